import type { SourceFacts } from "./article.ts";
import type { LocalFact } from "./local-fact.ts";
import { namedByCapitals, namesIn } from "./names/capitals.ts";
import { type Stretch, sentencesIn } from "./sentences.ts";

/** So near to a quotation its speaker is named, in UTF-16 units. */
const reach = 48;
/** A speaker may be named some paragraphs before the words, or right behind them. */
const near = { before: 4, behind: 1 };

/**
 * Says of true quotations whether the page gives them to somebody whom the article does not name where it has them. Only where the page
 * names somebody of the article right beside the words; a pronoun or an office is let pass. Changes no verdict.
 */
export function markSpeakers(facts: readonly LocalFact[], paragraph: string, language: string, source: SourceFacts): LocalFact[] {
  if (source.isForeign || !facts.some(({ kind, verdict }) => kind === "quotation" && verdict === "given")) return [...facts];
  const sentences = sentencesIn(paragraph, language);
  const isCased = namedByCapitals.has(language);
  const names = facts.filter(({ kind, verdict }) => kind === "name" && verdict === "given");
  return facts.map((fact) => {
    if (fact.kind !== "quotation" || fact.verdict !== "given" || fact.source?.field !== "content") return fact;
    const { content } = source.article;
    const words = content.slice(fact.source.from + 1, fact.source.to - 1);
    // Few words, or words said twice, may be anybody's.
    if (words.length < 12 || content.indexOf(words) !== content.lastIndexOf(words)) return fact;
    // Dr. and We are nobody's names.
    const speakers = names.filter((name) => name.text.length > (isCased ? 2 : 1) && isBeside(name, fact, sentences));
    if (speakers.length === 0) return fact;
    const around = placesAround(fact.source, language, source);
    const isNear = around.some((text) => speakers.some(({ text: name }) => isNamedIn(text, name, language)));
    return isNear ? fact : { ...fact, isMisgiven: true };
  });
}

function isBeside(name: LocalFact, quotation: LocalFact, sentences: readonly Stretch[]): boolean {
  if (name.from < quotation.to && name.to > quotation.from) return false;
  const gap = name.from >= quotation.to ? name.from - quotation.to : quotation.from - name.to;
  const isSameSentence = sentences.some(
    ({ from, to }) => from <= Math.min(name.from, quotation.from) && Math.max(name.to, quotation.to) <= to,
  );
  return gap <= reach && isSameSentence;
}

/** The passages of the article in which the speaker of what stands there may be named: right beside it, else the paragraphs around. */
function placesAround({ from, to }: { from: number; to: number }, language: string, { article, words }: SourceFacts): string[] {
  const { content } = article;
  const before =
    content
      .slice(Math.max(0, from - reach), from)
      .split("\n")
      .at(-1) ?? "";
  const behind = content.slice(to, to + reach).split("\n")[0] ?? "";
  // A name needs a word before it, for the first of a sentence has its capital from its place.
  const beside = [`… a ${before}`, `… a ${behind}`].filter((text) => namesIn(text, language, words).length > 0);
  const start = content.lastIndexOf("\n", from) + 1;
  const stop = content.indexOf("\n", to);
  const own = content.slice(start, stop < 0 ? content.length : stop);
  if (beside.length > 0) return [own];
  const earlier = content
    .slice(0, start)
    .split("\n")
    .filter((text) => text.trim() !== "");
  const later =
    stop < 0
      ? []
      : content
          .slice(stop)
          .split("\n")
          .filter((text) => text.trim() !== "");
  return [...earlier.slice(-near.before), own, ...later.slice(0, near.behind)];
}

/** Whether a passage names somebody by any part of the name, inflected or not; by the family name where names are not parted. */
function isNamedIn(text: string, name: string, language: string): boolean {
  if (language === "zh" || language === "ko") return text.includes(name.slice(0, 1));
  if (language === "ja") return text.includes(name.slice(0, 2));
  const lower = text.toLowerCase();
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part.length > 2)
    .some((part) => lower.includes(part.slice(0, Math.max(3, part.length - 2))));
}
