import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { readyLanguages } from "../../locales/languages.ts";
import { partsMade } from "../../web/typeset/index.ts";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { slugOf } from "../completed-newspapers/share-address.ts";
import { setsOf, shareOut } from "../share/article.ts";
import type { Edition } from "../share/edition.ts";
import { editionFrom, newspaperOf } from "../share/newspapers.test-data.ts";
import { embedPage, oembed } from "./embed-page.ts";
import { sharePage } from "./share-page.ts";

const { findAll, getAttributeValue, textContent } = DomUtils;
type Element = ReturnType<typeof findAll>[number];

const site = "https://stop-press.example";

async function open(edition: Edition, make = sharePage) {
  const markup = String(await make(edition, site));
  const document = parseDocument(markup);
  const all = (name: string) => findAll((element) => element.name === name, document.children);
  const [body] = all("body");
  const text = body ? textContent(body) : "";
  const meta = (name: string) =>
    all("meta").find((element) => [getAttributeValue(element, "name"), getAttributeValue(element, "property")].includes(name))?.attribs
      .content;
  const told = all("script").map((script) => JSON.parse(textContent(script)) as Record<string, unknown>);
  return { markup, all, text, meta, told, elements: findAll(() => true, document.children) };
}
const addressesOf = (elements: Element[]) =>
  elements.flatMap(({ attribs }) => [attribs.href, attribs.src, attribs.action, attribs.srcset].filter((value) => value !== undefined));

it("reads out all there is of a newspaper, in the order of its page", async () => {
  const { text, all } = await open(editionFrom(newspaperOf()));
  const parts = [
    ...[
      "The Lantern",
      "Saturday, March 7, 2026",
      "Made with Stop Press",
      "The Lantern",
      "Vol. I. No. 1",
      "Duluth",
      "Harbor",
      "The bridge is open",
    ],
    ...["After three years people cross again", "By Anna Berg", "Duluth, United States", "The bridge at noon.", "The bridge is open."],
    ...["The bolts", "People cross it.", "I counted the bolts.", "A bolt.", "The ferry", "It rests.", "For now.", "House edition:"],
  ];
  let at = 0;
  for (const part of parts) {
    const next = text.indexOf(part, at);
    expect([part, next >= at]).toEqual([part, true]);
    at = next + part.length;
  }
  expect(all("h1").map(textContent)).toEqual(["The bridge is open"]);
  expect(all("h2").map(textContent)).toEqual(["The bolts", "The ferry"]);
  expect(all("img").map(({ attribs }) => [attribs.alt, attribs.loading])).toEqual([
    ["Front page of The Lantern", "eager"],
    ["Page 2 of The Lantern", "lazy"],
    ["A bridge.", "lazy"],
    ["A bolt of iron.", "lazy"],
  ]);
  expect(all("img")[0]?.attribs.srcset).toBe("/api/images/narrow 720w, /api/images/one 1500w");
  expect(
    all("a")
      .map(({ attribs }) => attribs.download)
      .filter(Boolean),
  ).toEqual(["the-bridge-is-open.webp"]);
});

