import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createNewspaper } from "../../api/newspaper.test-data.tsx";
import { noteTrouble } from "../../api/stone/save-troubles.ts";
import { lay, perform, performChanges, useStone } from "../../api/stone/stone.ts";
import { useUnsavedChanges } from "../../api/stone/unsaved-changes.ts";
import { renderPart } from "../../ui/testing.tsx";
import { HistoryButtons } from "./history-buttons.tsx";

afterEach(() => {
  lay(null);
});

const headline = () => useStone.getState().newspaper?.expandedContent.expandedTitle;
const button = (name: string) => screen.getByRole("button", { name });

function open() {
  lay(createNewspaper());
  const view = renderPart(
    <>
      <HistoryButtons />
      <input aria-label="Elsewhere" />
      <p>Desk</p>
    </>,
  );
  act(() => void perform({ kind: "text", path: "expandedContent.expandedTitle", at: 0, removed: "", inserted: "Now " }));
  act(() => void performChanges({ templateId: "bamboo-daily", layout: "two-column" }));
  return view;
}

it("says what it would take back and what it has taken back", () => {
  open();
  fireEvent.click(button("Undo: Template"));
  expect(screen.getByRole("status").textContent).toContain("Undone: Template.");
  expect(useStone.getState().newspaper?.templateId).toBe("american-classic");
  fireEvent.click(button("Undo: Headline"));
  expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Undo"));
  fireEvent.click(button("Redo: Headline"));
  expect(screen.getByRole("status").textContent).toContain("Done again: Headline.");
  expect(headline()).toBe("Now It rained");
});

it("keys go through the history anywhere on the desk, and leave the undo of other fields alone", () => {
  open();
  const desk = screen.getByText("Desk");
  fireEvent.keyDown(desk, { key: "z", ctrlKey: true });
  fireEvent.keyDown(desk, { key: "z", metaKey: true });
  expect(headline()).toBe("It rained");
  fireEvent.keyDown(desk, { key: "Z", ctrlKey: true, shiftKey: true });
  expect(headline()).toBe("Now It rained");
  fireEvent.keyDown(desk, { key: "y", ctrlKey: true });
  expect(useStone.getState().newspaper?.templateId).toBe("bamboo-daily");
  fireEvent.keyDown(screen.getByLabelText("Elsewhere"), { key: "z", ctrlKey: true });
  fireEvent.keyDown(desk, { key: "z", ctrlKey: true, altKey: true });
  fireEvent.keyDown(desk, { key: "z" });
  expect(useStone.getState().done).toHaveLength(2);
});

it("says whether what was done is saved", () => {
  open();
  expect(screen.getByText("Saving …")).toBeTruthy();
  act(() => useStone.setState(({ newspaper }) => ({ common: newspaper })));
  expect(screen.getByText("Saved")).toBeTruthy();
  act(() => useUnsavedChanges.setState({ changes: { p: { currentFilter: "aged" } } }));
  expect(screen.getByText("Saving …")).toBeTruthy();
  act(() => noteTrouble("p", { kind: "clash" }));
  expect(screen.getByText("Not saved yet")).toBeTruthy();
});
