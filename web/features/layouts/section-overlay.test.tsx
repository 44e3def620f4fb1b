import { act, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import arabic from "../../../locales/ar/layouts.json";
import { pageGridOf } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { HistoryButtons } from "./history-buttons.tsx";
import type { LayoutBox } from "./layout-edits.ts";
import { useLayoutStore } from "./layout-store.ts";
import { customSection, freshDesk } from "./layouts.test-data.tsx";
import { SectionOverlay } from "./section-overlay.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await act(() => i18next.changeLanguage("en"));
});

/** Boxes over a page of one pixel for a point. */
function renderDesk(...more: LayoutBox[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  freshDesk(...more);
  renderPart(
    <>
      <SectionOverlay scale={1} templateId="american-classic" />
      <HistoryButtons />
    </>,
  );
}

const boxOf = (id: string) => useLayoutStore.getState().sections.find((section) => section.id === id);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (element: Element, key: string, more: object = {}) => fireEvent.keyDown(element, { key, ...more });
const selected = () => useLayoutStore.getState().selectedId;

/** What a screen reader hears once the keys rest. */
async function heard() {
  await act(async () => vi.advanceTimersByTimeAsync(500));
  return screen.getByRole("status").textContent;
}

it("boxes stand where their sections are, named with their type, and come to the keyboard from the top down", () => {
  renderDesk(customSection({ y: 90, height: 40 }));
  const boxes = screen.getAllByRole("button", { pressed: false });
  expect(boxes.map((box) => box.getAttribute("aria-label"))).toEqual([
    "Masthead",
    "Weather (Caption)",
    "Headline (Expanded Title)",
    "Byline",
    "Main picture (Image)",
    "Side stories (Side Stories)",
    "Main story (Expanded Content)",
    "What’s Inside",
    "Bottom columns (Side Stories)",
    "Market Snapshot (What’s Inside)",
  ]);
  const byline = boxOf("byline");
  const box = button("Byline").parentElement;
  expect(box?.style.transform).toBe(`translate(${byline?.x}px, ${byline?.y}px)`);
  expect(box?.style.width).toBe(`${byline?.width}px`);
});

it("one section is selected at a time, by pressing it; pressing it again, and Escape, leave it", async () => {
  renderDesk();
  fireEvent.click(button(/^Main picture/));
  expect(await heard()).toBe("Main picture is selected.");
  fireEvent.click(button("Byline"));
  expect(screen.getAllByRole("button", { pressed: true })).toEqual([button("Byline")]);
  fireEvent.click(button("Byline"));
  expect(selected()).toBeNull();
  expect(await heard()).toBe("Byline is no longer selected.");
  fireEvent.click(button("Byline"));
  press(button(/^Main picture/), "Escape");
  expect(selected()).toBeNull();
});

it("arrow keys move the selected section by a point, with Control by ten or a line of text, and it is read out once they rest", async () => {
  renderDesk();
  const box = button("Byline");
  const start = boxOf("byline") ?? customSection();
  press(box, "ArrowRight");
  expect(boxOf("byline")).toEqual(start);
  fireEvent.click(box);
  expect(press(box, "ArrowRight")).toBe(false);
  press(box, "ArrowDown");
  press(box, "ArrowDown");
  expect(boxOf("byline")).toMatchObject({ x: start.x + 1, y: start.y + 2, width: start.width });
  press(box, "ArrowRight", { ctrlKey: true });
  press(box, "ArrowDown", { metaKey: true });
  const { leading } = pageGridOf("american-classic");
  expect(boxOf("byline")?.x).toBeCloseTo(start.x + 11, 2);
  expect(boxOf("byline")?.y).toBeCloseTo(start.y + 2 + leading, 1);
  expect(await heard()).toMatch(/^Byline: \d+ points from the left, \d+ points from the top, \d+ points wide, \d+ points high\.$/);
  expect(useLayoutStore.getState().past).toHaveLength(1);
});

it("Shift with arrow keys resizes it, and never below 20", () => {
  renderDesk(customSection({ width: 22, height: 22 }));
  const box = button(/^Weather/);
  fireEvent.click(box);
  press(box, "ArrowRight", { shiftKey: true });
  press(box, "ArrowDown", { shiftKey: true });
  expect(boxOf("custom-1700000000000")).toMatchObject({ x: 100, y: 300, width: 23, height: 23 });
  for (let stroke = 0; stroke < 9; stroke++) press(box, "ArrowLeft", { shiftKey: true });
  expect(boxOf("custom-1700000000000")).toMatchObject({ x: 100, width: 20 });
});

it("Delete removes a section that was made here, gives the keyboard to the next, and one press brings it back", () => {
  renderDesk(customSection());
  const box = button(/^Weather/);
  box.focus();
  fireEvent.click(box);
  press(box, "Delete");
  expect(boxOf("custom-1700000000000")).toBeUndefined();
  expect(document.activeElement?.getAttribute("aria-pressed")).toBe("false");
  const message = useToast.getState().current;
  expect(message?.title).toBe("Weather was removed.");
  act(() => message?.action?.onPress());
  expect(boxOf("custom-1700000000000")).toEqual(customSection());
});

it("a section of the page itself is not removed, and it is said why", async () => {
  renderDesk(customSection());
  fireEvent.click(button("Masthead"));
  press(button("Masthead"), "Delete");
  expect(boxOf("masthead")).toBeDefined();
  expect(await heard()).toContain("cannot be removed");
  expect(screen.getAllByRole("button", { name: /^Delete/ })).toEqual([button("Delete Weather")]);
});

it("steps are taken back and forth by button and by key, but not while somebody types", async () => {
  renderDesk();
  const start = boxOf("byline")?.x ?? 0;
  const box = button("Byline");
  fireEvent.click(box);
  press(box, "ArrowRight");
  press(document.body, "z", { ctrlKey: true });
  expect(boxOf("byline")?.x).toBe(start);
  expect(await heard()).toMatch(/^The last change was undone\. Byline: /);
  press(document.body, "Z", { metaKey: true, shiftKey: true });
  expect(boxOf("byline")?.x).toBe(start + 1);
  fireEvent.click(button("Undo"));
  press(document.body, "y", { ctrlKey: true });
  expect(boxOf("byline")?.x).toBe(start + 1);
  const field = document.body.appendChild(document.createElement("input"));
  press(field, "z", { ctrlKey: true });
  field.remove();
  expect(boxOf("byline")?.x).toBe(start + 1);
});

it("a page that reads from the right is turned round, and arrows move as it is seen", async () => {
  i18next.addResourceBundle("ar", "layouts", arabic);
  await act(() => i18next.changeLanguage("ar"));
  renderDesk();
  const start = boxOf("byline") ?? customSection();
  const box = button(/^اسم الكاتب/);
  expect(box.parentElement?.style.transform).toBe(`translate(${612 - start.x - start.width}px, ${start.y}px)`);
  fireEvent.click(box);
  press(box, "ArrowLeft");
  expect(boxOf("byline")?.x).toBe(start.x + 1);
  press(box, "ArrowLeft", { shiftKey: true });
  expect(boxOf("byline")?.width).toBeCloseTo(start.width + 1, 5);
});