const hostile = [
  `</script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `<!--<script>`,
  `]]><svg/onload=alert(1)>`,
  `{{name}} \${1+1} </style><style>*{display:none}</style>`,
  `\u202Edeggab\u2066 \u2028 <a href="javascript:alert(1)">x</a> &lt;b&gt;`,
];

it.each(hostile)("lets nothing a newspaper says become markup: %j", async (evil) => {
  const side = [{ headline: evil, content: `${evil}\n\n${evil}` }];
  const newspaper = newspaperOf({
    ...{
      title: evil,
      newspaperName: evil,
      author: evil,
      region: evil,
      imageCaption: evil,
      imageAlt: evil,
      smallImageAlt: evil,
      smallImageCaption: evil,
    },
    importedUrl: `javascript:alert(1)//${evil}`,
    madeWith: { text: evil.slice(0, 80), images: evil.slice(0, 80), house: false },
    text: {
      ...{
        expandedTitle: evil,
        deck: evil,
        kicker: evil.slice(0, 120),
        quote: evil,
        byline: evil,
        writerName: evil,
        contentLanguage: `en"><`,
      },
      ...{ expandedContent: `${evil}\n\n## ${evil}\n\n${evil}`, sideStories: side },
    },
  });
  const edition = editionFrom(newspaper);
  const plain = await open(editionFrom(newspaperOf({ madeWith: { text: "M", images: "M", house: false } })));
  for (const [make, scripts] of [
    [sharePage, 1],
    [embedPage, 0],
  ] as const) {
    const { elements, all, told, text } = await open(edition, make);
    expect(all("script")).toHaveLength(scripts);
    expect(all("style")).toHaveLength(1);
    expect(elements.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => /^on|^style$/.test(name))).toEqual([]);
    expect(addressesOf(elements).filter((address) => !/^(\/|#|https:\/\/stop-press\.example\/)/.test(address))).toEqual([]);
    if (make === embedPage) continue;
    // What it says is all there, as words.
    expect(all("h1").map(textContent)).toEqual([edition.headline]);
    expect(text).toContain(evil);
    expect(told[0]?.headline).toBe(edition.headline);
    const kinds = (page: { elements: Element[] }) => new Set(page.elements.map(({ name }) => name));
    expect([...kinds({ elements })].filter((name) => !kinds(plain).has(name))).toEqual([]);
  }
  const { html } = oembed(edition, site, { width: 400, height: 900 }) as { html: string };
  expect(findAll(() => true, parseDocument(html).children).map(({ name }) => name)).toEqual(["iframe"]);
});

it("turns the direction of no line that names it elsewhere, and may be found and framed", async () => {
  const turned = "\u202Eneila\u2066 \u061CAr\u200Fm\u2069s";
  const edition = editionFrom(newspaperOf({ newspaperName: turned, author: turned, text: { expandedTitle: turned, deck: turned } }));
  const { all, meta, told } = await open(edition);
  const lines = [
    ...all("title").map(textContent),
    meta("og:title"),
    meta("description"),
    meta("og:image:alt"),
    JSON.stringify(told[0]?.author),
  ];
  for (const line of lines) expect(line).toMatch(/^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*neila Arms/u);
  expect(meta("robots")).not.toMatch(/noindex|none/);
  const framed = (most: number) => oembed(edition, site, { width: most, height: 10_000 }) as { width: number; html: string };
  expect([framed(1).width, framed(0).width, framed(9_999).width]).toEqual([200, 200, 420]);
  expect(framed(1).html).toContain('width="200"');
});

it("says what can be seen where a field holds only blanks and invisible signs", async () => {
  const blank = " \u200b\n\u00a0\u2060";
  const blanks = { expandedTitle: blank, deck: blank, kicker: blank, quote: blank, byline: blank, expandedContent: blank };
  const more = { newspaperName: blank, author: blank, imageAlt: blank, imageCaption: blank };
  const { text, all, meta, told } = await open(editionFrom(newspaperOf({ ...more, text: { ...blanks, newspaperName: "" } })));
  expect(all("h1").map(textContent)).toEqual(["The bridge is open"]);
  expect(all("title").map(textContent)).toEqual(["The bridge is open · The bridge is open"]);
  expect(meta("og:title")).toBe("The bridge is open");
  expect(meta("description")).toBe("The bridge is open. People cross it.");
  expect(text).toContain("People cross it.");
  expect(told[0]?.author).toMatchObject({ "@type": "Organization" });
  expect(["deck", "kicker", "byline"].filter((name) => all("p").some(({ attribs }) => attribs.class === name))).toEqual([]);
  expect(all("blockquote")).toEqual([]);
  expect(all("figcaption")).toHaveLength(1);
});

