import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { TextField } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Segmented } from "./segmented.tsx";
import { SidePanel } from "./side-panel.tsx";
import { type Step, Steps } from "./steps.tsx";
import { renderPart } from "./testing.tsx";

function Fragile({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error("torn");
  return <p>whole again</p>;
}

it("an error is read with its field, and says that the field is wrong", () => {
  renderPart(<TextField label="Region" help="City, country" error="Please name the place of your story." />);
  const field = screen.getByLabelText("Region");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("Please name the place of your story.");
});

it("a busy button keeps its words and does nothing when pressed again", () => {
  const press = vi.fn();
  renderPart(
    <Button busy onClick={press}>
      Generate
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Generate" });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
});

it("steps that can be gone to answer, later ones do not", () => {
  const go = vi.fn();
  const steps: Step[] = [
    { id: "article", label: "Article", state: "done" },
    { id: "template", label: "Template", state: "current" },
    { id: "generate", label: "Generate", state: "later" },
  ];
  renderPart(<Steps label="Steps" steps={steps} onGo={go} />);
  for (const name of [/Article/, /Template/, /Generate/]) fireEvent.click(screen.getByRole("button", { name }));
  expect(go.mock.calls.flat()).toEqual(["article", "template"]);
  expect(screen.getByRole("button", { name: /Template/ }).getAttribute("aria-current")).toBe("step");
  expect(screen.getByText("Step 2 of 3: Template")).toBeTruthy();
});

it("a button of an icon alone says its name once, with its tooltip open too", async () => {
  renderPart(
    <IconButton label="Zoom in">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  const button = screen.getByRole("button", { name: "Zoom in" });
  fireEvent.focus(button);
  expect((await screen.findAllByText("Zoom in")).every((words) => words.closest("[aria-hidden]"))).toBe(true);
  expect(button.getAttribute("aria-describedby")).toBeNull();
});

it("one of the segments is always chosen", () => {
  const choose = vi.fn();
  renderPart(
    <Segmented
      label="Columns"
      choices={[
        { value: "one", label: "One" },
        { value: "two", label: "Two" },
      ]}
      value="one"
      onChange={choose}
    />,
  );
  fireEvent.click(screen.getByRole("radio", { name: "One" }));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: "Two" }));
  expect(choose).toHaveBeenCalledWith("two");
});

it("a confirmation starts on Cancel and does the deed only when told", () => {
  const remove = vi.fn();
  renderPart(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Delete this newspaper?"
      description="It can be brought back for 30 days."
      confirmLabel="Delete newspaper"
      onConfirm={remove}
    />,
  );
  expect(screen.getByRole("alertdialog", { name: "Delete this newspaper?" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Delete newspaper" }));
  expect(remove).toHaveBeenCalledOnce();
});

it("a side panel has a name and closes with Escape", () => {
  const change = vi.fn();
  renderPart(
    <SidePanel open onOpenChange={change} title="My Newspapers">
      nothing yet
    </SidePanel>,
  );
  fireEvent.keyDown(screen.getByRole("dialog", { name: "My Newspapers" }), { key: "Escape" });
  expect(change).toHaveBeenCalledWith(false);
});

it("a screen that breaks is replaced by a sentence, and tries again when told", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  renderPart(
    <ErrorBoundary
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {error.message}
        </button>
      )}
    >
      <Fragile isBroken={() => isBroken} />
    </ErrorBoundary>,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "torn" }));
  expect(screen.getByText("whole again")).toBeTruthy();
  log.mockRestore();
});

it("while a dialog is open, messages stand above its buttons where it fills the window", () => {
  const foot = () => document.documentElement.style.getPropertyValue("--messages-foot");
  const { unmount } = renderPart(
    <Dialog open onOpenChange={() => {}} title="Create New Section" actions={<Button>Create Section</Button>}>
      <TextField label="Section name" />
    </Dialog>,
  );
  expect(foot()).toBe("16px");
  unmount();
  expect(foot()).toBe("");
});
