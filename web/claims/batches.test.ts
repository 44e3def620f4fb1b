import { expect, it } from "vitest";
import { batch1Ar } from "./fresh/batch-1-ar.test-data.ts";
import { batch1Hi } from "./fresh/batch-1-hi.test-data.ts";
import { batch1Ja } from "./fresh/batch-1-ja.test-data.ts";
import { batch1Ko } from "./fresh/batch-1-ko.test-data.ts";
import { batch1Zh } from "./fresh/batch-1-zh.test-data.ts";
import { batch2Ar } from "./fresh/batch-2-ar.test-data.ts";
import { batch2De } from "./fresh/batch-2-de.test-data.ts";
import { batch2En } from "./fresh/batch-2-en.test-data.ts";
import { batch2Es } from "./fresh/batch-2-es.test-data.ts";
import { batch2Fr } from "./fresh/batch-2-fr.test-data.ts";
import { batch2Hi } from "./fresh/batch-2-hi.test-data.ts";
import { batch2It } from "./fresh/batch-2-it.test-data.ts";
import { batch2Ja } from "./fresh/batch-2-ja.test-data.ts";
import { batch2Ko } from "./fresh/batch-2-ko.test-data.ts";
import { batch2Pt } from "./fresh/batch-2-pt.test-data.ts";
import { batch2Ru } from "./fresh/batch-2-ru.test-data.ts";
import { batch2Zh } from "./fresh/batch-2-zh.test-data.ts";
import { batch3Ar } from "./fresh/batch-3-ar.test-data.ts";
import { batch3Hi } from "./fresh/batch-3-hi.test-data.ts";
import { batch3Ja } from "./fresh/batch-3-ja.test-data.ts";
import { batch3Ko } from "./fresh/batch-3-ko.test-data.ts";
import { batch3Zh } from "./fresh/batch-3-zh.test-data.ts";
import { score, statementsOf } from "./planted-score.test-data.ts";

const first = { ja: batch1Ja, zh: batch1Zh, ko: batch1Ko, ar: batch1Ar, hi: batch1Hi };
const second = { ja: batch2Ja, zh: batch2Zh, ko: batch2Ko, ar: batch2Ar, hi: batch2Hi };
const third = { ja: batch3Ja, zh: batch3Zh, ko: batch3Ko, ar: batch3Ar, hi: batch3Hi };
const secondCased = { en: batch2En, de: batch2De, fr: batch2Fr, es: batch2Es, it: batch2It, pt: batch2Pt, ru: batch2Ru };

/**
 * Written blind, each file whole before it was scored, nearly every true sentence reckons. At first sight: the first batch names 76 %, true
 * ones marked 30.8 %; the second, after the check was mended by the kinds of the first, 73.3 and 29.7, in languages with capitals 92.9 and
 * 33.0; the third, after that, 62 and 27.5. Then it was mended by the kinds of the third.
 */
it.each([
  ["First batch", first, { names: 0.92, truths: 0.038 }],
  ["Second batch", second, { names: 0.91, truths: 0.11 }],
  ["Third batch", third, { names: 0.78, truths: 0.118 }],
  ["Second batch, with capitals", secondCased, { names: 0.98, truths: 0.199 }],
] as const)("%s: does no worse than it does", (title, batch, floors) => {
  const { missed, ...figures } = score(title, statementsOf([batch]));
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  const names = Number.isNaN(figures.otherNames) ? figures.casedNames : figures.otherNames;
  expect(names).toBeGreaterThanOrEqual(floors.names);
  expect(figures.truthsMarked).toBeLessThanOrEqual(floors.truths);
});
