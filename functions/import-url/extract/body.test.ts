import { expect, it } from "vitest";
import { findBody } from "./body/find-body.ts";
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

const bodyOf = (html: string) => findBody(readPage(html), { url: "https://www.harbor-news.example/bridge", title }).blocks;
const textsOf = (html: string) => bodyOf(html).map((block) => block.text);
const page = (inside: string) =>
  `<html><head><title>${title}</title></head><body><article><h1>${title}</h1>${inside}</article></body></html>`;

it("an article is given whole, paragraph by paragraph, without its title", () => {
  expect(textsOf(page(text))).toEqual(sentences);
});

it("a caption under a picture is no paragraph, whatever it is called", () => {
  const captions = `<figure><img src="a.jpg"><figcaption>The bridge at dawn. Photo: A. Body</figcaption></figure>
    <div class="x7"><img src="b.jpg"><div class="x8">The rusty girders as seen from the towpath</div></div>`;
  expect(textsOf(page(sentences.map((sentence, at) => `<p>${sentence}</p>${at === 1 ? captions : ""}`).join("")))).toEqual(sentences);
});

it("links to other articles, prompts and comments stay out in every language", () => {
  const lines = [
    '<p><a href="/x">Read more: the ferry that nobody wanted</a></p>',
    "<p><b>Subscribe to our newsletter</b></p>",
    "<p>Lesen Sie auch: <a href='/x'>Wie die Brücke entstand</a></p>",
    "<p>À lire aussi : <a href='/x'>Le pont vu par ses riverains</a></p>",
    "<p>【関連記事】<a href='/x'>橋の歴史をたどる</a></p>",
    "<p>Читайте также: <a href='/x'>Как строили мост</a></p>",
    "<p>责任编辑：王小明</p>",
    "<p>홍길동 기자 hong@example.com</p>",
    "<p>اقرأ أيضا: <a href='/x'>قصة الجسر القديم</a></p>",
    "<p>यह भी पढ़ें: <a href='/x'>पुल की कहानी</a></p>",
  ];
  const mixed = sentences.map((sentence, at) => `<p>${sentence}</p>${lines[at * 2]}${lines[at * 2 + 1]}`).join("");
  expect(textsOf(page(mixed))).toEqual(sentences);
});

it("what readers wrote under an article is cut off at its heading, though there is more of it", () => {
  const comments = `<h3>Comments (40)</h3>${`<div class="q"><b>Somebody</b><p>${sentences[2]} I have always said so.</p></div>`.repeat(40)}`;
  expect(textsOf(page(`${text}<div class="zz">${comments}</div>`))).toEqual(sentences);
});

it("what readers wrote is known without a heading too, by how long ago it was", () => {
  const comment = (at: number) =>
    `<div class="q"><i>walker${at}</i> <i>${at + 2} hours ago</i><p>${sentences[at % 5]} Number ${at}.</p></div>`;
  const comments = Array.from({ length: 12 }, (_, at) => comment(at)).join("");
  expect(textsOf(page(`${text}<div>${comments}</div>`))).toEqual(sentences);
});

it("points of a list and subheads stay, with the numbers of numbered points", () => {
  const blocks = bodyOf(
    page(
      `${text}<h2>How it is to be done</h2><p>${more}</p><ol><li>Bring a lamp.</li><li>Mind the step.</li></ol><p>${more.replace("eastern", "western and very much quieter")}</p>`,
    ),
  );
  expect(blocks.slice(5)).toEqual([
    { kind: "heading", text: "How it is to be done" },
    { kind: "paragraph", text: more },
    { kind: "item", text: "Bring a lamp.", number: 1 },
    { kind: "item", text: "Mind the step.", number: 2 },
    { kind: "paragraph", text: more.replace("eastern", "western and very much quieter") },
  ]);
});

it("a timetable or a heading within a short article is nobody's name, and what follows it stays", () => {
  for (const inside of ["<ul><li>First Boat at 6.40 from the pier</li><li>Last Boat at 23.15</li></ul>", "<h2>The New Fares 2027</h2>"]) {
    const html = page(`<article><h1>${title}</h1>${text}${inside}<p>${more}</p></article>`);
    expect(textsOf(html).at(-1)).toBe(more);
  }
});

