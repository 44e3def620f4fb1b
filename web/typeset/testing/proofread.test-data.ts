import type { NewspaperToSet } from "../model/newspaper.ts";
import type { SetNewspaper } from "../model/scene.ts";
import type { Measurer } from "../text/measurer.ts";
import { faultsOf, frameErrors, unevenRows } from "./proof-columns.test-data.ts";
import { geometryErrors, hairlineErrors, largestHole } from "./proof-geometry.test-data.ts";
import { pageErrors, shortJumps } from "./proof-pages.test-data.ts";
import { textOf } from "./proof-reading.test-data.ts";
import { textErrors } from "./proof-text.test-data.ts";

/** What is wrong with a set newspaper, found from its scenes alone, without asking the code that set it. */
export interface Proof {
  /** Text lost, doubled or out of order; items outside the page or over each other; untrue page numbers. Never acceptable. */
  errors: string[];
  /** Lone lines, hyphens and subheads at column ends: acceptable where no other filling exists. */
  faults: string[];
  /** Columns on one rule that do not end together, jumps with a few lines on one side. */
  uneven: string[];
  /** Justified lines, and those whose word spaces are over twice as wide as they should be. */
  lines: number;
  loose: number;
  /** The largest empty part of the front page between its columns' feet and the rule below, as a share of the page. */
  hole: number;
}

/** Reads a set newspaper as a proof reader would. */
export function proofread(set: SetNewspaper, newspaper: NewspaperToSet, measurer: Measurer): Proof {
  const digits = /[\u0660-\u0669]/.test(newspaper.title + newspaper.content) ? "ar-u-nu-arab" : "ar-u-nu-latn";
  const format = new Intl.NumberFormat(newspaper.language.startsWith("ar") ? digits : newspaper.language || "en", { useGrouping: false });
  const justified = set.pages
    .flatMap(textOf)
    .filter(({ last, naturalSpace, block }) => !last && naturalSpace > 0 && /^(expanded-content|side-stories|bottom-section)$/.test(block));
  return {
    errors: [
      ...textErrors(set, newspaper),
      ...geometryErrors(set, measurer),
      ...hairlineErrors(set),
      ...frameErrors(set),
      ...pageErrors(set, newspaper, (value) => format.format(value)),
    ],
    faults: faultsOf(set, newspaper),
    uneven: [...unevenRows(set), ...shortJumps(set, newspaper)],
    lines: justified.length,
    loose: justified.filter(({ naturalSpace, wordSpace }) => naturalSpace + wordSpace > naturalSpace * 2).length,
    hole: set.pages[0] ? largestHole(set.pages[0]) : 1,
  };
}
