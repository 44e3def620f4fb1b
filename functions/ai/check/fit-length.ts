import { type Lexicon, sentencesIn } from "../../../web/language/index.ts";

const lengthOf = (text: string) => [...text].length;

/** Cuts a text to at most `most` characters: after a sentence if one fits, else after a word. */
export function fitLength(text: string, most: number, lexicon: Lexicon): string {
  if (lengthOf(text) <= most) return text;
  let kept = "";
  for (const paragraph of text.split("\n\n")) {
    const whole = kept === "" ? paragraph : `${kept}\n\n${paragraph}`;
    if (lengthOf(whole) <= most) {
      kept = whole;
      continue;
    }
    let part = "";
    for (const sentence of sentencesIn(paragraph, lexicon)) {
      const longer = part === "" ? sentence.text : `${part}${lexicon.spaced ? " " : ""}${sentence.text}`;
      if (lengthOf(kept === "" ? longer : `${kept}\n\n${longer}`) > most) break;
      part = longer;
    }
    if (part !== "") kept = kept === "" ? part : `${kept}\n\n${part}`;
    break;
  }
  if (kept !== "") return kept.replace(/\n\n## [^\n]*$/u, "");
  const signs = [...text].slice(0, most - 1).join("");
  return `${lexicon.spaced ? signs.replace(/\s+\S*$/u, "") : signs}…`;
}