it("shows a newspaper with the oddest of what may be saved, and ends its address with what can stand there", async () => {
  const place = { city: "\u0000\u202e", country: "", countryCode: "??", lat: 90, lng: -180, timeZone: 'No/Such"Zone' };
  const odd = newspaperOf({
    title: "\u0301\u200b //evil.example\r\nSet-Cookie: a=b %0d%0a ?#",
    place,
    language: "xx",
    templateId: "none",
    publishDate: "",
    folio: { volume: 9_999, number: 999_999, price: "<b>", motto: "\u2028", ears: ["]]>", "\u0007"] },
    text: { contentLanguage: "he-IL", expandedContent: "a".repeat(40_000), sideStories: Array(12).fill({ headline: "", content: "" }) },
  });
  const { text, all, told } = await open(editionFrom(odd));
  expect(text).toContain("a".repeat(40_000));
  expect(told).toHaveLength(1);
  expect(odd.shareUrl).toMatch(/^\/share\/[\w-]{22}\/evil-example-set-cookie-a-b-0d-0a$/);
  expect(all("html").map(({ attribs }) => attribs.lang)).toEqual(["en"]);
});

it("credits the site an article is from, and links to addresses of the web alone", async () => {
  const from = async (importedUrl: string) => {
    const { all, text, told } = await open(editionFrom(newspaperOf({ importedUrl })));
    const link = all("a").find(({ attribs }) => attribs.rel?.includes("nofollow"));
    return [link?.attribs.href, /Source of the article: ([^\s]+)\./.exec(text)?.[1], told[0]?.isBasedOn];
  };
  expect(await from("https://www.example.com/a?b=1&c=2")).toEqual([
    "https://www.example.com/a?b=1&c=2",
    "example.com",
    "https://www.example.com/a?b=1&c=2",
  ]);
  const named = { importedUrl: "https://www.example.com/a", importedSite: "Northbeam\nBlog" };
  const { all, text } = await open(editionFrom(newspaperOf(named)));
  expect(text).toContain("Source of the article: Northbeam Blog.");
  expect(all("a").find(({ attribs }) => attribs.rel?.includes("nofollow"))?.attribs.href).toBe("https://www.example.com/a");
  for (const address of ["javascript:alert(1)", "data:text/html,x", "example.com", "//example.com", ""])
    expect(await from(address)).toEqual([undefined, undefined, undefined]);
});

it("says to people and to machines where a model had a part, and where none had", async () => {
  const madeBy = async (madeWith: Newspaper["madeWith"], more: Partial<Newspaper> = {}, types = {}) => {
    const { told, text } = await open(editionFrom(newspaperOf({ madeWith, ...more }), types));
    const images = told[0]?.image as { url: string; digitalSourceType?: string }[];
    const kind = (type: unknown) =>
      String(type ?? "none")
        .replace("https://schema.org/", "")
        .replace("DigitalSource", "");
    return [
      text.includes("made with the help of AI"),
      kind(told[0]?.digitalSourceType),
      ...images.slice(1).map(({ digitalSourceType }) => kind(digitalSourceType)),
    ];
  };
  const drawings = { main: "application/json", small: "application/json" };
  const house = { text: "house", images: "house", house: true };
  expect(await madeBy(house, {}, drawings)).toEqual([false, "none", "AlgorithmicMedia", "AlgorithmicMedia"]);
  expect(await madeBy({ text: "Claude", images: "GPT Image", house: false })).toEqual([
    true,
    "TrainedAlgorithmicMedia",
    "TrainedAlgorithmicMedia",
    "TrainedAlgorithmicMedia",
  ]);
  expect(await madeBy({ ...house, images: "GPT Image" }, {}, { small: "application/json" })).toEqual([
    true,
    "none",
    "TrainedAlgorithmicMedia",
    "AlgorithmicMedia",
  ]);
  const own = [{ role: "main" as const, focal: null, treatment: null, replaced: { imageUrl: "", caption: "", alt: "" } }];
  expect(await madeBy({ text: "Claude", images: "house", house: false }, { pictures: own }, { small: "application/json" })).toEqual([
    true,
    "CompositeWithTrainedAlgorithmicMedia",
    "none",
    "AlgorithmicMedia",
  ]);
});

