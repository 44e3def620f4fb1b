import { expect, it } from "vitest";
import { readLinkedArticle } from "./linked-article.ts";

const page = { url: "https://www.example.com/news/bridge", titles: ["Council agrees to repair the bridge"] };
const read = (...texts: string[]) => readLinkedArticle(texts, page);
const article =
  '"@type":"NewsArticle","headline":"Council agrees to repair the bridge","author":{"@type":"Person","name":"Jane Doe"},"datePublished":"2026-11-20"';

it.each([
  ["as it should be", `{${article}}`],
  ["in a list", `[{"@type":"WebSite","name":"Gazette"},{${article}}]`],
  ["in a graph", `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{${article}}]}`],
  ["as main entity of a page", `{"@type":"WebPage","mainEntity":{${article}}}`],
  ["with several types", `{${article.replace('"NewsArticle"', '["Thing","https://schema.org/ReportageNewsArticle"]')}}`],
  ["escaped for HTML", `{${article}}`.replaceAll('"', "&quot;")],
  ["with commas too many", `{${article},}`.replace('"}', '",},')],
  ["in CDATA", `//<![CDATA[\n{${article}}\n//]]>`],
  ["in a CDATA section of XHTML", `<![CDATA[{${article}}]]>`],
  ["in an HTML comment", `<!-- {${article}} -->`],
  ["with comments of JavaScript", `/* data */ {${article} // end\n}`],
  ["with raw line ends and tabs in its texts", `{${article},"description":"one\ntwo\tthree"}`],
  ["with escapes JSON does not know", `{${article},"description":"it\\'s \\x here"}`],
  ["with a semicolon behind it", `{${article}};`],
  ["cut off by a limit", `{${article},"articleBody":"The council met on Tues`],
  ["twice, one after the other", `{"@type":"Organization","name":"Gazette"}{${article}}`],
])("an article written %s is read", (_, text) => {
  expect(read(text)).toMatchObject({
    isArticle: true,
    headline: "Council agrees to repair the bridge",
    authors: ["Jane Doe"],
    published: "2026-11-20",
  });
});

it("of several articles the one of the page's own title or address is taken", () => {
  const other = '{"@type":"NewsArticle","headline":"Snow expected","author":"Tom Roe","datePublished":"2026-11-19","articleBody":"…"}';
  expect(read(`[${other},{${article}}]`).authors).toEqual(["Jane Doe"]);
  expect(read(`[${other},{"@type":"Article","url":"https://example.com/news/bridge/","author":"Amy Poe"}]`).authors).toEqual(["Amy Poe"]);
});

it("references within a graph are followed", () => {
  const graph = `{"@graph":[{"@type":"Article","headline":"A bridge","author":{"@id":"#jane"},"publisher":{"@id":"#gazette"},"image":{"@id":"#pic"}},
    {"@type":"Person","@id":"#jane","name":"Jane Doe"},{"@type":"Organization","@id":"#gazette","name":"The Gazette"},
    {"@type":"ImageObject","@id":"#pic","url":"https://example.com/a.jpg"}]}`;
  expect(read(graph)).toMatchObject({ authors: ["Jane Doe"], publisher: "The Gazette", images: ["https://example.com/a.jpg"] });
});

it("names come out as plain text however they are written", () => {
  expect(
    read(
      '{"@type":"Article","headline":"Rock &amp;amp; roll: <b>it&#8217;s</b> back","author":["Jane Doe",{"givenName":"Tom","familyName":"Roe"}]}',
    ),
  ).toMatchObject({
    headline: "Rock & roll: it’s back",
    authors: ["Jane Doe", "Tom Roe"],
  });
});

it("what must be paid for is known from the article and from its parts", () => {
  expect(read(`{${article}}`).isFree).toBeNull();
  expect(read(`{${article},"isAccessibleForFree":"False"}`).isFree).toBe(false);
  expect(read(`{${article},"isAccessibleForFree":true}`).isFree).toBe(true);
  expect(
    read(`{${article},"hasPart":[{"@type":"WebPageElement","isAccessibleForFree":"http://schema.org/False","cssSelector":".paywall"}]}`)
      .isFree,
  ).toBe(false);
});

it("a place is read from its name, its address and its point", () => {
  const at = (location: string) => read(`{${article},"contentLocation":${location}}`).location;
  expect(at('"Duluth, Minnesota"')).toEqual({ text: "Duluth, Minnesota" });
  expect(at('{"@type":"Place","name":"Duluth","geo":{"@type":"GeoCoordinates","latitude":"46.79","longitude":-92.1}}')).toEqual({
    text: "Duluth",
    lat: 46.79,
    lng: -92.1,
  });
  expect(
    at('{"@type":"Place","name":"City Hall","address":{"addressLocality":"Duluth","addressRegion":"MN","addressCountry":{"name":"US"}}}'),
  ).toEqual({
    text: "Duluth, MN, US",
  });
  expect(at('{"geo":{"latitude":946,"longitude":0}}')).toBeNull();
  expect(at('[null,{"name":"Duluth"}]')).toEqual({ text: "Duluth" });
});

it("a page that is a list, or that has no readable JSON-LD, is not an article", () => {
  const list = read('{"@type":"CollectionPage","mainEntity":{"@type":"ItemList","itemListElement":[]}}');
  expect(list).toMatchObject({ isArticle: false });
  const unreadable = read("", "no JSON at all", "[]", "null", '"text"', "{");
  expect(unreadable).toMatchObject({ isArticle: false, authors: [], headline: "" });
});
