import { expect, test } from "vitest";
import type { PageScene, TextItem } from "../model/scene.ts";
import { setNewspaper } from "../page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";

/** The front page of Bamboo Daily with a deck of its own. */
async function pageWith(deck: string, language = "ja"): Promise<PageScene> {
  const file = language === "ja" ? "ja-shima-no-ferry" : "en-library-reopening";
  const picture = { src: "picture", width: 1500, height: 1000, caption: "", alt: "" };
  const paper = newspaperFrom(file, 0, "three-column", { templateId: "bamboo-daily", language, pictures: { main: picture } });
  const [page] = setNewspaper(
    { ...paper, expandedContent: { ...paper.expandedContent, deck, quote: null } },
    await toolsOf(language),
  ).pages;
  if (!page) throw new TypeError("A newspaper has a front page");
  return page;
}

const titles = ({ items }: PageScene) => items.filter((item): item is TextItem => item.kind === "text" && item.block === "expanded-title");
const joined = (items: TextItem[]) => items.map(({ text }) => text).join("");

test("the deck runs down the page beside the picture, whole and in its order", async () => {
  const page = await pageWith("高校生の記録、町を動かす");
  const all = titles(page);
  expect(joined(all)).toContain("高校生の記録、町を動かす");
  const signs = all.slice(-11, -6);
  expect(signs.every(({ y }, index) => index === 0 || y > (signs[index - 1]?.y ?? 0))).toBe(true);
  const picture = page.items.find((item) => item.kind === "picture");
  expect(picture?.kind === "picture" && signs.every(({ x }) => x > picture.x + picture.width)).toBe(true);
});

test("two figures stand beside each other, a long vowel mark is turned", async () => {
  const all = titles(await pageWith("35分のフェリー再開"));
  expect(all.find(({ text }) => text === "35")?.rotate).toBeUndefined();
  expect(all.find(({ text }) => text === "ー")?.rotate).toBe(90);
});

test("decks in Latin letters stand across", async () => {
  const all = titles(await pageWith("What reopened on Saturday is the same building", "en"));
  expect(all.some(({ rotate }) => rotate)).toBe(false);
  expect(all.map(({ text }) => text).join(" ")).toContain("What reopened");
});
