import { motifTable } from "./motif-table.ts";
import { koreanChineseMotifTable } from "./motif-table-ko-zh.ts";
import { romanceMotifTable } from "./motif-table-romance.ts";
import { russianHindiMotifTable } from "./motif-table-ru-hi.ts";

const tables = [
  { columns: ["icon", "stage", "en", "de", "ja", "ar"], text: motifTable },
  { columns: ["icon", "es", "fr", "it", "pt"], text: romanceMotifTable },
  { columns: ["icon", "ru", "hi"], text: russianHindiMotifTable },
  { columns: ["icon", "ko", "zh"], text: koreanChineseMotifTable },
] as const;

/** A language with words for the motifs. */
export type MotifLanguage = Exclude<(typeof tables)[number]["columns"][number], "icon" | "stage">;

export const motifLanguages: readonly string[] = tables
  .flatMap(({ columns }) => [...columns])
  .filter((column) => column !== "icon" && column !== "stage") satisfies MotifLanguage[];

/** A thing an article may be about, that a vignette can show. */
export interface Motif {
  /** Its outline in motifs.json. */
  icon: string;
  /** Where it belongs: standing in the country, on the water, in the sky, or close by. */
  stage: "land" | "sea" | "sky" | "thing";
  /** Words that call it up, by language; the first is its name. */
  words: Record<MotifLanguage, string[]>;
}

const stages = ["land", "sea", "sky", "thing"] as const;

const rows = tables.map(({ columns, text }) => {
  const cells = text
    .trim()
    .split("\n")
    .map((line) => line.split("|"));
  return cells.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? ""])) as Record<string, string>);
});

export const motifs: readonly Motif[] = (rows[0] ?? []).map(({ icon = "", stage }) => {
  const row = Object.assign({}, ...rows.map((table) => table.find((other) => other.icon === icon))) as Record<string, string>;
  const words = Object.fromEntries(motifLanguages.map((language) => [language, (row[language] ?? "").split(",")]));
  return { icon, stage: stages.find((known) => known === stage) ?? "thing", words: words as Motif["words"] };
});
