import { fold, foldPassage, holds, namedByCapitals, type Passage, passagesOf, unknownNames } from "../../../web/claims/index.ts";
import { bareLetters, type Person, paragraphsOf, type Article as Reading, readArticle, sentencesIn } from "../../../web/language/index.ts";
import { type Judgment, judgePassage, judgeSentence } from "./judge.ts";
import type { PromptLeaks } from "./prompt-leaks.ts";
import type { Source } from "./source.ts";

/** A sentence that is kept although the source does not support it. */
export interface Beyond {
  text: string;
  kind: NonNullable<Judgment["beyond"]>;
}

export interface FilteredText {
  text: string;
  beyond: Beyond[];
}

/**
 * Filters a text sentence by sentence. Removes sentences with an invented quotation, a misattributed quotation, system prompt text or an
 * address that is not in the source; a paragraph that leaks the system prompt goes too. Other additions to the source are kept and
 * reported (`mark`) or removed (`drop`); lines such as captions may keep context, which cannot be marked there (`line`).
 */
export function filterSentences(text: string, source: Source, leaks: PromptLeaks, way: "mark" | "drop" | "line"): FilteredText {
  const invented = inventedNames(text, source);
  const attributions = readAttributions(text, source);
  const beyond: Beyond[] = [];
  const paragraphs: string[] = [];
  for (const paragraph of text.split("\n\n")) {
    const left = leaks.isIn(paragraph) ? "" : filterParagraph(paragraph);
    // Its quotation was removed: drop the paragraph that ends with a colon.
    if (left === "" && /[:：]$/u.test(paragraphs.at(-1) ?? "")) paragraphs.pop();
    if (left !== "") paragraphs.push(left);
  }
  const kept = paragraphs.filter(
    (line, i) => !line.startsWith("## ") || (i < paragraphs.length - 1 && !paragraphs[i + 1]?.startsWith("## ")),
  );
  const result = kept.join("\n\n");
  return { text: result, beyond: beyond.filter((sentence) => result.includes(sentence.text)) };

  function filterParagraph(paragraph: string): string {
    if (paragraph.startsWith("## ")) return isTrueLine(paragraph.slice(3), source, leaks, invented) ? paragraph : "";
    const judged = passagesOf(paragraph).map((passage) => ({ passage, quoted: judgePassage(passage, paragraph, source) }));
    const sentences = sentencesIn(paragraph, source.lexicon);
    const kept: string[] = [];
    for (const { start, end, text: words } of sentences) {
      const own = judged.filter(({ passage }) => passage.start < end && passage.end > start);
      if (own.some(({ passage, quoted }) => quoted === "invented" || attributions.isMisgiven(paragraph, passage.words))) continue;
      const loose = own.filter(({ quoted }) => quoted === "loose").map(({ passage }) => passage);
      const sentence = loose.length > 0 ? withoutMarks(paragraph, start, end, loose) : words;
      const judgment = judgeSentence(sentence, source, leaks, { words: invented, people: attributions.strangers });
      const mayStay = judgment.beyond === null || way === "mark" || (way === "line" && judgment.beyond === "context");
      if (judgment.isUnprintable || !mayStay) continue;
      if (judgment.beyond !== null) beyond.push({ text: sentence, kind: judgment.beyond });
      kept.push(sentence);
    }
    if (kept.length === sentences.length && kept.every((sentence, i) => sentence === sentences[i]?.text)) return paragraph;
    return kept.join(source.lexicon.spaced ? " " : "");
  }
}

/** Whether a line that cannot be cut (a headline, a subhead) says nothing beyond the source. */
export function isTrueLine(line: string, source: Source, leaks: PromptLeaks, invented: ReadonlySet<string> = new Set()): boolean {
  if (passagesOf(line).some((passage) => judgePassage(passage, line, source) === "invented")) return false;
  const { isUnprintable, beyond } = judgeSentence(line, source, leaks, { words: invented, people: [] });
  return !(isUnprintable && !isShort(line)) && beyond !== "number" && beyond !== "name";
}

const isShort = (line: string) => line.length < 40 && !/[@/:]|\.\p{L}/u.test(line);

