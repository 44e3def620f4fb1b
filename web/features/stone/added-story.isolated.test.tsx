import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { beforeEach, expect, it, vi } from "vitest";
import stone from "../../../locales/en/stone.json";
import { createNewspaper, withWords } from "../../api/newspaper.test-data.tsx";
import { lay, redo, undo, useStone } from "../../api/stone/stone.ts";
import type { NewspaperToSet, PageScene, TextItem } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { nearestPlace } from "./nearest-place.ts";
import { useStoneEditor } from "./stone-editor.ts";
import { StoneLayer } from "./stone-layer.tsx";

// No canvas here.
vi.mock("../../render/shaping/canvas-measurer.ts", () => ({ createCanvasMeasurer: () => ({ width: (text: string) => text.length / 2 }) }));

i18next.addResourceBundle("en", "stone", stone);

const headline = "expandedContent.sideStories.0.headline";
const body = "expandedContent.sideStories.0.content";

const line = (of: string, text: string, y: number, block: TextItem["block"]): TextItem => ({
  kind: "text",
  role: "body",
  of,
  block,
  x: 40,
  y,
  width: 100,
  text,
  font: "normal 400 Gelasio",
  size: 8,
  color: "#111",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: false,
  language: "en",
  direction: "ltr",
});

/** A page on which the story's headline stands, and behind it the byline. */
function open(story: { headline: string; content: string }, path = headline) {
  const newspaper = withWords(createNewspaper(), { sideStories: [story] });
  act(() => lay(newspaper));
  const items = [
    ...(story.headline ? [line(headline, story.headline, 40, "side-stories")] : []),
    ...(story.content ? [line(body, story.content, 60, "side-stories")] : []),
    line("expandedContent.byline", "By R. Halvorsen", 300, "byline"),
  ];
  const scene = { page: 1, width: 612, height: 816, direction: "ltr", language: "en", items } as unknown as PageScene;
  const toSet = { ...newspaper, pictures: {} } as unknown as NewspaperToSet;
  renderPart(
    <div>
      <div>
        <div>
          <StoneLayer scene={scene} pages={[scene]} toSet={toSet} zoom={1} />
        </div>
      </div>
    </div>,
  );
  act(() => useStoneEditor.getState().openField(path));
}

const story = () => useStone.getState().newspaper?.expandedContent.sideStories[0];
const openPath = () => useStoneEditor.getState().open?.path;
const field = () => screen.getByRole("textbox");
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...more });
const paste = (text: string) => {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === "text/plain" ? text : "") } });
  act(() => void field().dispatchEvent(event));
};

beforeEach(() => {
  act(() => {
    useStoneEditor.getState().close();
    lay(null);
  });
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
});

it("goes from the headline of a story without a text to its text, and asks for it", async () => {
  open({ headline: "Bake sale", content: "" });
  await waitFor(() => expect(field().getAttribute("aria-label")).toBe("Headline of side story 1"));
  press("Enter");
  expect(openPath()).toBe(body);
  await waitFor(() => expect(field().getAttribute("aria-label")).toBe("Side story 1"));
  expect(document.activeElement).toBe(field());
  expect(field().querySelector("[data-label='Type or paste the text of this story here.']")).not.toBeNull();
});

it("Tab leads to the missing text and on, Shift and Tab back", async () => {
  open({ headline: "Bake sale", content: "" });
  await waitFor(() => expect(field()).toBeTruthy());
  press("Tab");
  expect(openPath()).toBe(body);
  await waitFor(() => expect(field().getAttribute("aria-label")).toBe("Side story 1"));
  press("Tab", { shiftKey: true });
  expect(openPath()).toBe(headline);
  await waitFor(() => expect(field().getAttribute("aria-label")).toBe("Headline of side story 1"));
  press("Tab");
  await waitFor(() => expect(field().getAttribute("aria-label")).toBe("Side story 1"));
  press("Tab");
  expect(openPath()).toBe("expandedContent.byline");
});

it("Enter ends the headline of a story that has a text", async () => {
  open({ headline: "Bake sale", content: "Cakes were sold." });
  await waitFor(() => expect(field()).toBeTruthy());
  press("Enter");
  expect(openPath()).toBeUndefined();
});

it("parts what is pasted into the headline of a story without a text at its first line break, in one step", async () => {
  open({ headline: "", content: "" });
  await waitFor(() => expect(field()).toBeTruthy());
  paste("\nBake sale on Friday\r\n\r\nCakes were sold.\r\n\r\nAll of them.\n");
  expect(story()).toEqual({ headline: "Bake sale on Friday", content: "Cakes were sold.\n\nAll of them." });
  expect(openPath()).toBe(body);
  await waitFor(() => expect(field().textContent).toBe("Cakes were sold.All of them."));
  act(() => void undo());
  expect(story()).toEqual({ headline: "", content: "" });
  act(() => void redo());
  expect(story()).toEqual({ headline: "Bake sale on Friday", content: "Cakes were sold.\n\nAll of them." });
});

it("takes a first paragraph that is too long for a headline as text", async () => {
  const paragraph = "Cakes were sold in the hall. ".repeat(20).trim();
  open({ headline: "Bake sale", content: "" });
  await waitFor(() => expect(field()).toBeTruthy());
  paste(`${paragraph}\n\nAll of them.`);
  expect(story()).toEqual({ headline: "Bake sale", content: `${paragraph}\n\nAll of them.` });
});

it("leaves the text of a story alone when several lines are pasted into its headline", async () => {
  open({ headline: "", content: "Cakes were sold." });
  await waitFor(() => expect(field()).toBeTruthy());
  paste("Bake sale\non Friday");
  expect(story()).toEqual({ headline: "Bake sale on Friday", content: "Cakes were sold." });
});

it("asks for the text under the headline, not under a reference to it", () => {
  const items = [line(headline, "Bake sale", 40, "side-stories"), line(headline, "Bake sale", 500, "whats-inside")];
  const { x, y } = nearestPlace(body, [{ width: 612, items } as unknown as PageScene]);
  expect([x, y < 60]).toEqual([40, true]);
});
