import type { Verdict } from "./judge-trial.ts";
import { groupBy } from "./matrix.ts";

/** Bars of the share of justified lines whose word space is over twice natural, at three columns. */
const looseBars: Record<string, number> = { en: 0.03, de: 0.08, ru: 0.08 };
const looseBarOfOthers = 0.05;
export const holeBar = 0.1;

export const looseBar = (language: string) => looseBars[language] ?? looseBarOfOthers;

export interface Tally {
  newspapers: number;
  pages: number;
  frames: number;
  errors: number;
  faults: number;
  uneven: number;
  warnings: number;
  holes: number;
  lines: number;
  loose: number;
  took: number;
}

export function tally(verdicts: readonly Verdict[]): Tally {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  return {
    newspapers: verdicts.length,
    pages: sum(({ pages }) => pages),
    frames: sum(({ frames }) => frames),
    errors: sum(({ errors }) => (errors.length > 0 ? 1 : 0)),
    faults: sum(({ faults }) => (faults.length > 0 ? 1 : 0)),
    uneven: sum(({ uneven }) => (uneven.length > 0 ? 1 : 0)),
    warnings: sum(({ warnings }) => (warnings.length > 0 ? 1 : 0)),
    holes: sum(({ hole }) => (hole > holeBar ? 1 : 0)),
    lines: sum(({ lines }) => lines),
    loose: sum(({ loose }) => loose),
    took: sum(({ took }) => took),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`);

const head = ["newspapers", "pages", "frames", "errors", "lone lines, hyphens", "uneven", "holes", "warnings", "loose"];

const rowOf = (name: string, verdicts: readonly Verdict[]): string[] => {
  const { newspapers, pages, frames, errors, faults, uneven, holes, warnings, loose, lines } = tally(verdicts);
  return [name, ...[newspapers, pages, frames, errors, faults, uneven, holes, warnings].map(String), percent(loose, lines)];
};

/** Share of loose lines by language and layout, each with its bar at three columns. */
export function looseTable(verdicts: readonly Verdict[]): string[][] {
  const layouts = ["one-column", "two-column", "three-column"];
  const rows = Array.from(
    groupBy(verdicts, ({ trial }) => trial.language),
    ([language, own]) => [
      language,
      ...layouts.map((layout) => {
        const { loose, lines } = tally(own.filter(({ trial }) => trial.layout === layout));
        return percent(loose, lines);
      }),
      `${(looseBar(language) * 100).toFixed(0)} %`,
    ],
  );
  return [["language", ...layouts, "bar at three"], ...rows];
}

/** Share of loose lines at three columns by template and language; a star where it is over the language's bar. */
export function looseByTemplate(verdicts: readonly Verdict[]): string[][] {
  const three = verdicts.filter(({ trial }) => trial.layout === "three-column" && trial.length !== "80 characters");
  const languages = [...groupBy(three, ({ trial }) => trial.language).keys()];
  const rows = Array.from(
    groupBy(three, ({ trial }) => trial.templateId),
    ([template, own]) => [
      template,
      ...languages.map((language) => {
        const { loose, lines } = tally(own.filter(({ trial }) => trial.language === language));
        return `${percent(loose, lines)}${loose > lines * looseBar(language) ? " *" : ""}`;
      }),
    ],
  );
  return [["loose at three columns", ...languages], ...rows];
}

/** Rows of figures by what `keyOf` gives, and a last one of all. */
export function figuresTable(title: string, verdicts: readonly Verdict[], keyOf: (verdict: Verdict) => string): string[][] {
  const rows = Array.from(groupBy(verdicts, keyOf), ([name, own]) => rowOf(name, own));
  return [[title, ...head], ...rows, rowOf("all", verdicts)];
}

const markdownTable = ([first = [], ...rows]: string[][]) =>
  [first, first.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const kindOf = (finding: string) =>
  finding
    .replace(/^page 1\b/, "front page")
    .replace(/^page \d+/, "inside page")
    .replace(/“.*”/g, "“…”")
    .replace(/-?\d+(\.\d+)?/g, "#");

/** What is most often wrong, without the numbers in it. */
export function commonest(verdicts: readonly Verdict[], of: (verdict: Verdict) => string[], most = 12): [string, number, string][] {
  const kinds = new Map<string, { count: number; where: string }>();
  for (const verdict of verdicts) {
    const own = new Set(of(verdict).map(kindOf));
    for (const kind of own) {
      const known = kinds.get(kind);
      kinds.set(kind, { count: (known?.count ?? 0) + 1, where: known?.where ?? verdict.name });
    }
  }
  return Array.from(kinds, ([kind, { count, where }]): [string, number, string] => [kind, count, where])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most);
}

/** The report that is kept beside the documentation. */
export function markdownReport(verdicts: readonly Verdict[], share: string): string {
  const kinds = [
    ["Errors", ({ errors }: Verdict) => errors],
    ["Lone lines and hyphens", ({ faults }: Verdict) => faults],
    ["Uneven", ({ uneven }: Verdict) => uneven],
    ["Warnings", ({ warnings }: Verdict) => warnings],
  ] as const;
  const lists = kinds.flatMap(([title, of]) => {
    const found = commonest(verdicts, of, 8);
    if (found.length === 0) return [];
    return [
      "",
      `**${title}**, by how many newspapers have it:`,
      "",
      ...found.map(([kind, count, where]) => `- ${count}: ${kind} (${where})`),
    ];
  });
  return [
    "# The matrix, proofread",
    "",
    `${share} Written by \`npm run prove\`; the numbers are newspapers that have at least one such finding.`,
    "Errors: text lost, doubled or displaced, frames not full, anything over something else or past its measure, untrue page numbers.",
    "Uneven: columns over one rule that end more than 3 pt apart, jumps with less than five lines on a side. Hole: an empty rectangle over a tenth of the page.",
    "Loose: justified lines whose word space is over twice the natural one.",
    "",
    markdownTable(figuresTable("template", verdicts, ({ trial }) => trial.templateId)),
    "",
    markdownTable(figuresTable("language", verdicts, ({ trial }) => trial.language)),
    "",
    markdownTable(figuresTable("length", verdicts, ({ trial }) => trial.length)),
    "",
    markdownTable(looseTable(verdicts)),
    "",
    "By template at three columns; a star: over the language's bar.",
    "",
    markdownTable(looseByTemplate(verdicts)),
    ...lists,
    "",
  ].join("\n");
}
