import { setNewspaper } from "../index.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { type Digests, fileDigests, pageDigests } from "./digests.ts";
import { houseEdition, standardSample } from "./house-editions.ts";
import { nameOf, type Trial } from "./matrix.ts";
import { toolsFor } from "./node-tools.ts";

/** What was found on the pages of one trial. */
export interface Verdict {
  trial: Trial;
  name: string;
  /** Text lost or displaced, frames not full, things over each other. */
  errors: string[];
  /** Lone lines, hyphens at column ends or more than two in a row. */
  faults: string[];
  /** Columns of a row that do not end together, jumps with too little on one side. */
  uneven: string[];
  /** Text on no page, characters without glyph. */
  warnings: string[];
  pages: number;
  frames: number;
  lines: number;
  loose: number;
  hole: number;
  /** Milliseconds. */
  took: number;
  /** Only where they were asked for. */
  digests: Digests;
}

/** Digests to make: none, of the pages, or of its files as well, which take about a second each. */
export type Recorded = "nothing" | "pages" | "files";

/** Sets a trial and has a proof reader look at it. Never rejects for what the typesetter does: a throw is an error of the verdict. */
export async function judge(trial: Trial, recorded: Recorded = "nothing"): Promise<Verdict> {
  const newspaper = await houseEdition(standardSample(trial.language), trial);
  const tools = await toolsFor(trial.language);
  const nothing = { pages: 0, frames: 0, lines: 0, loose: 0, hole: 1, took: 0, faults: [], uneven: [], warnings: [], digests: {} };
  try {
    const started = performance.now();
    const set = setNewspaper(newspaper, tools, { height: trial.height });
    const took = performance.now() - started;
    const { errors, faults, uneven, lines, loose, hole } = proofread(set, newspaper, tools.measurer);
    return {
      trial,
      name: nameOf(trial),
      errors: set.pages.every(({ height }) => Math.abs(height - trial.height) < 0.01)
        ? errors
        : [...errors, `the page is ${set.pages[0]?.height} high, not ${trial.height}`],
      faults,
      uneven,
      warnings: set.warnings
        .filter(({ code }) => code === "overset" || code === "missing-glyph")
        .map(({ code, detail }) => `${code} ${detail}`),
      pages: set.pages.length,
      frames: set.pages.reduce((sum, { frames }) => sum + frames.length, 0),
      lines,
      loose,
      hole,
      took,
      digests: {
        ...(recorded !== "nothing" && pageDigests(set)),
        ...(recorded === "files" && (await fileDigests(newspaper, set))),
      },
    };
  } catch (error) {
    return { trial, name: nameOf(trial), ...nothing, errors: [`it threw: ${error instanceof Error ? error.message : error}`] };
  }
}
