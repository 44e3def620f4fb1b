/**
 * A text without white space, case and composed letters, to be compared with what stands on a page; each unit with its place in the source.
 */
export interface Folded {
  text: string;
  /** Where the source of each unit begins and ends, in UTF-16 units. */
  starts: readonly number[];
  ends: readonly number[];
}

// What the typesetter leaves out of every text (clean.ts) or of some (emoji), and spaces, which change where lines break.
const skipped =
  /^(?:[\s\p{Cc}\u00ad\u200b\u200e\u200f\u061c\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}])$/u;
// Typed marks are printed as the language has them (quotation-marks.ts).
const quotationMark = /^["'“”„‘’‚«»′″]$/;

/** Capitals and small letters alike, also where one is two: ß, SS. */
function unitsOf(sign: string): string {
  if (quotationMark.test(sign)) return "'";
  const code = sign.charCodeAt(0);
  if (code < 0x80) return sign.toLowerCase();
  if (code >= 0x3000 && code < 0xac00) return sign;
  return sign.toUpperCase().toLowerCase().normalize("NFD");
}

/** Folds a text. `marks`: the `## ` before a subhead is passed over, as it is not printed. */
export function foldText(source: string, marks = false): Folded {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let isLineStart = true;
  for (let at = 0; at < source.length; ) {
    if (marks && isLineStart && source.startsWith("## ", at)) {
      at += 3;
      continue;
    }
    const sign = String.fromCodePoint(source.codePointAt(at) ?? 0);
    const end = at + sign.length;
    isLineStart = sign === "\n";
    if (!skipped.test(sign)) {
      for (const unit of unitsOf(sign)) {
        text += unit;
        for (let count = 0; count < unit.length; count++) {
          starts.push(at);
          ends.push(end);
        }
      }
    }
    at = end;
  }
  return { text, starts, ends };
}
