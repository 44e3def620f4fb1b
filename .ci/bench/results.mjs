import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { printTable } from "./figures.mjs";

const file = ".ci/bench/results.md";
const heading = `# Last results of the bench

Written by \`npm run bench -- --keep\`; a row stays until its part is run again. Ratios can be compared between machines, figures cannot.
An interval holds the figure with 95 % (bootstrap); "not believed" says that the machine was not quiet, "short" that \`--quick\` took fewer pairs.
Not measured, because one machine cannot: starts at Cloudflare's edge, latency and replicas of the real D1, Core Web Vitals of real
visitors, latency and failures of real models, how exact Cloudflare's rate limits are.

| what | figure | 95 % | taken | bar | verdict | day | machine |
|---|---|---|---|---|---|---|---|
`;

/** Figures of this run that are held to a bar, or are wanted beside one. */
const noted = [];

/**
 * Notes a figure under a name that begins with its number in facts/performance.md. `figure` is a number, or { value, low, high, count };
 * without a `bar` it is only reported; with `least` it must not be below that. `wanted` is how many values the method asks for.
 */
export function note(name, figure, { bar, least, wanted, format = (number) => number.toFixed(2), isTimed = true } = {}) {
  const { value, low, high, count } = typeof figure === "number" ? { value: figure } : figure;
  const isMet = least === undefined ? value <= bar : value >= least;
  const verdict = (least ?? bar) === undefined ? "-" : isMet ? "met" : "NOT MET";
  const held = least === undefined ? `<= ${format(bar ?? 0)}` : `>= ${format(least)}`;
  noted.push({
    name,
    figure: format(value),
    interval: low === undefined ? "-" : `${format(low)} to ${format(high)}`,
    taken: count === undefined ? "-" : wanted && count < wanted ? `${count} of ${wanted}` : String(count),
    bar: verdict === "-" ? "-" : held,
    verdict,
    isTimed,
  });
  return value;
}

export function printNoted() {
  if (noted.length === 0) return;
  console.log("\nAgainst the bars");
  printTable([
    ["what", "figure", "95 %", "taken", "bar", "verdict"],
    ...noted.map(({ name, figure, interval, taken, bar, verdict }) => [name, figure, interval, taken, bar, verdict]),
  ]);
}

/** The text of the table with these rows in it: a row of the same name gives way, the others stay. */
export function withRows(text, added) {
  const there = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| what "));
  const rows = new Map([...there, ...added].map((line) => [line.split(" | ", 1)[0], line]));
  const sorted = [...rows].toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true })).map(([, row]) => row);
  return `${heading}${sorted.join("\n")}\n`;
}

/** Writes what was noted into the table that is kept; rows of other runs stay. */
export function keepNoted({ isBelieved, isQuick }) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
  const rows = noted.map(({ name, figure, interval, taken, bar, verdict, isTimed }) => {
    const doubt = !isTimed || isBelieved ? "" : ", not believed";
    const said = `${verdict}${isTimed && isQuick ? ", short" : ""}${doubt}`;
    return `| ${[name, figure, interval, taken, bar, said, day, machine].join(" | ")} |`;
  });
  writeFileSync(file, withRows(existsSync(file) ? readFileSync(file, "utf8") : "", rows));
  console.log(`Kept in ${file}.`);
}
