import { expect, test } from "vitest";
import type { TextItem } from "../model/scene.ts";
import { setNewspaper } from "../page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";

const rest =
  " the harbour wall was opened on Tuesday after four years of work, and a crowd of some two hundred people walked along it in the rain.";

/** The initial and the line beside it. */
async function openingOf(opening: string, language = "en"): Promise<{ initial: TextItem | undefined; line: TextItem | undefined }> {
  const paper = newspaperFrom("en-library-reopening", 0, "three-column", { language });
  const expandedContent = { ...paper.expandedContent, expandedContent: `${opening}${rest}\n\n${paper.expandedContent.expandedContent}` };
  const [page] = setNewspaper({ ...paper, expandedContent }, await toolsOf(language)).pages;
  const texts = page?.items.filter((item): item is TextItem => item.kind === "text" && item.block === "expanded-content") ?? [];
  const at = texts.findIndex(({ size, font }) => size > 20 && font.includes("Bodoni"));
  return { initial: texts[at], line: at < 0 ? undefined : texts[at + 1] };
}

test("the first word goes on where its initial ends", async () => {
  const { initial, line } = await openingOf("Below");
  expect(initial?.text).toBe("B");
  expect(line?.text).toMatch(/^elow the harbour/);
});

test("a first word of one letter keeps its space", async () => {
  const { initial, line } = await openingOf("A mile of");
  expect(`${initial?.text}${line?.text}`).toMatch(/^A mile of/);
});

test("an apostrophe stays with the word it belongs to", async () => {
  const { initial, line } = await openingOf("L’architetta of", "it");
  expect(`${initial?.text}${line?.text}`).toMatch(/^L’architetta/);
});

test("a quotation mark goes with the initial", async () => {
  const { initial, line } = await openingOf("“Under");
  expect(initial?.text).toBe("“U");
  expect(line?.text).toMatch(/^nder the/);
});

test("a text that opens with a figure has no initial", async () => {
  expect((await openingOf("41,000 people on")).initial).toBeUndefined();
});