it("a post that an article quotes stays, with the line of its sender, in a box and full of links too", () => {
  const post = `<blockquote class="twitter-tweet"><p>Farewell, old bridge, and thanks for the fish.</p>— Harbor (@harbor) <a href="https://t.co/x">March 3, 2026</a></blockquote>`;
  expect(textsOf(page(text.replace("</p>", `</p>${post}`)))).toEqual([
    sentences[0],
    "Farewell, old bridge, and thanks for the fish.",
    "— Harbor (@harbor) March 3, 2026",
    ...sentences.slice(1),
  ]);
  const linked = `<div class="embed-twitter"><blockquote><p>Farewell, <a href="https://x.com/t">#old #bridge, we will miss you so</a></p>— Harbor (@harbor) <a href="https://t.co/x">March 3, 2026</a></blockquote></div>`;
  expect(textsOf(page(text.replace("</p>", `</p>${linked}`)))).toContain("Farewell, #old #bridge, we will miss you so");
});

it("main headings part one article too, and a link that is never closed takes nothing with it", () => {
  const parts = sentences.map(
    (sentence, at) => `<section><h1>Part ${at + 1}</h1><p>${sentence}</p><p>${more} ${more} (${at})</p></section>`,
  );
  for (const sentence of sentences) expect(textsOf(page(parts.join("")))).toContain(sentence);
  expect(textsOf(`<html><body><a name="top"><p><a href="/">Home</a></p><h1>${title}</h1>${text}</body></html>`)).toEqual(sentences);
});

it("paragraphs each in a box of its own open a text whose others share one", () => {
  const boxes = sentences.slice(0, 3).map((sentence, at) => `<div class="${["first", "second", "third"][at]}Par"><p>${sentence}</p></div>`);
  const rest = [...sentences.slice(3), more];
  const html = page(`${boxes.join("")}<div class="rest">${rest.map((sentence) => `<p>${sentence}</p>`).join("")}</div>`);
  expect(textsOf(html)).toEqual([...sentences.slice(0, 3), ...rest]);
});

it("a text goes on below a heading in another box that is made alike", () => {
  const others = sentences.map((sentence) => `<p>${sentence.replaceAll("the", "a")}</p>`).join("");
  const html = page(
    `<section><div class="t">${text}</div></section><section><div class="t"><h2>What we propose</h2>${others}</div></section>`,
  );
  expect(textsOf(html)).toHaveLength(11);
});

it("sentences among paragraphs stay, whatever the box they are in is called", () => {
  const box = `<div class="image-overlay">${sentences.map((sentence) => `<p>${sentence.replaceAll("the", "a")}</p>`).join("")}</div>`;
  expect(textsOf(page(text.replaceAll("</p>\n<p>The works", `</p>${box}<p>The works`)))).toHaveLength(10);
  const quotation = `<blockquote class="comment"><p>${more}</p></blockquote>`;
  expect(textsOf(page(text.replaceAll("</p>\n<p>The works", `</p>${quotation}<p>The works`)))).toContain(more);
});

it("labels of steps stay, each above what is to be done", () => {
  const step = (label: string, what: string) => `<div class="step"><div>${label}</div><p>${what}</p></div>`;
  const steps = sentences.map((sentence, at) => step(`Step ${at + 1}`, sentence)).join("");
  expect(textsOf(page(`<div class="step"><p>${more}</p></div>${steps}`))).toHaveLength(11);
  expect(textsOf(page(`<div class="step"><p>${more}</p></div>${steps}`))).toContain("Step 5");
});

it("paragraphs in boxes whose names a machine made are one text", () => {
  const codes = ["css-95455f", "css-0e6b64", "css-ea9987", "css-79c7f7", "css-586ef6"];
  const boxes = sentences.map((sentence, at) => `<div class="${codes[at]}"><p class="${codes.at(-at)}">${sentence}</p></div>`).join("");
  const last = "“It is under the hay,” she said. “It never did start.”";
  expect(textsOf(page(`${boxes}<div class="css-aa1b2c"><p class="css-beef12">${last}</p></div>`)).at(-1)).toBe(last);
});

it("a list goes on with the number it is given", () => {
  const points = (from: number) => `<ol start="${from}"><li>${sentences[0]}</li><li value="9">${sentences[1]}</li></ol>`;
  const blocks = bodyOf(page(`<p>${more}</p><p>${sentences[2]}</p>${points(4)}<p>${sentences[3]}</p>`));
  expect(blocks.map((block) => block.number ?? 0)).toEqual([0, 0, 4, 9, 0]);
});

it("a paragraph of opening times is one, and so is a question that unfolds its answer", () => {
  const times =
    "The ferry office is open on Saturdays from 7:30 to 13:30, and on Wednesday evenings from 5:00 to 8:00, until the last girder of the bridge has been replaced and the keys are handed over.";
  expect(textsOf(page(`${text}<p>${times}</p><p>${more}</p>`))).toContain(times);
  const questions = sentences.map((sentence, at) => `<div role="button">Who pays for part ${at + 1}?</div><div>${sentence}</div>`).join("");
  expect(textsOf(page(`<p>${more}</p>${questions}<p>That is all that is known.</p>`))).toContain("Who pays for part 3?");
});

