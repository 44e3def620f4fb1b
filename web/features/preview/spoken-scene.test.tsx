import { expect, it } from "vitest";
import { keyOfItem } from "../../render/draw/item-keys.ts";
import type { NewspaperToSet, PageScene, TextItem } from "../../typeset/index.ts";
import { spokenScene } from "./spoken-scene.ts";

const line = (text: string, of?: string) => ({ kind: "text", text, language: "de", ...(of && { of }) }) as TextItem;
const story = line("It rained", "expandedContent.expandedContent");
const side = line("The harbor", "expandedContent.sideStories.1.headline");
const caption = line("Duluth", "imageCaption");
const folio = line("Sonntag, 8. März");
const scene = { page: 1, items: [folio, story, side, caption] } as unknown as PageScene;
const toSet = (contentLanguage?: string) => ({ language: "de", expandedContent: { contentLanguage } }) as NewspaperToSet;
const languages = ({ items }: PageScene) => items.map((item) => (item as TextItem).language);

it("the article's words are told to be in its language, the page's own and captions in the page's", () => {
  expect(languages(spokenScene(scene, toSet("en")))).toEqual(["de", "en", "en", "de"]);
});

it("a page in the article's language, or one of which nothing is known, is drawn as it was set", () => {
  for (const known of [toSet("de"), toSet(""), toSet(), undefined]) expect(spokenScene(scene, known)).toBe(scene);
});

it("what has not changed stays the same object, and is drawn by what drew it", () => {
  const spoken = spokenScene(scene, toSet("en"));
  expect(spokenScene(scene, toSet("en"))).toBe(spoken);
  const after = spokenScene({ ...scene, items: [...scene.items, line("One more", "expandedContent.deck")] }, toSet("en"));
  expect(after.items.slice(0, 4).every((item, index) => item === spoken.items[index])).toBe(true);
  expect(keyOfItem(after.items[1] as TextItem)).toBe(keyOfItem(story));
});
