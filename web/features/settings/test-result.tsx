import { clsx } from "clsx";
import { Check, CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { KeyTest } from "./use-key-test.ts";

/** How the last test ended, with what to do about it. The toast has read it aloud. */
export function TestResult({ id, outcome }: { id: string; outcome: NonNullable<KeyTest["outcome"]> }) {
  const { t } = useTranslation("settings");
  const Icon = outcome.isGood ? Check : CircleAlert;
  return (
    <p id={id} className="flex gap-2 text-sm">
      <Icon aria-hidden className={clsx("mt-0.5 size-[18px] shrink-0", outcome.isGood ? "text-ok" : "text-press")} strokeWidth={1.75} />
      <span>
        <span className="font-semibold">{t(outcome.isGood ? "connected.title" : "notConnected.title")}</span>
        <br />
        <span className="text-ink-2">{outcome.sentence}</span>
      </span>
    </p>
  );
}
