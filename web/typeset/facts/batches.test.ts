import { expect, it } from "vitest";
import { batch1Ar } from "./fresh/batch-1-ar.test-data.ts";
import { batch1Hi } from "./fresh/batch-1-hi.test-data.ts";
import { batch1Ja } from "./fresh/batch-1-ja.test-data.ts";
import { batch1Ko } from "./fresh/batch-1-ko.test-data.ts";
import { batch1Zh } from "./fresh/batch-1-zh.test-data.ts";
import { score, statementsOf } from "./planted-score.test-data.ts";

const first = { ja: batch1Ja, zh: batch1Zh, ko: batch1Ko, ar: batch1Ar, hi: batch1Hi };

it.each([["First batch", first, { names: 0.5, truths: 0.5 }]] as const)("%s", (title, batch, floors) => {
  const { missed, ...figures } = score(title, statementsOf([batch]));
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  expect(figures.otherNames).toBeGreaterThanOrEqual(floors.names);
  expect(figures.truthsMarked).toBeLessThanOrEqual(floors.truths);
});
