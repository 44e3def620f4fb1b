import { expect, it } from "vitest";
import { extractArticle } from "./extract.ts";

const sentence = "The council met on Tuesday evening and agreed to repair the old bridge before the winter, at a cost of two million. ";
const story = `<h1>Council agrees to repair the bridge</h1>${`<p>${sentence.repeat(4)}</p>`.repeat(5)}`;
const extract = (head: string, body = story) =>
  extractArticle(
    {
      bytes: new TextEncoder().encode(
        `<!doctype html><html lang="en"><head><title>Council agrees to repair the bridge</title>${head}</head><body>${body}</body></html>`,
      ),
      url: "https://www.example.com/news/bridge",
      contentType: "text/html; charset=utf-8",
    },
    { language: "en", now: Date.parse("2026-11-20") },
  );
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

const hostile: [name: string, head: string][] = [
  [
    "prototype keys",
    jsonLd(
      '{"@type":"NewsArticle","__proto__":{"headline":"Polluted","author":"Mallory"},"constructor":{"prototype":{"author":"Mallory"}},"hasOwnProperty":1}',
    ),
  ],
  [
    "methods that are values",
    jsonLd(
      '{"@type":"NewsArticle","toString":"x","valueOf":1,"isAccessibleForFree":{"toString":1},"headline":{"toString":"x","name":{"name":{"name":{"name":{"name":"deep"}}}}}}',
    ),
  ],
  [
    "numbers, null and lists for texts",
    jsonLd(
      '{"@type":["NewsArticle",7,null],"headline":42,"author":[null,7,[["a"]],{"name":[1,2]}],"datePublished":20261120,"image":[[[1]]],"inLanguage":{"name":5}}',
    ),
  ],
  [
    "an author as object of objects",
    jsonLd('{"@type":"Article","author":{"name":{"name":{"first":"Jane","last":{"name":"Doe"}}},"url":{}}}'),
  ],
  [
    "ten thousand authors",
    jsonLd(
      JSON.stringify({
        "@type": "Article",
        author: Array.from({ length: 10_000 }, (_, at) => ({ name: `Jane Doe ${"abcdefghij"[at % 10]}${at}` })),
      }),
    ),
  ],
  [
    "references in a circle",
    jsonLd(
      '{"@graph":[{"@type":"Article","@id":"#a","author":{"@id":"#b"},"mainEntity":{"@id":"#a"}},{"@id":"#b","name":{"@id":"#b"},"author":{"@id":"#a"}}]}',
    ),
  ],
  ["a graph a hundred thousand deep", jsonLd(`${'{"@graph":['.repeat(50_000)}1${"]}".repeat(50_000)}`)],
  ["brackets that never close", jsonLd(`{"@type":"Article","author":${"[".repeat(100_000)}`)],
  ["quotes that never close", jsonLd(`{"@type":"Article","headline":"${'\\"'.repeat(100_000)}`)],
  ["half a surrogate", jsonLd('{"@type":"Article","author":"Jane \\ud83d Doe"}')],
  [
    "an address that is no address",
    '<link rel="canonical" href="http://[::1"><meta property="og:image" content="https://%zz%"><meta property="og:url" content="javascript:alert(1)">',
  ],
  [
    "a picture on disk and one in the page",
    '<meta property="og:image" content="file:///etc/passwd"><meta name="twitter:image" content="data:image/png;base64,AAAA">',
  ],
  ["languages that are none", '<meta http-equiv="content-language" content="xx-xx-xx-xx"><meta property="og:locale" content="______">'],
  [
    "dates that no calendar has",
    '<meta property="article:published_time" content="2026-02-31T25:61:61+99:99"><meta name="date" content="99999999999999">',
  ],
];
it.each(hostile)("%s in a page's metadata spoil nothing", (_, head) => {
  const extraction = extract(head);
  if (!extraction.ok) throw new Error(extraction.code);
  const { article } = extraction;
  expect(article.title).toBe("Council agrees to repair the bridge");
  expect(article.content).toContain("agreed to repair the old bridge");
  expect(article.author).not.toMatch(/Mallory|object|undefined|null|https?:/);
  expect([...article.author].length).toBeLessThanOrEqual(120);
  expect(article.author).not.toMatch(/\p{Surrogate}/u);
  expect(article.publishDate).toMatch(/^$|^2026-11-20$/);
  expect(article.image).toBe("");
  expect(article.url).toBe("https://www.example.com/news/bridge");
  expect(article.language).toBe("en");
  expect(({} as Record<string, unknown>).headline).toBeUndefined();
});

/** Long enough that whoever reads them more than once for each letter does not come back before the test is given up. */
const long = 100_000;
const floods: [name: string, text: string][] = [
  ["commas", "a,"],
  ["blanks", " "],
  ["opening brackets", "("],
  ["brackets in brackets", "[a"],
  ["digits", "1"],
  ["dates without an end", "20.11."],
  ["dashes", "A - "],
  ["bars", "a|"],
  ["capitals", "AB "],
  ["signs of mark-up", "<a"],
  ["references", "&amp;"],
  ["quotes", '"'],
  ["mail addresses", "a@"],
  ["one lead of a byline after the other", "by By BY "],
  ["Han characters", "记者"],
];
it.each(floods)("a page flooded with %s is read, wherever they stand", (_, unit) => {
  const flood = unit.repeat(long / unit.length);
  const attribute = flood.replaceAll('"', "&quot;");
  const data = JSON.stringify({ "@type": "Article", author: flood, headline: flood, datePublished: flood, contentLocation: flood });
  const metas = ["author", "og:title", "date", "og:site_name"].map((name) => `<meta name="${name}" content="${attribute}">`).join("");
  const head = metas + jsonLd(data.replaceAll("<", "\\u003c"));
  const extraction = extract(head, `<h1>Bridge</h1><p class="byline">${flood}</p><time>${flood}</time>${story}<p>${flood}</p>`);
  expect(extraction.ok || extraction.code === "NO_ARTICLE").toBe(true);
});
