import { type OwnTab, ownTab } from "../account/own-tab.ts";
import type { Newspaper } from "../newspapers.ts";
import { type KeptHistory, keepHistory, keepHistoryAtOnce, pruneHistories, readHistory } from "./history-store.ts";
import { resume, type Step, type Stone, useStone } from "./stone.ts";
import { takeTyped } from "./typed-journal.ts";

interface History {
  newspaper: Newspaper;
  done: readonly Step[];
  undone: readonly Step[];
}

/** UTF-16 units of the steps of one newspaper that outlive a reload; of more the oldest go. */
const mostSteps = 2_000_000;
/** Milliseconds between two writings. */
const rest = 400;

const keyOf = (tab: string, newspaperId: string) => `${tab} ${newspaperId}`;

/** Steps never change: each is written out once. */
const texts = new WeakMap<Step, string>();

function textOfStep(step: Step): string {
  const text = texts.get(step) ?? JSON.stringify(step);
  texts.set(step, text);
  return text;
}

function textOf({ newspaper, done, undone }: History): string {
  let room = mostSteps;
  const kept: string[] = [];
  for (const step of done.toReversed()) {
    const text = textOfStep(step);
    room -= text.length;
    if (room < 0) break;
    kept.push(text);
  }
  return `{"newspaper":${JSON.stringify(newspaper)},"done":[${kept.reverse().join(",")}],"undone":[${undone.map(textOfStep).join(",")}]}`;
}

function readable(kept: KeptHistory | null): History | null {
  try {
    const { newspaper, done, undone } = JSON.parse(kept?.text ?? "null") as History;
    return newspaper && Array.isArray(done) && Array.isArray(undone) ? { newspaper, done, undone } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the history of the newspaper on the stone over reloads of this tab, for this account, and gives one back that was kept when its
 * newspaper is laid. Gives what ends it.
 */
export function keepStoneHistory(owner: string): () => void {
  let tab: OwnTab | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newspaper whose kept history has been looked for: before that nothing is written over it. */
  let ready: string | null = null;
  /** The steps that are kept for certain: a writing that has only begun may end with the page. */
  let written: readonly Step[] | null = null;

  const unwritten = ({ newspaper, done, undone }: Stone): KeptHistory | null => {
    if (!tab || !newspaper || newspaper.id !== ready || done === written) return null;
    return { key: keyOf(tab.id, newspaper.id), owner, at: Date.now(), text: textOf({ newspaper, done, undone }) };
  };
  const write = (stone: Stone) => {
    clearTimeout(timer);
    timer = undefined;
    const kept = unwritten(stone);
    if (!kept) return;
    void keepHistory(kept).then(() => {
      if (stone.newspaper?.id === ready) written = stone.done;
    });
  };
  const writeAtOnce = () => {
    const kept = unwritten(useStone.getState());
    if (kept) keepHistoryAtOnce(kept);
  };

  const begin = async (newspaperId: string) => {
    tab ??= await ownTab();
    const own = await readHistory(keyOf(tab.id, newspaperId), owner);
    // A tab that was duplicated begins with what the first one had.
    const before = own ?? (tab.before && tab.before !== tab.id ? await readHistory(keyOf(tab.before, newspaperId), owner) : null);
    const typed = await takeTyped(newspaperId, tab);
    if (isOver || useStone.getState().newspaper?.id !== newspaperId) return;
    ready = newspaperId;
    const known = readable(before);
    resume(known, typed);
    written = known && own ? useStone.getState().done : null;
  };

  const end = useStone.subscribe((stone, before) => {
    const { newspaper, done } = stone;
    if (newspaper?.id !== before.newspaper?.id) {
      if (before.newspaper) write(before);
      ready = null;
      if (newspaper) void begin(newspaper.id);
    } else if (newspaper && newspaper.id === ready && done !== written) timer ??= setTimeout(() => write(useStone.getState()), rest);
  });
  addEventListener("pagehide", writeAtOnce);
  const { newspaper } = useStone.getState();
  if (newspaper) void begin(newspaper.id);
  void pruneHistories(Date.now());
  return () => {
    isOver = true;
    write(useStone.getState());
    end();
    removeEventListener("pagehide", writeAtOnce);
  };
}
