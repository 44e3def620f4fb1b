import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import type { NewspaperToSet, PlacedSection } from "../../../model/newspaper.ts";
import type { Frame, PageScene, SceneItem, TextItem } from "../../../model/scene.ts";
import { templates } from "../../../templates/templates.ts";
import { layoutWith, randomLayout } from "../../../testing/fixed-layouts.test-data.ts";
import { mixedNewspaper } from "../../../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../../../testing/proofread.test-data.ts";
import { randomOf } from "../../../testing/random-text.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { type SetOptions, setNewspaper } from "../../set-newspaper.ts";

const article = "en-library-reopening";

const custom = (number: number, type: string, area: Pick<PlacedSection, "x" | "y" | "width" | "height">): PlacedSection => ({
  id: `custom-${number}`,
  type,
  name: type,
  ...area,
});

async function setIn(sectionLayout: PlacedSection[] | null, changes: Partial<NewspaperToSet> = {}, options: SetOptions = {}) {
  const newspaper = { ...newspaperFrom(article), sectionLayout, ...changes };
  const tools = await toolsOf(newspaper.language);
  const set = setNewspaper(newspaper, tools, options);
  const [front, ...inside] = set.pages;
  if (!front) throw new Error("no front page");
  return { newspaper, tools, set, front, inside };
}

/** Where a box of the usual layout ends. */
function footOf(id: string): number {
  const box = layoutWith().find((each) => each.id === id);
  return box ? box.y + box.height : 0;
}

const framesIn = ({ frames }: PageScene, prefix: string): Frame[] => frames.filter(({ id }) => id.startsWith(prefix));
const boxOf = ({ sections }: PageScene, id: string) => {
  const section = sections.find((each) => each.id === id);
  if (!section) throw new Error(`no ${id}`);
  return section;
};
const textsOf = (scene: PageScene, block: SceneItem["block"]): TextItem[] =>
  scene.items.filter((item): item is TextItem => item.kind === "text" && item.block === block);

function expectInside(inner: { x: number; y: number; width: number; height: number }, outer: typeof inner): void {
  expect(inner.x).toBeGreaterThan(outer.x - 0.5);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width + 0.5);
  expect(inner.y).toBeGreaterThan(outer.y - 0.5);
  expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height + 0.5);
}

test("a box that is moved and made smaller takes the story's columns with it, which stay equal and exact", async () => {
  const foot = footOf("expanded-content");
  const moved = { x: 137.4, y: foot - 150, width: 337, height: 130 };
  const layout = layoutWith({ "expanded-content": moved, byline: { height: 60 } });
  const { front, set } = await setIn(layout);
  const frames = framesIn(front, "expanded-content");
  expect(frames).toHaveLength(3);
  for (const frame of frames) expectInside(frame, moved);
  const [first] = frames;
  for (const { y, width } of frames) {
    expect(y).toBeCloseTo(first?.y ?? 0, 6);
    expect(width).toBeCloseTo(first?.width ?? 0, 6);
  }
  // The columns before the one with the jump line end on one baseline, at the box's foot.
  expect(frames[0]?.foot).toBeCloseTo(frames[1]?.foot ?? 0, 1);
  expect(moved.y + moved.height - (frames[0]?.foot ?? 0)).toBeLessThan(4);
  expect(set.warnings.filter(({ code }) => code === "collision")).toEqual([]);
});

test("whatever has no room in its box goes on inside, whole and in order", async () => {
  for (const height of [40, 90, 140]) {
    const { newspaper, set, tools, inside } = await setIn(layoutWith({ "expanded-content": { height } }));
    const { errors } = proofread(set, newspaper, tools.measurer);
    expect(errors, `${height} points`).toEqual([]);
    expect(inside.length).toBeGreaterThan(0);
  }
});

test("text that nearly fits its box is made to fit it, to the foot", async () => {
  const foot = footOf("expanded-content");
  const { front, inside } = await setIn(
    layoutWith({ "expanded-content": { y: 190, height: foot - 190 }, "main-image": null, byline: null }),
  );
  expect(textsOf(front, "jump")).toEqual([]);
  expect(inside.flatMap((page) => textsOf(page, "expanded-content"))).toEqual([]);
  const frames = framesIn(front, "expanded-content");
  const feet = frames.map(({ foot }) => foot);
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.5);
  expect(foot - Math.max(...feet)).toBeLessThan(12);
});

