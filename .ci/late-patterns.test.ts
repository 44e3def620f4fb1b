import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { parsed, visitNodes } from "./source-text.ts";

// Contracts and limits are the browser's too, which has nothing to gain.
const sources = globSync(["functions/**/*.ts", "web/typeset/facts/*.ts"]).filter(
  (file) => !/(\.test|\.test-data|contract|\/limits)\.ts$|^functions\/(testing|proofs|deploy)\//.test(file),
);

const templates: [place: string, flags: string, source: string][] = [];
const literals: string[] = [];
for (const file of sources)
  visitNodes(parsed(file), (node) => {
    const { tag, quasi, regex } = node as {
      tag?: { object?: { name?: string }; property?: { name?: string } };
      quasi?: { quasis: { value: { raw: string } }[] };
      regex?: { pattern: string };
    };
    const place = `${file}: ${regex?.pattern ?? quasi?.quasis[0]?.value.raw}`;
    if (regex && /\\p\{/i.test(regex.pattern)) literals.push(place);
    if (quasi && tag?.object?.name === "late") {
      expect(quasi.quasis, place).toHaveLength(1);
      templates.push([place, tag.property?.name ?? "", quasi.quasis[0]?.value.raw ?? ""]);
    }
  });

it("patterns that are made late can be made", () => {
  expect(templates.length).toBeGreaterThan(200);
  for (const [place, flags, source] of templates) expect(() => new RegExp(source, flags), place).not.toThrow();
});

it("no literal makes each start of the Worker read classes of Unicode: late.u`…` does not", () => {
  expect(literals).toEqual([]);
});
