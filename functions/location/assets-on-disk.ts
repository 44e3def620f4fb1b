import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placesFolder } from "../../db/gazetteer/unpack-places.ts";
import type { PlaceAssets } from "./assets.ts";

const root = join(import.meta.dirname, "../../web/public");

/** The gazetteer and the files of web/public, answered as the ASSETS binding would: for tests and command line tools in Node. */
export const assetsOnDisk: PlaceAssets = {
  async fetch(url) {
    const { pathname } = new URL(url);
    const path = pathname.startsWith("/places/") ? join(placesFolder(), pathname.slice("/places/".length)) : join(root, pathname);
    return existsSync(path) ? new Response(readFileSync(path)) : new Response("Not found", { status: 404 });
  },
};