it("a text parted by line breaks alone is paragraphs", () => {
  expect(textsOf(page(`<div>${sentences.join("<br><br>")}</div>`))).toEqual(sentences);
  expect(textsOf(page(`<div>${sentences.join("<br>")}</div>`))).toEqual(sentences);
});

it("of two articles one after another the first is taken", () => {
  const second = `<article><h1>Goats on the golf course</h1>${text.replaceAll("bridge", "goat")}</article>`;
  expect(textsOf(`<body><article><h1>${title}</h1>${text}</article>${second}</body>`)).toEqual(sentences);
});

it("all posts of a live blog are the article, each under its heading", () => {
  const posts = sentences
    .map((sentence, at) => `<li><article><time>${at + 10}:00</time><h3>Hour ${"abcde"[at]}</h3><p>${sentence}</p></article></li>`)
    .join("");
  const live = `<script type="application/ld+json">{"@type":"LiveBlogPosting"}</script><ul>${posts}</ul>`;
  expect(textsOf(`<body><h1>${title}</h1>${live}</body>`)).toEqual(sentences.flatMap((sentence, at) => [`Hour ${"abcde"[at]}`, sentence]));
});

it("a page that only a script would fill gives what it tells search engines", () => {
  const told = JSON.stringify({ "@type": "NewsArticle", articleBody: sentences.join("\n\n") });
  expect(textsOf(`<body><div id="root"></div><script type="application/ld+json">${told}</script></body>`)).toEqual(sentences);
});

it("a sign between parts of a text, an update and a talk with who wrote do not end it", () => {
  for (const sign of ["###", "Updated: 3:15 p.m."]) {
    const rest = sentences.map((sentence) => `<p>${sentence.replaceAll("the", "a")}</p>`).join("");
    expect(textsOf(page(`${text}<p>${sign}</p>${rest}`)).at(-1)).toBe(sentences.at(-1)?.replaceAll("the", "a"));
  }
  const talk = sentences.map((sentence) => `<p>Ann Arbor: And what came then, would you say?</p><p>${sentence}</p>`).join("");
  expect(textsOf(page(`<p>By Ann Arbor</p><p>${more}</p>${talk}`)).at(-1)).toBe(sentences.at(-1));
});

it("an author's biography at the end is no part of the article", () => {
  const by = '<meta name="author" content="Ada Quayle">';
  expect(textsOf(`<head>${by}</head>${page(`${text}<p>Ada Quayle has covered bridges since 2009. She swims badly.</p>`)}`)).toEqual(
    sentences,
  );
});

it("what stands in one box with a label goes with it, and a part of the text under such a word stays", () => {
  const box = `<div class="b7"><div>Advertisement</div><div>Nothing keeps rain out like the boots of Harbor & Sons, now at half their price.</div></div>`;
  const html = page(text.replace("</p>", `</p>${box}`));
  expect(textsOf(html)).toEqual(sentences);
  const part = sentences.map((sentence) => `<p>${sentence.replaceAll("the", "a")}</p>`).join("");
  expect(textsOf(page(`${text}<section><h2>Video</h2>${part}</section>`))).toHaveLength(10);
});

it("what misleading names hide is found all the same", () => {
  expect(textsOf(`<body><div class="related-posts"><div class="sidebar-widget"><h1>${title}</h1>${text}</div></div></body>`)).toEqual(
    sentences,
  );
});

it("a teaser list is no article", () => {
  const teasers = sentences
    .map((sentence, at) => `<li><h3><a href="/story-${at}">${sentence.slice(0, 40)}</a></h3><p>${sentence.slice(0, 90)}</p></li>`)
    .join("");
  expect(textsOf(page(`${text}<ul>${teasers}</ul>`))).toEqual(sentences);
});

it("readings of ruby, soft hyphens and zero-width signs go; joiners stay where letters join", () => {
  expect(
    textsOf(page(`${text}<p>${"長い文章の中の<ruby>橋<rp>(</rp><rt>はし</rt><rp>)</rp></ruby>は、川の上にある。".repeat(4)}</p>`)).at(-1),
  ).toBe("長い文章の中の橋は、川の上にある。".repeat(4));
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
  for (const html of hostile) expect(() => bodyOf(html)).not.toThrow();
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
