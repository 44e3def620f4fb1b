import { once, type PlaceAssets, readPublicText } from "../../location/assets.ts";

/** Outlines of the motifs by icon: web/public/motifs.json, made by .ci/commands/build-motifs.mjs. */
export type MotifOutlines = Readonly<Record<string, string>>;

/** Rejects when the file cannot be read. */
export const readMotifOutlines = (assets: PlaceAssets): Promise<MotifOutlines> =>
  once("/motifs.json", async () => JSON.parse(await readPublicText(assets, "motifs.json")) as MotifOutlines);
