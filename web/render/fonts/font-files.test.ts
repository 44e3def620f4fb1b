import { expect, it } from "vitest";
import { type FamilyName, facesOf, families } from "./font-families.ts";
import { fontFilesOf } from "./font-files.ts";
import { slicesOf } from "./font-slices.ts";

// The bundler turns 800 addresses into modules here, which a busy machine is slow at.
it("has an address for every slice of every cut that a page may ask for", { timeout: 30_000 }, async () => {
  const missing: string[] = [];
  for (const [name, { upright, ...family }] of Object.entries(families)) {
    const italic: readonly number[] = "italic" in family ? family.italic : [];
    const files = await fontFilesOf(name as FamilyName);
    const fonts = [...upright.map((weight) => `normal ${weight} ${name}`), ...italic.map((weight) => `italic ${weight} ${name}`)];
    for (const font of fonts) {
      const [face] = facesOf(font);
      if (!face) continue;
      const slices = slicesOf(face, files.unicodeRanges);
      if (slices.length === 0) missing.push(font);
      missing.push(...slices.map(({ path }) => path).filter((path) => files.addressOf(path) === undefined));
    }
  }
  expect(missing).toEqual([]);
});
