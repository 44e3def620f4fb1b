import type { QueryClient } from "@tanstack/react-query";
import { ownTab } from "../account/own-tab.ts";
import { onForgetting } from "../account/what-is-forgotten.ts";
import type { Newspaper } from "../newspapers.ts";
import { handOver } from "./edit-newspaper.ts";
import { editsBetween } from "./edits-between.ts";
import { isSameValue } from "./same-value.ts";
import { isAhead, type Stone, useStone } from "./stone.ts";
import { noteTyped } from "./typed-journal.ts";
import type { NewspaperChanges } from "./unsaved-changes.ts";
import { useTypedAhead } from "./unsaved-work.ts";

/** Milliseconds after the last key, and at most after the first. */
const rest = 800;
const longestWait = 5_000;

/** Fields in which the newspaper on the stone differs from what was handed over last. */
function changesOf({ newspaper, common }: Stone): NewspaperChanges {
  if (!newspaper || !common) return {};
  const fields = (Object.keys(newspaper) as (keyof Newspaper)[]).filter((field) => !isSameValue(newspaper[field], common[field]));
  const changes: NewspaperChanges = Object.fromEntries(fields.map((field) => [field, newspaper[field]]));
  // Pictures of its pages show other words, or another look.
  return editsBetween(common, newspaper).some((edit) => edit.kind === "all" || edit.path !== "factDecisions")
    ? { previewImageUrl: "", ...changes }
    : changes;
}

type Moment = "now" | "leaving";

/**
 * Hands on what is done to the newspaper on the stone: to the browser's storage at once, a few words at a time, and to the server a moment
 * after the last key. Gives what ends it, with everything handed over.
 */
export function saveFromStone(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let tab = "";
  void ownTab().then(({ id }) => {
    tab = id;
  });

  const give = (stone: Stone, moment: Moment) => {
    clearTimeout(timer);
    since = 0;
    useTypedAhead.setState({ handOver: null });
    const { common } = stone;
    if (!common) return;
    const changes = changesOf(stone);
    if (Object.keys(changes).length > 0) handOver(client, common, changes, moment === "leaving");
    if (tab) noteTyped(common.id, tab, []);
  };

  const giveNow = (moment: Moment = "now") => {
    const stone = useStone.getState();
    if (!isAhead(stone)) return;
    // Before: what is handed over comes back as what is common.
    useStone.setState({ common: stone.newspaper });
    give(stone, moment);
  };

  const handOverNow = () => giveNow();

  const follow = (stone: Stone, before: Stone) => {
    if (before.newspaper && stone.newspaper?.id !== before.newspaper.id) {
      if (isAhead(before)) give(before, "now");
      return;
    }
    if (stone.newspaper === before.newspaper) return;
    if (!isAhead(stone) || !stone.newspaper || !stone.common) {
      clearTimeout(timer);
      useTypedAhead.setState({ handOver: null });
      return;
    }
    const now = Date.now();
    // A choice, unlike typing, is not followed by more within moments: it is saved at once.
    if (stone.done.length > before.done.length && stone.undone.length === 0 && stone.done.at(-1)?.session === undefined) return giveNow();
    if (since === 0) since = now;
    if (useTypedAhead.getState().handOver !== handOverNow) useTypedAhead.setState({ handOver: handOverNow });
    if (tab) noteTyped(stone.newspaper.id, tab, editsBetween(stone.common, stone.newspaper));
    clearTimeout(timer);
    timer = setTimeout(handOverNow, Math.max(0, Math.min(rest, since + longestWait - now)));
  };

  const leave = () => giveNow("leaving");
  const hide = () => document.visibilityState === "hidden" && leave();
  const end = useStone.subscribe(follow);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hide);
  handOverNow();
  return () => {
    handOverNow();
    end();
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hide);
  };
}

// Registered once: at sign-out the state is dropped, and none of it is saved on the way.
onForgetting(() => {
  useStone.setState(({ newspaper }) => ({ common: newspaper }));
  useStone.setState({ newspaper: null, common: null, done: [], undone: [], shown: null });
});
