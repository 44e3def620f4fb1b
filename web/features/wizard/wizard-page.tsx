import { clsx } from "clsx";
import { ArrowLeft, ArrowRight, Download, Share } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../api/press/draft.ts";
import { Button } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { type Step, Steps } from "../../ui/steps.tsx";
import { ArticleSection } from "./article-section.tsx";
import { GenerateSection } from "./generate-section.tsx";
import { type Look, TemplateSection } from "./template-section.tsx";
import { goToStep, useCurrentStep } from "./use-current-step.ts";
import { useGeneration } from "./use-generation.ts";
import { type WizardStep, wizardSteps } from "./wizard-section.tsx";

interface WizardPageProps {
  /** The page as it is set, with its tools. */
  stage: ReactNode;
  /** Bars about the line and the session, under the steps. */
  notices: ReactNode;
  /** The downloads; the argument says whether the third step is visible. */
  exports: (isCurrentStep: boolean) => ReactNode;
  thumbnail: (templateId: string) => ReactNode;
  /** True when a newspaper lies on the stage. */
  hasNewspaper: boolean;
  /** A newspaper is finished; done when it can be seen, or will not be. */
  onNewspaper: (newspaperId: string) => void | Promise<void>;
  /** Template or columns were chosen: a newspaper on the stage follows. */
  onLook: (look: Look) => void;
  /** Takes the reader to sharing; not given before there is something to share. */
  onShare?: (() => void) | undefined;
  /** The same with its downloads. */
  onExport?: (() => void) | undefined;
}

/** Three steps on one scrolling page, the stage beside them on wide screens and inside the third step on narrow ones. */
export function WizardPage({ stage, notices, exports, thumbnail, hasNewspaper, onNewspaper, onLook, onShare, onExport }: WizardPageProps) {
  const { t } = useTranslation("app");
  useDocumentTitle(`${t("wizard.title")}: Stop Press`);
  useClearOfFoot();
  const { step, isBarFixed } = useCurrentStep();
  const generation = useGeneration(onNewspaper);
  const isArticleReady = useDraft(({ title, content, region }) => [title, content, region].every((text) => text.trim() !== ""));

  const index = wizardSteps.indexOf(step);
  const isDone: Record<WizardStep, boolean> = { article: isArticleReady, template: isArticleReady && index > 1, generate: hasNewspaper };
  const steps = wizardSteps.map(
    (id): Step => ({ id, label: t(`wizard.steps.${id}`), state: id === step ? "current" : isDone[id] ? "done" : "open" }),
  );
  const next = wizardSteps[index + 1];
  const before = wizardSteps[index - 1];
  const isLast = next === undefined;
  const files = useMemo(() => exports(isLast), [exports, isLast]);

  return (
    <main id="main" tabIndex={-1} className="bg-sheet outline-none">
      <h1 className="sr-only">{t("wizard.title")}</h1>
      <div className="h-14">
        <div
          className={clsx(
            "z-30 h-14 border-b border-rule bg-sheet",
            isBarFixed ? "fixed inset-x-0 top-0 [@media(height<22rem)]:relative" : "relative",
          )}
        >
          <Steps label={t("wizard.stepsLabel")} steps={steps} onGo={(id) => goToStep(id as WizardStep)} />
        </div>
      </div>
      {notices}
      <div className="desk:grid desk:grid-cols-[var(--panel-width)_minmax(0,1fr)]">
        <div className="flex flex-col px-5 pt-6 md:px-6 desk:col-start-1 desk:row-start-1 desk:border-e desk:border-rule">
          <ArticleSection />
          <TemplateSection thumbnail={thumbnail} onLook={onLook} />
          <GenerateSection generation={generation} isCurrent={step === "generate"} hasNewspaper={hasNewspaper} />
        </div>
        <div className="bg-stone desk:col-start-2 desk:row-span-2 desk:row-start-1">
          <div className="desk:sticky desk:top-[calc(3.5rem+var(--notices,0px))] desk:h-[calc(100dvh-3.5rem-var(--notices,0px))]">
            {stage}
          </div>
        </div>
        <div className="px-5 md:px-6 desk:col-start-1 desk:row-start-2 desk:min-h-[calc(100dvh-20rem)] desk:border-e desk:border-rule desk:pb-24">
          {files}
        </div>
        {/* In a window as low as one at 400 %, the two bars would leave nothing to read between them. */}
        <div className="sticky bottom-0 [@media(height<22rem)]:static z-20 flex min-h-16 items-center justify-between gap-3 border-t border-rule bg-sheet px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 desk:col-start-1 desk:row-span-2 desk:row-start-1 desk:self-end desk:border-e">
          {before ? (
            <Button
              variant="quiet"
              className="max-wide:px-3"
              iconStart={<ArrowLeft aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
              onClick={() => goToStep(before)}
            >
              <span className="max-wide:sr-only">{t("wizard.back")}</span>
            </Button>
          ) : (
            <span />
          )}
          {next && (
            <Button
              variant="press"
              aria-label={t("wizard.next", { name: t(`wizard.steps.${next}`) })}
              iconEnd={<ArrowRight aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
              onClick={() => goToStep(next)}
            >
              {t(`wizard.steps.${next}`)}
            </Button>
          )}
          {isLast && (
            <div className="flex items-center gap-2">
              {onExport && (
                <Button
                  className="max-wide:px-3"
                  iconStart={<Download aria-hidden className="size-[18px] max-wide:hidden" strokeWidth={1.75} />}
                  onClick={onExport}
                >
                  {t("exports.title")}
                </Button>
              )}
              {onShare && (
                <Button
                  className="max-wide:px-3"
                  iconStart={<Share aria-hidden className="size-[18px] max-wide:hidden" strokeWidth={1.75} />}
                  onClick={onShare}
                >
                  {t("wizard.share")}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

/** Whatever gets the keyboard, or is brought into view, stops above the bar at the foot. */
function useClearOfFoot() {
  useEffect(() => {
    // Of the page's root, and in no style sheet: the first screen of a visitor has no such bar.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = "6rem";
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, []);
}
