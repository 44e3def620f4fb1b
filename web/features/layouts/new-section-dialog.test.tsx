import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { undo, useLayoutStore } from "./layout-store.ts";
import { customSection, freshDesk } from "./layouts.test-data.tsx";
import { NewSectionDialog } from "./new-section-dialog.tsx";

function Desk() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New Section
      </button>
      <NewSectionDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function renderDialog(...more: LayoutBox[]) {
  freshDesk(...more);
  renderPart(<Desk />);
  fireEvent.click(screen.getByRole("button", { name: "New Section" }));
}

const create = () => screen.getByRole("button", { name: "Create Section" }) as HTMLButtonElement;
const name = () => screen.getByLabelText("Section name") as HTMLInputElement;
const named = (text: string) => fireEvent.change(name(), { target: { value: text } });

it("a new section is 200 by 100 at 50, 50, holds the main text unless told, is selected, announced, and one step takes it back", () => {
  renderDialog();
  expect(create().disabled).toBe(true);
  named("   ");
  expect(create().disabled).toBe(true);
  named(" Weather ");
  fireEvent.click(create());
  const { sections, selectedId, isDirty } = useLayoutStore.getState();
  const section = sections.at(-1);
  expect(section).toMatchObject({ type: "expanded-content", name: "Weather", x: 50, y: 50, width: 200, height: 100 });
  expect(section?.id).toMatch(/^custom-\d{13}$/);
  expect({ selectedId, isDirty }).toEqual({ selectedId: section?.id, isDirty: true });
  expect(useToast.getState().current).toMatchObject({
    title: "Section Created",
    description: "Added Weather - drag to position and resize",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  undo();
  expect(useLayoutStore.getState().sections).toHaveLength(9);
});

it("Cancel closes and clears the name", () => {
  renderDialog();
  named("Weather");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "New Section" }));
  expect(name().value).toBe("");
  expect(useLayoutStore.getState().sections).toHaveLength(9);
});

it("two sections made in one moment are two", () => {
  renderDialog();
  for (const text of ["One", "Two"]) {
    if (!screen.queryByRole("dialog")) fireEvent.click(screen.getByRole("button", { name: "New Section" }));
    named(text);
    fireEvent.submit(name());
  }
  expect(new Set(useLayoutStore.getState().sections.map(({ id }) => id)).size).toBe(11);
});

it("a page that is full takes no further section, and says what to do", () => {
  renderDialog(...Array.from({ length: 31 }, (_, index) => customSection({ id: `custom-${index}` })));
  named("Weather");
  expect(create().disabled).toBe(true);
  expect(screen.getByText(/at most 40 sections\. Delete one/)).toBeTruthy();
});
