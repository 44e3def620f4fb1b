import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { previewOf } from "./newspaper-card.tsx";
import { NewspapersPanel } from "./newspapers-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => useToast.setState({ current: null }));
});

const paper = (id: string, title: string) =>
  ({
    id,
    title,
    content: "It rained all day.",
    newspaperName: "The Duluth Courier",
    language: "en",
    previewImageUrl: "",
    updatedAt: 1_795_000_000_000,
  }) as Newspaper;
const list = "GET /api/completed-newspapers";

function openPanel(answers: Parameters<typeof serveApi>[0], onRestore = vi.fn(async () => () => {})) {
  const calls = serveApi(answers);
  const onDeleted = vi.fn();
  renderPart(<NewspapersPanel onRestore={onRestore} onDeleted={onDeleted} />);
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  return { calls, onRestore, onDeleted };
}

it("asks for the newspapers only when it is opened", async () => {
  const calls = serveApi({ [list]: json([]) });
  renderPart(<NewspapersPanel onRestore={vi.fn()} onDeleted={vi.fn()} />);
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  expect(await screen.findByText("No papers yet. The first one takes about a minute.")).toBeTruthy();
});

it("says that the newspapers are safe when the panel itself cannot be fetched, and opens it at the next press", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.doMock("./newspapers-drawer.tsx", () => {
    throw new Error("offline");
  });
  openPanel({ [list]: json([paper("1", "Rain")]) });
  await waitFor(() => expect(useToast.getState().current?.description).toContain("safe on the server"));
  vi.doUnmock("./newspapers-drawer.tsx");
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  expect(await screen.findByText("Rain")).toBeTruthy();
});

it("shows 100 characters of an article, never half a written character", () => {
  expect(previewOf("Short.")).toBe("Short.");
  expect([...previewOf("🗞".repeat(150))].length).toBe(101);
});

it("goes on where the server's list goes on", async () => {
  openPanel({
    [list]: json([paper("1", "Rain")], 200, { link: '</api/completed-newspapers?cursor=1.1>; rel="next"' }),
    "GET /api/completed-newspapers?cursor=1.1": json([paper("2", "Snow")]),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Snow")).toBeTruthy();
  expect(screen.getByText("Rain")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("restores a newspaper, closes, and lets the user take that back", async () => {
  const takeBack = vi.fn();
  const { onRestore } = openPanel(
    { [list]: json([paper("1", "Rain")]) },
    vi.fn(async () => takeBack),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Restore “Rain”" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onRestore).toHaveBeenCalledOnce();
  useToast.getState().current?.action?.onPress();
  expect(takeBack).toHaveBeenCalledOnce();
});

it("stays open with its list when a newspaper cannot be restored", async () => {
  openPanel(
    { [list]: json([paper("1", "Rain")]) },
    vi.fn(async () => {
      throw new Error("offline");
    }),
  );
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fireEvent.click(await screen.findByRole("button", { name: "Restore “Rain”" }));
  await waitFor(() => expect(useToast.getState().current?.description).toContain("could not be opened"));
  expect(screen.getByText("Rain")).toBeTruthy();
});

async function deleteFirst() {
  fireEvent.click(await screen.findByRole("button", { name: "Delete “Rain”" }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
}

it("deletes after asking, says so, and can undo it", async () => {
  const { calls, onDeleted } = openPanel({
    [list]: json([paper("1", "Rain"), paper("2", "Snow")]),
    "DELETE /api/completed-newspapers/1": () => json(null, 204),
    "POST /api/completed-newspapers/1/restore": json(paper("1", "Rain")),
  });
  await deleteFirst();
  await waitFor(() => expect(useToast.getState().current?.description).toBe("The newspaper was deleted."));
  expect(screen.queryByText("Rain")).toBeNull();
  expect(onDeleted).toHaveBeenCalledOnce();
  act(() => useToast.getState().current?.action?.onPress());
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The newspaper is back."));
  expect(await screen.findByText("Rain")).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain("POST /api/completed-newspapers/1/restore");
});

it("gives the keyboard back to what opened a dialog, and keeps it in the panel when that is gone", async () => {
  openPanel({ [list]: json([paper("1", "Rain")]), "DELETE /api/completed-newspapers/1": () => json(null, 204) });
  const remove = await screen.findByRole("button", { name: "Delete “Rain”" });
  remove.focus();
  fireEvent.click(remove);
  fireEvent.keyDown(await screen.findByRole("alertdialog"), { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await deleteFirst();
  await waitFor(() => expect(screen.queryByText("Rain")).toBeNull());
  await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("puts the newspaper back into the list when the server does not delete it", async () => {
  const { onDeleted } = openPanel({
    [list]: json([paper("1", "Rain")]),
    "DELETE /api/completed-newspapers/1": json({ error: "x", code: "INTERNAL", requestId: "r" }, 500),
  });
  await deleteFirst();
  await waitFor(() => expect(useToast.getState().current?.description).toBe("Failed to delete newspaper"));
  expect(screen.getByText("Rain")).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});

it("says that the newspapers are safe when the list cannot be had, and tries again", async () => {
  let isDown = true;
  openPanel({ [list]: () => (isDown ? json({ error: "x", code: "INTERNAL", requestId: "r" }, 500) : json([paper("1", "Rain")])) });
  expect((await screen.findByRole("alert")).textContent).toContain("safe on the server");
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Rain")).toBeTruthy();
});