test("pictures, headline, side stories and lists stand in their boxes", async () => {
  const layout = layoutWith({
    "main-image": { x: 300, y: 190, width: 170, height: 150 },
    "side-stories": { x: 21.6, y: 350, width: 105.6, height: footOf("side-stories") - 350 },
    "expanded-content": { x: 137.4, y: 350, width: 453, height: footOf("expanded-content") - 350 },
    byline: { x: 21.6, y: 190, width: 260, height: 150 },
  });
  const { front } = await setIn(layout);
  const picture = front.items.find((item) => item.kind === "picture" && item.block === "main-image");
  if (picture?.kind !== "picture") throw new Error("no picture");
  expectInside(picture, boxOf(front, "main-image"));
  for (const frame of framesIn(front, "side-stories")) expectInside(frame, boxOf(front, "side-stories"));
  for (const [block, id] of [
    ["whats-inside", "whats-inside"],
    ["almanac", "market-ticker"],
  ] as const) {
    const box = boxOf(front, id);
    expect(textsOf(front, block).length).toBeGreaterThan(2);
    for (const { x, y, width } of textsOf(front, block)) expectInside({ x, y: y - 4, width, height: 5 }, box);
  }
  const head = textsOf(front, "expanded-title").filter(({ size }) => size > 20);
  for (const { y, size } of head) expect(y - size * 0.8).toBeGreaterThan(boxOf(front, "expanded-title").y - 1);
});

test("a part without a box is not on the front page, and no word of the stories is lost with it", async () => {
  const { newspaper, set, tools, front } = await setIn(layoutWith({ "side-stories": null, "bottom-section": null, "whats-inside": null }));
  expect(textsOf(front, "side-stories")).toEqual([]);
  expect(textsOf(front, "whats-inside")).toEqual([]);
  expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
});

test("without a box for the story all of it stands inside", async () => {
  const { newspaper, set, tools, front } = await setIn(layoutWith({ "expanded-content": null }));
  expect(textsOf(front, "expanded-content")).toEqual([]);
  expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
});

test("boxes over each other stay where they are, and are reported by both their names", async () => {
  const { set, front } = await setIn(layoutWith({ "side-stories": { x: 400, width: 190.4 } }));
  expect(boxOf(front, "side-stories").x).toBe(400);
  const collisions = set.warnings.filter(({ code }) => code === "collision").map(({ detail }) => detail);
  expect(collisions).toContain("expanded-content, side-stories");
  expect((await setIn(layoutWith())).set.warnings.filter(({ code }) => code === "collision")).toEqual([]);
});

test("a masthead is as large as both sides of its box let it be, its parts as they were to each other", async () => {
  const { front: usual } = await setIn(layoutWith());
  const { front: small } = await setIn(layoutWith({ masthead: { x: 163.8, y: 30, width: 284.4, height: 60 } }));
  const name = (scene: PageScene) => textsOf(scene, "masthead").reduce((largest, item) => (item.size > largest.size ? item : largest));
  expect(name(small).size / name(usual).size).toBeCloseTo(0.5, 2);
  const box = boxOf(small, "masthead");
  expectInside({ x: name(small).x, y: name(small).y - name(small).size * 0.6, width: name(small).width, height: 1 }, box);
  // The line that tells how the page was made stays at its foot.
  expect(textsOf(small, "colophon")[0]?.y).toBe(textsOf(usual, "colophon")[0]?.y);
});

test("another paper stretches the places, and a page that reads from the right turns them round", async () => {
  const layout = layoutWith();
  const tall = await setIn(layout, {}, { height: 946 });
  const story = layout.find(({ id }) => id === "expanded-content");
  expect(boxOf(tall.front, "expanded-content").y).toBeCloseTo(((story?.y ?? 0) * 946) / 816, 3);
  expect(proofread(tall.set, tall.newspaper, tall.tools.measurer).errors).toEqual([]);
  const arabic = newspaperFrom("ar-iyadat-alraseef", 0, "three-column", { sectionLayout: layout });
  const tools = await toolsOf("ar");
  const set = setNewspaper(arabic, tools);
  const front = set.pages[0];
  if (!front || !story) throw new Error("no page");
  expect(boxOf(front, "expanded-content").x).toBeCloseTo(612 - story.x - story.width, 3);
  expect(proofread(set, arabic, tools.measurer).errors).toEqual([]);
});

