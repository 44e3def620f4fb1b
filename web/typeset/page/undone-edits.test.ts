import { expect, test } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { type EditValue, type PageEdit, readPlace, textEdit } from "../../api/stone/page-edits.ts";
import { lay, noteShape, perform, redo, undo, useStone } from "../../api/stone/stone.ts";
import { toSetWith } from "../../features/preview/newspaper-to-set.ts";
import type { NewspaperToSet, PictureSource } from "../model/newspaper.ts";
import type { SetNewspaper } from "../model/scene.ts";
import { templates } from "../templates/templates.ts";
import { mixedNewspaper } from "../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { type Random, randomOf } from "../testing/random-text.ts";
import { toolsOf } from "../testing/sample-newspapers.test-data.ts";
import type { TypesetTools } from "./context.ts";
import { setNewspaper } from "./set-newspaper.ts";

const languages = ["en", "es", "fr", "de", "it", "pt", "ru", "ja", "ko", "zh", "ar", "hi"] as const;

/** As it is saved; pictures as addresses. */
function savedFrom(set: NewspaperToSet): Newspaper {
  const { main, small } = set.pictures;
  return {
    ...set,
    id: "paper",
    imageUrl: main?.src ?? "",
    smallImageUrl: small?.src ?? "",
    imageCaption: main?.caption ?? "",
    smallImageCaption: small?.caption ?? "",
    imageAlt: "",
    smallImageAlt: "",
    importedUrl: "",
    pictures: [],
    sectionLayout: null,
    pageShape: null,
    made: {},
    jumpAt: null,
    paperSize: "",
  } as unknown as Newspaper;
}

/** Sets what lies on the stone, as the screen does after each edit. */
function pressOf({ pictures }: NewspaperToSet, tools: TypesetTools): () => { set: SetNewspaper; toSet: NewspaperToSet } {
  return () => {
    const { newspaper } = useStone.getState();
    if (!newspaper) throw new Error("Nothing lies on the stone");
    const toSet = toSetWith(newspaper, (role) => (pictures[role] as PictureSource | undefined) ?? null);
    const set = setNewspaper(toSet, tools);
    noteShape(set.shape ?? null);
    return { set, toSet };
  };
}

const fields = [
  "expandedContent.expandedContent",
  "expandedContent.expandedContent",
  "expandedContent.expandedTitle",
  "expandedContent.deck",
  "expandedContent.byline",
  "imageCaption",
  "newspaperName",
  "folio.motto",
  "expandedContent.sideStories.0.headline",
  "expandedContent.sideStories.0.content",
] as const;

/** Part of a text goes, or comes a second time: up to 30 % of it. */
function typed(path: string, text: string, random: Random): PageEdit | null {
  const letters = Array.from(text);
  const length = random.between(1, Math.max(1, Math.floor(letters.length * 0.3)));
  const at = random.between(0, letters.length);
  const after =
    random.between(0, 1) === 0
      ? letters.toSpliced(at, 0, ...(letters.length > 0 ? letters.slice(0, length) : ["X"]))
      : letters.toSpliced(at, length);
  return textEdit(path, text, after.join(""));
}

function anyEdit(newspaper: Newspaper, random: Random): PageEdit | null {
  const { sideStories } = newspaper.expandedContent;
  const list = "expandedContent.sideStories";
  const value = (path: string, after: EditValue): PageEdit => ({
    kind: "value",
    path,
    before: (readPlace(newspaper, path) ?? null) as EditValue,
    after,
  });
  const type = () => {
    const path = random.pick(fields);
    const text = readPlace(newspaper, path);
    return typeof text === "string" ? typed(path, text, random) : null;
  };
  return random.pick<() => PageEdit | null>([
    type,
    type,
    type,
    type,
    () => ({ kind: "insert", path: list, index: 0, value: { headline: "One more", content: newspaper.content.slice(0, 200) } }),
    () => (sideStories[0] ? { kind: "remove", path: list, index: 0, value: { ...sideStories[0] } } : null),
    () => (sideStories.length > 1 ? { kind: "move", path: list, from: 0, to: sideStories.length - 1 } : null),
    () => value("publishDate", "2026-05-01"),
    () => value("templateId", random.pick(templates as unknown as [(typeof templates)[0]]).id),
  ])();
}

test.each(sampled("undone edits", languages))(
  "what is undone is as it was, item for item, and so is what is done again: %s",
  async (language) => {
    const random = randomOf(languages.indexOf(language) + 7);
    const given = {
      ...mixedNewspaper(language, languages.indexOf(language) + 20),
      templateId: random.pick(templates as unknown as [(typeof templates)[0]]).id,
    };
    const press = pressOf(given, await toolsOf(language));
    lay(null);
    lay(savedFrom(given));
    const states = [JSON.stringify(press().set)];
    for (let edit = 0; edit < 4; edit++) {
      const { newspaper } = useStone.getState();
      const next = newspaper && anyEdit(newspaper, random);
      if (next && perform(next)) states.push(JSON.stringify(press().set));
    }
    expect(states.length).toBeGreaterThan(2);
    for (const state of states.toReversed().slice(1)) {
      expect(undo()).toBe(true);
      expect(JSON.stringify(press().set) === state).toBe(true);
    }
    expect(undo()).toBe(false);
    for (const state of states.slice(1)) {
      expect(redo()).toBe(true);
      expect(JSON.stringify(press().set) === state).toBe(true);
    }
  },
);

test("a newspaper that is loaded again with the shape it was saved with has the page that was on the screen", async () => {
  const random = randomOf(3);
  const given = mixedNewspaper("en", 23);
  const press = pressOf(given, await toolsOf("en"));
  lay(null);
  lay(savedFrom(given));
  press();
  let shown = "";
  for (let edit = 0; edit < 5; edit++) {
    const { newspaper } = useStone.getState();
    const text = newspaper?.expandedContent.expandedContent ?? "";
    const next = typed("expandedContent.expandedContent", text, random);
    if (next && perform(next)) shown = JSON.stringify(press().set);
  }
  const saved = JSON.parse(JSON.stringify(useStone.getState().newspaper)) as Newspaper;
  expect(saved.pageShape).not.toBeNull();
  lay(null);
  lay(saved);
  expect(JSON.stringify(press().set) === shown).toBe(true);
});

test.each(
  sampled(
    "grown stories",
    templates.map(({ id }, index) => [id, index] as const),
  ),
)("a story that grows or shrinks by a third loses no word and stands over nothing: %s", async (templateId, index) => {
  for (const language of [languages[index % 12], languages[(index + 5) % 12]] as const) {
    if (!language) continue;
    const given = { ...mixedNewspaper(language, index + 80), templateId };
    const tools = await toolsOf(language);
    const press = pressOf(given, tools);
    const random = randomOf(index);
    for (const share of [0.3, -0.3]) {
      lay(null);
      lay(savedFrom(given));
      press();
      const path = "expandedContent.expandedContent";
      const text = useStone.getState().newspaper?.expandedContent.expandedContent ?? "";
      const length = Math.floor(text.length * Math.abs(share));
      const at = random.between(0, Math.floor(text.length / 2));
      const changed =
        share > 0 ? text.slice(0, at) + text.slice(at, at + length) + text.slice(at) : text.slice(0, at) + text.slice(at + length);
      const edit = textEdit(path, text, changed);
      if (edit) perform(edit);
      const { set, toSet } = press();
      expect(proofread(set, toSet, tools.measurer).errors, `${language} ${share}`).toEqual([]);
    }
  }
});
