import { motifTable } from "./motif-table.ts";

/** A thing an article may be about, that a vignette can show. */
export interface Motif {
  /** Its outline in motifs.json. */
  icon: string;
  /** Where it belongs: standing in the country, on the water, in the sky, or close by. */
  stage: "land" | "sea" | "sky" | "thing";
  /** Words that call it up, by language; the first is its name. */
  words: Record<"en" | "de" | "ja" | "ar", string[]>;
}

const stages = ["land", "sea", "sky", "thing"] as const;

export const motifs: readonly Motif[] = motifTable
  .trim()
  .split("\n")
  .map((line) => {
    const [icon = "", stage, ...words] = line.split("|");
    const [en = [], de = [], ja = [], ar = []] = words.map((list) => list.split(","));
    return { icon, stage: stages.find((known) => known === stage) ?? "thing", words: { en, de, ja, ar } };
  });
