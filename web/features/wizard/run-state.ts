import type { PressRun, RunEvent, RunNotice, StepName, StepStatus } from "../../../functions/press-runs/contract.ts";

/** A run event with the id it is replayed by; text deltas are live only and have none. */
export type NumberedEvent = RunEvent & { id: number | null };

export type RunFailure = Extract<RunEvent, { event: "failed" }>["data"];

export type RunOutcome =
  | { kind: "complete"; newspaperId: string }
  | { kind: "failed"; failure: RunFailure }
  | { kind: "stopped"; refunded: boolean };

type Part = Extract<RunEvent, { event: "part" }>["data"];
export type Parts = { [Name in Part["name"]]?: Extract<Part, { name: Name }>["value"] };

/** What the screen knows of a run. `seen` is the last stored event, so that a replay after a reconnection changes nothing. */
export interface RunState {
  id: string;
  seen: number;
  steps: Partial<Record<StepName, StepStatus>>;
  /** Text as far as it has been written, by its path in the answer. */
  texts: Record<string, string>;
  parts: Parts;
  /** Parts that the house edition made because the user's own key or address failed. */
  notices: readonly RunNotice[];
  isConnected: boolean;
  outcome: RunOutcome | null;
}

export const runSteps: readonly StepName[] = ["text", "side-stories", "picture-1", "picture-2", "name", "save"];

export function freshRun(id: string): RunState {
  return { id, seen: 0, steps: {}, texts: {}, parts: {}, notices: [], isConnected: true, outcome: null };
}

/** The state after an event. Events already seen, and anything after the end, change nothing. */
export function afterEvent(state: RunState, event: NumberedEvent): RunState {
  if (state.outcome) return state;
  if (event.id !== null && event.id <= state.seen) return state;
  const next: RunState = { ...state, seen: event.id ?? state.seen, isConnected: true };
  switch (event.event) {
    case "step": {
      const { name, status } = event.data;
      // A text that is tried again is written from its beginning.
      const texts = status === "done" ? state.texts : withoutTextOf(name, state.texts);
      return { ...next, texts, steps: { ...state.steps, [name]: status } };
    }
    case "notice":
      return { ...next, notices: [...state.notices, event.data] };
    case "text":
      return { ...next, texts: { ...state.texts, [event.data.path]: (state.texts[event.data.path] ?? "") + event.data.delta } };
    case "part":
      return { ...next, parts: { ...state.parts, [event.data.name]: event.data.value } };
    case "complete":
      return { ...next, outcome: { kind: "complete", newspaperId: event.data.newspaperId } };
    case "failed":
      return { ...next, outcome: failedOutcome(event.data) };
    default:
      return state;
  }
}

const stepWriting = (path: string): StepName =>
  path.startsWith("sideStories.") ? "side-stories" : path === "newspaperName" ? "name" : "text";

function withoutTextOf(step: StepName, texts: RunState["texts"]): RunState["texts"] {
  const kept = Object.entries(texts).filter(([path]) => stepWriting(path) !== step);
  return kept.length === Object.keys(texts).length ? texts : Object.fromEntries(kept);
}

/** The server tells a run that its user stopped, perhaps in another window, as a conflict. */
function failedOutcome(failure: RunFailure): RunOutcome {
  return failure.code === "CONFLICT" ? { kind: "stopped", refunded: failure.refunded } : { kind: "failed", failure };
}

/** A connection begins: the server sends an unfinished text whole again, so what was written so far is dropped. */
export function afterConnecting(state: RunState): RunState {
  return { ...state, texts: {} };
}

/** The state after asking for the run itself, for when its events ended without saying how. */
export function afterReading(state: RunState, run: PressRun): RunState {
  const steps = Object.fromEntries(run.steps.map(({ name, status }) => [name, status]));
  return { ...state, steps: { ...state.steps, ...steps }, isConnected: true, outcome: state.outcome ?? outcomeOf(run) };
}

function outcomeOf(run: PressRun): RunOutcome | null {
  switch (run.status) {
    case "running":
      return null;
    case "complete":
      return run.newspaperId ? { kind: "complete", newspaperId: run.newspaperId } : null;
    case "failed":
      return failedOutcome({
        code: run.code ?? "INTERNAL",
        error: run.error ?? "",
        refunded: run.refunded ?? false,
        reason: run.reason,
        provider: run.provider,
      });
    default:
      return { kind: "stopped", refunded: run.refunded ?? false };
  }
}

/** How far the run is, 0 to 1, counted in finished steps. */
export function progressOf(state: RunState): number {
  if (state.outcome?.kind === "complete") return 1;
  return runSteps.filter((name) => state.steps[name] === "done").length / runSteps.length;
}
