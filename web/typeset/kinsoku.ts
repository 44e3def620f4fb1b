/**
 * Line breaking between Japanese and Chinese characters: JIS X 4051 and W3C JLREQ §3.1, strict rule.
 * ASCII punctuation is in the sets because it stands in Latin runs beside the characters.
 */
const noStart = new Set([
  ..."\u3000、。，．・：；？！!?,.:;ー゛゜ヽヾゝゞ々〻‐゠–〜～…‥",
  ..."」』）］｝〕〉》】〙〗〟’”»)]}％%‰℃°′″¢",
  ..."ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ",
]);
const noEnd = new Set([..."「『（［｛〔〈《【〘〖〝‘“«([{￥¥＄$£€№#"]);
const doubled = new Set([..."―—─…‥〳〴〵"]);
const closers = new Set([..."、。，．」』）］｝〕〉》】〙〗"]);
const openers = new Set([..."「『（［｛〔〈《【〘〖"]);

const ideograph =
  /[\u2e80-\u2fdf\u3001-\u30ff\u3100-\u312f\u3190-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]|[\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]/u;

/** True for text with a character that may stand beside a line break without a space: kana, kanji, their punctuation. */
export function hasIdeograph(text: string): boolean {
  return ideograph.test(text);
}

/** True when a line may not end with `before` and begin with `after`. */
export function isUnbreakable(before: string, after: string): boolean {
  const last = before.at(-1) ?? "";
  const first = after[0] ?? "";
  if (noStart.has(first) || noEnd.has(last)) return true;
  if (doubled.has(last) && last === first) return true;
  // Full-width figures make one number.
  return /[０-９]/.test(last) && /[０-９]/.test(first);
}

/** True for full-width marks whose second half is blank, such as 。 and 」. */
export function isCloser(grapheme: string): boolean {
  return closers.has(grapheme);
}

/** True for full-width marks whose first half is blank, such as 「. */
export function isOpener(grapheme: string): boolean {
  return openers.has(grapheme);
}
