import type { Newspaper } from "../../api/newspapers.ts";
import type { Fact } from "../../claims/index.ts";
import { articleLanguage } from "./article-language.ts";
import { pageLanguage } from "./facts-piece.ts";
import { sentenceAround } from "./sentence-around.ts";
import { useFactWords } from "./use-fact-words.ts";

/** The article's words for something on the page, or those a model named for it, in their sentence. */
export function SourceWords({ newspaper, fact }: { newspaper: Newspaper; fact: Fact }) {
  const { t } = useFactWords();
  const source = fact.source ?? fact.pointer;
  if (!source) return null;
  const text = newspaper[source.field];
  const language = articleLanguage(newspaper.content, pageLanguage(newspaper));
  const [before, words, after] = sentenceAround(text, source, language);
  return (
    <div className="border-s-[3px] border-rule ps-3 text-sm leading-snug">
      <p className="text-xs text-ink-3">{t(fact.source ? "articleSays" : "modelSays")}</p>
      <p lang={language} dir="auto">
        <span className="text-ink-2">{before}</span>
        <mark className="bg-transparent font-semibold text-ink">{words}</mark>
        <span className="text-ink-2">{after}</span>
      </p>
    </div>
  );
}
