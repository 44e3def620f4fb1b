import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** The gazetteer in one file, made by build-places.mjs: JSON Lines of [path, content], one for each file below /places/, Brotli. */
const source = join(import.meta.dirname, "places.jsonl.br");
const unpacked = join(import.meta.dirname, "../../dist/places");

/** Writes the gazetteer's 1,299 files below a folder. */
export function unpackPlaces(folder: string): void {
  const lines = brotliDecompressSync(readFileSync(source)).toString().trimEnd().split("\n");
  for (const line of lines) {
    const [path, content] = JSON.parse(line) as [string, string];
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

let known: string | undefined;

/** A folder with the gazetteer's files, for tests and tools: unpacked by the first process that needs it and after source changes. */
export function placesFolder(): string {
  known ??= findOrUnpack();
  return known;
}

function findOrUnpack(): string {
  const folder = join(unpacked, createHash("sha256").update(readFileSync(source)).digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(unpacked, { recursive: true });
  const made = mkdtempSync(join(unpacked, "new-"));
  unpackPlaces(made);
  try {
    renameSync(made, folder);
  } catch (failure) {
    // Another process created the folder first.
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw failure;
  }
  return folder;
}