it("says right under its pages how it was made and what was edited, and marks each generated picture there and in the text", async () => {
  const made = partsMade(newspaperOf());
  const edited = newspaperOf({
    made,
    text: { expandedTitle: "Open at last" },
    madeWith: { text: "Claude", images: "GPT Image", house: false },
  });
  const { all, told } = await open(editionFrom(edited, { small: "application/json" }));
  const making = all("section").find(({ attribs }) => attribs.class === "making");
  expect(making ? textContent(making).replace(/\s+/g, " ").trim() : "").toBe(
    "Generated picture: GPT Image This newspaper was made with the help of AI. Text by Claude. Pictures made by GPT Image. Drawings made by rule, without AI. Edited by hand: headline.",
  );
  expect(all("figcaption").map(textContent)).toEqual(["The bridge at noon.Generated picture: GPT Image", "A bolt."]);
  const images = told[0]?.image as { creditText?: string; digitalSourceType?: string }[];
  expect(told[0]?.digitalSourceType).toBe("https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource");
  expect(images.map(({ creditText }) => creditText)).toEqual([undefined, "GPT Image", undefined]);
  expect(images[0]?.digitalSourceType).toBe("https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource");
  const house = await open(editionFrom(newspaperOf({ made }), { main: "application/json", small: "application/json" }));
  expect(house.text).not.toContain("Generated");
  expect(house.text).not.toContain("Edited by hand");
});

it("tells networks whole addresses of what they show, and paths alone where the site has told none", async () => {
  const { meta, all, told } = await open(editionFrom(newspaperOf()));
  expect(["og:type", "og:title", "og:url", "og:image", "og:image:alt", "twitter:card"].map(meta)).toEqual([
    ...["article", "The bridge is open", `${site}/share/AbCdEfGhIjKlMnOpQrStUv/the-bridge-is-open`],
    ...[`${site}/api/images/card`, "Front page of The Lantern", "summary_large_image"],
  ]);
  expect(all("link").find(({ attribs }) => attribs.rel === "canonical")?.attribs.href).toBe(meta("og:url"));
  expect(told[0]).toMatchObject({
    "@type": "NewsArticle",
    datePublished: "2026-03-07T00:00:00.000Z",
    dateModified: "2026-03-08T00:00:00.000Z",
    inLanguage: "en",
    author: { name: "Anna Berg" },
  });
  const bare = await open(editionFrom(newspaperOf({ sharePictures: { pages: [], card: "" }, imageUrl: "", smallImageUrl: "" })));
  expect([bare.meta("og:image"), bare.all("img").length, bare.text.includes("Download")]).toEqual([`${site}/cards/en.jpg`, 0, false]);
  const preview = await open(editionFrom(newspaperOf({ sharePictures: { pages: [], card: "" }, previewImageUrl: "/api/images/preview" })));
  expect([preview.meta("og:image"), preview.all("img")[0]?.attribs.src]).toEqual([`${site}/api/images/preview`, "/api/images/preview"]);
  expect(String(await sharePage(editionFrom(newspaperOf()), ""))).toContain('rel="canonical" href="/share/');
});

