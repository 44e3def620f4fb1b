import { useEffect, useId, useRef, useState } from "react";
import type { SourceRange, SourceSentence } from "../../claims/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { articleLanguage } from "./article-language.ts";
import { pageLanguage } from "./facts-piece.ts";
import type { LedgerProps } from "./ledger-props.ts";
import { useFactWords } from "./use-fact-words.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface ArticleListProps extends LedgerProps {
  /** A place of the article to be shown; a new object each time. */
  sought: SourceRange | null;
}

const tones = { "on the page": "ink", "left out": "pencil", unchecked: "ink" } as const;
const states = { "on the page": "on", "left out": "out", unchecked: "unchecked" } as const;

/** The article, sentence by sentence: which of them the page has, and which it leaves out. */
export function ArticleList({ newspaper, page, deeds, onShow, sought }: ArticleListProps) {
  const { t } = useFactWords();
  const hasLeft = page.sentences.some(({ verdict }) => verdict === "left out");
  const [chosen, setPart] = useState<"out" | "all">(sought || !hasLeft ? "all" : "out");
  const [seen, setSeen] = useState<SourceRange | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  if (sought && sought !== seen) {
    setSeen(sought);
    setPart("all");
    setOpen(page.sentences.find(({ source }) => isIn(sought, source))?.source.from ?? null);
  }
  const part = page.isForeign ? "all" : chosen;
  const sentences = part === "all" ? page.sentences : page.sentences.filter(({ verdict }) => verdict === "left out");
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list, sentences.length);
  const language = articleLanguage(newspaper.content, pageLanguage(newspaper));
  return (
    <>
      {!page.isForeign && (
        <Segmented
          className="py-4"
          label={t("sentences.label")}
          value={part}
          onChange={setPart}
          choices={[
            { value: "out", label: t("sentences.out") },
            { value: "all", label: t("sentences.all") },
          ]}
        />
      )}
      {sentences.length === 0 && <p className="border-t border-rule py-4 text-sm text-ink-2">{t("empty.article")}</p>}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t(`sentences.${part}`)}
        className="flex flex-col divide-y divide-rule border-y border-rule outline-none empty:border-0"
      >
        {sentences.map((sentence) => (
          <ArticleEntry
            key={sentence.source.from}
            sentence={sentence}
            language={language}
            sought={sought && isIn(sought, sentence.source) ? sought : null}
            isOpen={open === sentence.source.from}
            onToggle={() => {
              const { at, source } = sentence;
              if (open !== source.from && at) onShow(at);
              setOpen(open === source.from ? null : source.from);
            }}
            onShow={() => sentence.at && onShow(sentence.at)}
            onPutIn={() => deeds.putIn(sentence)}
          />
        ))}
      </ol>
    </>
  );
}

const isIn = (one: SourceRange, other: SourceRange) => one.field === other.field && one.from < other.to && one.to > other.from;

interface ArticleEntryProps {
  sentence: SourceSentence;
  language: string;
  sought: SourceRange | null;
  isOpen: boolean;
  onToggle: () => void;
  onShow: () => void;
  onPutIn: () => void;
}

function ArticleEntry({ sentence, language, sought, isOpen, onToggle, onShow, onPutIn }: ArticleEntryProps) {
  const { t } = useFactWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { text, source, verdict, at } = sentence;
  useEffect(() => {
    if (!sought) return;
    button.current?.scrollIntoView?.({ block: "center" });
    button.current?.focus({ preventScroll: true });
  }, [sought]);
  const [from, to] = sought ? [Math.max(0, sought.from - source.from), Math.min(text.length, sought.to - source.from)] : [0, 0];
  const canAct = verdict === "left out" || at !== null;
  return (
    <li className="flex flex-col py-1">
      <button
        ref={button}
        type="button"
        aria-expanded={canAct ? isOpen : undefined}
        aria-controls={canAct ? `${id}-more` : undefined}
        className="flex flex-col items-start gap-1 rounded-ctl py-2 text-start text-sm hover:bg-wash"
        onClick={onToggle}
      >
        <Badge tone={tones[verdict]}>{t(`sentence.${states[verdict]}`)}</Badge>
        <span lang={language} dir="auto" className="leading-snug">
          {text.slice(0, from)}
          {to > from && <mark className="bg-pencil/20 text-ink">{text.slice(from, to)}</mark>}
          {text.slice(to)}
        </span>
      </button>
      {canAct && (
        <div id={`${id}-more`} hidden={!isOpen} className="flex flex-wrap gap-2 pt-1 pb-3">
          {at ? (
            <Button size="small" onClick={onShow}>
              {t("do.show")}
            </Button>
          ) : (
            <Button size="small" onClick={onPutIn}>
              {t("do.putIn")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
