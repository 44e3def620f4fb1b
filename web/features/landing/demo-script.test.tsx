import { expect, it } from "vitest";
import { arrivedAt, beginOf, chosenAt, demoLength, momentAt, picturesAt, scenes, writtenAt } from "./demo-script.ts";
import { createNewspaper } from "./press-room.test-data.tsx";

const newspaper = createNewspaper();
const shares = Array.from({ length: 51 }, (_, index) => index / 50);

it("lasts half a minute and goes through its scenes in order", () => {
  expect(demoLength).toBeGreaterThan(28_000);
  expect(demoLength).toBeLessThan(40_000);
  expect(scenes.map((scene) => momentAt(beginOf(scene)))).toEqual(scenes.map((scene) => ({ scene, share: 0 })));
  expect(momentAt(demoLength)).toEqual({ scene: "finished", share: 1 });
});

it("writes the whole article, and ends on the paper that the page will be set in", () => {
  expect(writtenAt("島の足、電気で", 0)).toBe("");
  expect(writtenAt(newspaper.content, 1)).toBe(newspaper.content);
  expect([chosenAt(4, 0), chosenAt(4, 1)]).toEqual([1, 0]);
});

it("brings the newspaper's own words only, more of them each time, the headline first and at the end all", () => {
  let before = 0;
  const made = newspaper.expandedContent as unknown as Record<string, string>;
  for (const share of shares.slice(0, -1)) {
    const { texts, parts } = arrivedAt(newspaper, share);
    expect(parts.text).toBeUndefined();
    if (Object.keys(texts).length > 0) expect(Object.keys(texts)[0]).toBe("expandedTitle");
    for (const [path, text] of Object.entries(texts)) if (!path.includes(".")) expect(made[path]?.startsWith(text)).toBe(true);
    const length = Object.values(texts).join("").length;
    expect(length).toBeGreaterThanOrEqual(before);
    before = length;
  }
  expect(before).toBeGreaterThan(newspaper.content.length * 0.9);
  const { parts } = arrivedAt(newspaper, 1);
  expect(parts.text).toMatchObject(newspaper.expandedContent);
  expect(parts["side-stories"]).toEqual(newspaper.expandedContent.sideStories);
  expect(picturesAt(newspaper, 0)).toEqual({});
  expect(picturesAt(newspaper, 1)).toEqual(newspaper.pictures);
});
