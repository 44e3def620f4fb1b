import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { TableDigest } from "./copy.ts";
import { fileOf, type PictureEntry } from "./pictures.ts";

/** A backup's manifest. Written last: a folder without it is not a backup. */
export interface Manifest {
  format: 1;
  made: string;
  environment: string;
  kind: "d1" | "libsql";
  migrations: string[];
  /** Checksums of the files in the folder. */
  files: Record<"database.sqlite" | "pictures.ndjson", string>;
  tables: Record<string, TableDigest>;
  pictures: { count: number; bytes: number; missing: string[] };
}

const ownSum = (manifest: Manifest) => createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

/** The manifest as stored, including its own checksum. */
export const writtenManifest = (manifest: Manifest) => `${JSON.stringify({ manifest, sum: ownSum(manifest) }, null, 2)}\n`;

export async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Undefined when the manifest is missing or its checksum does not match. */
export function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) return undefined;
  try {
    const { manifest, sum } = JSON.parse(readFileSync(file, "utf8")) as { manifest: Manifest; sum: string };
    return manifest.format === 1 && ownSum(manifest) === sum ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export function readPictures(folder: string): PictureEntry[] {
  const lines = readFileSync(join(folder, "pictures.ndjson"), "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as PictureEntry);
}

/** Files of a backup that changed since it was made; empty when it is intact. */
export async function findDamage(folder: string, manifest: Manifest): Promise<string[]> {
  const damaged: string[] = [];
  const check = async (path: string, sum: string) => {
    const file = join(folder, path);
    if (!existsSync(file)) damaged.push(`${path} is not there`);
    else if ((await sumOf(file)) !== sum) damaged.push(`${path} is not what was saved`);
  };
  for (const [path, sum] of Object.entries(manifest.files)) await check(path, sum);
  if (damaged.length > 0) return damaged;
  for (const entry of readPictures(folder)) await check(fileOf(entry), entry.sha256);
  return damaged;
}
