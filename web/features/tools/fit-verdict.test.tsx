import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createNewspaper } from "../../api/newspaper.test-data.tsx";
import { lay, perform, undo, useStone } from "../../api/stone/stone.ts";
import type { SuggestedCut } from "../../claims/index.ts";
import type { NewspaperToSet, SetNewspaper } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { FitVerdict } from "./fit-verdict.tsx";
import { useOfferedCut } from "./offered-cut.ts";

const story = createNewspaper().expandedContent.expandedContent;
const sentence = "Nobody was hurt.";
const from = story.indexOf(sentence);
const path = "expandedContent.expandedContent";
const cut: SuggestedCut = {
  path,
  sentences: [{ from, to: from + sentence.length, text: sentence }],
  spans: [{ from: from - 2, to: from + sentence.length }],
  shape: null,
};

const page = (number: number, lines: number) => ({
  page: number,
  sections: [],
  items: [],
  frames: [{ id: "f", block: "expanded-content", x: 0, y: 0, width: 120, height: lines * 8.4, lines, used: lines, foot: 0 }],
});

function openVerdict(
  inside: number,
  changes: Partial<NewspaperToSet> = {},
  suggest = vi.fn(async (): Promise<SuggestedCut | null> => cut),
  warnings: SetNewspaper["warnings"] = [],
) {
  act(() => {
    lay(null);
    lay(createNewspaper());
    useToast.setState({ current: null, waiting: [] });
  });
  const pages = [page(1, 40), ...(inside > 0 ? [page(2, inside)] : [])];
  const toSet = { ...createNewspaper(), ...changes } as unknown as NewspaperToSet;
  const set = { pages, warnings, toSet } as unknown as SetNewspaper & { toSet: NewspaperToSet };
  renderPart(<FitVerdict set={set} suggest={suggest} />);
  return { suggest };
}

const storyNow = () => useStone.getState().newspaper?.expandedContent.expandedContent;
const ask = () => fireEvent.click(screen.getByRole("button", { name: "Suggest a cut" }));

it("counts the lines that run on, and offers nothing where the story fits or its owner has parted it", () => {
  openVerdict(12);
  expect(screen.getByText("12 lines over: trim, or let it run on to page 2")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Suggest a cut" })).toBeTruthy();
});

it("says of a story its owner has parted how much of it runs on", () => {
  openVerdict(1, { jumpAt: 2 });
  expect(screen.getByText("1 line runs on to page 2, as you chose")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("fits", () => {
  openVerdict(0);
  expect(screen.getByText("Fits the page")).toBeTruthy();
});

it("shows and marks the sentences that could go, and takes them out as one step", async () => {
  const { suggest } = openVerdict(3);
  ask();
  const offer = await screen.findByRole("dialog", { name: "Leave out 1 sentence and the story fits the front page" });
  expect(offer.textContent).toContain(sentence);
  expect(suggest).toHaveBeenCalledWith({ language: "en", added: [] });
  expect(useOfferedCut.getState().ranges).toEqual([{ path, from, to: from + sentence.length }]);
  fireEvent.click(screen.getByRole("button", { name: "Take it" }));
  expect(storyNow()).toBe("It rained all day in Duluth.\n\nThe harbor closed at noon.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(useOfferedCut.getState().ranges).toEqual([]);
  act(() => void undo());
  expect(storyNow()).toBe(story);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leaves the story as it is when the cut is refused, and the keyboard where it was", async () => {
  openVerdict(3);
  ask();
  const offer = await screen.findByRole("dialog");
  fireEvent.keyDown(offer, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(storyNow()).toBe(story);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Suggest a cut" }));
});

it("lets a cut go that was found for another story", async () => {
  openVerdict(3);
  ask();
  await screen.findByRole("dialog");
  act(() => void perform({ kind: "text", path, at: 0, removed: "", inserted: "Yesterday. " }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says what to do where no cut helps, and where it could not be worked out", async () => {
  openVerdict(
    3,
    {},
    vi.fn(async () => null),
  );
  ask();
  await screen.findByText(/You can shorten it yourself, or let it run on/);
});

it("says that a cut could not be worked out", async () => {
  openVerdict(
    3,
    {},
    vi.fn(async () => Promise.reject(new Error("offline"))),
  );
  ask();
  await screen.findByText(/Please check your connection and try again/);
});

it("names the characters the page is printed without, and the text that has lost its end", () => {
  const caption = "The harbor at dawn, with the boats that came home before the storm";
  openVerdict(0, {}, undefined, [{ code: "missing-glyph", block: "expanded-content", detail: "🎉 ❤️" }]);
  expect(screen.getByText("Printed without 🎉 ❤️: no typeface of the page has them")).toBeTruthy();
  openVerdict(0, {}, undefined, [{ code: "abridged", block: "caption", detail: caption }]);
  expect(screen.getByText("Too long and printed without its end: “The harbor at dawn, with the boats that…”. Shorten it")).toBeTruthy();
});

it("warns while a story has no text, for its headline would be printed alone", () => {
  const { expandedContent } = createNewspaper();
  const sideStories = [...expandedContent.sideStories, { headline: "Bake sale", content: " " }];
  openVerdict(0, { expandedContent: { ...expandedContent, sideStories } });
  expect(screen.getByText("A story has no text yet: write it, or remove the story")).toBeTruthy();
});
