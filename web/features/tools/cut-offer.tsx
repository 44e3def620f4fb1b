import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestedCut } from "../../claims/index.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";

interface CutOfferProps {
  cut: SuggestedCut;
  /** Of the sentences. */
  language: string;
  onTake: () => void;
  onLeave: () => void;
}

/** The sentences that could go, to be taken or left. It lies beside the page, on which they are marked. */
export function CutOffer({ cut, language, onTake, onLeave }: CutOfferProps) {
  const { t } = useTranslation("tools");
  const figure = useFigures();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // On a telephone it stands in the flow of the screen, and begins above it.
    box.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const { length } = cut.sentences;
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={key}
      className="fade-in absolute scroll-mt-18 end-0 bottom-[calc(100%+0.75rem)] z-20 flex max-h-[min(26rem,60vh)] w-[min(25rem,calc(100vw-2rem))] flex-col gap-3 rounded-box border border-t-3 border-rule-2 border-t-ink bg-sheet p-4 text-start shadow-page max-desk:start-0 max-desk:end-auto"
    >
      <h2 id={id} className="font-ui text-sm font-semibold">
        {t("fit.cut.title", { count: length, figure: figure(length) })}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section tabIndex={0} aria-labelledby={id} className="min-h-0 overflow-auto overscroll-contain border-y border-rule">
        <ul className="divide-y divide-rule text-sm">
          {cut.sentences.map(({ from, text }) => (
            <li key={from} lang={language} dir="auto" className="py-2 leading-snug wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onTake}>
          {t("fit.cut.take")}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {t("fit.cut.leave")}
        </Button>
      </div>
    </section>
  );
}
