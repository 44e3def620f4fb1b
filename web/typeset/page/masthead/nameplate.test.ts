import { expect, test } from "vitest";
import type { TextItem } from "../../model/scene.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../set-newspaper.ts";

/** What the masthead of a front page says, in the order it is read. */
async function mastheadOf(templateId: string, newspaperName: string, language = "en"): Promise<TextItem[]> {
  const file = language === "ja" ? "ja-shima-no-ferry" : "en-library-reopening";
  const paper = newspaperFrom(file, 300, "three-column", { templateId, newspaperName, language });
  const [page] = setNewspaper(paper, await toolsOf(language)).pages;
  return page?.items.filter((item): item is TextItem => item.kind === "text" && item.block === "masthead") ?? [];
}

const wordsOf = (items: TextItem[]) => items.map(({ text }) => text);

test("a Japanese name stands sign under sign in the outer column", async () => {
  const signs = (await mastheadOf("bamboo-daily", "潮見新聞", "ja")).filter(({ text }) => "潮見新聞".includes(text));
  expect(wordsOf(signs).join("")).toBe("潮見新聞");
  expect(signs.every(({ y }, index) => index === 0 || y > (signs[index - 1]?.y ?? 0) + 20)).toBe(true);
});

test("a Japanese name with a long vowel mark and figures is upright all the same, whole", async () => {
  const name = "サンデー毎朝2号";
  const signs = (await mastheadOf("bamboo-daily", name, "ja")).filter(({ text }) => name.includes(text));
  expect(wordsOf(signs).join("")).toBe(name);
  expect(signs.find(({ text }) => text === "ー")?.rotate).toBe(90);
});

test("a name of long words runs down its box, whole and within it", async () => {
  const lines = (await mastheadOf("bamboo-daily", "The Northumberland and Tyneside Weekly Intelligencer")).filter(
    ({ rotate }) => rotate === 90,
  );
  expect(wordsOf(lines).join(" ")).toBe("THE NORTHUMBERLAND AND TYNESIDE WEEKLY INTELLIGENCER");
  for (const { y, width } of lines) {
    expect(y).toBeGreaterThan(26);
    expect(y + width).toBeLessThan(240);
  }
});

test("the kind of paper stands spaced out under the place, its article over it", async () => {
  const [above, middle, below] = await mastheadOf("goldfield-daily", "The Calico Ridge Miner");
  expect([above?.text, middle?.text, below?.text]).toEqual(["The", "Calico Ridge", "MINER"]);
  expect(below?.letterSpace).toBeGreaterThan(2);
  expect(above?.y).toBeLessThan(middle?.y ?? 0);
  expect(below?.y).toBeGreaterThan(middle?.y ?? 0);
});

test("what leads up to a place with a preposition stays together", async () => {
  expect(wordsOf(await mastheadOf("goldfield-daily", "Neue Blätter aus Perleberg"))).toEqual(["Neue Blätter aus", "Perleberg"]);
});

test("a name of one word is set as it is", async () => {
  expect(wordsOf(await mastheadOf("goldfield-daily", "Ark"))).toEqual(["Ark"]);
});

for (const templateId of ["carnival-gazette", "british-broadsheet"]) {
  test(`a Hindi name whose vowel hangs under its line keeps off the line of the date: ${templateId}`, async () => {
    const newspaper = newspaperFrom("hi-bawdi-chhoti", 0, "three-column", { templateId, newspaperName: "बूंदी डाक समाचार" });
    const { pages } = setNewspaper(newspaper, await toolsOf("hi"));
    const texts = (pages[0]?.items ?? []).filter((item) => item.kind === "text");
    const name = texts.find(({ text, block }) => block === "masthead" && text === "बूंदी डाक समाचार");
    if (!name) throw new Error("no name");
    const under = texts.filter(({ y }) => y > name.y).map(({ y, size }) => y - 0.7 * size);
    expect(Math.min(...under)).toBeGreaterThan(name.y + 0.2 * name.size);
  });
}
