import { expect, it, vi } from "vitest";
import { caretOffset, createFieldView, placeCaret, takeText } from "./field-view.ts";
import { textOf } from "./text-doc.ts";

function openedWith(text: string, onRevert: () => void = () => undefined) {
  const host = document.createElement("div");
  document.body.append(host);
  return createFieldView(host, {
    field: { name: "story", most: 40_000, isLong: true },
    text,
    label: "Main story",
    language: "en",
    direction: "ltr",
    onText: () => undefined,
    onComposed: () => undefined,
    onLeftOut: () => undefined,
    onRevert,
    onKeep: () => undefined,
    onNext: () => false,
    onUndo: () => undefined,
    onRedo: () => undefined,
  });
}

const story = "The bridge is open.\n\n## The night\n\nA lamp burns at each table.";

it("leaves the caret between the words where somebody writes while another window writes elsewhere", () => {
  const at = story.indexOf(" burns");
  for (const changed of [
    story.replace("The bridge", "Since dawn the bridge"),
    story.replace("The bridge is open.", "It is."),
    `${story} And one more.`,
    `First.\n\n${story.replace("each", "every")}\n\nLast.`,
    story.replace("## The night\n\n", ""),
  ]) {
    const view = openedWith(story);
    placeCaret(view, at);
    takeText(view, changed, false);
    expect(textOf(view.state.doc)).toBe(changed);
    expect(caretOffset(view)).toBe(changed.indexOf(" burns"));
    view.destroy();
  }
});

it("brings the caret to what was undone", () => {
  const view = openedWith(story);
  placeCaret(view, story.length);
  takeText(view, story.replace("open", "closed"), true);
  expect(caretOffset(view)).toBe("The bridge is closed".length);
  view.destroy();
});

it("takes back what was written at Escape, once, also in a dialog that has the key first and leaves it to the text", () => {
  const onRevert = vi.fn();
  const view = openedWith(story, onRevert);
  const press = () => view.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  press();
  expect(onRevert).toHaveBeenCalledTimes(1);
  const leave = (event: Event) => event.preventDefault();
  document.addEventListener("keydown", leave, { capture: true });
  press();
  document.removeEventListener("keydown", leave, { capture: true });
  expect(onRevert).toHaveBeenCalledTimes(2);
  view.destroy();
});
