import { expect, it } from "vitest";
import { probeCased } from "./names-probe.test-data.ts";
import { swapsCased } from "./names-probe-cased.test-data.ts";

const few = 4;

it.each(Object.entries(swapsCased))(
  "Names of true %s sentences, exchanged for others, are marked, and the true ones left alone",
  (language, swaps) => {
    const { asked, marked, truths, wrong, missed } = probeCased(language, swaps, few);
    console.log(language, `${marked} of ${asked} marked, ${wrong.length} of ${truths} true ones`, `\n${[...missed, ...wrong].join("\n")}`);
    expect(asked).toBeGreaterThan(40);
    expect(marked / asked).toBeGreaterThanOrEqual(0.98);
    expect(wrong.length / truths).toBeLessThanOrEqual(0.01);
  },
);
