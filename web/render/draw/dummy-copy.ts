import type { TypesetTools } from "../../typeset/page/context.ts";
import { graphemesOf } from "../../typeset/text/clean.ts";
import type { Hyphenate } from "../../typeset/text/hyphenation.ts";
import type { Measurer } from "../../typeset/text/measurer.ts";

// A variation selector: a mark of no width that stays with its letter through every break, in capitals and in normal form.
const mark = "\ufe00";
const marks = new RegExp(mark, "g");

/**
 * Words that only keep room on a page for words still being written: each letter carries a mark, by which a line of filler is known once it
 * is set. Set them with `fillerTools`, and never draw them as type.
 */
export function asFiller(text: string): string {
  return graphemesOf(text.replace(marks, ""))
    .map((grapheme) => (/^\s+$/.test(grapheme) ? grapheme : grapheme + mark))
    .join("");
}

/** The same words without marks: of a text that is filler, or true, or both. */
export function withoutMarks(text: string): string {
  return text.includes(mark) ? text.replace(marks, "") : text;
}

/** Length in `text`, in UTF-16 units, of the true words that stand before its first filler; all of it where there is none. */
export function trueLength(text: string): number {
  const at = text.indexOf(mark);
  if (at < 0) return text.length;
  const before = graphemesOf(text.slice(0, at));
  return at - (before.at(-1)?.length ?? 0);
}

const measurers = new WeakMap<Measurer, Measurer>();
const hyphenators = new WeakMap<Hyphenate, Hyphenate>();

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** The parts of a word with their marks: `parts` are those of the word without. */
function marked(word: string, parts: readonly string[]): string[] {
  let at = 0;
  return parts.map((part, index) => {
    const from = at;
    for (let left = part.length; left > 0; at++) if (word[at] !== mark) left--;
    while (word[at] === mark) at++;
    return word.slice(from, index === parts.length - 1 ? undefined : at);
  });
}

/**
 * Tools that set filler as the words it stands for: its marks have no width and hinder no hyphen. The same tools give the same wrapped
 * ones.
 */
export function fillerTools(tools: TypesetTools): TypesetTools {
  const { measurer, hyphenate } = tools;
  return {
    ...tools,
    measurer: remembered(measurers, measurer, () => ({
      width: (text, font, language, spaced) => measurer.width(withoutMarks(text), font, language, spaced),
      covers: (text, font) => measurer.covers(withoutMarks(text), font),
    })),
    hyphenate: remembered(hyphenators, hyphenate, () => (word) => {
      if (!word.includes(mark)) return hyphenate(word);
      const plain = withoutMarks(word);
      const parts = hyphenate(plain);
      return parts.length === 1 ? [word] : marked(word, parts);
    }),
  };
}
