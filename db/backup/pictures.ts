import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A picture in a backup: its file is named by content, because keys may differ only in case. */
export interface PictureEntry {
  key: string;
  sha256: string;
  bytes: number;
  type: string;
}

/** A Worker may open six connections at once; more would queue. */
const atOnce = 6;
export const fileOf = ({ sha256 }: Pick<PictureEntry, "sha256">) => join("pictures", sha256.slice(0, 2), sha256);
export const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Copies these pictures from the bucket. Missing ones are reported, not an error: a file may be deleted after the database was copied. */
export async function savePictures(
  bucket: R2Bucket,
  keys: readonly string[],
  folder: string,
): Promise<{ entries: PictureEntry[]; missing: string[] }> {
  const entries: PictureEntry[] = [];
  const missing: string[] = [];
  await each(keys, async (key) => {
    const object = await bucket.get(key);
    if (!object) {
      missing.push(key);
      return;
    }
    const bytes = new Uint8Array(await object.arrayBuffer());
    const entry = { key, sha256: sha256Of(bytes), bytes: bytes.length, type: object.httpMetadata?.contentType ?? "" };
    const file = join(folder, fileOf(entry));
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, bytes, { mode: 0o600 });
    }
    entries.push(entry);
  });
  const byKey = (a: string, b: string) => (a < b ? -1 : 1);
  return { entries: entries.sort((a, b) => byKey(a.key, b.key)), missing: missing.sort(byKey) };
}

/** Uploads missing pictures; the bucket verifies each checksum. Resolves to how many were uploaded. */
export async function putPictures(bucket: R2Bucket, entries: readonly PictureEntry[], folder: string): Promise<number> {
  let put = 0;
  await each(entries, async (entry) => {
    if (await isThere(bucket, entry)) return;
    const bytes = readFileSync(join(folder, fileOf(entry)));
    await bucket.put(entry.key, bytes, { httpMetadata: { contentType: entry.type }, sha256: entry.sha256 });
    put++;
  });
  return put;
}

async function isThere(bucket: R2Bucket, { key, sha256, bytes }: PictureEntry): Promise<boolean> {
  const head = await bucket.head(key);
  const sum = head?.checksums.sha256;
  return head?.size === bytes && sum !== undefined && Buffer.from(sum).toString("hex") === sha256;
}

/** Keys of pictures that are missing from the bucket or differ from the saved ones. */
export async function lackingPictures(bucket: R2Bucket, entries: readonly PictureEntry[]): Promise<string[]> {
  const lacking: string[] = [];
  await each(entries, async (entry) => {
    if (!(await isThere(bucket, entry))) lacking.push(entry.key);
  });
  return lacking;
}
