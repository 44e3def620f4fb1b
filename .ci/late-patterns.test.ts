import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { parsed, visitNodes } from "./source-text.ts";

// Contracts and limits are the browser's too, which has nothing to gain.
const sources = globSync(["functions/**/*.ts", "web/typeset/facts/*.ts"]).filter(
  (file) => !/(\.test|\.test-data|contract|\/limits)\.ts$|^functions\/(testing|proofs|deploy)\//.test(file),
);

const templates: [place: string, flags: string, source: string][] = [];
for (const file of sources)
  visitNodes(parsed(file), (node) => {
    const { tag, quasi } = node as {
      tag?: { object?: { name?: string }; property?: { name?: string } };
      quasi?: { quasis: { value: { raw: string } }[] };
    };
    const place = `${file}: ${quasi?.quasis[0]?.value.raw}`;
    if (quasi && tag?.object?.name === "late") {
      expect(quasi.quasis, place).toHaveLength(1);
      templates.push([place, tag.property?.name ?? "", quasi.quasis[0]?.value.raw ?? ""]);
    }
  });

it("patterns that are made late can be made", () => {
  expect(templates.length).toBeGreaterThan(0);
  for (const [place, flags, source] of templates) expect(() => new RegExp(source, flags), place).not.toThrow();
});
