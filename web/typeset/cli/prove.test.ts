import { expect, test } from "vitest";
import { tier } from "../../../.ci/tier.ts";
import { judge, type Verdict } from "./judge-trial.ts";
import { groupBy, matrix, sampleOf } from "./matrix.ts";
import { holeBar, looseBar, tally } from "./proof-report.ts";

/** One newspaper in so many of each template and language; `npm run prove -- pages` proofreads all of them. */
const share = tier ? 11 : 33;
const languages = [...groupBy(sampleOf(matrix(), share), ({ language }) => language)];

const found = (verdicts: readonly Verdict[], of: (verdict: Verdict) => readonly string[]) =>
  verdicts.flatMap((verdict) => of(verdict).map((each) => `${verdict.name}: ${each}`));

test.for(languages)(
  "in every template, at any length and on any paper a page is whole, full and true: %s",
  {
    timeout: 60_000,
  },
  async ([language, trials]) => {
    const verdicts: Verdict[] = [];
    for (const trial of trials) verdicts.push(await judge(trial));
    expect(found(verdicts, ({ errors }) => errors)).toEqual([]);
    expect(found(verdicts, ({ warnings }) => warnings)).toEqual([]);
    const short = verdicts.filter(({ trial }) => trial.length !== "80 characters");
    expect(found(short, ({ hole }) => (hole > holeBar ? [`a hole of ${(hole * 100).toFixed(1)} % of the page`] : []))).toEqual([]);
    for (const [layout, own] of groupBy(short, ({ trial }) => trial.layout)) {
      const { lines, loose } = tally(own);
      // A share of the newspapers scatters about the whole, which `npm run prove -- pages` holds to the bar itself.
      if (layout === "three-column" && lines > 300)
        expect(loose / lines, `loose lines in ${language}`).toBeLessThanOrEqual(looseBar(language) * 1.02);
    }
    // A lone line is accepted only where every other filling has one too.
    const faults = found(short, ({ faults }) => faults);
    expect(faults.length, faults.join("\n")).toBeLessThanOrEqual(Math.ceil(short.length / 10));
  },
);

test("the columns of a short text end on one line where a size or a number of columns lets them", async () => {
  const trials = matrix().filter(
    ({ templateId, language, length }) => templateId === "monsoon-times" && language === "zh" && length === "short",
  );
  expect(trials).toHaveLength(3);
  const verdicts: Verdict[] = [];
  for (const trial of trials) verdicts.push(await judge(trial));
  expect(found(verdicts, ({ errors }) => errors)).toEqual([]);
  expect(found(verdicts, ({ uneven }) => uneven)).toEqual([]);
});
