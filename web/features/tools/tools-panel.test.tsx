import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createNewspaper } from "../../api/newspaper.test-data.tsx";
import type { Newspaper } from "../../api/newspapers.ts";
import { useOpenGroups } from "../../api/open-groups.ts";
import { lay, undo, useStone } from "../../api/stone/stone.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { ToolsPanel } from "./tools-panel.tsx";

const boxes = [{ id: "masthead", type: "masthead", name: "Name", x: 0, y: 0, width: 612, height: 80 }];
const template = (id: string, sectionLayouts = {}) => ({
  id,
  name: id,
  description: "",
  region: "Universal",
  config: { layout: "three-column" },
  sectionLayouts,
});
const place = { city: "Bergen", country: "Norway", countryCode: "NO", lat: 60.4, lng: 5.3, timeZone: "Europe/Oslo" };

const everyGroup = { stories: true, jump: true, page: true, edition: true, add: true };

function openTools(changes: Partial<Newspaper> = {}, { isMaking = false, chosen = everyGroup as Record<string, boolean> } = {}) {
  act(() => {
    lay(null);
    lay(createNewspaper(changes));
    useToast.setState({ current: null, waiting: [] });
    useOpenGroups.setState({ chosen });
  });
  serveApi({
    "GET /api/templates": json([template("american-classic", { "two-column": boxes }), template("modern-herald")]),
    "POST /api/location/geocode": () => json(place),
  });
  const [onOpenField, onLook] = [vi.fn(), vi.fn()];
  renderPart(<ToolsPanel onOpenField={onOpenField} onLook={onLook} pictures={<p>Pictures</p>} isMaking={isMaking} />);
  return { onOpenField, onLook };
}

const now = () => useStone.getState().newspaper as Newspaper;
const headlines = () => now().expandedContent.sideStories.map(({ headline }) => headline);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};
const undoOfToast = () => act(() => useToast.getState().current?.action?.onPress());

it("adds a story without words and opens it where it will stand", () => {
  const { onOpenField } = openTools();
  press("Add a story");
  expect(headlines()).toEqual(["The harbor", "The school", ""]);
  expect(onOpenField).toHaveBeenCalledWith("expandedContent.sideStories.2.headline");
  act(() => void undo());
  expect(headlines()).toEqual(["The harbor", "The school"]);
});

it("says why no story can be added to twelve", () => {
  openTools({
    expandedContent: { ...createNewspaper().expandedContent, sideStories: Array(12).fill({ headline: "One", content: "Two" }) },
  });
  press("Add a story");
  expect(headlines()).toHaveLength(12);
  expect(screen.getByText(/Please remove one before you add another/)).toBeTruthy();
});

it("moves a story by keyboard, says where it is now, and stays with it", async () => {
  openTools();
  press("Move down: The harbor");
  expect(headlines()).toEqual(["The school", "The harbor"]);
  expect(screen.getByText("The harbor: now number 2 of 2")).toBeTruthy();
  // At the end it can go no further down: the keyboard is on the story itself.
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit on the page: The harbor"));
  fireEvent.keyDown(screen.getByRole("button", { name: /^Drag.*The harbor$/ }), { key: "ArrowUp" });
  expect(headlines()).toEqual(["The harbor", "The school"]);
});

it("removes a story and brings it back whole where it was, also after another change", () => {
  openTools();
  const before = now().expandedContent.sideStories;
  press("Remove: The harbor");
  expect(headlines()).toEqual(["The school"]);
  type("Author", "A. Berg");
  undoOfToast();
  expect(now().expandedContent.sideStories).toEqual(before);
  expect(now().author).toBe("A. Berg");
});

it("changes lines about the name as one types, and one Undo takes the word back", () => {
  openTools();
  type("Motto", "F");
  type("Motto", "Fa");
  type("Motto", "Fair");
  expect(now().folio.motto).toBe("Fair");
  act(() => {
    while (undo());
  });
  expect(now()).toEqual(createNewspaper());
});

it("keeps the last good date and number while another is being typed", () => {
  openTools();
  type("Publish date", "0202-03-08");
  expect(now().publishDate).toBe("2026-03-08");
  expect(screen.getByText(/Please enter a date from 1600 to 2100/)).toBeTruthy();
  type("Publish date", "1926-03-08");
  expect(now().publishDate).toBe("1926-03-08");
  type("Volume", "0");
  expect(now().folio.volume).toBe(1);
  type("Volume", "١٢");
  expect(now().folio.volume).toBe(12);
});

it("prints another place at once and gives the almanac its town, in one step", async () => {
  openTools();
  type("Place or region", "Bergen");
  fireEvent.blur(screen.getByLabelText("Place or region"));
  expect(now().region).toBe("Bergen");
  await waitFor(() => expect(now().place).toEqual(place));
  act(() => void undo());
  expect(now()).toMatchObject({ region: "Duluth", place: null });
});

