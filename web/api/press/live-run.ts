import { create } from "zustand";
import type { RunEvent } from "../../../functions/press-runs/contract.ts";
import type { RunOrder } from "./press-runs.ts";

type Part = Extract<RunEvent, { event: "part" }>["data"];

/** Finished parts of a run, by name. */
export type RunParts = { [Name in Part["name"]]?: Extract<Part, { name: Name }>["value"] };

/** What has arrived of a newspaper that is being generated. */
export interface Arrived {
  /** Text as far as it has been written, by its path in the answer, in the order in which the paths began. */
  texts: Readonly<Record<string, string>>;
  parts: RunParts;
}

interface LiveRun extends Arrived {
  /** What was ordered; null while nothing is being made, and when what is made is not known here. */
  order: RunOrder | null;
  /** The newspaper the run has become, from its end until its pages lie on the stage. */
  newspaperId: string | null;
  begin: (order: RunOrder) => void;
  update: (arrived: Arrived) => void;
  complete: (newspaperId: string) => void;
  /** It failed, was stopped, is not wanted any more, or its pages lie on the stage. */
  end: () => void;
}

const nothing = { order: null, newspaperId: null, texts: {}, parts: {} };

/** The newspaper that is being made, for the stage to show as it grows. Changes many times a second: subscribe rather than select texts. */
export const useLiveRun = create<LiveRun>()((set) => ({
  ...nothing,
  begin: (order) => set({ ...nothing, order }),
  update: ({ texts, parts }) => set((run) => (run.order && run.newspaperId === null ? { texts, parts } : run)),
  complete: (newspaperId) => set((run) => (run.order ? { newspaperId } : run)),
  end: () => set(nothing),
}));

/** Calls at the first words of every run from now on, when nothing can hold them up any more. Gives what ends that. */
export function onFirstWords(deed: () => void): () => void {
  const hasWords = ({ texts }: LiveRun) => Object.keys(texts).length > 0;
  return useLiveRun.subscribe((run, before) => hasWords(run) && !hasWords(before) && deed());
}
