import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSignedOut } from "../../api/account/account.ts";
import { NetworkError } from "../../api/client.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/download.ts";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { AccountSection } from "./account-section.tsx";
import type { ArchiveProgress } from "./archive.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

type Outcome = { kind: "done"; name: string; missing: number } | { kind: "cancelled" } | { kind: "failed"; error: unknown };

/** Everything the account holds, as one file. */
export function DataSection() {
  const { t } = useTranslation("account");
  const troubleWords = useTroubleWords();
  const figures = useFigures();
  const { progress, outcome, start, cancel } = useArchive(t("data.missingHead"));
  const button = useRef<HTMLButtonElement>(null);
  const isWorking = progress !== null;
  const wasWorking = useRef(false);
  // The button that cancels has gone with the work.
  useEffect(() => {
    if (wasWorking.current && !isWorking && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasWorking.current = isWorking;
  }, [isWorking]);
  const words =
    progress === "reading"
      ? t("data.reading")
      : progress && t("data.progress", { done: figures(progress.done), total: figures(progress.total) });
  return (
    <AccountSection anchor="data" title={t("data.title")}>
      <p className="max-w-[38em] text-ink-2">{t("data.lead")}</p>
      {progress ? (
        <Working words={words || ""} progress={progress} onCancel={cancel} />
      ) : (
        <Button ref={button} className="self-start" onClick={() => void start()}>
          {t("data.button")}
        </Button>
      )}
      {outcome?.kind === "failed" && <Notice tone="error">{troubleWords(t("data.failed"), outcome.error)}</Notice>}
      <p role="status" className="-mt-2 text-sm empty:hidden">
        {outcome?.kind === "cancelled" && t("data.cancelled")}
        {outcome?.kind === "done" && t("data.done", { file: `\u2068${outcome.name}\u2069` })}
      </p>
      {outcome?.kind === "done" && outcome.missing > 0 && (
        <Notice tone="warn">{t("data.missing", { number: figures(outcome.missing) })}</Notice>
      )}
    </AccountSection>
  );
}

function Working({ words, progress, onCancel }: { words: string; progress: ArchiveProgress | "reading"; onCancel: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // It stands where the button was that was pressed.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const share = progress === "reading" ? null : progress.total === 0 ? 1 : progress.done / progress.total;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="mb-2 text-sm tabular-nums">{words}</p>
        <Progress label={words} value={share} />
      </div>
      <Button ref={button} onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}

function useArchive(missingHead: string) {
  const refreshAccount = useRefreshAccount();
  const [progress, setProgress] = useState<ArchiveProgress | "reading" | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const work = useRef<AbortController | null>(null);

  // Leaving the page ends it.
  useEffect(() => () => work.current?.abort(), []);

  const start = async () => {
    const control = new AbortController();
    work.current = control;
    const { signal } = control;
    setOutcome(null);
    setProgress("reading");
    try {
      const { makeArchive } = await import("./archive.ts").catch((cause) => {
        throw new NetworkError(cause);
      });
      const { file, missing } = await makeArchive({ signal, onProgress: setProgress, missingHead });
      signal.throwIfAborted();
      const name = `stop-press-${today()}.zip`;
      download(file, name);
      setOutcome({ kind: "done", name, missing: missing.length });
    } catch (error) {
      if (signal.aborted) return;
      control.abort();
      if (isSignedOut(error)) void refreshAccount();
      console.warn("The file of everything could not be made", error);
      setOutcome({ kind: "failed", error });
    } finally {
      setProgress(null);
    }
  };

  const cancel = () => {
    work.current?.abort();
    setOutcome({ kind: "cancelled" });
  };
  return { progress, outcome, start, cancel };
}

/** The reader's own calendar day. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
