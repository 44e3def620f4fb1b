import { expect, it } from "vitest";
import { layoutPage } from "../../../functions/templates/contract.ts";
import { boxOf, handles, move, resize } from "./box-geometry.ts";
import { defaultSettings } from "./content-settings.ts";
import { applyEdit, invertEdit, isIdle, type LayoutEdit, type LayoutState, mergeEdits } from "./layout-edits.ts";
import { customSection, pageWith, seeded } from "./layouts.test-data.tsx";

/** Any edit an admin could make of the layout as it is. */
function anyEdit({ sections, settings }: LayoutState, random: () => number, step: number): LayoutEdit {
  const index = Math.floor(random() * sections.length);
  const section = sections[index];
  const kind = section ? Math.floor(random() * 5) : 1;
  const far = () => (random() - 0.5) * 900;
  if (kind === 1 || !section) {
    const at = Math.floor(random() * (sections.length + 1));
    return { kind: "add", section: customSection({ id: `custom-${step}`, x: random() * 400 }), index: at };
  }
  if (kind === 2) return { kind: "remove", section, index };
  if (kind === 3) return { kind: "settings", before: settings, after: { ...settings, stockCount: Math.floor(3 + random() * 10) } };
  if (kind === 4) return { kind: "layout", before: sections, after: pageWith(customSection({ id: `custom-l${step}` })) };
  const handle = handles[Math.floor(random() * handles.length)] ?? "se";
  const before = boxOf(section);
  return { kind: "box", id: section.id, before, after: random() < 0.5 ? move(before, far(), far()) : resize(before, handle, far(), far()) };
}

it("every sequence of edits taken back in turn gives the layout as it was", () => {
  const random = seeded(11);
  for (let round = 0; round < 25; round++) {
    const start: LayoutState = { sections: pageWith(customSection()), settings: defaultSettings };
    let state = start;
    const made: { edit: LayoutEdit; before: LayoutState }[] = [];
    for (let step = 0; step < 30; step++) {
      const edit = anyEdit(state, random, round * 100 + step);
      made.push({ edit, before: state });
      state = applyEdit(state, edit);
      expect(applyEdit(applyEdit(state, invertEdit(edit)), edit)).toEqual(state);
    }
    for (const { edit, before } of made.toReversed()) {
      state = applyEdit(state, invertEdit(edit));
      expect(state).toEqual(before);
    }
    expect(state).toEqual(start);
  }
});

it("no move and no resize takes a box off the page, makes it smaller than 20, or moves the side that is not held", () => {
  const random = seeded(5);
  let box = boxOf(customSection());
  for (let step = 0; step < 800; step++) {
    const [right, down] = [(random() - 0.5) * 1500, (random() - 0.5) * 1500];
    const handle = handles[Math.floor(random() * handles.length)] ?? "n";
    const before = box;
    const isMove = random() < 0.3;
    box = isMove ? move(box, right, down) : resize(box, handle, right, down);
    expect(box.width).toBeGreaterThanOrEqual(20);
    expect(box.height).toBeGreaterThanOrEqual(20);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(layoutPage.width + 0.01);
    expect(box.y + box.height).toBeLessThanOrEqual(layoutPage.height + 0.01);
    if (isMove) continue;
    if (handle.includes("w")) expect(box.x + box.width).toBeCloseTo(before.x + before.width, 6);
    else expect(box.x).toBe(before.x);
    if (handle.includes("n")) expect(box.y + box.height).toBeCloseTo(before.y + before.height, 6);
    else expect(box.y).toBe(before.y);
  }
});

it("a handle of the north or west shifts the position with the size", () => {
  const box = { x: 100, y: 100, width: 200, height: 100 };
  expect(resize(box, "nw", -10, -20)).toEqual({ x: 90, y: 80, width: 210, height: 120 });
  expect(resize(box, "nw", 500, 500)).toEqual({ x: 280, y: 180, width: 20, height: 20 });
  expect(resize(box, "e", 30, 99)).toEqual({ x: 100, y: 100, width: 230, height: 100 });
});

it("an edit of a section that has gone changes nothing, and none is added twice", () => {
  const state: LayoutState = { sections: pageWith(), settings: defaultSettings };
  const box = { x: 1, y: 1, width: 50, height: 50 };
  expect(applyEdit(state, { kind: "box", id: "custom-9", before: box, after: box }).sections).toEqual(state.sections);
  const first = state.sections[0];
  expect(first && applyEdit(state, { kind: "add", section: first, index: 3 }).sections).toEqual(state.sections);
});

it("two edits of one box become one, of two boxes or of another kind they do not", () => {
  const at = (x: number) => ({ x, y: 0, width: 50, height: 50 });
  const one: LayoutEdit = { kind: "box", id: "byline", before: at(0), after: at(1) };
  expect(mergeEdits(one, { ...one, before: at(1), after: at(2) })).toEqual({ kind: "box", id: "byline", before: at(0), after: at(2) });
  expect(mergeEdits(one, { ...one, id: "masthead" })).toBeNull();
  expect(mergeEdits(one, { kind: "settings", before: defaultSettings, after: defaultSettings })).toBeNull();
  expect(isIdle({ ...one, after: at(0) })).toBe(true);
});
