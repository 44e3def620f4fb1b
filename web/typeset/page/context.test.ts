import { expect, test } from "vitest";
import { templateOf } from "../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { openContext } from "./context.ts";

test("the almanac is worked out once for an edition, also where its words come in a new box each time, as they do after each letter", async () => {
  const newspaper = newspaperFrom("en-snowbound-bus", 0, "three-column");
  const tools = await toolsOf("en");
  const template = templateOf(newspaper.templateId);
  const almanacOf = (changes = {}) =>
    openContext({ ...newspaper, ...changes }, template, { ...tools, words: { page: tools.words.page, almanac: tools.words.almanac } })
      .almanac;
  const first = almanacOf({ publishDate: "2026-03-01" });
  expect(first.length).toBeGreaterThan(4);
  expect(almanacOf({ publishDate: "2026-03-01", title: "Another" })).toBe(first);
  expect(almanacOf({ publishDate: "2026-03-02" })).not.toEqual(first);
});
