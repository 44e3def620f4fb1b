import { clsx } from "clsx";
import { Check, CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StepName, StepStatus } from "../../../functions/press-runs/contract.ts";
import { Button } from "../../ui/button.tsx";
import { GameButton } from "../../ui/game-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { progressOf, type RunState, runSteps } from "./run-state.ts";

const stepWords = {
  text: "run.steps.text",
  "side-stories": "run.steps.sideStories",
  "picture-1": "run.steps.mainPicture",
  "picture-2": "run.steps.smallPicture",
  name: "run.steps.name",
  save: "run.steps.save",
} as const satisfies Record<StepName, string>;

const statusWords = {
  waiting: "run.status.waiting",
  running: "run.status.running",
  done: "run.status.done",
  failed: "run.status.failed",
} as const satisfies Record<StepStatus, string>;

const slowAfter = 8_000;

/** True once nothing has happened for a while. */
function useSlow(mark: unknown): boolean {
  const [slowMark, setSlowMark] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlowMark(mark), slowAfter);
    return () => clearTimeout(timer);
  }, [mark]);
  return slowMark === mark;
}

interface RunProgressProps {
  /** Null while the order is on its way. */
  run: RunState | null;
  isStopping: boolean;
  onStop: () => void;
  language: string;
  /** False for those who pay no tokens. */
  holdsToken: boolean;
}

export function RunProgress({ run, isStopping, onStop, language, holdsToken }: RunProgressProps) {
  const { t } = useTranslation("app");
  // Every word that arrives is a sign of life.
  const isSlow = useSlow(run);
  const isAtPictures = run?.steps.text === "done" && (run.steps["picture-1"] === "running" || run.steps["picture-2"] === "running");
  // From the first finished part but the name on a stop gives no token back; admins hold none.
  const isCharged = holdsToken && run !== null && runSteps.some((name) => name !== "name" && run.steps[name] === "done");
  const headline = run?.parts.text?.expandedTitle || run?.texts.expandedTitle;
  const nameplate = run?.parts.name;
  const current = run && runSteps.find((name) => run.steps[name] === "running");
  return (
    <div className="flex flex-col gap-4 border-y border-rule py-4">
      <p role="status" aria-live="polite" className="text-sm font-semibold">
        {t("run.analyzing")}
        {current && <span className="sr-only"> {t(stepWords[current])}</span>}
      </p>
      <Progress label={t("run.label")} value={run && run.seen > 0 ? progressOf(run) : null} />
      <ul className="grid grid-cols-2 gap-x-6 desk:grid-cols-1">
        {runSteps.map((name) => (
          <StepLine key={name} name={name} status={run?.steps[name] ?? "waiting"} />
        ))}
      </ul>
      {run && !run.isConnected && (
        <p role="alert" className="text-sm text-warn">
          {t("run.reconnecting")}
        </p>
      )}
      {isSlow && run?.isConnected && <p className="text-sm text-ink-2">{t(isAtPictures ? "run.slowPictures" : "run.slow")}</p>}
      <div className="flex items-start justify-between gap-4">
        <div className="text-xs text-ink-2">
          <p>{t("run.closing")}</p>
          {isCharged && <p id="stop-cost">{t("run.stopCost")}</p>}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <Button
            size="small"
            busy={isStopping}
            disabled={!run || run.outcome !== null}
            aria-describedby={isCharged ? "stop-cost" : undefined}
            onClick={onStop}
          >
            {isStopping ? t("run.stopping") : t("run.stop")}
          </Button>
          <GameButton size="small" className="-me-3" />
        </div>
      </div>
      {/* Last, so that nothing moves from under a finger; beside or above the growing page it would be said twice. */}
      {(nameplate || headline) && (
        <div lang={language} dir="auto" className="border-s-[3px] border-rule ps-4 motion-safe:max-desk:hidden">
          {nameplate && <p className="font-display text-sm text-ink-2">{nameplate}</p>}
          {headline && <p className="font-display text-h4 font-bold">{headline}</p>}
        </div>
      )}
    </div>
  );
}

function StepLine({ name, status }: { name: StepName; status: StepStatus }) {
  const { t } = useTranslation("app");
  return (
    <li className="flex items-center gap-3 border-b border-rule py-1.5 text-sm desk:last:border-b-0">
      <span aria-hidden className="grid size-5 shrink-0 place-items-center">
        {status === "done" && <Check className="size-[18px] text-ok" strokeWidth={2} />}
        {status === "failed" && <CircleAlert className="size-[18px] text-press" strokeWidth={1.75} />}
        {status === "running" && <span className="size-2 animate-pulse bg-ink" />}
        {status === "waiting" && <span className="size-2 border border-rule-2" />}
      </span>
      <span className={clsx("min-w-0 hyphens-auto wrap-anywhere", status === "waiting" && "text-ink-2")}>{t(stepWords[name])}</span>
      <span className="ms-auto text-xs text-ink-2 max-desk:sr-only">{t(statusWords[status])}</span>
    </li>
  );
}
