/** A stretch of speech or borrowed words as it is marked in a text. */
export interface Passage {
  /** Of the whole stretch, marks included. */
  start: number;
  end: number;
  /** What stands between the marks. */
  words: string;
  /** `open`: it has no closing mark and runs to the end of its paragraph. `dash`: speech after a dash at the beginning of a paragraph. */
  kind: "closed" | "open" | "dash";
}

const closers: Record<string, string> = {
  "“": "”“",
  "„": "“”„",
  "‟": "”“",
  "«": "»",
  "»": "«",
  "‹": "›",
  "›": "‹",
  "「": "」",
  "『": "』",
  "〝": "〟〞",
  '"': '"',
  "＂": "＂",
  "”": "”",
  "‘": "’",
  "‚": "‘’",
  "'": "'",
};
const nesting = "「『";
/** Apostrophes look like these: they open before a letter, close behind one or behind punctuation, and never run on to the end. */
const doubtful = "‘'";
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}]/u.test(sign);
const denseSign = () => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The outermost marked passages of one paragraph, in the quotation marks of all twelve languages, closed or not. */
export function passagesOf(paragraph: string): Passage[] {
  const found: Passage[] = dashSpeech(paragraph);
  let at = 0;
  while (at < paragraph.length) {
    const open = paragraph[at] ?? "";
    const close = closers[open];
    if (close === undefined || !opens(paragraph, at, open)) {
      at += 1;
      continue;
    }
    const end = closing(paragraph, at, open, close);
    if (end !== null) {
      found.push({ start: at, end: end + 1, words: paragraph.slice(at + 1, end), kind: "closed" });
      at = end + 1;
    } else if (doubtful.includes(open) || open === "›" || open === "»" || open === "”") {
      at += 1;
    } else {
      found.push({ start: at, end: paragraph.length, words: paragraph.slice(at + 1), kind: "open" });
      break;
    }
  }
  return found;
}

function opens(text: string, at: number, open: string): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  if (after === undefined) return false;
  if (doubtful.includes(open) || open === "”") {
    if (open === "”" && /\s/.test(after)) return false;
    return !/\s/.test(after) && (!isWord(before) || denseSign().test(before ?? ""));
  }
  if (open === "»" || open === "›") return !/[\s\p{P}]/u.test(after) && (before === undefined || /[\s(—–]/u.test(before));
  if (open === '"' || open === "＂") return before === undefined || !/[\p{Ll}\p{Lu}]/u.test(before) || /[\p{L}«“]/u.test(after);
  return true;
}

/** How far a mark may stand from the one that closes it: a few words where it may be an apostrophe. */
const reach = { doubtful: 600, sure: 6_000 };

function closing(text: string, at: number, open: string, close: string): number | null {
  let depth = 0;
  const end = Math.min(text.length, at + (doubtful.includes(open) ? reach.doubtful : reach.sure));
  for (let i = at + 1; i < end; i += 1) {
    const sign = text[i] ?? "";
    if (nesting.includes(open) && sign === open) depth += 1;
    else if (close.includes(sign)) {
      if (doubtful.includes(open) || open === "‚") {
        const isApostrophe = isWord(text[i - 1]) && isWord(text[i + 1]) && !denseSign().test(text[i + 1] ?? "");
        if (isApostrophe || /\s/.test(text[i - 1] ?? "")) continue;
      }
      if (depth === 0) return i;
      depth -= 1;
    }
  }
  return null;
}

/** “— Voy, dijo”: a paragraph that begins with a dash is speech up to the next dash. */
function dashSpeech(paragraph: string): Passage[] {
  const lead = /^\s*[—–―]\s?(?=[\p{L}¿¡…])/u.exec(paragraph);
  if (!lead) return [];
  const rest = paragraph.slice(lead[0].length);
  const stop = rest.search(/\s?[—–―]\s?(?=\p{L})/u);
  const words = stop < 0 ? rest : rest.slice(0, stop);
  return [{ start: 0, end: lead[0].length + words.length, words, kind: "dash" }];
}

/**
 * The spoken parts of a passage: Russian, Spanish and others set “says X” between dashes inside the marks
 * («Да, — сказал он. — Пора»); every other stretch is speech.
 */
export function spokenParts(words: string): string[] {
  const parts = words.split(/(?<=[,.!?…»”])\s*[—–―]\s?(?=\p{L})|\s[—–―](?=\p{Ll})|(?<=\p{Ll}[,.]?)[—–―](?=[,.]?\s)/u);
  return parts.filter((_, i) => i % 2 === 0);
}
