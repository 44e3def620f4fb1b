import { expect, test } from "vitest";
import type { NewspaperToSet } from "../model/newspaper.ts";
import type { SetNewspaper } from "../model/scene.ts";
import { wordsOn } from "../model/scene.ts";
import { templates } from "../templates/templates.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { setSocialCard } from "./layouts/flow/social-card.ts";
import { setForDevice } from "./set-for-device.ts";
import { setNewspaper } from "./set-newspaper.ts";

const sample = "en-library-reopening";

/** The sample with some of it replaced, set and proofread. */
async function setWith(changes: Partial<NewspaperToSet>, expanded: Partial<NewspaperToSet["expandedContent"]> = {}) {
  const base = newspaperFrom(sample);
  const newspaper = { ...base, ...changes, expandedContent: { ...base.expandedContent, ...expanded } };
  const tools = await toolsOf(newspaper.language);
  const set = setNewspaper(newspaper, tools);
  return { set, ...proofread(set, newspaper, tools.measurer) };
}

const textsOf = ({ pages }: SetNewspaper) =>
  pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item.text] : [])));
const layouts = ["three-column", "two-column", "one-column"] as const;

for (const layout of layouts) {
  test(`a newspaper without any text is a page: ${layout}`, async () => {
    const nothing = { expandedTitle: "", deck: "", kicker: "", quote: null, expandedContent: "", byline: "", caption: "", sideStories: [] };
    const { set } = await setWith({ layout, title: "", content: "", region: "", newspaperName: "", pictures: {} }, nothing);
    expect(set.pages).toHaveLength(1);
  });

  test(`six side stories of four thousand characters go on inside, whole: ${layout}`, async () => {
    const long = newspaperFrom("en-tide-mill-feature").content;
    const sideStories = [0, 1, 2, 3, 4, 5].map((index) => ({
      headline: `The mill and its people, part ${index + 1}`,
      content: long
        .slice(index * 90)
        .slice(0, 4_000)
        .trim(),
    }));
    const { set, errors } = await setWith({ layout }, { sideStories });
    expect(set.pages.length).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });

  test(`without pictures the page is full all the same: ${layout}`, async () => {
    const { errors, hole } = await setWith({ layout, pictures: {} });
    expect(errors).toEqual([]);
    expect(hole).toBeLessThan(0.1);
  });

  test(`a short article alone on its page is set whole, in large type: ${layout}`, async () => {
    const text = newspaperFrom(sample, 120).content;
    const { set, errors } = await setWith({ layout, pictures: {} }, { expandedContent: text, sideStories: [], quote: null });
    expect(set.pages).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test(`without side stories the page is full all the same: ${layout}`, async () => {
    const { errors, hole } = await setWith({ layout }, { sideStories: [] });
    expect(errors).toEqual([]);
    expect(hole).toBeLessThan(0.1);
  });
}

test("a title of three hundred characters stands over the page without touching the columns", async () => {
  const expandedTitle = "Council votes to rebuild the breakwater and the old ferry landing before the winter storms return "
    .repeat(4)
    .slice(0, 300);
  const { errors, set } = await setWith({}, { expandedTitle });
  expect(errors).toEqual([]);
  expect(set.warnings.map(({ code }) => code)).not.toContain("shortened");
});

test("a motto of two hundred characters stays between the ears", async () => {
  const motto = "What the harbor says in the morning the paper prints by noon and the town forgets by night. ".repeat(3).slice(0, 200);
  const base = newspaperFrom(sample);
  const { set } = await setWith({ folio: { ...base.folio, motto } });
  const line = set.pages[0]?.items.find((item) => item.kind === "text" && item.text === motto);
  expect(line).toBeDefined();
  expect(line && "width" in line ? line.width : 0).toBeLessThan(380);
});

test("thousands of lines of one letter are run together rather than stop the page", async () => {
  const { errors } = await setWith({}, { expandedContent: Array.from({ length: 4_900 }, (_, index) => "abcdefg"[index % 7]).join("\n\n") });
  expect(errors).toEqual([]);
});

test("a whole paragraph marked as a subhead is set as text, and nothing of it is cut", async () => {
  const paragraph = newspaperFrom(sample).content.replace(/\s+/g, " ").slice(0, 900).trim();
  const { errors } = await setWith({}, { expandedContent: `${paragraph}\n\n## ${paragraph}\n\n## A true subhead\n${paragraph}` });
  expect(errors).toEqual([]);
});

test("a word of nine thousand letters is broken and whole", async () => {
  const { errors } = await setWith({}, { expandedContent: `Before it. ${"abcdefghi".repeat(1_000)} and after it.` });
  expect(errors).toEqual([]);
});

test("emoji, bidi controls and NUL are set or left out, and the words about them stand", async () => {
  const text = "One \u0000two 👩‍👩‍👧‍👦 \u202ethree\u202c four \u2066five\u2069 six 🇯🇵. ";
  const { set } = await setWith({}, { expandedContent: `${text.repeat(30)}\n\n${text.repeat(30)}` });
  const texts = textsOf(set).join(" ");
  expect(texts).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(texts).toMatch(/three/);
});

test("letters that no face has are left out wherever they stand, are named once, and leave nothing empty behind", async () => {
  const odd = "A town (თბილისი) with გაზეთი x̄ and “ሰላም” in it.";
  const plain = "A town with x and in it.";
  const base = newspaperFrom(sample);
  const tools = await toolsOf("en");
  const words = { newspaperName: odd, expandedTitle: odd, deck: odd, kicker: odd, quote: odd, byline: odd };
  const sideStories = base.expandedContent.sideStories.map((side) => ({ headline: odd, content: `${odd}\n\n${side.content}` }));
  for (const { id } of templates) {
    const newspaper: NewspaperToSet = {
      ...base,
      templateId: id,
      newspaperName: odd,
      region: "თბილისი, Ohio",
      folio: { ...base.folio, motto: odd, ears: [odd, odd] },
      expandedContent: {
        ...base.expandedContent,
        ...words,
        sideStories,
        expandedContent: `${odd}\n\n## ${odd}\n\n${base.expandedContent.expandedContent}`,
      },
      pictures: { main: { src: "main", width: 1536, height: 1024, caption: odd, alt: "" } },
    };
    const set = setNewspaper(newspaper, tools);
    const boxes = set.pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "text" && !tools.measurer.covers(item.text, item.font) ? [item.text] : [])),
    );
    expect(boxes, id).toEqual([]);
    expect(
      textsOf(set).filter((text) => /town/i.test(text) && /\(\s*\)|“\s*”| {2}| \./.test(text)),
      id,
    ).toEqual([]);
    const missing = set.warnings.filter(({ code }) => code === "missing-glyph");
    expect(missing.map(({ detail }) => detail.split(" ").sort())).toEqual([[...new Set("თბილისიგაზეთიሰላም"), "x̄"].sort()]);
    expect(set.warnings.filter(({ detail }) => detail.includes(plain.slice(0, 6)))).toEqual([]);
    const told = [...wordsOn(set.pages).values()].filter(({ path }) => path === "expandedContent.expandedContent");
    expect(Math.min(...told.map(({ from }) => from)), id).toBe(0);
  }
});

