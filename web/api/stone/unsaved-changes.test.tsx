import { expect, it } from "vitest";
import { addChanges, settleChanges, useUnsavedChanges } from "./unsaved-changes.ts";

const kept = () => Object.keys(JSON.parse(localStorage.getItem("unsaved-changes") ?? "{}").state?.changes ?? {});

it("leaves in the browser what another tab has not saved yet, until that tab has", () => {
  addChanges("here", { currentFilter: "sepia" });
  const stored = JSON.parse(localStorage.getItem("unsaved-changes") ?? "");
  stored.state.changes.there = { currentFilter: "aged" };
  localStorage.setItem("unsaved-changes", JSON.stringify(stored));
  addChanges("here too", { currentFilter: "vintage" });
  expect(kept().sort()).toEqual(["here", "here too", "there"]);
  // It is the other tab's to send, and this one's own go when they are saved.
  expect(Object.keys(useUnsavedChanges.getState().changes)).toEqual(["here", "here too"]);
  settleChanges("here", { currentFilter: "sepia" });
  expect(kept().sort()).toEqual(["here too", "there"]);
  localStorage.setItem("unsaved-changes", JSON.stringify({ ...stored, state: { changes: {}, failed: [] } }));
  settleChanges("here too", { currentFilter: "vintage" });
  expect(kept()).toEqual([]);
});

it("writes its own where another program has written", () => {
  for (const broken of ["{", "null", '{"state":7}', '{"state":{"changes":[1]}}']) {
    localStorage.setItem("unsaved-changes", broken);
    addChanges("here", { currentFilter: "sepia" });
    expect([broken, kept()]).toEqual([broken, ["here"]]);
  }
});

it("what an earlier page left goes from the storage when it is saved, and is not sent by the next one again", async () => {
  localStorage.setItem("unsaved-changes", JSON.stringify({ state: { changes: { left: { currentFilter: "sepia" } } }, version: 1 }));
  await useUnsavedChanges.persist.rehydrate();
  settleChanges("left", useUnsavedChanges.getState().changes.left ?? {});
  expect(kept()).toEqual([]);
});
