import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../ui/testing.tsx";
import type { LayoutBox } from "./layout-edits.ts";
import { select, useLayoutStore } from "./layout-store.ts";
import { customSection, freshDesk } from "./layouts.test-data.tsx";
import { SectionDetails } from "./section-details.tsx";
import { SectionLegend } from "./section-legend.tsx";

function renderDetails(section: LayoutBox) {
  freshDesk(section);
  select(section.id);
  renderPart(<SectionDetails />);
}

const field = (name: string) => screen.getByRole("spinbutton", { name });
const box = () => useLayoutStore.getState().sections.find(({ id }) => id.startsWith("custom-"));

function type(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
}

it("place and size are changed by typing and by buttons, within the page and never below 20", () => {
  renderDetails(customSection());
  type("X (px)", "150,5");
  expect(box()?.x).toBe(150.5);
  type("Width (px)", "9999");
  expect(box()).toMatchObject({ x: 150.5, width: 461.5 });
  type("Height (px)", "3");
  expect(box()?.height).toBe(20);
  type("Y (px)", "nothing");
  expect(box()?.y).toBe(300);
  fireEvent.click(screen.getByRole("button", { name: "Y (px): less" }));
  fireEvent.keyDown(field("Y (px)"), { key: "PageUp" });
  expect(box()?.y).toBe(309);
  expect(field("Y (px)").getAttribute("aria-valuenow")).toBe("309");
  fireEvent.click(screen.getByRole("button", { name: "Height (px): less" }));
  expect(box()?.height).toBe(20);
});

it("what was typed counts with Enter, and Escape gives the number back", () => {
  renderDetails(customSection());
  fireEvent.change(field("X (px)"), { target: { value: "12" } });
  fireEvent.keyDown(field("X (px)"), { key: "Escape" });
  expect((field("X (px)") as HTMLInputElement).value).toBe("100");
  fireEvent.change(field("X (px)"), { target: { value: "١٢" } });
  fireEvent.keyDown(field("X (px)"), { key: "Enter" });
  expect(box()?.x).toBe(12);
});

it("words of a section are shown up to 200 characters, and an ellipsis where there are more", () => {
  const family = "👨‍👩‍👧";
  renderDetails(customSection({ content: `${family}${"a".repeat(198)}bc` }));
  expect(screen.getByText(/…$/).textContent).toBe(`${family}${"a".repeat(198)}b…`);
});

it("exactly 200 characters are shown whole", () => {
  renderDetails(customSection({ content: "a".repeat(200) }));
  expect(screen.getByText("a".repeat(200))).toBeTruthy();
});

it("the sections that lie over the selected one are named", () => {
  freshDesk();
  renderPart(<SectionDetails />);
  expect(screen.getByText("Select a section on the page to see and change its place and size.")).toBeTruthy();
  expect(screen.queryByText(/lie over each other/)).toBeNull();
  act(() => {
    freshDesk(customSection({ x: 30, y: 20, width: 60, height: 40 }));
    select("byline");
  });
  expect(screen.queryByText(/lie over each other/)).toBeNull();
  act(() => select("masthead"));
  expect(screen.getByText("“Masthead” and “Weather” lie over each other. Move or resize one of them.")).toBeTruthy();
});

it("only a section that was made here can be deleted", () => {
  renderDetails(customSection());
  fireEvent.click(screen.getByRole("button", { name: "Delete section" }));
  expect(box()).toBeUndefined();
  act(() => select("masthead"));
  expect(screen.queryByRole("button", { name: "Delete section" })).toBeNull();
});

it("the legend lists the eight types with the fields of the answer that fill them", () => {
  renderPart(<SectionLegend />);
  expect(screen.getByRole("heading", { name: "OpenAI Section Legend" })).toBeTruthy();
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("code")?.textContent)).toEqual([
    "newspaperName",
    "expandedTitle",
    "expandedContent",
    "sideStories",
    "imageUrl",
    "caption",
    "whatsInside",
    "byline",
  ]);
  expect(rows.every((row) => within(row).getAllByText(/\p{L}{4}/u).length >= 3)).toBe(true);
});
