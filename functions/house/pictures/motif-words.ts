import western from "./motifs/en-de-ja-ar.json" with { type: "json" };
import romance from "./motifs/es-fr-it-pt.json" with { type: "json" };
import koreanChinese from "./motifs/ko-zh.json" with { type: "json" };
import russianHindi from "./motifs/ru-hi.json" with { type: "json" };

/**
 * Words that select each motif, one row per motif; the first word of a language also names it in the caption. Words with a second
 * everyday meaning (match, spring, bank; vino, ferme, mostra, dados; замок, кран, बस; 배, 눈, 다리, 记者, 市场) are left out or listed with
 * a disambiguating word. Russian and Hindi use the dictionary form; a Korean word after a hyphen also matches as a suffix
 * (시립도서관).
 */
const tables = [
  { columns: ["icon", "stage", "en", "de", "ja", "ar"], rows: western },
  { columns: ["icon", "es", "fr", "it", "pt"], rows: romance },
  { columns: ["icon", "ru", "hi"], rows: russianHindi },
  { columns: ["icon", "ko", "zh"], rows: koreanChinese },
] as const;

/** A language with words for the motifs. */
export type MotifLanguage = Exclude<(typeof tables)[number]["columns"][number], "icon" | "stage">;

export const motifLanguages: readonly string[] = tables
  .flatMap(({ columns }) => [...columns])
  .filter((column) => column !== "icon" && column !== "stage") satisfies MotifLanguage[];

/** A subject that a vignette can show. */
export interface Motif {
  /** Key of its outline in motifs.json. */
  icon: string;
  /** Where it is placed: on land, on water, in the sky, or close up. */
  stage: "land" | "sea" | "sky" | "thing";
  /** Words that select it, by language; the first is its name. */
  words: Record<MotifLanguage, string[]>;
}

const stages = ["land", "sea", "sky", "thing"] as const;

const rows = tables.map(({ columns, rows }) => {
  const cells = rows.map((row) => row.split("|"));
  return cells.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? ""])) as Record<string, string>);
});

export const motifs: readonly Motif[] = (rows[0] ?? []).map(({ icon = "", stage }) => {
  const row = Object.assign({}, ...rows.map((table) => table.find((other) => other.icon === icon))) as Record<string, string>;
  const words = Object.fromEntries(motifLanguages.map((language) => [language, (row[language] ?? "").split(",")]));
  return { icon, stage: stages.find((known) => known === stage) ?? "thing", words: words as Motif["words"] };
});
