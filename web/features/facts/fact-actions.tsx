import { type ReactNode, useMemo } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import type { Fact } from "../../claims/index.ts";
import { Button } from "../../ui/button.tsx";
import { replacementsOf } from "./fact-edits.ts";
import { isDoubtful } from "./fact-rows.ts";
import { type CheckedPage, pageLanguage } from "./facts-piece.ts";
import type { FactDeeds } from "./use-fact-deeds.ts";
import { useFactWords } from "./use-fact-words.ts";

interface FactActionsProps {
  fact: Fact;
  isKept: boolean;
  newspaper: Newspaper;
  page: CheckedPage;
  deeds: FactDeeds;
  /** Called after something was done that leaves nothing to be done about it. */
  onDone?: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What an owner can do about something on the page. */
export function FactActions({ fact, isKept, newspaper, page, deeds, onDone, children }: FactActionsProps) {
  const { t } = useFactWords();
  const replacements = useMemo(() => replacementsOf(newspaper, page, fact), [newspaper, page, fact]);
  const isGiven = !isDoubtful(fact);
  const after = (isDone: boolean) => isDone && onDone?.();
  // Where the article has no words for it by itself, its sentence is shown before it is taken.
  const sentence = fact.source || fact.pointer ? undefined : replacements.find(({ kind }) => kind === "sentence");
  return (
    <div className="flex flex-wrap gap-2">
      {sentence && (
        <div className="mb-1 w-full border-s-[3px] border-rule ps-3 text-sm leading-snug">
          <p className="text-xs text-ink-3">{t("articleSays")}</p>
          <p lang={pageLanguage(newspaper)} dir="auto">
            {sentence.words}
          </p>
        </div>
      )}
      {replacements.map((replacement) => (
        <Button
          key={replacement.kind}
          size="small"
          title={replacement.words}
          className="h-auto min-h-8 py-1 whitespace-normal"
          onClick={() => after(deeds.replace(replacement))}
        >
          {t(`do.${replacement.kind}`)}
        </Button>
      ))}
      {!isGiven && (
        <Button size="small" onClick={() => after(isKept ? deeds.reconsider(fact) : deeds.keep([fact]))}>
          {t(isKept ? "do.reconsider" : "do.keep")}
        </Button>
      )}
      {!isGiven && (
        <Button size="small" onClick={() => after(deeds.remove(fact))}>
          {t("do.remove")}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => {
          deeds.edit(fact);
          onDone?.();
        }}
      >
        {t("do.edit")}
      </Button>
      {children}
    </div>
  );
}
