import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { previewOf } from "./newspaper-card.tsx";
import { NewspapersPanel } from "./newspapers-panel.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const paper = (id: string, title: string) =>
  ({
    id,
    title,
    content: "It rained all day.",
    newspaperName: "The Duluth Courier",
    language: "en",
    previewImageUrl: "",
    shareUrl: null,
    folio: { number: Number(id) },
    updatedAt: 1_795_000_000_000,
  }) as Newspaper;
const broken = () => json({ error: "x", code: "INTERNAL", requestId: "r" }, 500);
const list = "GET /api/completed-newspapers";

function openPanel(answers: Parameters<typeof serveApi>[0], onRestore = vi.fn(async () => () => {})) {
  const calls = serveApi(answers);
  const layAgain = vi.fn();
  const frontPicture = vi.fn((newspaper: Newspaper) => <b>{`Front of ${newspaper.title}`}</b>);
  const deeds = { onRestore, onDeleted: vi.fn(() => layAgain), onRenamed: vi.fn(), onBegin: vi.fn(), frontPicture };
  renderPart(<NewspapersPanel {...deeds} />);
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  return { calls, layAgain, ...deeds };
}

it("asks for the newspapers only when it is opened", async () => {
  const calls = serveApi({ [list]: json([]) });
  renderPart(<NewspapersPanel onRestore={vi.fn()} onDeleted={vi.fn()} onRenamed={vi.fn()} onBegin={vi.fn()} frontPicture={() => null} />);
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  expect(await screen.findByText("No papers yet. The first one takes about a minute.")).toBeTruthy();
});

it("makes one copy at a press that came twice", async () => {
  const { calls } = openPanel({
    [list]: json([paper("1", "Rain")]),
    "POST /api/completed-newspapers/1/duplicate": () => json(paper("2", "Rain"), 201),
  });
  const button = await screen.findByRole("button", { name: "Duplicate “Rain”" });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(useToast.getState().current).toBeTruthy());
  expect(calls.filter(({ call }) => call.endsWith("/duplicate"))).toHaveLength(1);
});

