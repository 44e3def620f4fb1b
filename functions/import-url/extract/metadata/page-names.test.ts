import { expect, it } from "vitest";
import type { PageMetadata } from "../page.ts";
import { emptyMetadata } from "../read-metadata.ts";
import { findCanonical, findPicture } from "./addresses.ts";
import { findLanguage } from "./language.ts";
import { findSiteName, findTitle } from "./title.ts";

const metadata = (given: Partial<PageMetadata> = {}, meta: Record<string, string> = {}): PageMetadata => ({
  ...emptyMetadata(),
  meta: new Map(Object.entries(meta).map(([name, content]) => [name, [content]])),
  ...given,
});

const named = { headline: "", bodyTitle: "", siteName: "The Gazette", host: "thegazette.com", shown: "" };
const title = (given: Partial<PageMetadata>, meta: Record<string, string> = {}, page: Partial<typeof named> = {}) =>
  findTitle(metadata(given, meta), { ...named, ...page }).value;

it("a title is what readers see, without the site's name and its sections", () => {
  expect(title({ title: "Council agrees to repair the bridge | Local news | The Gazette" })).toBe("Council agrees to repair the bridge");
  expect(title({ title: "The Gazette - Council agrees to repair the bridge" })).toBe("Council agrees to repair the bridge");
  expect(title({ title: "橋の修理を市議会が承認：来島新聞" }, {}, { siteName: "来島新聞" })).toBe("橋の修理を市議会が承認");
  expect(title({ title: "补伞匠：只补不卖_社会_渝闻网" }, {}, { siteName: "渝闻网", host: "yuwenwang.cn" })).toBe("补伞匠：只补不卖");
  expect(title({ title: "Spider-Man: No way home - and back" })).toBe("Spider-Man: No way home - and back");
  expect(
    title({ headings: ["The Gazette", "Council agrees to repair the old bridge"] }, { "og:title": "Council agrees to repair bridge" }),
  ).toBe("Council agrees to repair the old bridge");
});

it("a headline comes before one written for social networks, and whole before one that was cut", () => {
  expect(title({}, { "og:title": "You won’t believe what the council did" }, { headline: "Council agrees to repair the bridge" })).toBe(
    "Council agrees to repair the bridge",
  );
  expect(
    title({ title: "Council agrees to repair the bridge before the winter" }, { "og:title": "Council agrees to repair the bridge…" }),
  ).toBe("Council agrees to repair the bridge before the winter");
  expect([...title({ title: "bridge ".repeat(200) })].length).toBeLessThanOrEqual(300);
});

it("a site has the name it gives itself, else what its title says beside the headline, else its host", () => {
  const site = (
    given: Partial<PageMetadata>,
    meta: Record<string, string> = {},
    linked = { publisher: "", site: "" },
    url = "https://www.ladkray-gazeta.ru/n/1",
  ) => findSiteName(metadata(given, meta), linked, { url, headline: "Первый снег" }).value;
  expect(site({}, { "og:site_name": "Ладожский край" }, { publisher: "ООО Печать", site: "" })).toBe("Ладожский край");
  expect(site({}, {}, { publisher: "Ладожский край", site: "" })).toBe("Ладожский край");
  expect(site({ title: "Ладожский край / Первый снег" })).toBe("Ладожский край");
  expect(site({ title: "Первый снег | Общество | Ладожский край" })).toBe("Ладожский край");
  expect(site({ title: "Первый снег" })).toBe("ladkray-gazeta.ru");
  expect(site({ title: "Snow at last - New York Times" }, {}, { publisher: "", site: "" }, "https://www.newyorktimes.com/a")).toBe(
    "New York Times",
  );
});

it("a picture is absolute, of the web and of the story", () => {
  const picture = (meta: Record<string, string>, images: string[] = []) =>
    findPicture(metadata({}, meta), { images }, "https://www.example.com/news/bridge").value;
  expect(picture({ "og:image": "/img/bridge.jpg?w=1200" })).toBe("https://www.example.com/img/bridge.jpg?w=1200");
  expect(picture({ "og:image": "//cdn.example.com/bridge.jpg" })).toBe("https://cdn.example.com/bridge.jpg");
  for (const none of [
    "data:image/png;base64,AA",
    "https://example.com/logo.png",
    "/static/default-share.jpg",
    "/pixel-1x1.gif",
    "/img/icon.svg",
    "file:///a.jpg",
    "",
  ])
    expect(picture({ "og:image": none })).toBe("");
  expect(picture({ "og:image": "/img/logo-large.png" }, ["https://cdn.example.com/logopaedie-praxis.jpg"])).toBe(
    "https://cdn.example.com/logopaedie-praxis.jpg",
  );
  expect(picture({ "twitter:image": "https://cdn.example.com/%E6%A9%8B.jpg" })).toBe("https://cdn.example.com/%E6%A9%8B.jpg");
});

it("an address is canonical only on the page's own site, and never its home page", () => {
  const canonical = (href: string, url = "https://m.example.com/news/bridge?utm_source=x&id=7#top") =>
    findCanonical(metadata({ links: [{ rel: "canonical", href, hreflang: "", type: "" }] }), url).value;
  expect(canonical("https://www.example.com/news/bridge")).toBe("https://www.example.com/news/bridge");
  expect(canonical("/news/bridge")).toBe("https://m.example.com/news/bridge");
  for (const other of [
    "https://www.example.com/",
    "https://evil.example/news/bridge",
    "https://example.com.evil.example/a",
    "https://user@example.com/a",
    "javascript:alert(1)",
    "http://[",
    "",
  ])
    expect(canonical(other)).toBe("https://m.example.com/news/bridge?id=7");
});

const texts = {
  en: "The council met on Tuesday evening and agreed to repair the old bridge before the winter, which pleased everybody who walks there.",
  hi: "परिषद ने मंगलवार की शाम को बैठक की और पुराने पुल की मरम्मत करने पर सहमति जताई, जिससे वहाँ चलने वाले सभी लोग प्रसन्न हुए।",
  de: "Der Gemeinderat hat am Dienstagabend beschlossen, die alte Brücke noch vor dem Winter zu reparieren, was alle freut, die dort gehen.",
  ca: "L’ajuntament va acordar dimarts al vespre reparar el pont vell abans de l’hivern, cosa que va alegrar tothom que hi passa cada dia.",
};
it("a page's language is the one it declares, unless its text is plainly in another", () => {
  const language = (lang: string, text: string, fallback = "fr") => findLanguage(metadata({ lang }), "", text, fallback).value;
  expect(language("en-gb", texts.en)).toBe("en-GB");
  expect(language("en", texts.hi)).toBe("hi");
  expect(language("en_US", texts.de)).toBe("de");
  expect(language("ca", texts.ca)).toBe("ca");
  expect(language("", texts.de)).toBe("de");
  expect(language("x-default", texts.en)).toBe("en");
  expect(language("", "12:30")).toBe("fr");
  expect(findLanguage(metadata({ lang: "en" }, { "og:locale": "de_AT" }), "", texts.de, "en").value).toBe("de-AT");
});