test("boxes somebody added hold what they were added for", async () => {
  const foot = footOf("expanded-content");
  const under = { y: foot - 70, height: 70 };
  const top = layoutWith().find(({ id }) => id === "expanded-content")?.y ?? 0;
  const { front, set, newspaper, tools } = await setIn(
    layoutWith({ "expanded-content": { height: foot - 78 - top } }, "american-classic", [
      custom(1, "expanded-content", { x: 21.6, width: 105.6, ...under }),
      custom(2, "image", { x: 137.4, width: 105.6, ...under }),
      custom(3, "caption", { x: 253.2, width: 105.6, ...under }),
      custom(4, "expanded-title", { x: 369, width: 105.6, ...under }),
    ]),
  );
  const pictures = front.items.filter((item) => item.kind === "picture");
  expect(pictures.map(({ src }) => src)).toEqual(["main", "small"]);
  if (pictures[1]?.kind === "picture") expectInside(pictures[1], boxOf(front, "custom-2"));
  const box = boxOf(front, "custom-3");
  expect(textsOf(front, "caption").some(({ x, y }) => x >= box.x - 1 && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(
    true,
  );
  const more = framesIn(front, "expanded-content").at(-1);
  expectInside(more ?? { x: 0, y: 0, width: 0, height: 0 }, boxOf(front, "custom-1"));
  expect(more?.used).toBeGreaterThan(4);
  expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
});

test("the size of the text can be given: it is not made to fit, and what is over goes on", async () => {
  const { front } = await setIn(layoutWith(), {}, { body: { size: 9, leading: 1.4 } });
  const lines = textsOf(front, "expanded-content").filter(({ size }) => size === 9);
  expect(lines.length).toBeGreaterThan(10);
  const column = lines.filter(({ x }) => Math.abs(x - (lines.at(-1)?.x ?? 0)) < 1).map(({ y }) => y);
  const steps = column.slice(1).map((y, index) => y - (column[index] ?? 0));
  expect(Math.min(...steps)).toBeCloseTo(12.6, 4);
});

test("the admin's sample says of long stories that they go on, has a market, and no second page", async () => {
  const market = {
    title: "Market Snapshot",
    entries: [
      { name: "AAA", value: "12.40", change: "+0.2" },
      { name: "BBB", value: "7.10", change: "-0.1" },
    ],
    updated: "Updated: 4:00 PM EST",
    size: 8,
  };
  const sample = { continued: "cont on page 3", sideStories: 2, volume: "Volume 1, No. 1" };
  const { front, inside } = await setIn(layoutWith(), { sample, market }, { body: { size: 9, leading: 1.2 } });
  expect(inside).toEqual([]);
  const long = textsOf(front, "jump").filter(({ text }) => text === "cont on page 3");
  expect(long.length).toBeGreaterThanOrEqual(3);
  const almanac = textsOf(front, "almanac").map(({ text }) => text.toLowerCase());
  expect(almanac).toEqual(expect.arrayContaining(["market snapshot", "updated: 4:00 pm est", "aaa"]));
  expect(textsOf(front, "folio").map(({ text }) => text.toLowerCase())).toContain("volume 1, no. 1");
  for (const frame of framesIn(front, "bottom-section")) expect(frame.height).toBeLessThanOrEqual(180);
});

test("quotations of every size keep off each other and off the line under them", async () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    name: index % 2 ? "Brickyard" : "Inkwell",
    value: "114.50",
    change: "+2.30",
  }));
  for (const size of [6, 8, 11, 16]) {
    const market = { title: "Market Snapshot", entries, updated: "Updated: 4:00 PM EST", size };
    const sample = { continued: "cont on page 3", sideStories: 2, volume: "Volume 1, No. 1" };
    const { front, tools } = await setIn(layoutWith(), { sample, market });
    const rows = textsOf(front, "almanac").filter(({ text }) => text !== market.title);
    const updated = rows.at(-1);
    expect(rows.length, `${size}`).toBeGreaterThan(6);
    for (const row of rows.slice(0, -1)) {
      expect(row.y, `${size}: ${row.text}`).toBeLessThan((updated?.y ?? 0) - (updated?.size ?? 0));
      const ends = row.x + tools.measurer.width(row.text, row.font, row.language) * row.size;
      const beside = rows.filter(({ x, y }) => y === row.y && x > row.x);
      for (const next of beside) expect(next.x, `${size}: ${row.text}`).toBeGreaterThan(ends);
    }
  }
});

for (const { id } of sampled("own boxes", templates)) {
  test(`the page of ${id} stands in its own boxes without a fault`, async () => {
    const { newspaper, set, tools } = await setIn(layoutWith({}, id), { templateId: id });
    expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
    expect(set.warnings).toEqual([]);
  });
}

for (const language of ["en", "de", "ja", "ar"] as const) {
  test(`in whatever boxes a page is divided into, no word is lost, doubled or over another: ${language}`, async () => {
    const tools = await toolsOf(language);
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomOf(seed * 7919);
      const newspaper = { ...mixedNewspaper(language, seed), templateId: "american-classic", sectionLayout: randomLayout(random) };
      const { errors } = proofread(setNewspaper(newspaper, tools), newspaper, tools.measurer);
      expect(errors, `seed ${seed}`).toEqual([]);
    }
  });
}
