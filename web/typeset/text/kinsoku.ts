/**
 * Line breaking between Japanese and Chinese characters: JIS X 4051 and W3C JLREQ §3.1, strict rule; W3C CLREQ §6.1 and GB/T 15834.
 * Stricter than UAX 14 but for quotation marks, which open and close here by their shape. ASCII punctuation is in the sets because it stands
 * in Latin runs beside the characters; of a straight quotation mark nobody knows the side.
 */
const noStart = new Set([
  ..."\u3000、。，．・·‧：；！？!?,.:;‼⁇⁈⁉ー゛゜ヽヾゝゞ々〻‐゠–〜～…‥/／",
  ..."」』）］｝〕〉》】〙〗〟｠’”›»)]}％%‰℃°′″¢\"'",
  ..."ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ",
  ..."｡､･｣ﾞﾟ",
]);
const noEnd = new Set([..."「『（［｛〔〈《【〘〖〝｟‘“‚„‹«([{￥¥＄$£€№#\"'｢"]);
const doubled = new Set([..."―—─…‥〳〴〵"]);
const closers = new Set([..."、。，．」』）］｝〕〉》】〙〗”’"]);
const openers = new Set([..."「『（［｛〔〈《【〘〖“‘"]);
// Chinese faces draw these in the left half of their em, Japanese ones in its middle.
const chineseClosers = new Set([..."：；！？"]);

const ideograph =
  /[\u2e80-\u2fdf\u3001-\u30ff\u3100-\u312f\u3190-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]|[\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]/u;

/** True for text with a character that may stand beside a line break without a space: kana, kanji, their punctuation. */
export function hasIdeograph(text: string): boolean {
  return ideograph.test(text);
}

// UAX 14 AL, PR and AI that stand in Latin runs: signs of figures, operators, currencies.
const symbol = /[*+<=>@\\^_|~±×÷−©®™§¶\p{Sc}]/u;

/** True for a grapheme of a Latin run: nothing in such a run is parted but by the rules of words (UAX 14 LB23 to LB25, LB28). */
export function isAlphabetic(grapheme: string): boolean {
  if (ideograph.test(grapheme)) return false;
  return /[\p{L}\p{N}\p{M}]/u.test(grapheme) || (symbol.test(grapheme) && !noStart.has(grapheme) && !noEnd.has(grapheme));
}

// No-break space and no-break hyphen.
const glue = /[\u00a0\u2011]/;
const fullWidthFigure = /[０-９]/;
const signOfFigure = /[＋－+−±]/;

/** True when a line may not end with `before` and begin with `after`; `earlier` stands before them. */
export function isUnbreakable(before: string, after: string, earlier = ""): boolean {
  const last = before.at(-1) ?? "";
  const first = after[0] ?? "";
  // A hyphen alone; the sign of `-5` may begin a line.
  if (noStart.has(first) || noEnd.has(last) || after === "-") return true;
  if (glue.test(first) || glue.test(last)) return true;
  if (doubled.has(last) && last === first) return true;
  // Full-width figures make one number, with its sign and with the comma or the stop between them.
  const figure = /[，．]/.test(last) ? (earlier.at(-1) ?? "") : last;
  return fullWidthFigure.test(first) && (fullWidthFigure.test(figure) || signOfFigure.test(last));
}

/** Blank halves at the place between two characters, in em, where a line may end or marks stand side by side. */
export interface Blanks {
  /** What the first leaves blank at its end, and may hang out of a line. */
  after: 0 | 0.5;
  /** What the second leaves blank at its beginning, and may stand outside the next line. */
  before: 0 | 0.5;
  /** What is taken out when both stand in one line: `」「` and `。」` have half an em too much between them (JLREQ §3.1.5, CLREQ §6.2.2). */
  surplus: 0 | 0.5;
}

/** The blank halves between two graphemes. Only marks as wide as an em have them, which depends on the face: `measure` in em. */
export function blanksBetween(first: string, second: string, measure: (text: string) => number, language: string): Blanks {
  const isClosing = (mark: string) => (closers.has(mark) || (language === "zh" && chineseClosers.has(mark))) && measure(mark) > 0.9;
  const isOpening = (mark: string) => openers.has(mark) && measure(mark) > 0.9;
  const opens = isOpening(second);
  const closed = isClosing(first);
  const isSurplus = language !== "ja" && language !== "zh" ? false : closed ? opens || isClosing(second) : opens && isOpening(first);
  return { after: closed ? 0.5 : 0, before: opens ? 0.5 : 0, surplus: isSurplus ? 0.5 : 0 };
}
