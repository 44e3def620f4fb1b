import { expect, it } from "vitest";
import { bytesIn } from "./charset-bytes.test-data.ts";
import { composeContent, examinePage, extractArticle } from "./extract.ts";
import type { ExtractedArticle } from "./page.ts";

const sentence = "The council met on Tuesday evening and agreed to repair the old bridge before the winter, at a cost of two million. ";
const paragraphs = Array.from({ length: 5 }, (_, at) => `Paragraph ${at + 1} of the story. ${sentence.repeat(3)}`.trim());
const story = `<h1>Council agrees to repair the bridge</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`;

const html = (head: string, body: string, lang = "en") =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body><main><article>${body}</article></main></body></html>`;
const options = { language: "en", now: Date.parse("2026-11-20") };
const extract = (text: string, contentType = "text/html; charset=utf-8", url = "https://www.example.com/news/bridge") =>
  extractArticle({ bytes: new TextEncoder().encode(text), url, contentType }, options);
function article(text: string): ExtractedArticle {
  const extraction = extract(text);
  if (!extraction.ok) throw new Error(extraction.code);
  return extraction.article;
}
const code = (...page: Parameters<typeof extract>) => {
  const extraction = extract(...page);
  return extraction.ok ? "article" : extraction.code;
};

it("an article comes out whole, with everything its page says of it", () => {
  const head = `<title>Council agrees to repair the bridge | The Gazette</title><meta property="og:site_name" content="The Gazette">
    <meta property="og:image" content="/bridge.jpg"><link rel="canonical" href="https://example.com/news/bridge">
    <script type="application/ld+json">{"@type":"NewsArticle","headline":"Council agrees to repair the bridge","author":{"name":"Jane Doe"},"datePublished":"2026-11-17T23:30:00-06:00"}</script>`;
  const body = story.replace("Paragraph 1", "DULUTH, Minn. (AP) — Paragraph 1");
  expect(article(html(head, body, "en-US"))).toEqual({
    title: "Council agrees to repair the bridge",
    content: paragraphs.join("\n\n").replace("Paragraph 1", "DULUTH, Minn. (AP) — Paragraph 1"),
    author: "Jane Doe",
    publishDate: "2026-11-17",
    siteName: "The Gazette",
    url: "https://example.com/news/bridge",
    image: "https://www.example.com/bridge.jpg",
    language: "en-US",
    place: { text: "DULUTH, Minn." },
  });
});

it("whoever looks into an extraction is told the charset and where each field came from", () => {
  const bytes = bytesIn(
    "windows-1252",
    html(
      "<title>Un café à Paris - Gazette</title>",
      `<h1>Un café à Paris</h1><p class="byline">Par Hélène Mercier</p>${Array.from({ length: 5 }, (_, at) => `<p>Le conseil a décidé mardi de rénover ${at + 2} vieux cafés, ce qui réjouit le quartier entier et ses habitués.</p>`).join("")}`,
      "fr",
    ),
  );
  const { extraction, report } = examinePage({ bytes, url: "https://gazette.fr/a", contentType: "text/html" }, options);
  expect(extraction).toMatchObject({
    ok: true,
    article: { title: "Un café à Paris", author: "Hélène Mercier", siteName: "Gazette", language: "fr" },
  });
  expect(report).toMatchObject({ charset: "windows-1252", sources: { title: "h1", siteName: "title", language: "html", publishDate: "" } });
});

it("a long text is given whole", () => {
  const body = Array.from({ length: 60 }, (_, at) => `<p>Paragraph ${at + 1} of the story. ${sentence.repeat(3)}</p>`).join("");
  expect(article(html("<title>A long story</title>", `<h1>A long story</h1>${body}`)).content).toContain("Paragraph 60 of the story");
});

it.each([
  ["a PDF called a page", "%PDF-1.7\n%âãÏÓ\n1 0 obj", "text/html"],
  [
    "a feed",
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- feed --><rss version="2.0"><channel><title>News</title></channel></rss>',
    "text/html",
  ],
  ["an Atom feed", '<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>', "text/html"],
  ["a sitemap", '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>', "text/xml"],
  ["a drawing", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Bridge</text></svg>', "image/svg+xml"],
  ["data", `{"headline":"Bridge","html":"${sentence.repeat(9)}"}`, "text/html"],
  ["a text file", sentence.repeat(20), "text/plain"],
  ["a picture", "GIF89a\u0001", "text/html"],
])("%s is no page, whatever its header says", (_, text, contentType) => {
  expect(code(text, contentType)).toBe("NOT_A_PAGE");
});

it("an XHTML page with an XML declaration is a page", () => {
  const page = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">${html("<title>Bridge</title>", story).replace("<!doctype html>", "")}`;
  expect(code(page, "application/xhtml+xml")).toBe("article");
});

