import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlaceAssets } from "./assets.ts";

const root = join(import.meta.dirname, "../../web/public");

/** The committed data, answered as the ASSETS binding would: for tests and command line tools in Node. */
export const assetsOnDisk: PlaceAssets = {
  async fetch(url) {
    const path = join(root, new URL(url).pathname);
    return existsSync(path) ? new Response(readFileSync(path)) : new Response("Not found", { status: 404 });
  },
};
