import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { gunzipSync } from "node:zlib";

export const ownPages = ".ci/pages";

/** Our own pages by name: bytes as they are served, and what comes out of them. */
export function readPages(folder = ownPages) {
  const files = readdirSync(folder);
  const names = files.filter((file) => file.endsWith(".json")).map((file) => basename(file, ".json"));
  return names.toSorted().map((name) => {
    const source = files.find((file) => basename(file, extname(file)) === name && !/\.(?:json|ts)$/.test(file));
    if (source === undefined) throw new Error(`${join(folder, name)}.json has no page beside it.`);
    const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    const bytes = new Uint8Array(readFileSync(join(folder, source)));
    return { name, truth, page: { bytes, url: truth.url, contentType: truth.contentType } };
  });
}

/** The pages of a clone of scrapinghub/article-extraction-benchmark: real ones, with bodies marked by people. */
export function readSet(folder) {
  const truths = join(folder, "ground-truth.json");
  if (!existsSync(truths)) throw new Error(`${folder} is no clone of article-extraction-benchmark: ${truths} is missing.`);
  return Object.entries(JSON.parse(readFileSync(truths, "utf8"))).map(([name, { articleBody, url }]) => {
    const bytes = new Uint8Array(gunzipSync(readFileSync(join(folder, "html", `${name}.html.gz`))));
    return { name, truth: { body: articleBody }, page: { bytes, url, contentType: "text/html; charset=utf-8" } };
  });
}
