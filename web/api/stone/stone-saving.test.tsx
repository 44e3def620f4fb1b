import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { json, serveApi } from "../../ui/testing.tsx";
import { forgetWork } from "../account/forget-person.ts";
import { ownTab } from "../account/own-tab.ts";
import { createNewspaper, withWords } from "../newspaper.test-data.tsx";
import { fetchSavedNewspaper, keepSavedNewspaper, type Newspaper } from "../newspapers.ts";
import { sendUnsavedChanges } from "./edit-newspaper.ts";
import { useSaveTroubles } from "./save-troubles.ts";
import { clashesOf, restoreDeleted, saveAsNew, settleClash } from "./settle-trouble.ts";
import { lay, perform, performChanges, undo, useStone } from "./stone.ts";
import { saveFromStone } from "./stone-saving.ts";
import { useUnsavedChanges, withUnsaved } from "./unsaved-changes.ts";
import { hasUnsavedWork } from "./unsaved-work.ts";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [read, save, restore, versions] = [
  "GET /api/completed-newspapers/p",
  "POST /api/completed-newspapers",
  "POST /api/completed-newspapers/p/restore",
  "POST /api/completed-newspapers/p/versions",
];
const refusal = (code: string, status: number, details?: object) => json({ error: code, code, requestId: "r", details }, status);
const patience = { timeout: 10_000 };

