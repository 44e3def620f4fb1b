import { expect, it } from "vitest";
import { languages } from "../../locales/languages.ts";
import { readArticle } from "./article.ts";
import { plainLexicon } from "./lexicon.ts";
import { lexiconOf } from "./lexicons.test-data.ts";

it.each(languages.map(({ code }) => code))("has no pattern that cannot be made (%s)", (code) => {
  const lexicon = lexiconOf(code);
  const { dates, figures, names, sentences, speech, subheads } = lexicon.data;
  const patterns = [
    ...[sentences.abbreviation, sentences.goesOn, sentences.leaning, sentences.pointsBack, sentences.subjectless, sentences.tie],
    ...sentences.joins.flat(),
    ...dates.patterns,
    dates.past,
    figures.pattern,
    ...figures.not,
    ...[subheads.sentence, ...subheads.patterns, subheads.not],
    ...[names.titles, names.not, names.roles, ...names.patterns, names.before, names.after],
    ...[...speech.frames, speech.veto, ...speech.insets, speech.dash, "{verb}"],
  ];
  for (const pattern of patterns) expect(() => lexicon.pattern(pattern), pattern).not.toThrow();
  for (const frame of speech.frames) expect(lexicon.pattern(frame).source).toContain("(?<who>");
  expect(lexicon.data.language).toBe(code);
});

it("reads sentences, years and quotations of a language without a lexicon", () => {
  const { sentences, quotations } = readArticle("Het dorp kreeg in 1998 een brug. “Eindelijk”, zei men.", plainLexicon("nl"));
  expect(sentences.map(({ text }) => text)).toEqual(["Het dorp kreeg in 1998 een brug.", "“Eindelijk”, zei men."]);
  expect(quotations.map(({ words, speaker }) => [words, speaker])).toEqual([["Eindelijk", null]]);
});
