import { sentencesIn } from "../../../web/language/index.ts";
import { type Passage, passagesOf, unknownNames } from "../../../web/typeset/index.ts";
import { type Judgment, judgePassage, judgeSentence } from "./judge.ts";
import type { Rules } from "./leaks.ts";
import type { Source } from "./source.ts";
import { readVoices } from "./voices.ts";

/** A sentence that is kept although the source does not support it. */
export interface Beyond {
  text: string;
  kind: NonNullable<Judgment["beyond"]>;
}

export interface Sifted {
  text: string;
  beyond: Beyond[];
}

/**
 * Filters a text sentence by sentence. Removes sentences with an invented quotation, a misattributed quotation, system prompt text or an
 * address that is not in the source; a paragraph that leaks the system prompt goes too. Other additions to the source are kept and
 * reported (`mark`) or removed (`drop`); lines such as captions may keep context, which cannot be marked there (`line`).
 */
export function sift(text: string, source: Source, rules: Rules, way: "mark" | "drop" | "line"): Sifted {
  const invented = inventedNames(text, source);
  const voices = readVoices(text, source);
  const beyond: Beyond[] = [];
  const paragraphs: string[] = [];
  for (const paragraph of text.split("\n\n")) {
    const left = rules.areIn(paragraph) ? "" : siftParagraph(paragraph);
    // Its quotation was removed: drop the paragraph that ends with a colon.
    if (left === "" && /[:：]$/u.test(paragraphs.at(-1) ?? "")) paragraphs.pop();
    if (left !== "") paragraphs.push(left);
  }
  const kept = paragraphs.filter(
    (line, i) => !line.startsWith("## ") || (i < paragraphs.length - 1 && !paragraphs[i + 1]?.startsWith("## ")),
  );
  const result = kept.join("\n\n");
  return { text: result, beyond: beyond.filter((sentence) => result.includes(sentence.text)) };

  function siftParagraph(paragraph: string): string {
    if (paragraph.startsWith("## ")) return isTrueLine(paragraph.slice(3), source, rules, invented) ? paragraph : "";
    const judged = passagesOf(paragraph).map((passage) => ({ passage, quoted: judgePassage(passage, paragraph, source) }));
    const sentences = sentencesIn(paragraph, source.lexicon);
    const kept: string[] = [];
    for (const { start, end, text: words } of sentences) {
      const own = judged.filter(({ passage }) => passage.start < end && passage.end > start);
      if (own.some(({ passage, quoted }) => quoted === "invented" || voices.isMisgiven(paragraph, passage.words))) continue;
      const loose = own.filter(({ quoted }) => quoted === "loose").map(({ passage }) => passage);
      const sentence = loose.length > 0 ? withoutMarks(paragraph, start, end, loose) : words;
      const judgment = judgeSentence(sentence, source, rules, { words: invented, people: voices.strangers });
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
export function isTrueLine(line: string, source: Source, rules: Rules, invented: ReadonlySet<string> = new Set()): boolean {
  if (passagesOf(line).some((passage) => judgePassage(passage, line, source) === "invented")) return false;
  const { isUnprintable, beyond } = judgeSentence(line, source, rules, { words: invented, people: [] });
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
