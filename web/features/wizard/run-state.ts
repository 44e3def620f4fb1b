/** One event of a press run, as the server tells it. Text deltas are live only and carry no id. */
export type RunEvent =
  | { id: number | null; name: "step"; data: { name: string; status: string } }
  | { id: number | null; name: "text"; data: { path: string; delta: string; whole?: boolean } }
  | { id: number | null; name: "part"; data: { name: string; value: unknown } }
  | { id: number | null; name: "complete"; data: { newspaperId: string } }
  | { id: number | null; name: "failed"; data: RunFailure };

export interface RunFailure {
  code: string;
  error: string;
  refunded: boolean;
}

export type RunOutcome =
  | { kind: "complete"; newspaperId: string }
  | { kind: "failed"; failure: RunFailure }
  | { kind: "stopped"; refunded: boolean };

/** What the screen knows of a run. `seen` is the last stored event, so that a replay after a reconnection changes nothing. */
export interface RunState {
  id: string;
  seen: number;
  steps: { name: string; status: string }[];
  /** Text as far as it has been written, by its path in the answer. */
  texts: Record<string, string>;
  parts: Record<string, unknown>;
  isConnected: boolean;
  outcome: RunOutcome | null;
}

export function startRunState(id: string): RunState {
  return { id, seen: 0, steps: [], texts: {}, parts: {}, isConnected: true, outcome: null };
}

function withStep(steps: RunState["steps"], step: { name: string; status: string }): RunState["steps"] {
  const known = steps.some(({ name }) => name === step.name);
  return known ? steps.map((old) => (old.name === step.name ? step : old)) : [...steps, step];
}

/** The state after an event. Events already seen, and anything after the end, are ignored. */
export function afterEvent(state: RunState, event: RunEvent): RunState {
  if (state.outcome) return state;
  if (event.id !== null && event.id <= state.seen) return state;
  const next = { ...state, seen: event.id ?? state.seen, isConnected: true };
  switch (event.name) {
    case "step":
      return { ...next, steps: withStep(state.steps, event.data) };
    case "text": {
      const { path, delta, whole } = event.data;
      return { ...next, texts: { ...state.texts, [path]: whole ? delta : (state.texts[path] ?? "") + delta } };
    }
    case "part":
      return { ...next, parts: { ...state.parts, [event.data.name]: event.data.value } };
    case "complete":
      return { ...next, outcome: { kind: "complete", newspaperId: event.data.newspaperId } };
    case "failed":
      return { ...next, outcome: { kind: "failed", failure: event.data } };
  }
}

/** How far the run is, 0 to 1, counted in finished steps of `expected`. */
export function progressOf(state: RunState, expected: readonly string[]): number {
  if (state.outcome?.kind === "complete") return 1;
  const done = state.steps.filter(({ name, status }) => expected.includes(name) && status === "done").length;
  return expected.length === 0 ? 0 : done / expected.length;
}