test("an unknown template, language and place give the house's own page", async () => {
  const { set, errors } = await setWith({ templateId: "no-such-paper", language: "tlh", place: null, region: "", publishDate: "" });
  expect(set.pages[0]?.template).toBe("american-classic");
  expect(errors).toEqual([]);
});

test("an Arabic title in an English paper is set from the right face of the page or named in the warnings", async () => {
  const { set } = await setWith({ title: "عودة قطار الليل" }, { expandedTitle: "عودة قطار الليل" });
  const named = set.warnings.some(({ code }) => code === "missing-glyph");
  expect(textsOf(set).some((text) => text.includes("عودة")) || named).toBe(true);
});

test("an impossible date leaves the folio without one", async () => {
  const { set } = await setWith({ publishDate: "2026-13-45" });
  expect(textsOf(set).some((text) => text.includes("Invalid"))).toBe(false);
});

test("an English article in an Arabic paper is set from left to right, within its columns", async () => {
  const { set } = await setWith({ language: "ar" });
  const [page] = set.pages;
  const lines = page?.items.filter((item) => item.kind === "text" && item.block === "expanded-content") ?? [];
  expect(lines.length).toBeGreaterThan(50);
  expect(page?.direction).toBe("rtl");
  for (const frame of page?.frames.filter(({ block }) => block === "expanded-content") ?? []) {
    const inside = lines.filter((item) => "width" in item && item.x >= frame.x - 0.5 && item.x + item.width <= frame.x + frame.width + 0.5);
    expect(inside.length).toBeGreaterThanOrEqual(frame.used - 4);
  }
  expect(new Set(lines.map((item) => item.kind === "text" && item.direction))).toEqual(new Set(["ltr"]));
});

test("an Arabic article in an English paper is set from right to left, indented at its right", async () => {
  const arabic = newspaperFrom("ar-iyadat-alraseef");
  const { set } = await setWith({ ...arabic, language: "en" }, arabic.expandedContent);
  const [page] = set.pages;
  const body = page?.items.filter((item) => item.kind === "text" && item.block === "expanded-content") ?? [];
  expect(new Set(body.map((item) => item.kind === "text" && item.direction))).toEqual(new Set(["rtl"]));
  // The start of a right-to-left run is its right edge: it never lies left of its frame.
  const left = Math.min(...(page?.frames.filter(({ block }) => block === "expanded-content").map(({ x }) => x) ?? []));
  for (const item of body) if (item.kind === "text") expect(item.x - item.width).toBeGreaterThanOrEqual(left - 3);
});

test("no control of any field reaches a page: names, motto, price, ears, heads, captions, on paper, device or card", async () => {
  const controls = "\u0000\u0007\n\r\u2028\u202e\u2066\ufeff\ud800";
  const hostile = <T>(value: T): T => {
    if (typeof value === "string") return (value === "" ? value : `${value.slice(0, 3)}${controls}${value.slice(3)}`) as T;
    if (Array.isArray(value)) return value.map(hostile) as T;
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each)])) as T;
  };
  const base = newspaperFrom(sample);
  const { title, region, newspaperName, expandedContent } = base;
  const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };
  const folio = {
    ...base.folio,
    price: hostile("12 cents"),
    motto: hostile("Truth first"),
    ears: hostile(["Fair", "Rain later"] as [string, string]),
  };
  const words = hostile({ title, region, newspaperName, expandedContent });
  const { main, small } = base.pictures;
  const pictures = {
    ...(main && { main: { ...main, caption: hostile(main.caption) } }),
    ...(small && { small: { ...small, caption: hostile(small.caption) } }),
  };
  const tools = await toolsOf("en");
  for (const templateId of ["american-classic", "modern-herald", "local-community"]) {
    const newspaper: NewspaperToSet = { ...base, ...words, templateId, folio, pictures, place: { ...place, city: hostile(place.city) } };
    const pages = [
      ...setNewspaper(newspaper, tools).pages,
      ...setForDevice(newspaper, tools, "mobile").pages,
      setSocialCard(newspaper, tools, { width: 1200, height: 627 }),
    ];
    const texts = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item.text] : [])));
    expect(texts.filter((text) => /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/u.test(text))).toEqual([]);
  }
});
