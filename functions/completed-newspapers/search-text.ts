import { type SQL, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";

/** Accents and vowel points of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts. The vowel signs of India are letters, and stay. */
const points = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/gu;
/** Letters that no normalization takes apart. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", þ: "th", ς: "σ", ى: "ي" };

/** A text as people look for it: without case, accents, vowel points and the width of its letters. SQLite's own lower() knows only ASCII. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(points, "")
    .toLowerCase()
    .replace(/[ßæœøđłıþςى]/gu, (letter) => plain[letter] ?? letter)
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

/** What the list is searched by, a line each: title, name of the paper, beginning of the article. */
export function searchText(title: string, newspaperName: string, beginning: string): string {
  return [title, newspaperName, beginning].map(folded).join("\n");
}

const text = newspapers.excerpt;
const end = sql`char(10)`;
const afterTitle = sql`substr(${text}, instr(${text}, ${end}) + 1)`;

/** The SQL for a stored search text whose title has changed. */
export function withTitle(title: string): SQL {
  return sql`${folded(title)} || ${end} || ${afterTitle}`;
}

/** The same, when the paper has another name. */
export function withName(name: string): SQL {
  return sql`substr(${text}, 1, instr(${text}, ${end})) || ${folded(name)} || substr(${afterTitle}, instr(${afterTitle}, ${end}))`;
}

/** The SQL for: every word of `sought` is somewhere in a newspaper's search text; nothing for a text without words. */
export function holdsWords(sought: string): SQL | undefined {
  const words = [...new Set(folded(sought).split(" "))].filter((word) => word !== "");
  // Rows of before have only the beginning there, and as it was written. Not LIKE: D1 refuses patterns of more than 50 bytes.
  const all = sql`lower(${newspapers.title} || ${end} || ${newspapers.newspaperName} || ${end} || ${text})`;
  return words.length === 0
    ? undefined
    : sql.join(
        words.map((word) => sql`instr(${all}, ${word}) > 0`),
        sql` AND `,
      );
}