it.each(readyLanguages.map(({ code, direction }) => [code, direction]))(
  "speaks %s, from the interface to the colophon",
  async (code, direction) => {
    const { all, text } = await open(editionFrom(newspaperOf({ language: code, text: { byline: "A" } })));
    expect([all("html")[0]?.attribs.lang, all("html")[0]?.attribs.dir]).toEqual([code, direction]);
    expect(text).not.toMatch(/\{\{|undefined|null/);
    if (code !== "en") expect(text).not.toMatch(/Made with|Download|Make your|Read as|House edition|March|Vol\. |Page/);
  },
);

it("tells the language and direction of stories that are in another one", async () => {
  const { all } = await open(editionFrom(newspaperOf({ text: { contentLanguage: "ar", expandedContent: "افتتح الجسر." } })));
  const story = all("div").find(({ attribs }) => attribs.class === "story");
  expect([story?.attribs.lang, story?.attribs.dir]).toEqual(["ar", "rtl"]);
});

it("tells that the byline among heads of another language is in the page's, and a framed headline in the article's", async () => {
  const edition = editionFrom(newspaperOf({ text: { contentLanguage: "de", byline: "By Anna Berg" } }));
  const { all } = await open(edition);
  const byline = all("p").find(({ attribs }) => attribs.class === "byline");
  expect([byline && textContent(byline), byline?.attribs.lang]).toEqual(["By Anna BergDuluth, United States", "en"]);
  const framed = await open({ ...edition, pages: [] }, embedPage);
  expect(framed.all("span").find(({ attribs }) => attribs.class === "headline")?.attribs.lang).toBe("de");
});

it("makes of a title the end of an address that people can read, and one that is always an end", () => {
  const slugs: [string, string][] = [
    ["The Bridge Is Open!", "the-bridge-is-open"],
    ["Don’t stop: it’s 7:20 a.m.", "dont-stop-its-7-20-a-m"],
    ["Die Mauer schließt", "die-mauer-schließt"],
    ["पत्थर हटाकर", "पत्थर-हटाकर"],
    ["島の足、電気で再出発", "島の足-電気で再出発"],
    ["🎉 /../%2e?#\u202e", "2e"],
    ["🎉", "front-page"],
    ["Embed", "embed-page"],
    ["oEmbed", "oembed-page"],
    ["a".repeat(300), "a".repeat(60)],
    [`${"word ".repeat(40)}`, "word-word-word-word-word-word-word-word-word-word-word-word"],
  ];
  expect(slugs.map(([title]) => [title, slugOf(title)])).toEqual(slugs);
  expect(encodeURIComponent(slugOf("電".repeat(300))).length).toBeLessThanOrEqual(240);
});

it("parts a long story into sets of columns and loses nothing of it", () => {
  const blocks = Array.from({ length: 60 }, (_, at) => ({
    text: `${at} `.padEnd(at % 7 === 0 ? 30 : 400, "x"),
    subhead: at % 7 === 0,
    opens: true,
  }));
  const sets = setsOf(blocks);
  expect(sets.flat()).toEqual(blocks);
  expect(sets.length).toBeGreaterThan(3);
  expect(sets.filter((set) => set.at(-1)?.subhead)).toEqual([]);
  expect(setsOf([])).toEqual([]);
  const sideStories = Array.from({ length: 12 }, (_, at) => ({ headline: `${at}`, content: "y".repeat(900) }));
  const { beside, below } = shareOut({ main: null, small: null, blocks, quote: "", sideStories });
  expect([[...beside, ...below], beside.length > 0, below.length > 0]).toEqual([sideStories, true, true]);
});

it("says in every language whom to write to about what the page says, with the id by which it is found", async () => {
  for (const { code, direction } of readyLanguages) {
    const edition = editionFrom(newspaperOf({ language: code }));
    const id = edition.path.split("/")[2] ?? "";
    const page = (href: string) => open(edition, (of, at) => sharePage(of, at, { name: "press@operator.example", href }));
    const linksOf = async (href: string) => (await page(href)).all("a").map(({ attribs }) => attribs.href ?? "");
    expect([code, direction, (await page("mailto:press@operator.example")).text.includes("press@operator.example")]).toEqual([
      code,
      direction,
      true,
    ]);
    const mail = (await linksOf("mailto:press@operator.example")).find((href) => href.startsWith("mailto:"));
    expect(decodeURIComponent(mail ?? "")).toMatch(new RegExp(`^mailto:press@operator\\.example\\?subject=\\S+ ${id}$`));
    expect(await linksOf("https://operator.example/complaints?form=2")).toContain(
      `https://operator.example/complaints?form=2&newspaper=${id}`,
    );
  }
  expect((await open(editionFrom(newspaperOf()))).markup).not.toContain('class="complaint"');
});