it("does not show a newspaper whose deletion is on its way, and shows it again when that fails", async () => {
  let answer: (response: Response) => void = () => {};
  openPanel({
    [list]: json([paper("1", "Rain"), paper("2", "Snow")]),
    "DELETE /api/completed-newspapers/1": () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await deleteFirst();
  await waitFor(() => expect(screen.queryByText("Rain")).toBeNull());
  expect(screen.getByText("Snow")).toBeTruthy();
  answer(broken());
  expect(await screen.findByText("Rain")).toBeTruthy();
});

it("renames to as many letters as the server takes, however they are composed, and to no more", async () => {
  const { calls } = openPanel({ [list]: json([paper("1", "Rain")]), "PATCH /api/completed-newspapers/1": json(paper("1", "x")) });
  fireEvent.click(await screen.findByRole("button", { name: "Rename “Rain”" }));
  const field = await screen.findByRole("textbox", { name: "Title" });
  fireEvent.change(field, { target: { value: "e\u0301".repeat(301) } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(calls.some(({ call }) => call.startsWith("PATCH"))).toBe(false);
  fireEvent.change(field, { target: { value: `  ${"e\u0301".repeat(300)} ` } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith("PATCH"))).toBe(true));
});

it("leads from the empty panel to the first newspaper", async () => {
  const { onBegin } = openPanel({ [list]: json([]) });
  fireEvent.click(await screen.findByRole("button", { name: "Write the first one" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onBegin).toHaveBeenCalledOnce();
});

it("tells how many there are, with number and name of each, and which of them are public", async () => {
  openPanel({
    [list]: json([{ ...paper("2", "Snow"), shareUrl: "/share/x/snow" }, paper("1", "Rain")], 200, { "x-total-count": "1234" }),
  });
  expect(await screen.findByText("1,234 newspapers")).toBeTruthy();
  const [snow, rain] = screen.getAllByRole("listitem");
  expect([snow?.textContent, rain?.textContent]).toEqual([expect.stringMatching(/Public.*No\. 2/), expect.not.stringContaining("Public")]);
});

it("says how many newspapers the server could not read, also when there are no others", async () => {
  openPanel({ [list]: json([], 200, { "x-total-count": "2", "x-unreadable-count": "2" }) });
  expect(await screen.findByText(/^2 newspapers cannot be shown/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Write the first one" })).toBeNull();
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
    "GET /api/completed-newspapers with cursor=1.1": json([paper("2", "Snow")]),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Snow")).toBeTruthy();
  expect(screen.getByText("Rain")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("searches once the typing rests, says how many were found, and what to do when none was", async () => {
  const { calls } = openPanel({
    [list]: json([paper("1", "Rain"), paper("2", "Snow")], 200, { "x-total-count": "2" }),
    [`${list} with q=sn`]: json([paper("2", "Snow")], 200, { "x-total-count": "1" }),
    [`${list} with q=fog`]: json([], 200, { "x-total-count": "0" }),
  });
  const field = await screen.findByRole("searchbox", { name: "Search your newspapers" });
  for (const typed of ["s", "sn"]) fireEvent.change(field, { target: { value: typed } });
  expect(await screen.findByText("1 newspaper found")).toBeTruthy();
  expect([screen.queryByText("Rain"), calls.some(({ call }) => call.endsWith("q=s"))]).toEqual([null, false]);
  fireEvent.change(field, { target: { value: "fog" } });
  expect(await screen.findByText("No newspaper contains “\u2068fog\u2069”. Please try another word.")).toBeTruthy();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(await screen.findByText("Rain")).toBeTruthy();
  expect(screen.getByRole("dialog").contains(field)).toBe(true);
});

it("renames a newspaper: the list has the new title, and the article that is being written hears of it", async () => {
  let papers = [paper("1", "Rain")];
  const { calls, onRenamed } = openPanel({
    [list]: () => json(papers),
    "PATCH /api/completed-newspapers/1": () => {
      papers = [{ ...paper("1", "Sun"), updatedAt: 1_795_000_000_001 }];
      return json(papers[0]);
    },
  });
  const open = await screen.findByRole("button", { name: "Rename “Rain”" });
  open.focus();
  fireEvent.click(open);
  const field = await screen.findByRole("textbox", { name: "Title" });
  fireEvent.change(field, { target: { value: "  " } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter a title.")).toBeTruthy();
  fireEvent.change(field, { target: { value: " Sun " } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Restore “Sun”" })).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ title: "Sun" });
  expect(onRenamed).toHaveBeenCalledWith(expect.objectContaining({ title: "Rain" }), "Sun");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull());
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
});

it("keeps what was typed for a title when it cannot be saved, and says what to do", async () => {
  openPanel({ [list]: json([paper("1", "Rain")]), "PATCH /api/completed-newspapers/1": broken });
  fireEvent.click(await screen.findByRole("button", { name: "Rename “Rain”" }));
  const field = (await screen.findByRole("textbox", { name: "Title" })) as HTMLInputElement;
  fireEvent.change(field, { target: { value: "Sun" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/could not be renamed and keeps its title/)).toBeTruthy();
  expect(field.value).toBe("Sun");
});

it("duplicates a newspaper, and says so when there is no room for a copy", async () => {
  let full: object | undefined;
  const papers = [paper("1", "Rain")];
  openPanel({
    [list]: () => json(papers),
    "POST /api/completed-newspapers/1/duplicate": () => {
      if (full) return json({ error: "x", code: "CONFLICT", requestId: "r", ...full }, 409);
      papers.unshift(paper("2", "Rain"));
      return json(papers[0], 201);
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Duplicate “Rain”" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(useToast.getState().current?.title).toBe("A copy of “\u2068Rain\u2069” is at the top of the list.");
  const copyAgain = () => fireEvent.click(screen.getAllByRole("button", { name: "Duplicate “Rain”" }).at(-1) as HTMLElement);
  full = {};
  copyAgain();
  await waitFor(() => expect(useToast.getState().current?.description).toMatch(/You have 500 newspapers.*Please delete one/));
  full = { details: { reason: "bytes" } };
  copyAgain();
  await waitFor(() =>
    expect(useToast.getState().current?.description).toMatch(/You have no room for another newspaper.*Please delete one/),
  );
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
  let papers = [paper("1", "Rain"), paper("2", "Snow")];
  const { calls, onDeleted, layAgain } = openPanel({
    [list]: () => json(papers),
    "DELETE /api/completed-newspapers/1": () => {
      papers = papers.slice(1);
      return json(null, 204);
    },
    "POST /api/completed-newspapers/1/restore": () => {
      papers = [paper("1", "Rain"), ...papers];
      return json(papers[0]);
    },
  });
  await deleteFirst();
  await waitFor(() => expect(useToast.getState().current?.description).toBe("The newspaper was deleted."));
  expect(screen.queryByText("Rain")).toBeNull();
  expect(onDeleted).toHaveBeenCalledOnce();
  act(() => useToast.getState().current?.action?.onPress());
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The newspaper is back."));
  expect(await screen.findByText("Rain")).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain("POST /api/completed-newspapers/1/restore");
  expect(layAgain).toHaveBeenCalledOnce();
});

it("takes a newspaper that another window has deleted for deleted", async () => {
  let papers = [paper("1", "Rain"), paper("2", "Snow")];
  openPanel({
    [list]: () => json(papers),
    "DELETE /api/completed-newspapers/1": () => {
      papers = papers.slice(1);
      return json({ error: "x", code: "NOT_FOUND", requestId: "r" }, 404);
    },
  });
  await deleteFirst();
  await waitFor(() => expect(useToast.getState().current?.description).toBe("The newspaper was deleted."));
  expect(screen.queryByText("Rain")).toBeNull();
});

it("gives the keyboard back to what opened a dialog, and keeps it in the panel when that is gone", async () => {
  let papers = [paper("1", "Rain")];
  openPanel({
    [list]: () => json(papers),
    "DELETE /api/completed-newspapers/1": () => {
      papers = [];
      return json(null, 204);
    },
  });
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
    "DELETE /api/completed-newspapers/1": broken,
  });
  await deleteFirst();
  await waitFor(() => expect(useToast.getState().current?.description).toMatch(/^Failed to delete newspaper.* It is still there\./));
  expect(screen.getByText("Rain")).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});

it("says that the newspapers are safe when the list cannot be had, and tries again", async () => {
  let isDown = true;
  openPanel({ [list]: () => (isDown ? broken() : json([paper("1", "Rain")])) });
  expect((await screen.findByRole("alert")).textContent).toContain("safe on the server");
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Rain")).toBeTruthy();
});

it("draws the front page of a newspaper of which no picture was kept, once it is in view", async () => {
  let look = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  openPanel({ [list]: json([paper("2", "Snow"), { ...paper("1", "Rain"), previewImageUrl: "/api/images/rain" }]) });
  await screen.findByText("Snow");
  expect(screen.queryByText("Front of Snow")).toBeNull();
  act(() => look());
  expect(screen.getByText("Front of Snow")).toBeTruthy();
  expect(screen.queryByText("Front of Rain")).toBeNull();
});
