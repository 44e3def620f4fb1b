import { expect, it } from "vitest";
import { extractArticle } from "./extract.ts";
import { pageLimits, readPage } from "./read-page.ts";

const sentences = [
  "The council voted on Tuesday to close the old bridge for repairs, after a debate that lasted until midnight and left nobody satisfied.",
  "Engineers found rust in eleven of its forty girders, and the mayor said that she would not wait for a winter storm to find the rest.",
  "Shopkeepers on the eastern bank fear for their trade, since the next crossing is four miles upstream and has no pavement to walk on.",
  "A ferry that was retired in 1974 is to be brought back for the time of the works, if a crew can be found that still knows how to steer it.",
  "The works are to begin in March and to end before the herring festival, which has not been missed since the year of the great flood.",
];
const more = "Nobody on the eastern bank remembers a spring without the bridge, not even the oldest of the three ferrymen who rowed there.";
const text = sentences.map((sentence) => `<p>${sentence}</p>`).join("\n");
const title = "Old bridge to close for repairs";

function textsOf(html: string): string[] {
  const page = {
    bytes: new TextEncoder().encode(html),
    url: "https://www.harbor-news.example/bridge",
    contentType: "text/html; charset=utf-8",
  };
  const extraction = extractArticle(page, { language: "en" });
  return extraction.ok ? extraction.article.content.split(/\n+/) : [];
}
const page = (inside: string, head = "") =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><article><h1>${title}</h1>${inside}</article></body></html>`;

it("an article is given whole, paragraph by paragraph, without its title", () => {
  expect(textsOf(page(text))).toEqual(sentences);
});

it("captions, navigation and forms stay out", () => {
  const inserted = `<figure><img src="a.jpg"><figcaption>The bridge at dawn. Photo: A. Body</figcaption></figure>
    <div class="wp-caption-text">The rusty girders as seen from the towpath</div><nav><a href="/">Home</a></nav>
    <form>Your address <input></form>`;
  expect(textsOf(page(sentences.map((sentence, at) => `<p>${sentence}</p>${at === 1 ? inserted : ""}`).join("")))).toEqual(sentences);
});

it("links to other articles and prompts stay out in every language", () => {
  const lines = [
    '<p><a href="/x">Read more: the ferry that nobody wanted</a></p>',
    "<p><b>Subscribe to our newsletter</b></p>",
    "<p>Lesen Sie auch: <a href='/x'>Wie die Brücke entstand</a></p>",
    "<p>À lire aussi : <a href='/x'>Le pont vu par ses riverains</a></p>",
    "<p>【関連記事】<a href='/x'>橋の歴史をたどる</a></p>",
    "<p>Читайте также: <a href='/x'>Как строили мост</a></p>",
    "<p>责任编辑：王小明</p>",
    "<p>اقرأ أيضا: <a href='/x'>قصة الجسر القديم</a></p>",
    "<p>यह भी पढ़ें: <a href='/x'>पुल की कहानी</a></p>",
    "<ul><li><a href='/a'>How bridges are built</a></li><li><a href='/b'>How bridges fall</a></li></ul>",
  ];
  const mixed = sentences.map((sentence, at) => `<p>${sentence}</p>${lines[at * 2]}${lines[at * 2 + 1]}`).join("");
  expect(textsOf(page(mixed))).toEqual(sentences);
});

it("what readers wrote under an article is cut off at its heading, though there is more of it", () => {
  const comments = `<h3>Comments (40)</h3>${`<div class="q"><b>Somebody</b><p>${sentences[2]} I have always said so.</p></div>`.repeat(40)}`;
  expect(textsOf(page(`${text}<div class="zz">${comments}</div>`))).toEqual(sentences);
});

it("items of a list and subheads stay, with the numbers of numbered items", () => {
  const list = `<h2>How it is to be done</h2><p>${more}</p><ol start="4"><li>Bring a lamp.</li><li value="9">Mind the step.</li></ol>`;
  expect(textsOf(page(`${text}${list}<p>${more} It rained.</p>`)).slice(5)).toEqual([
    "How it is to be done",
    more,
    "4. Bring a lamp.",
    "9. Mind the step.",
    `${more} It rained.`,
  ]);
});

it("a text parted by line breaks alone is paragraphs", () => {
  expect(textsOf(page(`<div>${sentences.join("<br><br>")}</div>`))).toEqual(sentences);
  expect(textsOf(page(`<div>${sentences.join("<br>")}</div>`))).toEqual(sentences);
});

it("of articles one after another the one under the page's title is taken", () => {
  const other = `<article><h1>Goats on the golf course</h1>${text.replaceAll("bridge", "goat")}</article>`;
  const own = `<article><h1>${title}</h1>${text}</article>`;
  expect(textsOf(`<title>${title}</title><body>${own}${other}</body>`)).toEqual(sentences);
  expect(textsOf(`<title>${title}</title><body>${other}${own}</body>`)).toEqual(sentences);
});

it("a page that only a script fills gives what it tells search engines, unless it must be paid for", () => {
  const told = (isFree: boolean) => {
    const node = {
      "@type": "NewsArticle",
      isAccessibleForFree: isFree,
      articleBody: sentences.join("\n\n").replace("rust", "<b>rust</b> &amp; rot"),
    };
    return textsOf(`<body><div id="root"></div><script type="application/ld+json">${JSON.stringify(node)}</script></body>`);
  };
  expect(told(true)).toEqual(sentences.map((sentence) => sentence.replace("rust", "rust & rot")));
  expect(told(false)).toEqual([]);
});

it("a biography of the author and a prompt at the end are no part of the article", () => {
  const by = '<meta name="author" content="Ada Quayle">';
  const end =
    "<p>Ada Quayle has covered bridges since 2009. She swims badly.</p><p>Sign up for our newsletter and get it every morning.</p>";
  expect(textsOf(page(`${text}${end}`, by))).toEqual(sentences);
});

it("an article in a box that is named for something else is found all the same", () => {
  expect(textsOf(`<body><div class="related-posts"><div class="sidebar-widget"><h1>${title}</h1>${text}</div></div></body>`)).toEqual(
    sentences,
  );
  expect(textsOf(`<body><form><div><h1>${title}</h1>${text}</div></form></body>`)).toEqual(sentences);
});

it("readings of ruby, soft hyphens and zero-width signs go; joiners stay where letters join", () => {
  const ruby = "長い文章の中の<ruby>橋<rp>(</rp><rt>はし</rt><rp>)</rp></ruby>は、川の上にある。".repeat(4);
  expect(textsOf(page(`${text}<p>${ruby}</p>`)).at(-1)).toBe("長い文章の中の橋は、川の上にある。".repeat(4));
  expect(
    textsOf(
      page(`${text}<p>A bri\u00addge\u200b is a bri\u200cdge, even when it is closed for repairs and nobody may cross it at all.</p>`),
    ).at(-1),
  ).toMatch(/^A bridge is a bridge,/);
  expect(textsOf(page(`${text}<p>${"یک پل قدیمی می\u200cشود که بسته است. ".repeat(4)}</p>`)).at(-1)).toContain("می\u200cشود");
});

it("a row of a table of data is one line", () => {
  const table = `<table><tr><td>East</td><td>12</td></tr><tr><td>West</td><td>9</td></tr></table>`;
  expect(textsOf(page(`${text}${table}<p>${more}</p>`)).slice(5, 7)).toEqual(["East · 12", "West · 9"]);
});

it("nothing is made of a page without an article", () => {
  expect(textsOf("")).toEqual([]);
  expect(textsOf("<body><nav><a href='/'>Home</a></nav><form><input></form></body>")).toEqual([]);
});

it("hostile pages are read to the end, with what can be kept of them", () => {
  const hostile = [
    "<div>".repeat(20_000) + text,
    "<b><i>".repeat(20_000) + text,
    `${text}<p>${"&amp;x ".repeat(50_000)}</p>`,
    `${'<a href="/x">link</a> '.repeat(20_000)}${page(text)}`,
    `<p data-x="${"y".repeat(1_000_000)}">hello</p>${text}`,
    "<li>word, two".repeat(50_000),
    `${"<table><tr><td>".repeat(3_000)}${text}`,
    `<p>a${" ".repeat(500_000)}b</p>${text}`,
  ];
  for (const html of hostile) expect(() => textsOf(html)).not.toThrow();
  expect(textsOf(hostile[3] ?? "")).toEqual(sentences);
  expect(textsOf(hostile[4] ?? "").slice(-5)).toEqual(sentences);
});

it("no more of a page is kept than its limits say", () => {
  const { document } = readPage("<p>word</p>".repeat(pageLimits.elements + 500) + "<a href='/x'>x</a>".repeat(10));
  expect(document.body.getElementsByTagName("*").length).toBeLessThanOrEqual(pageLimits.elements);
  let depth = 0;
  for (let at = readPage(`${"<div>".repeat(1_000)}x`).document.body.firstElementChild; at; at = at.firstElementChild) depth++;
  expect(depth).toBeLessThanOrEqual(pageLimits.depth);
});