/** A server with one newspaper, and a stone on which it lies. */
async function openStone(first = createNewspaper(), answers: Parameters<typeof serveApi>[0] = {}) {
  const server: { paper: Newspaper | null } = { paper: first };
  const calls = serveApi({
    [read]: () => (server.paper ? json(server.paper) : refusal("NOT_FOUND", 404)),
    [save]: () => {
      const sent = calls.at(-1)?.body as Newspaper;
      if (sent.id !== undefined && !server.paper) return refusal("NOT_FOUND", 404);
      if (server.paper && sent.id !== undefined && sent.updatedAt !== server.paper.updatedAt) return refusal("CONFLICT", 409);
      const saved = { ...first, ...sent, id: sent.id ?? "new", updatedAt: (sent.updatedAt ?? 100) + 1 };
      server.paper = saved;
      return json(saved);
    },
    [versions]: () => json({ id: "v" }, 201),
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const show = () => {
    const saved = client.getQueryData<Newspaper>(["newspaper", "p"]);
    if (saved && useStone.getState().newspaper?.id !== "new") lay(withUnsaved(saved));
  };
  keepSavedNewspaper(client, first);
  show();
  ends.push(client.getQueryCache().subscribe(show), useUnsavedChanges.subscribe(show), saveFromStone(client));
  useSaveTroubles.setState({ told: "p" });
  await ownTab();
  const saves = () => calls.filter(({ call }) => call === save).map(({ body }) => body as Newspaper);
  return { client, server, calls, saves };
}

const write = (inserted: string, session?: string, path = "expandedContent.expandedTitle") =>
  perform({ kind: "text", path, at: 0, removed: "", inserted }, session);
const headline = () => useStone.getState().newspaper?.expandedContent.expandedTitle;
const whenSaved = () => vi.waitFor(() => expect(hasUnsavedWork()).toBe(false), patience);

it("saves what was typed in one call a moment after the last key, and has pictures of the page drawn anew", async () => {
  const { saves } = await openStone();
  for (const sign of "Now ") write(sign, "s");
  expect(hasUnsavedWork()).toBe(true);
  expect(saves()).toEqual([]);
  await whenSaved();
  expect(saves()).toMatchObject([{ updatedAt: 1, previewImageUrl: "", expandedContent: { expandedTitle: " woNIt rained" } }]);
  expect(useStone.getState().newspaper).toMatchObject({ updatedAt: 2, previewImageUrl: "" });
  expect(useStone.getState().done).toHaveLength(1);
  undo();
  await vi.waitFor(() => expect(saves()).toHaveLength(2), patience);
  await whenSaved();
  expect(saves()[1]).toMatchObject({ updatedAt: 2, expandedContent: { expandedTitle: "It rained" } });
});

it("a choice is seen and sent at once, typing is in the browser's storage with each key, and a page that is left hands all over", async () => {
  const { saves } = await openStone();
  performChanges({ currentFilter: "sepia", previewImageUrl: "" });
  expect(useUnsavedChanges.getState().changes.p).toMatchObject({ currentFilter: "sepia" });
  await whenSaved();
  write("N", "s");
  const typed = () => Object.keys(localStorage).filter((name) => name.startsWith("typed "));
  expect(localStorage.getItem(typed()[0] ?? "")).toBe(
    '[{"kind":"text","path":"expandedContent.expandedTitle","at":0,"removed":"","inserted":"N"}]',
  );
  expect(localStorage.getItem("unsaved-changes")).not.toContain("NIt rained");
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("unsaved-changes")).toContain("NIt rained");
  expect(typed()).toEqual([]);
  await whenSaved();
  expect(saves()).toHaveLength(2);
});

it("another newspaper on the desk: what was typed into the one before is saved", async () => {
  const { saves } = await openStone();
  write("N", "s");
  lay(createNewspaper({ id: "q" }));
  await vi.waitFor(() => expect(saves()).toMatchObject([{ id: "p", expandedContent: { expandedTitle: "NIt rained" } }]), patience);
});

it("puts together what two windows changed in different places, in the file and on the page", async () => {
  const { server, saves } = await openStone();
  server.paper = withWords(createNewspaper({ updatedAt: 7, currentFilter: "aged" }), { deck: "From elsewhere" });
  write("Now ");
  await vi.waitFor(() => expect(saves()).toHaveLength(2), patience);
  await whenSaved();
  expect(server.paper).toMatchObject({
    currentFilter: "aged",
    expandedContent: { deck: "From elsewhere", expandedTitle: "Now It rained" },
  });
  expect(useStone.getState().newspaper).toMatchObject({ currentFilter: "aged", expandedContent: { deck: "From elsewhere" } });
  undo();
  await vi.waitFor(
    () => expect(server.paper?.expandedContent).toMatchObject({ deck: "From elsewhere", expandedTitle: "It rained" }),
    patience,
  );
});

it("what is typed while a save puts two windows together takes nothing of the other one back", async () => {
  let answer = () => {};
  const first = withWords(createNewspaper(), { expandedContent: "One.\n\nTwo." });
  let isFirst = true;
  const { server, saves } = await openStone(first, {
    [save]: async () => {
      const sent = saves().at(-1) as Newspaper;
      if (sent.updatedAt !== server.paper?.updatedAt) return refusal("CONFLICT", 409);
      if (isFirst) await new Promise<void>((done) => (answer = done));
      isFirst = false;
      server.paper = { ...sent, updatedAt: sent.updatedAt + 1 };
      return json(server.paper);
    },
  });
  server.paper = withWords({ ...first, updatedAt: 5 }, { expandedContent: "One.\n\nTwo, from elsewhere." });
  write("A ", undefined, "expandedContent.expandedContent");
  await vi.waitFor(() => expect(saves()).toHaveLength(2), patience);
  write("B ", undefined, "expandedContent.expandedContent");
  answer();
  await vi.waitFor(() => expect(saves()).toHaveLength(3), patience);
  await whenSaved();
  expect(server.paper.expandedContent.expandedContent).toBe("B A One.\n\nTwo, from elsewhere.");
  expect(useStone.getState().newspaper?.expandedContent.expandedContent).toBe("B A One.\n\nTwo, from elsewhere.");
});

for (const side of ["mine", "theirs"] as const) {
  it(`the same place in two windows: nothing is overwritten until somebody chooses, and the other one is kept (${side})`, async () => {
    const { client, server, calls, saves } = await openStone();
    server.paper = withWords(createNewspaper({ updatedAt: 7 }), { expandedTitle: "From elsewhere", deck: "Theirs too" });
    write("Now ");
    await vi.waitFor(() => expect(useSaveTroubles.getState().troubles.p).toEqual({ kind: "clash" }), patience);
    write("And ");
    sendUnsavedChanges(client);
    expect([headline(), server.paper.expandedContent.expandedTitle, saves()]).toMatchObject([
      "And Now It rained",
      "From elsewhere",
      { length: 1 },
    ]);
    expect(clashesOf(client, "p")).toMatchObject([
      { path: "expandedContent.expandedTitle", mine: "And Now It rained", theirs: "From elsewhere" },
    ]);

    await settleClash(client, "p", side, "From a window");
    await whenSaved();
    const kept = calls.find(({ call }) => call === versions)?.body;
    const [taken, other] = side === "mine" ? ["And Now It rained", "From elsewhere"] : ["From elsewhere", "And Now It rained"];
    expect(kept).toMatchObject({ name: "From a window", cause: "conflict", newspaper: { expandedContent: { expandedTitle: other } } });
    expect(server.paper.expandedContent).toMatchObject({ expandedTitle: taken, deck: "Theirs too" });
    expect([headline(), useSaveTroubles.getState().troubles]).toEqual([taken, {}]);
    if (side === "mine") return;
    undo();
    expect(headline()).toBe("And Now It rained");
    await vi.waitFor(
      () => expect(server.paper?.expandedContent).toMatchObject({ expandedTitle: "And Now It rained", deck: "Theirs too" }),
      patience,
    );
  });
}

it("where the other text cannot be kept nothing is decided, and the question stays", async () => {
  const { client, server } = await openStone(createNewspaper(), { [versions]: () => refusal("CONFLICT", 409) });
  server.paper = withWords(createNewspaper({ updatedAt: 7 }), { expandedTitle: "From elsewhere" });
  write("Now ");
  await vi.waitFor(() => expect(useSaveTroubles.getState().troubles.p).toEqual({ kind: "clash" }), patience);
  await expect(settleClash(client, "p", "mine", "x")).rejects.toThrow("409");
  expect(server.paper.expandedContent.expandedTitle).toBe("From elsewhere");
  expect([useSaveTroubles.getState().troubles.p, headline()]).toEqual([{ kind: "clash" }, "Now It rained"]);
});

it("a save whose answer was lost on the way is no other window: what was typed since is saved without a question", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let isLost = true;
  const { server, saves } = await openStone(createNewspaper(), {
    [save]: () => {
      const sent = saves().at(-1) as Newspaper;
      if (sent.updatedAt !== server.paper?.updatedAt) return refusal("CONFLICT", 409);
      server.paper = { ...sent, updatedAt: sent.updatedAt + 1 };
      if (isLost) throw new TypeError("the line broke");
      return json(server.paper);
    },
  });
  write("Now ");
  await vi.waitFor(() => expect(server.paper?.updatedAt).toBe(2), patience);
  isLost = false;
  write("And ");
  dispatchEvent(new Event("online"));
  await whenSaved();
  expect([server.paper?.expandedContent.expandedTitle, useSaveTroubles.getState().troubles]).toEqual(["And Now It rained", {}]);
});

