import type { PlaceAssets } from "./assets.ts";

/** What lies around a town, as far as the atlas and the heights of its neighbors tell. */
export const landscapes = ["sea", "lake", "river", "hills", "plains", "desert"] as const;
export type Landscape = (typeof landscapes)[number];

let kept: Promise<string> | undefined;

/** The landscapes of a US ZIP code; none for a code that is not in use. Rejects when the file cannot be read. */
export async function landscapesOf(assets: PlaceAssets, zip: string): Promise<Landscape[]> {
  kept ??= read(assets);
  kept.catch(() => {
    kept = undefined;
  });
  const bits = (await kept).charCodeAt(Number(zip)) - 48;
  return bits > 0 ? landscapes.filter((_, i) => bits & (1 << i)) : [];
}

/** One sign for each of the 100,000 codes (.ci/commands/build-landscapes.mjs). */
async function read(assets: PlaceAssets): Promise<string> {
  const response = await assets.fetch("http://assets.local/landscapes.txt");
  if (!response.ok) throw new Error(`landscapes.txt answered ${response.status}`);
  return response.text();
}
