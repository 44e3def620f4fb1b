import { LoaderCircle, Newspaper } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { openSettings } from "../../ui/settings-door.ts";
import type { Problem } from "./draft-check.ts";
import { RunNotices } from "./run-notices.tsx";
import { RunProgress } from "./run-progress.tsx";
import type { Setback, useGeneration } from "./use-generation.ts";
import { isAllHouse, useModelsSentence } from "./use-models-sentence.ts";
import { titleId, WizardSection } from "./wizard-section.tsx";

interface GenerateSectionProps {
  generation: ReturnType<typeof useGeneration>;
  /** True while this step is the one in view, which has the one red button. */
  isCurrent: boolean;
  hasNewspaper: boolean;
}

export function GenerateSection({ generation, isCurrent, hasNewspaper }: GenerateSectionProps) {
  const { t } = useTranslation("app");
  const { phase, run, press, pressWithHouse, isResumable, stop, problem, setback, pageLanguage, choices } = generation;
  const sentences = useSentences();
  const modelsSentence = useModelsSentence(choices);
  const isPending = phase !== "idle";
  const progress = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isStarting = phase === "starting";
  const reason = useReason(problem);
  useEffect(() => {
    if (!isStarting) return;
    // The pressed button is disabled now and would lose the keyboard to nowhere, at once or with the next frame.
    const held = document.activeElement;
    if (held === document.body || held === button.current) document.getElementById(titleId("generate"))?.focus({ preventScroll: true });
    // On a narrow screen the page grows below the progress, and would grow unseen.
    const isPageBeside = matchMedia("(min-width: 50rem)").matches;
    progress.current?.scrollIntoView({ block: isPageBeside ? "nearest" : "start" });
  }, [isStarting]);
  return (
    <WizardSection step="generate" title={t("generate.title")}>
      <p className="text-sm text-ink-2">{modelsSentence}</p>
      <div className="flex flex-col gap-2">
        <Button
          ref={button}
          variant={isCurrent && !hasNewspaper ? "press" : "plain"}
          size="large"
          iconStart={
            isPending ? (
              <LoaderCircle aria-hidden className="size-[18px] animate-spin motion-reduce:animate-none" strokeWidth={1.75} />
            ) : (
              <Newspaper aria-hidden className="size-[18px]" strokeWidth={1.75} />
            )
          }
          busy={isPending}
          disabled={isPending}
          aria-disabled={problem !== null && problem !== "signed-out" ? true : undefined}
          aria-describedby="generate-reason generate-cost"
          onClick={press}
        >
          {isPending ? t("generate.pending") : hasNewspaper ? t("generate.again") : t("generate.button")}
        </Button>
        <p id="generate-reason" className="text-sm text-warn empty:hidden">
          {!isPending && reason}
        </p>
        <p id="generate-cost" className="text-xs text-ink-2">
          <Cost generation={generation} />
        </p>
      </div>
      {setback && !isPending && (
        <Notice
          tone="error"
          title={setback.title}
          actions={setback.offers.length > 0 && <Offers setback={setback} onAgain={press} onHouse={pressWithHouse} />}
        >
          {sentences(setback.text, isResumable ? t("generate.finishedKept") : undefined)}
        </Notice>
      )}
      {run && <RunNotices notices={run.notices} />}
      {isPending && (
        // Clear of the bars at head and foot.
        <div ref={progress} className="scroll-mt-16">
          <RunProgress
            run={run}
            isStopping={phase === "stopping"}
            onStop={() => void stop()}
            language={pageLanguage}
            holdsToken={!generation.purse?.isAdmin}
          />
        </div>
      )}
    </WizardSection>
  );
}

function Offers({ setback, onAgain, onHouse }: { setback: Setback; onAgain: () => void; onHouse: () => void }) {
  const { t } = useTranslation("app");
  const deeds = {
    again: { words: t("stage.retry"), act: onAgain },
    house: { words: t("generate.useHouse"), act: onHouse },
    settings: { words: t("generate.openSettings"), act: () => openSettings() },
  };
  return setback.offers.map((offer) => (
    <Button key={offer} size="small" onClick={deeds[offer].act}>
      {deeds[offer].words}
    </Button>
  ));
}

const reasons = { missing: "missing", blank: "blank", "too-long": "tooLong", "no-tokens": "noTokens" } as const;

/** Why the button is gray, in a sentence beside it: fingers find no tooltip, and a toast only comes after a press in vain. */
function useReason(problem: Problem | null): string | null {
  const { t } = useTranslation("app");
  return problem === null || problem === "signed-out" ? null : t(`generate.${reasons[problem]}.text`);
}

function Cost({ generation: { purse, isSignedIn, choices } }: Pick<GenerateSectionProps, "generation">) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const sentences = useSentences();
  if (!isSignedIn) return t("generate.signedOut");
  if (purse?.isAdmin) return t("generate.unlimited");
  const balance = purse && t("generate.balance", { count: purse.tokens, figure: figure(purse.tokens) });
  const payers = [choices?.text.model?.by, choices?.image.model?.by];
  const allTheSame = payers.includes("own") ? t("generate.costOwn") : isAllHouse(choices) ? t("generate.costHouse") : t("generate.cost");
  return sentences(allTheSame, balance);
}