it("prints a place nobody knows as it was typed, and says so", async () => {
  openTools({ place });
  vi.stubGlobal("fetch", async () => json({ error: "x", code: "NO_PLACE", requestId: "r" }, 404));
  type("Place or region", "Atlantis");
  fireEvent.keyDown(screen.getByLabelText("Place or region"), { key: "Enter" });
  expect(now()).toMatchObject({ region: "Atlantis", place: null });
  await screen.findByText(/We do not know this place/);
});

/** Of a list that opens at a key. */
async function choose(label: string, choice: string) {
  const list = screen.getByRole("combobox", { name: label });
  fireEvent.keyDown(list, { key: "Enter" });
  fireEvent.click(await screen.findByRole("option", { name: choice }));
}

it("moves the jump paragraph by paragraph, and lets the page decide again", async () => {
  openTools();
  await choose("The front page holds", "As many paragraphs as I choose");
  expect(now().jumpAt).toBe(2);
  press("One paragraph fewer on the front page");
  expect(now().jumpAt).toBe(1);
  const { parentElement } = screen.getByText(/after paragraph 1 of 3/);
  expect(within(parentElement as HTMLElement).getByText("It rained all day in Duluth.")).toBeTruthy();
  await choose("The front page holds", "As much as there is room for");
  expect(now().jumpAt).toBeNull();
});

it("takes the section layout that is in force for a template and its columns, and tells who chose the look before", async () => {
  const { onLook } = openTools();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Template" }).hasAttribute("disabled")).toBe(false));
  await choose("Columns of the main story", "Two");
  expect(now()).toMatchObject({ layout: "two-column", sectionLayout: boxes });
  expect(onLook).toHaveBeenCalledWith({ templateId: "american-classic", layout: "two-column", sectionLayout: boxes });
  await choose("Template", "Modern Herald");
  expect(now()).toMatchObject({ templateId: "modern-herald", sectionLayout: null });
});

it("sets another paper, and other fixed words without changing what language the text is in", async () => {
  openTools();
  await choose("Page format", "Berliner");
  expect(now().paperSize).toBe("berliner");
  await choose("Language of the fixed words", "日本語");
  expect(now()).toMatchObject({ language: "ja", expandedContent: { contentLanguage: "en" } });
  await choose("Language of the fixed words", "English");
  expect(now()).toMatchObject({ language: "en", expandedContent: { contentLanguage: "" } });
});

it("offers the lines a page does not have yet, and no others", () => {
  const { onOpenField } = openTools({ smallImageCaption: "", smallImageUrl: "" });
  expect(screen.queryByRole("button", { name: "Add a deck" })).toBeNull();
  expect(screen.queryByRole("button", { name: /caption/ })).toBeNull();
  press("Add a motto");
  expect(onOpenField).toHaveBeenCalledWith("folio.motto");
});

it("takes no changes while a newspaper is being made, and says so", () => {
  openTools({}, { isMaking: true });
  expect(screen.getByText(/These tools come back when it is finished/)).toBeTruthy();
  const isOff = (control: HTMLElement) => control.closest("fieldset")?.disabled;
  for (const name of ["Add a story", "Remove: The harbor"]) expect(isOff(screen.getByRole("button", { name }))).toBe(true);
  expect(isOff(screen.getByLabelText("Motto"))).toBe(true);
});

it("shows the stories at first and the other groups once they are opened, which the browser remembers", () => {
  openTools({}, { chosen: {} });
  expect(screen.getByRole("button", { name: "Stories", expanded: true })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Motto" })).toBeNull();
  press("Edition");
  expect(screen.getByRole("textbox", { name: "Motto" })).toBeTruthy();
  press("Stories");
  expect(screen.queryByRole("button", { name: "Add a story" })).toBeNull();
  expect(JSON.parse(localStorage.getItem("open-groups") ?? "{}").state.chosen).toEqual({ edition: true, stories: false });
});

it("offers the text of a story that has none, under what is not on the page yet", () => {
  const sideStories = [
    { headline: "The harbor", content: "Ships waited." },
    { headline: "Bake sale", content: "" },
  ];
  const { onOpenField } = openTools({ expandedContent: { ...createNewspaper().expandedContent, sideStories } });
  press("Add the text of side story 2");
  expect(onOpenField).toHaveBeenCalledWith("expandedContent.sideStories.1.content");
  expect(screen.queryByRole("button", { name: "Add the text of side story 1" })).toBeNull();
});

it("offers an ear only where the template has one", () => {
  openTools({ templateId: "local-community" });
  expect(screen.getByRole("button", { name: "Add a motto" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Add the (left|right) ear/ })).toBeNull();
  expect(screen.queryByLabelText(/^Ear on the/)).toBeNull();
});

it("keeps the words of an ear that this template does not have, and says that they are not on the page", () => {
  const folio = { volume: 1, number: 7, price: "", motto: "", ears: ["Bake sale Friday", ""] as [string, string] };
  openTools({ templateId: "local-community", folio });
  const field = screen.getByLabelText("Ear on the left") as HTMLInputElement;
  expect(field.value).toBe("Bake sale Friday");
  expect(screen.getByText("This template has no ear here. Your words are kept, but they are not on this page.")).toBeTruthy();
  expect(screen.queryByLabelText("Ear on the right")).toBeNull();
});
