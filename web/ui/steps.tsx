import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../i18n/use-figures.ts";

export interface Step {
  id: string;
  label: string;
  /** `open`: not done, and free to go to. `later`: not to be reached yet. */
  state: "done" | "current" | "open" | "later";
}

interface StepsProps {
  /** Names the list for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Called for every step but later ones. */
  onGo: (id: string) => void;
  className?: string;
}

export function Steps({ label, steps, onGo, className }: StepsProps) {
  const { t } = useTranslation();
  const figure = useFigures();
  const current = Math.max(
    0,
    steps.findIndex((step) => step.state === "current"),
  );
  return (
    <nav aria-label={label} className={className}>
      <div className="md:hidden">
        <p className="flex h-[3.25rem] items-center px-5 text-sm leading-tight font-semibold">
          {t("steps.position", { number: figure(current + 1), total: figure(steps.length), name: steps[current]?.label ?? "" })}
        </p>
        <div aria-hidden className="h-[3px] bg-rule">
          <div
            className="h-full bg-ink transition-[width] duration-200"
            style={{ width: `${((current + 1) / Math.max(1, steps.length)) * 100}%` }}
          />
        </div>
      </div>
      <ol className="flex justify-center gap-8 max-md:hidden">
        {steps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={step.state === "current" ? "step" : undefined}
              aria-disabled={step.state === "later" || undefined}
              onClick={() => step.state !== "later" && onGo(step.id)}
              className={clsx(
                "flex h-14 items-center gap-2.5 border-y-[3px] border-transparent text-sm forced-colors:border-[Canvas] -outline-offset-4",
                step.state === "current"
                  ? "border-b-press font-semibold text-ink forced-colors:border-b-[Highlight]"
                  : "font-medium text-ink-2",
                step.state === "later" && "cursor-default",
              )}
            >
              <span
                className={clsx(
                  "grid size-5 place-items-center rounded-full text-[0.6875rem] font-semibold tabular-nums",
                  step.state === "current" && "bg-ink text-paper",
                  step.state === "done" && "bg-wash text-ok",
                  (step.state === "later" || step.state === "open") && "border border-rule-2",
                )}
              >
                {step.state === "done" ? <Check aria-hidden className="size-3.5" strokeWidth={2} /> : figure(index + 1)}
              </span>
              {step.label}
              {step.state === "done" && <span className="sr-only">{t("steps.done")}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
