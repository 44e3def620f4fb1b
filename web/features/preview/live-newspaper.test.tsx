import { expect, it } from "vitest";
import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { trueLength, withoutMarks } from "../../render/draw/dummy-copy.ts";
import { expectationOf, newspaperSoFar, reserved } from "./live-newspaper.ts";

const paragraph =
  "The oldest ferry on the harbor left its pier on Saturday without a sound, and about 300 people had come to hear the engine start.";
const createOrder = (changes: Partial<RunOrder> = {}): RunOrder => ({
  title: "Old ferry goes electric after eighty years",
  content: Array.from({ length: 8 }, () => paragraph).join("\n\n"),
  region: "Duluth, United States",
  templateId: "american-classic",
  language: "en",
  textModel: "gpt-4o",
  imageModel: "gpt-image",
  author: "Ruth Halvorsen",
  publishDate: "2026-11-20",
  ...changes,
});
const nothing: Arrived = { texts: {}, parts: {} };
const soFar = (arrived: Partial<Arrived>, order = createOrder()) =>
  newspaperSoFar(order, expectationOf(order), { ...nothing, ...arrived }, {}, 5);
const typeIn = (text: string) => text.slice(0, trueLength(text)).trimEnd();

it("has the shape of a whole newspaper before the first word, and nothing on it that anybody wrote", () => {
  const { expandedContent, newspaperName, pictures } = soFar({});
  const { expandedTitle, deck, kicker, byline, caption, sideStories } = expandedContent;
  const texts = [expandedTitle, deck, kicker, byline, caption, newspaperName, expandedContent.expandedContent];
  for (const text of [...texts, ...sideStories.flatMap(({ headline, content }) => [headline, content])]) {
    expect(withoutMarks(text).length).toBeGreaterThan(3);
    expect(trueLength(text)).toBe(0);
  }
  expect(sideStories).toHaveLength(6);
  expect(withoutMarks(expandedContent.expandedContent).length).toBeGreaterThan(11_000);
  expect([pictures.main?.src, pictures.small?.src]).toEqual([reserved.main, reserved.small]);
});

it("keeps the length of the story while it is written", () => {
  const lengths = [0, 1, 400, 3_000, 9_000].map((length) => {
    const written = soFar({ texts: { expandedTitle: "Ferry", expandedContent: "word ".repeat(length / 5) } });
    return withoutMarks(written.expandedContent.expandedContent).length;
  });
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(300);
});

it("prints the owner's photograph without the words for another picture, and credits the site of the article", () => {
  const order = createOrder({ importedUrl: "https://www.goldhafen-bote.de/a", imageUrl: "/api/images/mine" });
  const texts = { texts: { expandedTitle: "Ferry goes", caption: "A ferry at dusk, engraved." }, parts: {} };
  const photograph = { src: "/api/images/mine", caption: "", alt: "", isPhotograph: true };
  const { pictures, source } = newspaperSoFar(order, expectationOf(order), texts, { main: photograph }, 5);
  expect([pictures.main?.caption, source]).toEqual(["", "goldhafen-bote.de"]);
  const made = newspaperSoFar(order, expectationOf(order), texts, { main: { ...photograph, isPhotograph: false } }, 5);
  expect(typeIn(made.pictures.main?.caption ?? "")).toBe("A ferry at dusk, engraved.");
});

it("prints a field without filler once another has begun", () => {
  const { expandedContent } = soFar({ texts: { expandedTitle: "Ferry goes", expandedContent: "" } });
  expect(expandedContent.expandedTitle).toBe("Ferry goes");
  expect(typeIn(soFar({ texts: { expandedTitle: "Ferry goes" } }).expandedContent.expandedTitle)).toBe("Ferry goes");
});

it("takes side stories and the paper's name for texts of their own", () => {
  const texts = {
    expandedTitle: "Ferry goes",
    newspaperName: "The Har",
    "sideStories.0.headline": "Quiet at the pier",
    "sideStories.0.content": "Gulls were",
  };
  const { expandedTitle, sideStories, newspaperName } = soFar({ texts }).expandedContent;
  expect(trueLength(newspaperName)).toBe(0);
  expect(trueLength(expandedTitle)).toBeLessThan(expandedTitle.length);
  expect(sideStories[0]?.headline).toBe("Quiet at the pier");
  expect(typeIn(sideStories[0]?.content ?? "")).toBe("Gulls were");
  expect(trueLength(sideStories[1]?.headline ?? "x")).toBe(0);
});

it("never prints the marks of a subhead, nor filler within one", () => {
  const blocks = (text: string) =>
    soFar({ texts: { expandedTitle: "F", expandedContent: text } }).expandedContent.expandedContent.split("\n\n");
  expect(blocks("One.\n\n## The vo")[1]).toBe("## The vo");
  for (const open of ["One.\n\n#", "One.\n\n##", "One.\n\n## "]) expect(blocks(open)[0]).toBe("One.");
});

it("is the finished text as soon as that is there", () => {
  const text = { ...soFar({}).expandedContent, expandedTitle: "Ferry goes electric", contentLanguage: "", smallCaption: "", additions: [] };
  expect(soFar({ parts: { text, name: "The Harbor", "side-stories": [] } })).toMatchObject({
    newspaperName: "The Harbor",
    expandedContent: { expandedTitle: "Ferry goes electric", sideStories: [] },
  });
});

it("keeps room for the author's own words where the house sets them", () => {
  const order = createOrder({ textModel: "house" });
  const { expandedTitle, expandedContent } = soFar({}, order).expandedContent;
  expect(withoutMarks(expandedTitle)).toBe(order.title);
  expect(Math.abs(withoutMarks(expandedContent).length - order.content.length)).toBeLessThan(120);
});

it("fills a page of another script than the article's with that script", () => {
  const { expandedContent } = soFar({}, createOrder({ language: "ja" })).expandedContent;
  expect(withoutMarks(expandedContent)).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\s。、#]+$/u);
});