it("both windows came to the same words: no question", async () => {
  const { server } = await openStone();
  server.paper = withWords(createNewspaper({ updatedAt: 7 }), { expandedTitle: "Now It rained" });
  write("Now ");
  await whenSaved();
  expect([server.paper.expandedContent.expandedTitle, useSaveTroubles.getState().troubles]).toEqual(["Now It rained", {}]);
});

it("deleted elsewhere: the text stays, is asked about, and comes back with what was changed", async () => {
  const back = createNewspaper({ updatedAt: 9 });
  const { client, server } = await openStone(createNewspaper(), {
    [restore]: () => {
      server.paper = back;
      return json(back);
    },
  });
  server.paper = null;
  write("Now ");
  await vi.waitFor(() => expect(useSaveTroubles.getState().troubles.p).toEqual({ kind: "gone" }), patience);
  expect([headline(), hasUnsavedWork()]).toEqual(["Now It rained", true]);
  await restoreDeleted(client, "p");
  await whenSaved();
  expect([server.paper, useSaveTroubles.getState().troubles]).toMatchObject([{ expandedContent: { expandedTitle: "Now It rained" } }, {}]);
});

it("deleted elsewhere and saved as another newspaper, it keeps its history", async () => {
  const { client, server, saves } = await openStone();
  server.paper = null;
  write("Now ");
  await vi.waitFor(() => expect(useSaveTroubles.getState().troubles.p).toEqual({ kind: "gone" }), patience);
  expect(await saveAsNew(client, "p")).toBe("new");
  expect(saves().at(-1)).toMatchObject({ pressRunId: null, expandedContent: { expandedTitle: "Now It rained" } });
  expect(saves().at(-1)?.id).toBeUndefined();
  expect([useStone.getState().newspaper?.id, hasUnsavedWork()]).toEqual(["new", false]);
  undo();
  expect(headline()).toBe("It rained");
});

it("what the server does not take is told with its place, kept, and sent again after the next edit", async () => {
  let isTooLong = true;
  const { saves } = await openStone(createNewspaper(), {
    [save]: () => (isTooLong ? refusal("INVALID", 422, { fields: ["expandedContent.deck"] }) : json(createNewspaper({ updatedAt: 2 }))),
  });
  write("Long ", undefined, "expandedContent.deck");
  const told = () => useSaveTroubles.getState().troubles.p;
  await vi.waitFor(() => expect(told()).toEqual({ kind: "refused", fields: ["expandedContent.deck"] }), patience);
  expect(JSON.stringify(useUnsavedChanges.getState().changes)).toContain("Long All day");
  isTooLong = false;
  write("Now ");
  await whenSaved();
  expect([told(), saves()]).toMatchObject([undefined, { length: 2 }]);
});

it("what a page left unsaved before a reload is merged with what was saved elsewhere since", async () => {
  const { client, server, saves } = await openStone();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = JSON.stringify({
    state: {
      changes: { p: { expandedContent: withWords(createNewspaper(), { deck: "Typed before the reload" }).expandedContent } },
      bases: { p: { expandedContent: createNewspaper().expandedContent } },
    },
    version: 1,
  });
  server.paper = withWords(createNewspaper({ updatedAt: 4 }), { kicker: "From elsewhere" });
  localStorage.setItem("unsaved-changes", before);
  await useUnsavedChanges.persist.rehydrate();
  await fetchSavedNewspaper(client, "p");
  sendUnsavedChanges(client);
  await whenSaved();
  expect(saves().at(-1)?.expandedContent).toMatchObject({ deck: "Typed before the reload", kicker: "From elsewhere" });
});

it("whoever goes leaves nothing typed behind, and it is not sent for the next one", async () => {
  const { saves } = await openStone();
  write("N", "s");
  forgetWork();
  expect([hasUnsavedWork(), headline(), useStone.getState().done, Object.keys(localStorage)]).toEqual([false, "It rained", [], []]);
  await new Promise((done) => setTimeout(done, 900));
  expect(saves()).toEqual([]);
});