const isPaid =
  '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Council agrees to repair the bridge","isAccessibleForFree":false}</script>';
const teaser = `<h1>Council agrees to repair the bridge</h1><p>${sentence}</p>`;
it("a teaser before a wall is called paywalled; what a page gives whole is not, whatever it says of itself", () => {
  expect(code(html(isPaid, `${teaser}<div class="offer">Subscribe to continue reading.</div>`))).toBe("PAYWALLED");
  expect(
    code(
      html(
        "<title>Brücke</title>",
        `<h1>Brücke wird saniert</h1><p>${sentence}</p><aside>Nur für Abonnenten: jetzt weiterlesen mit Gazette Plus.</aside>`,
        "de",
      ),
    ),
  ).toBe("PAYWALLED");
  expect(
    code(
      html(
        "<title>橋</title>",
        "<h1>橋を修理へ</h1><p>市議会は火曜日、古い橋を修理することを決めた。</p><p>この記事は有料会員限定です。残り961文字</p>",
        "ja",
      ),
    ),
  ).toBe("PAYWALLED");
  expect(code(html(isPaid, story))).toBe("article");
});

const filler = "<p>We are sorry. Please try the search or go back to where you came from.</p>";
it.each([
  [
    "an empty application",
    html("<title>Gazette</title>", '<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>'),
  ],
  ["nothing at all", ""],
  ["a missing page that answers 200", html("<title>404 - Page not found | Gazette</title>", `<h1>Page not found</h1>${filler.repeat(4)}`)],
  [
    "a Russian one",
    html(
      "<title>Страница не найдена</title>",
      `<h1>Страница не найдена</h1>${"<p>К сожалению, такой страницы нет. Попробуйте воспользоваться поиском или вернуться на главную.</p>".repeat(4)}`,
      "ru",
    ),
  ],
  [
    "a guard against robots",
    html(
      "<title>Just a moment...</title>",
      `<h1>www.example.com</h1>${"<p>Verifying you are human. This may take a few seconds. The site needs to review the security of your connection.</p>".repeat(3)}`,
    ),
  ],
  [
    "a consent wall",
    html(
      "<title>Gazette</title>",
      `<h1>Your privacy</h1>${"<p>We and our partners store cookies on your device and process personal data with your consent. You can accept all cookies or manage settings; vendors may rely on legitimate interest.</p>".repeat(4)}`,
    ),
  ],
  [
    "a menu",
    html(
      "<title>Gazette</title>",
      `<ul>${Array.from({ length: 60 }, (_, at) => `<li><a href="/${at}">Section number ${at} of the paper</a></li>`).join("")}</ul>`,
    ),
  ],
])("%s is no article", (_, page) => {
  expect(code(page)).toBe("NO_ARTICLE");
});

it("a home page of teasers is no article", () => {
  const teasers = Array.from(
    { length: 12 },
    (_, at) => `<h2><a href="/${at}">News number ${at} from the council</a></h2><p>${sentence}</p>`,
  ).join("");
  expect(
    code(html('<title>The Gazette</title><meta property="og:type" content="website">', teasers), "text/html", "https://www.example.com/"),
  ).toBe("NO_ARTICLE");
  expect(
    code(
      html('<title>Local | The Gazette</title><meta property="og:type" content="website">', teasers),
      "text/html",
      "https://www.example.com/local/",
    ),
  ).toBe("NO_ARTICLE");
});

it("an article about missing pages, cookies or subscriptions is an article", () => {
  const text = story
    .replaceAll("the old bridge", "cookies, consent and what subscribers read")
    .replaceAll("Council agrees to repair the bridge", "Why pages are not found");
  expect(code(html('<title>Why pages are not found</title><meta property="og:type" content="article">', text))).toBe("article");
});

it("a blank line parts paragraphs and headings; items of a list stand on lines of their own with their mark", () => {
  const item = (text: string, number?: number) => ({ kind: "item" as const, text, ...(number !== undefined && { number }) });
  const blocks = [
    { kind: "paragraph" as const, text: "One." },
    { kind: "heading" as const, text: "What you need" },
    item("Flour"),
    item("Water"),
    item("Mix", 1),
    item("Bake", 2),
    { kind: "paragraph" as const, text: "Done." },
  ];
  expect(composeContent(blocks)).toBe("One.\n\nWhat you need\n\n• Flour\n• Water\n1. Mix\n2. Bake\n\nDone.");
});
