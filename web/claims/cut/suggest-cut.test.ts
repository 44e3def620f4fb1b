import { expect, test } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { fitOf } from "../../typeset/copyfit/fit-verdict.ts";
import type { NewspaperToSet } from "../../typeset/model/newspaper.ts";
import type { TypesetTools } from "../../typeset/page/context.ts";
import { setNewspaper } from "../../typeset/page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../../typeset/testing/sample-newspapers.test-data.ts";
import { cutUnitsOf, leansOnBefore } from "./cut-units.ts";
import { without } from "./leave-out.ts";
import { type SuggestedCut, suggestCut } from "./suggest-cut.ts";

/** Sample articles at a length (0: their own) that runs on to page 2, and can be helped by a cut. */
const samples: [file: string, words: number][] = [
  ["ar-iyadat-alraseef", 0],
  ["de-hochwasserschutz", 800],
  ["en-library-reopening", 900],
  ["es-faro-punta-meira", 900],
  ["fr-boulangerie-cooperative", 1000],
  ["hi-pahadi-football-club", 0],
  ["it-mercato-coperto", 0],
  ["ja-shima-no-ferry", 900],
  ["ko-ssiat-eunhaeng", 640],
  ["pt-orquestra-escolar", 0],
  ["ru-nochnoy-poezd", 0],
  ["zh-liuxi-river", 0],
];

interface Over {
  newspaper: NewspaperToSet;
  cut: SuggestedCut;
}

function overlong(file: string, words: number, tools: TypesetTools): Over {
  const newspaper = newspaperFrom(file, words, "three-column", { templateId: "modern-herald" });
  const set = setNewspaper(newspaper, tools);
  expect(fitOf(set, newspaper).over).toBeGreaterThan(0);
  const cut = suggestCut(newspaper, set, tools);
  if (!cut) throw new Error("no cut helps");
  return { newspaper, cut };
}

function taken({ newspaper, cut }: Over): NewspaperToSet {
  const { expandedContent } = newspaper;
  return {
    ...newspaper,
    shape: cut.shape,
    expandedContent: { ...expandedContent, expandedContent: without(expandedContent.expandedContent, cut.spans) },
  };
}

const withoutSpace = (text: string) => text.replace(/\s+/g, "");
const marksIn = (text: string) => text.match(/["“”„«»「」『』]/g)?.length ?? 0;

for (const [file, words] of sampled("cuts", samples)) {
  test(`a suggested cut that is taken fits, and only whole sentences are gone: ${file.slice(0, 2)}`, async () => {
    const tools = await toolsOf(file.slice(0, 2));
    const over = overlong(file, words, tools);
    const { newspaper, cut } = over;
    const after = taken(over);
    expect(fitOf(setNewspaper(after, tools), after).over).toBe(0);

    const story = newspaper.expandedContent.expandedContent;
    const gone = cut.spans.map(({ from, to }) => story.slice(from, to)).join("");
    const sentences = cut.sentences.map(({ text }) => text).join("");
    expect(withoutSpace(gone).replaceAll("##", "")).toContain(withoutSpace(sentences).slice(0, 40));
    // Beyond the sentences shown only white space and the heads of empty sections go.
    const heads = story
      .split("\n")
      .filter((line) => line.startsWith("## "))
      .join("");
    expect(withoutSpace(gone).length - withoutSpace(sentences).length).toBeLessThanOrEqual(withoutSpace(heads).length);
    for (const { from, to, text } of cut.sentences) expect(story.slice(from, to)).toBe(text);

    const rest = after.expandedContent.expandedContent;
    expect(rest.length).toBeGreaterThan(story.length * 0.6);
    expect(rest.split("\n\n")[0]).toBe(story.split("\n\n")[0]);
    expect(rest).not.toMatch(/\n{3,}|\s$| {2}/);
    const units = cutUnitsOf(story, newspaper.language).map(({ text }) => text);
    for (const { text } of cutUnitsOf(rest, newspaper.language)) expect(units).toContain(text);
    for (const paragraph of rest.split("\n\n")) {
      const whole = story.split("\n\n").find((each) => each.startsWith(paragraph.slice(0, 12)));
      if (whole && marksIn(whole) % 2 === 0) expect(marksIn(paragraph) % 2).toBe(0);
    }
  });
}

test("sentences the author did not write go first", async () => {
  const tools = await toolsOf("fr");
  const newspaper = newspaperFrom("fr-boulangerie-cooperative");
  const set = setNewspaper(newspaper, tools);
  const story = newspaper.expandedContent.expandedContent;
  const added = cutUnitsOf(story, "fr").find(
    ({ canGo, text, leans }, index, all) => canGo && !leans && text.length > 150 && !all[index + 1]?.leans,
  );
  if (!added) throw new Error("no such sentence");
  const cut = suggestCut(newspaper, set, tools, { added: [added.text] });
  expect(cut?.sentences.map(({ text }) => text)).toContain(added.text);
});

test("nothing is suggested where the story stands whole, or where its owner has said how far it runs", async () => {
  const tools = await toolsOf("en");
  const whole = newspaperFrom("en-library-reopening", 500);
  expect(suggestCut(whole, setNewspaper(whole, tools), tools)).toBeNull();
  const chosen = newspaperFrom("en-tide-mill-feature", 0, "three-column", { jumpAt: 3 });
  expect(suggestCut(chosen, setNewspaper(chosen, tools), tools)).toBeNull();
});

test("a sentence that says who only by what stands before it is known for it", () => {
  const leaning: [string, string][] = [
    ["She laid the first stone herself.", "en"],
    ["“We had no choice,” he said.", "en"],
    ["Doch das Wasser stieg weiter.", "de"],
    ["Cela ne suffit pas.", "fr"],
    ["Sin embargo, nadie llamó.", "es"],
    ["Tuttavia il mercato resta aperto.", "it"],
    ["Ela chegou cedo.", "pt"],
    ["Однако поезд ушёл вовремя.", "ru"],
    ["その船は今も走る。", "ja"],
    ["그는 웃었다.", "ko"],
    ["他说不出话来。", "zh"],
    ["وأضاف أن العمل مستمر.", "ar"],
    ["उन्होंने कहा कि काम जारी है।", "hi"],
  ];
  for (const [sentence, language] of leaning) expect(leansOnBefore(sentence, language), sentence).toBe(true);
  const standing: [string, string][] = [
    ["The mill opens on Thursday.", "en"],
    ["“Nobody came,” said Penhallow.", "en"],
    ["Das Museum öffnet am Montag.", "de"],
    ["Le four date de 1904.", "fr"],
    ["島の人口は百人だ。", "ja"],
    ["Мост построили в 1932 году.", "ru"],
    ["المدينة تستعد للعيد.", "ar"],
  ];
  for (const [sentence, language] of standing) expect(leansOnBefore(sentence, language), sentence).toBe(false);
});

test("half a quotation is nothing to cut", () => {
  const story =
    "The town met on Monday.\n\nThe mayor spoke for an hour. “We will build. We will not wait. Nobody else will do it,” she said at the end.\n\n“It began in spring, and nobody saw it.\n\n“Then it rained,” he said.";
  const units = cutUnitsOf(story, "en");
  expect(units.filter(({ canGo }) => canGo).map(({ text }) => text)).toEqual([
    "The mayor spoke for an hour.",
    "“We will build. We will not wait. Nobody else will do it,” she said at the end.",
  ]);
});
