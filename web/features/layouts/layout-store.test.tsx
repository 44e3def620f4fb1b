import { expect, it } from "vitest";
import { boxOf } from "./box-geometry.ts";
import { defaultSettings } from "./content-settings.ts";
import { edit, load, markSaved, redo, replaceLayout, reset, select, undo, useLayoutStore } from "./layout-store.ts";
import { customSection, freshDesk, pageWith } from "./layouts.test-data.tsx";

const desk = () => useLayoutStore.getState();

function moveTo(id: string, x: number, strokeAt: number | null = null) {
  const section = desk().sections.find((other) => other.id === id);
  if (!section) throw new Error(`no section ${id}`);
  edit({ kind: "box", id, before: boxOf(section), after: { ...boxOf(section), x } }, strokeAt);
}

it("a drag, a new section, a removed one and a changed setting each leave something to save, until it is saved or taken back", () => {
  freshDesk(customSection());
  expect(desk().isDirty).toBe(false);
  const edits = [
    () => moveTo("byline", 50),
    () => edit({ kind: "add", section: customSection({ id: "custom-2" }), index: 10 }),
    () => edit({ kind: "remove", section: customSection(), index: 9 }),
    () => edit({ kind: "settings", before: defaultSettings, after: { ...defaultSettings, stockCount: 7 } }),
  ];
  for (const make of edits) {
    make();
    expect(desk().isDirty).toBe(true);
    undo();
    expect(desk().isDirty).toBe(false);
    redo();
    expect(desk().isDirty).toBe(true);
    markSaved();
    expect(desk().isDirty).toBe(false);
  }
});

it("boxes and settings are saved each by themselves", () => {
  freshDesk();
  moveTo("byline", 50);
  edit({ kind: "settings", before: defaultSettings, after: { ...defaultSettings, stockCount: 7 } });
  markSaved("settings");
  expect(desk()).toMatchObject({ isDirty: true, isLayoutDirty: true, isSettingsDirty: false });
  markSaved("layout");
  expect(desk().isDirty).toBe(false);
});

it("what was saved can still be taken back, and is then unsaved", () => {
  freshDesk();
  moveTo("byline", 50);
  markSaved();
  undo();
  expect(desk().isLayoutDirty).toBe(true);
});

it("a measurement takes the place of boxes nobody has moved, without a step, and leaves moved ones alone", () => {
  freshDesk();
  const measured = pageWith().map((section) => ({ ...section, height: section.height - 3 }));
  load(measured);
  expect(desk()).toMatchObject({ sections: measured, past: [], isDirty: false });
  moveTo("byline", 51);
  load(pageWith());
  expect(desk().sections.find(({ id }) => id === "byline")?.x).toBe(51);
});

it("the words of a section stay with it when it is measured", () => {
  const sections = freshDesk();
  load(sections.map((section) => ({ ...section, content: "Words" })));
  load(pageWith());
  expect(desk().sections.every(({ content }) => content === "Words")).toBe(true);
});

it("strokes of a key on one box within a second are one step; a pause, another box and a save end it", () => {
  freshDesk();
  const x = desk().sections.find(({ id }) => id === "byline")?.x ?? 0;
  moveTo("byline", x + 1, 1000);
  moveTo("byline", x + 2, 1900);
  moveTo("byline", x + 3, 2800);
  expect(desk().past).toHaveLength(1);
  moveTo("byline", x + 4, 3900);
  moveTo("masthead", 40, 4000);
  expect(desk().past).toHaveLength(3);
  markSaved();
  moveTo("masthead", 41, 4100);
  expect(desk().past).toHaveLength(4);
  for (let step = 0; step < 4; step++) undo();
  expect(desk().sections.find(({ id }) => id === "byline")?.x).toBe(x);
  expect(undo()).toBeNull();
});

it("an edit after steps back ends what could be done again", () => {
  freshDesk();
  moveTo("byline", 50);
  undo();
  moveTo("masthead", 40);
  expect(redo()).toBeNull();
});

it("one section is selected at a time, and none that is gone", () => {
  freshDesk(customSection());
  select("byline");
  select("custom-1700000000000");
  expect(desk().selectedId).toBe("custom-1700000000000");
  edit({ kind: "remove", section: customSection(), index: 9 });
  expect(desk().selectedId).toBeNull();
  undo();
  expect(
    desk()
      .sections.map(({ id }) => id)
      .at(-1),
  ).toBe("custom-1700000000000");
});

it("a reset and another version lose nothing: one step brings the boxes back", () => {
  freshDesk();
  moveTo("byline", 50);
  const mine = desk().sections;
  replaceLayout(pageWith(customSection()));
  reset(pageWith());
  expect(desk().isDirty).toBe(false);
  undo();
  undo();
  expect(desk().sections).toEqual(mine);
  expect(desk().isDirty).toBe(true);
});

it("what changes nothing is no step", () => {
  freshDesk();
  replaceLayout(pageWith());
  moveTo("byline", desk().sections.find(({ id }) => id === "byline")?.x ?? 0);
  expect(desk().past).toEqual([]);
});
