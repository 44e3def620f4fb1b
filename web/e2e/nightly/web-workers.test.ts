import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const assets = join(import.meta.dirname, "../../../dist/web/assets");

it("asks for nothing out of a Web Worker's first file, which WebKit would run a second time: no thumbnails, no growing page", () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const first = scripts.filter((name) => /-worker-[\w-]+\.js$/.test(name));
  expect(first.length).toBeGreaterThanOrEqual(5);
  const asked = /(?:from|import)\s*\(?\s*["'`]\.\/([\w-]+-worker-[\w-]+\.js)/g;
  const again = scripts.flatMap((name) =>
    Array.from(readFileSync(join(assets, name), "utf8").matchAll(asked), ([, worker]) => `${name} asks for ${worker}`),
  );
  expect(again).toEqual([]);
});