function inventedNames(text: string, source: Source): Set<string> {
  if (source.isForeign) return new Set();
  const sentences = text.split("\n\n").flatMap((paragraph) => sentencesIn(paragraph, source.lexicon));
  return new Set(sentences.flatMap((sentence) => unknownNames(sentence.text, source.language, source.words)));
}

function withoutMarks(paragraph: string, start: number, end: number, passages: readonly Passage[]): string {
  let text = "";
  for (let at = start; at < end; at += 1) {
    if (passages.some((passage) => passage.kind === "closed" && (at === passage.start || at === passage.end - 1))) continue;
    text += paragraph[at];
  }
  return text.replace(/[ \u00a0\u202f]{2,}/gu, " ").trim();
}

/** The speakers of an answer, compared with those of the article. */
export interface Attributions {
  /** People the answer names with a title, a role or a verb of speech and the article does not, in languages without capitals. */
  strangers: readonly string[];
  /** Whether a paragraph attributes words of the article to the wrong speaker. */
  isMisgiven(paragraph: string, words: string): boolean;
}

const noAttributions: Attributions = { strangers: [], isMisgiven: () => false };
/** A speaker may be named some paragraphs before the words, or right behind them. */
const near = { before: 4, behind: 1 };

/**
 * Reads article and answer together, as the house edition reads an article: it names a speaker only where a paragraph leaves no doubt.
 * Words are misgiven when the article has another speaker for them, or does not name this one anywhere near them.
 */
export function readAttributions(text: string, source: Source): Attributions {
  if (source.isForeign) return noAttributions;
  const own = paragraphsOf(source.article.content);
  const reading = readArticle([...own, ...paragraphsOf(text)].join("\n\n"), source.lexicon);
  const said = reading.quotations.filter(({ sentence }) => sentence.paragraph < own.length);
  const misgiven = new Set<string>();
  for (const { words, speaker, sentence } of reading.quotations) {
    const paragraph = reading.paragraphs[sentence.paragraph];
    if (!speaker || !paragraph || sentence.paragraph < own.length) continue;
    const folded = foldPassage(words);
    const origins = said.filter((quotation) => holds(foldPassage(quotation.words), folded));
    if (origins.length > 0 && !origins.some((origin) => isSpokenBy(origin, speaker, reading, own.length)))
      misgiven.add(`${paragraph.text}\n${folded}`);
  }
  return {
    strangers: namedByCapitals.has(source.language) ? [] : strangersOf(reading.people, source),
    isMisgiven: (paragraph, words) => {
      const folded = foldPassage(words);
      return [...misgiven].some((entry) => {
        const [where = "", what = ""] = entry.split("\n");
        return where === paragraph && (holds(folded, what) || holds(what, folded));
      });
    },
  };
}

function isSpokenBy(origin: Reading["quotations"][number], speaker: Person, reading: Reading, ownCount: number): boolean {
  if (origin.speaker) return isSame(origin.speaker.name, speaker.name);
  const at = origin.sentence.paragraph;
  const named = reading.paragraphs[at]?.mentions ?? [];
  if (named.length > 0) return named.some(({ person }) => isSame(person.name, speaker.name));
  const around = reading.paragraphs.slice(Math.max(0, at - near.before), Math.min(ownCount, at + near.behind + 1));
  return around.some(({ mentions }) => mentions.some(({ person }) => isSame(person.name, speaker.name)));
}

/** One name may be shorter than the other, or inflected: a part in common is enough. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [bareLetters(one), bareLetters(other)];
  if (a.includes(b) || b.includes(a)) return true;
  const parts = (name: string) =>
    fold(name)
      .split(/[^\p{L}\p{M}]+/u)
      .filter((part) => part.length > 2)
      .map((part) => part.slice(0, Math.max(3, part.length - 1)));
  const known = new Set(parts(one));
  return parts(other).some((part) => known.has(part));
}

function strangersOf(people: readonly Person[], source: Source): string[] {
  return people
    .filter(({ name, certain }) => certain && bareLetters(name).length > 1 && !source.bare.includes(bareLetters(name)))
    .map(({ name }) => name);
}
