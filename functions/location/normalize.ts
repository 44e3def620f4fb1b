import { late } from "../http/late-pattern.ts";

const undecomposed: Record<string, string> = { ø: "o", ł: "l", ß: "ss", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i", ħ: "h" };

/**
 * The plain form of a name: without case, Latin, Greek and Cyrillic accents, Arabic vowel marks and
 * hamza carriers, punctuation and invisible characters. Vowel signs of Devanagari and voicing marks of kana are letters
 * and stay. The data build and the look-up use the same function, so a name always meets its key.
 */
export function normalizeName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .normalize("NFC")
    .replace(/[øłßđðþæœıħ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/[ىیې]/g, "ي")
    .replace(/ئ/g, "ي")
    .replace(/[ةہھ]/g, "ه")
    .replace(/[کڪ]/g, "ك")
    .replace(late.gu`[\p{Cf}\p{Cc}]`, (sign) => (sign === "\n" || sign === "\t" ? " " : ""))
    .replace(/['’‘ʻʼʾʿ`´]/g, "")
    .replace(late.gu`[\s\p{P}\p{S}]+`, " ")
    .trim();
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";

/** A number below 64^width in that many digits, whose order as text is the order of the numbers. */
export function encode(value: number, width: number): string {
  let text = "";
  for (let rest = value, i = 0; i < width; i++, rest = Math.floor(rest / 64)) text = digits[rest % 64] + text;
  return text;
}

export function decode(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 64 + digits.indexOf(digit);
  return value;
}
