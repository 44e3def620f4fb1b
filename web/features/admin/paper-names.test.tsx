import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { OperationsTab } from "./operations-tab.tsx";

const list = "GET /api/admin/paper-names/01930";
const names = [
  { zip: "01930", language: "de", name: "Der Bote", createdAt: 7 },
  { zip: "01930", language: "en", name: "The Slander", createdAt: 7 },
];
const find = (zip: string) => {
  fireEvent.change(screen.getByLabelText("US ZIP code"), { target: { value: zip } });
  fireEvent.click(screen.getByRole("button", { name: "Show names" }));
};

it("an admin finds what a town's paper is called and resets a name, with the keyboard left in the field", async () => {
  let kept = names;
  const calls = serveApi({
    [list]: () => json(kept),
    "DELETE /api/admin/paper-names/01930/en": () => {
      kept = names.slice(0, 1);
      return json(null, 204);
    },
  });
  renderPart(<OperationsTab />);
  find("0193");
  expect(screen.getByText("Please enter the five digits of a US ZIP code.")).toBeTruthy();
  expect(calls.some(({ call }) => call.includes("paper-names"))).toBe(false);
  find("01930");
  fireEvent.click(await screen.findByRole("button", { name: "Reset “\u2068The Slander\u2069” (English)" }));
  await vi.waitFor(() => expect(screen.queryByText("The Slander")).toBeNull());
  expect(screen.getByText("Der Bote")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("US ZIP code"));
});

it("says that no name is kept for a ZIP code, and when the names could not be loaded", async () => {
  const answers = [json([]), json({ code: "FORBIDDEN" }, 403)];
  serveApi({ [list]: () => answers.shift() ?? json([]) });
  renderPart(<OperationsTab />);
  find("01930");
  expect(await screen.findByText("No name is kept for 01930.")).toBeTruthy();
  find("01930");
  expect(await screen.findByText("The names could not be loaded. You are no longer an admin.")).toBeTruthy();
});
