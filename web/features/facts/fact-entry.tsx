import { useId, useState } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import type { SourceRange } from "../../claims/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { FieldRange } from "./carry.ts";
import { FactActions } from "./fact-actions.tsx";
import type { FactRow } from "./fact-rows.ts";
import { toneOf } from "./fact-tone.ts";
import { type CheckedPage, pageLanguage } from "./facts-piece.ts";
import { wordsAt } from "./printed-words.ts";
import { sentenceAround } from "./sentence-around.ts";
import { SourceWords } from "./source-words.tsx";
import type { FactDeeds } from "./use-fact-deeds.ts";
import { useFactWords } from "./use-fact-words.ts";

interface FactEntryProps {
  row: FactRow;
  newspaper: Newspaper;
  page: CheckedPage;
  deeds: FactDeeds;
  isOpen: boolean;
  onToggle: () => void;
  onShow: (range: FieldRange) => void;
  onArticle: (source: SourceRange) => void;
}

/** One thing the page says, in its sentence; opened, what can be done about it. Opening shows it on the page. */
export function FactEntry({ row, newspaper, page, deeds, isOpen, onToggle, onShow, onArticle }: FactEntryProps) {
  const { t, told, where, figure } = useFactWords();
  const id = useId();
  const [index, setIndex] = useState(0);
  const fact = row.places[Math.min(index, row.places.length - 1)] ?? row.fact;
  const { path } = fact.at;
  const source = fact.source ?? fact.pointer;
  const [before, words, after] = sentenceAround(wordsAt(newspaper, path), fact.at, pageLanguage(newspaper));
  const lead = isOpen ? before : shortened(before);
  const total = row.places.length;
  return (
    <li className="flex flex-col py-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        className="flex flex-col items-start gap-1 rounded-ctl py-2 text-start text-sm hover:bg-wash"
        onClick={() => {
          if (!isOpen) onShow(fact.at);
          onToggle();
        }}
      >
        <Badge tone={toneOf(fact, row.isKept)}>{told(fact, row.isKept)}</Badge>
        <span lang={pageLanguage(newspaper)} dir="auto" className={isOpen ? "leading-snug" : "line-clamp-2 leading-snug"}>
          <span className="text-ink-2">{lead}</span>
          <mark className="bg-transparent font-semibold text-ink">{words}</mark>
          <span className="text-ink-2">{after}</span>
        </span>
        <span className="text-xs text-ink-3">
          {where(path)}
          {total > 1 && <> · {t("place", { number: figure(Math.min(index, total - 1) + 1), total: figure(total) })}</>}
        </span>
      </button>
      {/* A likeness is judged by eye: both sentences stand beside each other. */}
      {!isOpen && fact.kind === "sentence" && <SourceWords newspaper={newspaper} fact={fact} />}
      <div id={`${id}-more`} hidden={!isOpen} className="flex flex-col gap-3 pt-1 pb-3">
        {isOpen && (
          <>
            <SourceWords newspaper={newspaper} fact={fact} />
            <FactActions fact={fact} isKept={row.isKept} newspaper={newspaper} page={page} deeds={deeds}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  const next = total > 1 ? (index + 1) % total : 0;
                  setIndex(next);
                  onShow((row.places[next] ?? fact).at);
                }}
              >
                {t(total > 1 ? "do.next" : "do.show")}
              </Button>
              {source?.field === "content" && (
                <Button size="small" variant="quiet" onClick={() => onArticle(source)}>
                  {t("do.article")}
                </Button>
              )}
            </FactActions>
          </>
        )}
      </div>
    </li>
  );
}

/** The end of what stands before, so that what matters is within the lines that are shown. */
function shortened(before: string): string {
  const most = 48;
  if (before.length <= most) return before;
  const end = before.slice(-most);
  const at = end.search(/\s/);
  return `…${at < 0 || at > most / 2 ? end : end.slice(at)}`;
}
