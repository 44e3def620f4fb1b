import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { json, serveApi } from "../../ui/testing.tsx";
import { createNewspaper, withWords } from "../newspaper.test-data.tsx";
import { keepSavedNewspaper, type Newspaper } from "../newspapers.ts";
import { sendUnsavedChanges } from "./edit-newspaper.ts";
import { keepBeside } from "./left-beside.ts";
import { troubleOf, useSaveTroubles } from "./save-troubles.ts";
import { clashesOf, settleClash } from "./settle-trouble.ts";
import { addChanges, unsavedChangesOf, useUnsavedChanges } from "./unsaved-changes.ts";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const first = createNewspaper();
type Words = Partial<Newspaper["expandedContent"]>;
const changeOf = (words: Words) => ({ expandedContent: withWords(first, words).expandedContent });
const patience = { timeout: 10_000 };

/** Tabs that are open, as the browser's locks tell. */
function openTabs(...writers: string[]) {
  const held = writers.map((writer) => ({ name: `unsaved ${writer}` }));
  vi.stubGlobal("navigator", { ...navigator, locks: { request: async () => undefined, query: async () => ({ held }) } });
}

/** What another tab has typed on the same newspaper, in the one place that the browser's storage has for it. */
function writeAs(writer: string, words: Words) {
  const state = { changes: { p: changeOf(words) }, bases: { p: { expandedContent: first.expandedContent } } };
  localStorage.setItem("unsaved-changes", JSON.stringify({ state, version: 1 }));
  localStorage.setItem("unsaved-writer p", writer);
}

/** A server, and a line that is down at first. */
function openTab() {
  const line = { isUp: false };
  let server = first;
  const kept: unknown[] = [];
  const calls = serveApi({
    "GET /api/completed-newspapers/p": () => json(server),
    "POST /api/completed-newspapers": () => {
      if (!line.isUp) throw new TypeError("offline");
      const sent = calls.at(-1)?.body as Newspaper;
      if (sent.updatedAt !== server.updatedAt) return json({ error: "x", code: "CONFLICT", requestId: "r" }, 409);
      server = { ...sent, updatedAt: server.updatedAt + 1 };
      return json(server);
    },
    "POST /api/completed-newspapers/p/versions": () => {
      kept.push(calls.at(-1)?.body);
      return json({ id: "v" }, 201);
    },
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepSavedNewspaper(client, first);
  useSaveTroubles.setState({ told: "p" });
  ends.push(keepBeside(client));
  const send = () => {
    line.isUp = true;
    sendUnsavedChanges(client);
  };
  return { client, kept, send, server: () => server.expandedContent };
}

const beside = () => Object.keys(localStorage).filter((name) => name.startsWith("unsaved-beside"));

it("what two tabs typed in different places while the line was down is all there when both were closed", async () => {
  openTabs();
  const { send, server } = openTab();
  writeAs("other", { deck: "Typed in the other tab" });
  addChanges("p", changeOf({ kicker: "Typed here" }), first);
  expect(beside()).toContain("unsaved-beside p other");
  send();
  await vi.waitFor(() => expect(server()).toMatchObject({ deck: "Typed in the other tab", kicker: "Typed here" }), patience);
  await vi.waitFor(() => expect([unsavedChangesOf("p"), beside()]).toEqual([undefined, []]), patience);
});

it("what two tabs made of the same place is asked about, and what does not stand becomes a version", async () => {
  openTabs();
  const { client, kept, send, server } = openTab();
  writeAs("other", { deck: "Typed in the other tab" });
  addChanges("p", changeOf({ deck: "Typed here" }), first);
  send();
  await vi.waitFor(() => expect(troubleOf("p")).toEqual({ kind: "clash" }), patience);
  expect(server().deck).toBe("Typed here");
  expect(clashesOf(client, "p")).toMatchObject([{ mine: "Typed in the other tab", theirs: "Typed here" }]);
  await settleClash(client, "p", "mine", "From the other window");
  await vi.waitFor(() => expect(server().deck).toBe("Typed in the other tab"), patience);
  expect(JSON.stringify(kept)).toContain("Typed here");
});

it("a tab that is open sends its own, and what it typed on takes the place of what was kept of it", async () => {
  openTabs("other");
  const { send, server } = openTab();
  writeAs("other", { deck: "Typed" });
  addChanges("p", changeOf({ kicker: "Typed here" }), first);
  writeAs("other", { deck: "Typed on" });
  localStorage.setItem("unsaved-beside p other", JSON.stringify({ changes: changeOf({ deck: "Typed on, as it knows itself" }) }));
  addChanges("p", changeOf({ kicker: "Typed here, too" }), first);
  expect(localStorage.getItem("unsaved-beside p other")).toContain("as it knows itself");
  // So does this tab: whoever writes last, both are there.
  const own = beside().find((name) => name !== "unsaved-beside p other") ?? "";
  expect(localStorage.getItem(own)).toContain("Typed here, too");
  send();
  await vi.waitFor(() => expect(unsavedChangesOf("p")).toBeUndefined(), patience);
  expect([server().kicker, server().deck, beside()]).toEqual(["Typed here, too", "All day", ["unsaved-beside p other"]]);
});

it("what was left beside is sent by the next page that is opened, and what one tab alone wrote is not kept twice", async () => {
  openTabs();
  writeAs("other", { deck: "Typed in the other tab" });
  await useUnsavedChanges.persist.rehydrate();
  localStorage.setItem("unsaved-beside p third", JSON.stringify({ changes: changeOf({ kicker: "Typed in the third" }) }));
  localStorage.setItem("unsaved-beside p fourth", "{");
  localStorage.setItem("unsaved-beside p other", JSON.stringify({ changes: changeOf({ deck: "Typed in the other tab" }) }));
  const { send, server } = openTab();
  addChanges("p", changeOf({ deck: "Typed in the other tab and on" }), first);
  expect(beside()).not.toContain("unsaved-beside p other");
  send();
  await vi.waitFor(() => expect([unsavedChangesOf("p"), beside()]).toEqual([undefined, []]), patience);
  expect(server().kicker).toBe("Typed in the third");
});
