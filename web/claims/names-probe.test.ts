import { expect, it } from "vitest";
import { probe } from "./names-probe.test-data.ts";
import { swapsEast } from "./names-probe-east.test-data.ts";
import { laterNames } from "./names-probe-later.test-data.ts";
import { swapsSouth } from "./names-probe-south.test-data.ts";

/** With every other name of the lists the figures are about the same; a few of each keep the test quick. */
const few = 4;
const floors: Readonly<Record<string, number>> = { ja: 0.93, zh: 0.97, ko: 0.97, ar: 0.93, hi: 0.96 };
const laterFloors: Readonly<Record<string, number>> = { ja: 0.88, zh: 0.87, ko: 0.95, ar: 0.9, hi: 0.83 };

it.each(Object.entries({ ...swapsEast, ...swapsSouth }))(
  "Names of true %s sentences, exchanged for others of their kind, are marked, and the true ones left alone",
  (language, swaps) => {
    const { asked, marked, truths, wrong, missed } = probe(language, swaps, few);
    console.log(language, `${marked} of ${asked} marked, ${wrong.length} of ${truths} true ones`, `\n${missed.join("\n")}`);
    expect(asked).toBeGreaterThan(80);
    expect(marked / asked).toBeGreaterThanOrEqual(floors[language] ?? 1);
    expect(wrong.length / truths).toBeLessThanOrEqual(0.01);
  },
);

it.each(Object.entries({ ...swapsEast, ...swapsSouth }))(
  "Names of shapes nobody had thought of are marked in %s, mostly",
  (language, swaps) => {
    const { asked, marked, missed } = probe(language, { ...swaps, other: laterNames[language] ?? {} }, few);
    console.log(language, `${marked} of ${asked} marked`, `\n${missed.join("\n")}`);
    expect(asked).toBeGreaterThan(80);
    expect(marked / asked).toBeGreaterThanOrEqual(laterFloors[language] ?? 1);
  },
);
