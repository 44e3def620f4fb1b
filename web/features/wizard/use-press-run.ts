import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/client.ts";
import { useLiveRun } from "../../api/press/live-run.ts";
import { type RunOrder, startRun, stopRun } from "../../api/press/press-runs.ts";
import { setTokens, useRefreshAccount, useUser } from "../../api/queries.ts";
import { followRun } from "./follow-run.ts";
import { forgetOrder, markOrderMade, orderKeyFor, rememberedOrder, rememberedRun, rememberRun } from "./remembered-run.ts";
import { freshRun, type RunOutcome, type RunState } from "./run-state.ts";

export interface PressRunControl {
  /** `finishing`: the newspaper is made, and its pages are on their way to the stage. */
  phase: "idle" | "starting" | "running" | "stopping" | "finishing";
  /** The run in progress or the last one. */
  run: RunState | null;
  start: (order: RunOrder) => Promise<void>;
  stop: () => Promise<void>;
}

/** Minimum interval between updates of the text shown, in milliseconds; the page preview has its own interval. */
const pace = 250;

/** Shows every state but those in which only words have grown, which are many a second. */
function unhurried(show: (state: RunState) => void): (state: RunState) => void {
  let shown: RunState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (state: RunState) => {
    clearTimeout(timer);
    timer = undefined;
    shown = state;
    show(state);
  };
  let latest: RunState;
  return (state) => {
    latest = state;
    const isNews = shown?.seen !== state.seen || shown.isConnected !== state.isConnected || state.outcome !== null;
    if (isNews) now(state);
    else timer ??= setTimeout(() => now(latest), pace);
  };
}

/**
 * One run at a time, picked up again after a reload. `onEnd` hears how it ended, and no other run starts until it is done; `onRefusal` why
 * it could not start or be stopped.
 */
export function usePressRun(
  onEnd: (outcome: RunOutcome, runId: string) => void | Promise<void>,
  onRefusal: (error: unknown, deed: "start" | "watch" | "stop") => void,
): PressRunControl {
  const client = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const [phase, setPhase] = useState<PressRunControl["phase"]>("idle");
  const [run, setRun] = useState<RunState | null>(null);
  const watching = useRef<AbortController | null>(null);
  const latest = useRef({ onEnd, onRefusal, refreshAccount });
  latest.current = { onEnd, onRefusal, refreshAccount };

  const end = useCallback((outcome: RunOutcome, runId: string) => {
    rememberRun(null);
    const isComplete = outcome.kind === "complete";
    if (isComplete) useLiveRun.getState().complete(outcome.newspaperId);
    else useLiveRun.getState().end();
    if (isComplete) markOrderMade(Date.now());
    else forgetOrder();
    setPhase(isComplete ? "finishing" : "idle");
    // Before the account: the newspaper is what is waited for.
    void Promise.resolve(latest.current.onEnd(outcome, runId)).finally(() => setPhase((now) => (now === "finishing" ? "idle" : now)));
    void latest.current.refreshAccount();
  }, []);

  const watch = useCallback(
    async (id: string) => {
      watching.current?.abort();
      const line = new AbortController();
      watching.current = line;
      setPhase("running");
      setRun(freshRun(id));
      let hasWords = false;
      const show = unhurried((state) => !line.signal.aborted && setRun(state));
      try {
        const last = await followRun(
          freshRun(id),
          (state) => {
            if (!hasWords && Object.keys(state.texts).length > 0) {
              hasWords = true;
              performance.mark("press:first-word");
            }
            useLiveRun.getState().update(state);
            show(state);
          },
          line.signal,
        );
        if (last.outcome && !line.signal.aborted) end(last.outcome, id);
      } catch (error) {
        if (line.signal.aborted) return;
        watching.current = null;
        setPhase("idle");
        setRun(null);
        useLiveRun.getState().end();
        // Gone, or another person's after a change of account: nothing to tell. Signed out: it is picked up after signing in.
        if (error instanceof ApiError && error.status === 404) {
          rememberRun(null);
          forgetOrder();
        } else latest.current.onRefusal(error, "watch");
      }
    },
    [end],
  );

  useEffect(
    () => () => {
      watching.current?.abort();
      watching.current = null;
      useLiveRun.getState().end();
    },
    [],
  );

  // Resumed after a reload, and after a new sign-in when the session had expired.
  const { data: user } = useUser();
  const userId = user?.id;
  useEffect(() => {
    const id = rememberedRun();
    if (id === null || !userId || watching.current) return;
    const order = rememberedOrder(id);
    if (order) useLiveRun.getState().begin(order);
    void watch(id);
  }, [watch, userId]);

  const start = async (order: RunOrder) => {
    if (phase !== "idle") return;
    setPhase("starting");
    setRun(null);
    performance.mark("press:started");
    useLiveRun.getState().begin(order);
    try {
      const { id, tokens, isAdmin } = await startRun(order, orderKeyFor(order, Date.now()));
      rememberRun(id, order);
      setTokens(client, { tokens, isAdmin });
      await watch(id);
    } catch (error) {
      // An order that may have arrived keeps its key: pressing again finds the run instead of paying for a second one.
      if (error instanceof ApiError && error.status < 500) forgetOrder();
      setPhase("idle");
      useLiveRun.getState().end();
      onRefusal(error, "start");
    }
  };

  const stop = async () => {
    if (phase !== "running" || !run) return;
    setPhase("stopping");
    // Stop listening first, so that the run's own end is not reported as well.
    watching.current?.abort();
    try {
      const { refunded } = await stopRun(run.id);
      setRun({ ...run, outcome: { kind: "stopped", refunded } });
      end({ kind: "stopped", refunded }, run.id);
    } catch (error) {
      // 409: it was over before the request came; its events tell how.
      if (!(error instanceof ApiError && error.status === 409)) onRefusal(error, "stop");
      await watch(run.id);
    }
  };

  return { phase, run, start, stop };
}
