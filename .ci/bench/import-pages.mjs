import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, extname, join } from "node:path";

export const openPages = ".ci/pages/open";
/** Nobody tunes on these: only totals of them are ever shown. */
export const heldPages = ".ci/pages/held";
export const isHeld = (folder) => existsSync(folder) && realpathSync(folder).split("/").includes(basename(heldPages));

/** The pages of a folder by name: bytes as they were served, and what a careful editor would take from them. */
export function readPages(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = files.filter((file) => file.endsWith(".json")).map((file) => basename(file, ".json"));
  return pages.toSorted().map((name) => {
    const source = files.find((file) => basename(file, extname(file)) === name && !file.endsWith(".json"));
    if (source === undefined) throw new Error(`${join(folder, name)}.json has no page beside it.`);
    const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    return {
      name,
      truth,
      page: { bytes: new Uint8Array(readFileSync(join(folder, source))), url: truth.url, contentType: truth.contentType },
    };
  });
}
