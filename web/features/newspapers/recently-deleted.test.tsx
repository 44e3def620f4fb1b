import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { NewspapersPanel } from "./newspapers-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => useToast.setState({ current: null }));
});

const list = "GET /api/completed-newspapers";
const deletedList = "GET /api/completed-newspapers/deleted";
const day = 86_400_000;
const at = Date.UTC(2026, 10, 20, 12);
const deleted = (id: string, title: string) => ({
  id,
  title,
  newspaperName: "The Duluth Courier",
  language: "en",
  deletedAt: at,
  restorableUntil: at + 30 * day,
});
const refused = (code: string, status: number) => json({ error: "x", code, requestId: "r" }, status);

async function openDeleted(answers: Parameters<typeof serveApi>[0]) {
  const calls = serveApi({ [list]: json([]), ...answers });
  renderPart(<NewspapersPanel onRestore={vi.fn()} onDeleted={vi.fn()} onRenamed={vi.fn()} onBegin={vi.fn()} frontPicture={() => null} />);
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  const fold = await screen.findByRole("button", { name: "Recently deleted" });
  expect(calls.some(({ call }) => call === deletedList)).toBe(false);
  fireEvent.click(fold);
  return calls;
}
const asked = (calls: { call: string }[], wanted: string) => calls.filter(({ call }) => call === wanted).length;

it("brings a deleted newspaper back, and says until when that can be done", async () => {
  let rows = [deleted("1", "Rain"), deleted("2", "Snow")];
  const calls = await openDeleted({
    [deletedList]: () => json(rows),
    "POST /api/completed-newspapers/1/restore": () => {
      rows = rows.slice(1);
      return json({ id: "1", title: "Rain", updatedAt: 1 });
    },
  });
  expect(await screen.findByText("Rain")).toBeTruthy();
  expect(screen.getAllByText("Can be brought back until Dec 20, 2026")).toHaveLength(2);
  const button = screen.getByRole("button", { name: "Bring back “Rain”" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText("Rain")).toBeNull());
  expect(screen.getByText("Snow")).toBeTruthy();
  expect(useToast.getState().current?.title).toBe("The newspaper is back.");
  await waitFor(() => expect(asked(calls, list)).toBe(2));
  // The button is gone with its row; the keyboard is not.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it("says what to do where there is no room for it, and keeps it in the list", async () => {
  await openDeleted({ [deletedList]: json([deleted("1", "Rain")]), "POST /api/completed-newspapers/1/restore": refused("CONFLICT", 409) });
  fireEvent.click(await screen.findByRole("button", { name: "Bring back “Rain”" }));
  await waitFor(() => expect(useToast.getState().current?.description).toContain("You have 500 newspapers"));
  expect(screen.getByText("Rain")).toBeTruthy();
});

it("says that nothing was deleted, and offers to try again where the list does not come", async () => {
  let isBroken = true;
  await openDeleted({ [deletedList]: () => (isBroken ? refused("INTERNAL", 500) : json([])) });
  expect(
    await screen.findByText("The list of deleted newspapers could not be loaded. Please check your connection and try again."),
  ).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("You have deleted no newspaper in the last 30 days.")).toBeTruthy();
});
