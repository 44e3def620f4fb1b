import { act, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it } from "vitest";
import arabic from "../../../locales/ar/layouts.json";
import { pageGridOf } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { boxOf } from "./box-geometry.ts";
import { select, undo, useLayoutStore } from "./layout-store.ts";
import { customSection, freshDesk } from "./layouts.test-data.tsx";
import { SectionOverlay } from "./section-overlay.tsx";

afterEach(async () => {
  await act(() => i18next.changeLanguage("en"));
});

const id = "custom-1700000000000";
const start = { x: 200, y: 300.3, width: 90.7, height: 61.7 };
const placeNow = () => {
  const section = useLayoutStore.getState().sections.find((each) => each.id === id);
  return section && boxOf(section);
};
const element = () => document.querySelector<HTMLElement>(`[data-section="${id}"]`) as HTMLElement;
const handle = (side: string) => element().querySelector(`[data-handle=${side}]`) as HTMLElement;

/** A selected box over a page of one pixel for a point. */
function renderBox() {
  freshDesk(customSection(start));
  renderPart(<SectionOverlay scale={1} templateId="american-classic" />);
  act(() => select(id));
}

/** Pointer events as browsers send them, which bring the place on the page. */
function point(target: Element, type: string, x: number, y: number, more: object = {}) {
  const isDown = type !== "pointerup" && type !== "pointercancel";
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: isDown ? 1 : 0,
    clientX: x,
    clientY: y,
    ...more,
  });
  Object.defineProperties(event, { pageX: { value: x }, pageY: { value: y } });
  act(() => void target.dispatchEvent(event));
}

function pull(target: Element, right: number, down: number, more: object = {}) {
  point(target, "pointerdown", 400, 400, more);
  for (const share of [0.25, 0.5, 1]) point(target, "pointermove", 400 + right * share, 400 + down * share, more);
}
const letGo = (target: Element, right: number, down: number, more: object = {}) =>
  point(target, "pointerup", 400 + right, 400 + down, more);

it("a box goes with the pointer and is one step; with Alt it stays off the lines", () => {
  renderBox();
  pull(element(), 33, 41, { altKey: true });
  expect(placeNow()).toEqual(start);
  letGo(element(), 33, 41, { altKey: true });
  expect(placeNow()).toEqual({ ...start, x: 233, y: 341.3 });
  expect(useLayoutStore.getState().past).toHaveLength(1);
  act(() => void undo());
  expect(placeNow()).toEqual(start);

  const [, column] = pageGridOf("american-classic").columns;
  const toColumn = (column?.x ?? 0) - start.x + 2;
  pull(element(), toColumn, 0);
  letGo(element(), toColumn, 0);
  expect(placeNow()?.x).toBeCloseTo(column?.x ?? 0, 2);
  expect(placeNow()?.width).toBe(start.width);
});

it("a handle of the north or west shifts the position, and the far side stays", () => {
  renderBox();
  pull(handle("nw"), 12, -9, { altKey: true });
  letGo(handle("nw"), 12, -9, { altKey: true });
  const after = placeNow();
  expect(after?.x).toBeCloseTo(212, 2);
  expect(after?.y).toBeCloseTo(291.3, 2);
  expect((after?.x ?? 0) + (after?.width ?? 0)).toBeCloseTo(290.7, 2);
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeCloseTo(362, 2);
});

it("Escape in the middle, and a pointer that is taken away, put the box back without a step", () => {
  renderBox();
  const before = element().style.transform;
  for (const stop of [() => fireEvent.keyDown(window, { key: "Escape" }), () => point(element(), "pointercancel", 470, 450)]) {
    pull(element(), 70, 50, { altKey: true });
    expect(element().style.transform).not.toBe(before);
    stop();
    expect(element().style.transform).toBe(before);
    letGo(element(), 70, 50, { altKey: true });
    expect(placeNow()).toEqual(start);
    expect(useLayoutStore.getState().past).toEqual([]);
    expect(useLayoutStore.getState().isDirty).toBe(false);
  }
});

it("on a page that reads from the right a box goes where the pointer goes, and each handle is the side it is seen on", async () => {
  i18next.addResourceBundle("ar", "layouts", arabic);
  await act(() => i18next.changeLanguage("ar"));
  renderBox();
  expect(screen.getAllByRole("button").length).toBeGreaterThan(9);
  pull(element(), 30, 0, { altKey: true });
  letGo(element(), 30, 0, { altKey: true });
  expect(placeNow()).toEqual({ ...start, x: 170 });
  // Seen at the left, which is where lines end: the box's far side as it is kept.
  pull(handle("w"), -20, 0, { altKey: true });
  letGo(handle("w"), -20, 0, { altKey: true });
  const after = placeNow();
  expect(after?.x).toBe(170);
  expect(after?.width).toBeCloseTo(start.width + 20, 2);
});
