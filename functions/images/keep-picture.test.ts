import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Database } from "../../db/client.ts";
import { keepPicture } from "./keep-picture.ts";

const chunk = (kind: string, data: Uint8Array) => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(kind, 4, "latin1");
  bytes.set(data, 8);
  return bytes;
};
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
function png({ width = 300, height = 200, more = [] as Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const noise = Buffer.from(Array.from({ length: 6_000 }, (_, at) => (at * at * 7_919 + (at >> 3)) % 256));
  return Buffer.concat([signature, chunk("IHDR", head), ...more, chunk("IDAT", deflateSync(noise)), chunk("IEND", Buffer.alloc(0))]);
}

/** A bucket and a database that take everything, or no row of a picture. */
function store({ refusesRows = false } = {}) {
  const files = new Map<string, Uint8Array>();
  const bucket = {
    put: async (key: string, bytes: Uint8Array) => files.set(key, bytes),
    delete: async (keys: string[]) => keys.map((key) => files.delete(key)),
  } as unknown as R2Bucket;
  const query = { onConflictDoUpdate: () => query, values: () => query, where: async () => undefined };
  const db = {
    insert: () => query,
    delete: () => query,
    // The note stands alone; the row comes with what takes the note back.
    batch: async (queries: unknown[]) => {
      if (refusesRows && queries.length > 1) throw new Error("D1_ERROR: FOREIGN KEY constraint failed");
    },
  } as unknown as Database;
  const keep = (bytes: Uint8Array) =>
    keepPicture(bucket, db, { bytes, caption: "", alt: "" }, { key: "k", userId: "u", runId: "r", now: 0 });
  return { files, keep };
}

it.each([
  ["nothing", new Uint8Array()],
  ["a drawing in SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${" ".repeat(2_000)}</svg>`)],
  ["a page", Buffer.from(`<!doctype html><script>alert(1)</script>${" ".repeat(2_000)}`)],
  ["2.5 thousand million pixels", png({ width: 50_000, height: 50_000 })],
  ["a single pixel", png({ width: 1, height: 1 })],
  ["eleven megabytes", png({ more: [chunk("tEXt", Buffer.alloc(11 * 1024 * 1024))] })],
  ["a picture that broke off", png().subarray(0, 1_500)],
  ["ten thousand chunks", png({ more: Array<Buffer>(10_000).fill(chunk("tEXt", Buffer.alloc(0))) })],
  ["a head alone", Buffer.concat([png().subarray(0, 33), Buffer.alloc(2_000)])],
])("keeps no picture that is %s, and says whose fault it is", async (_, bytes) => {
  const { files, keep } = store();
  await expect(keep(bytes)).rejects.toMatchObject({ name: "ProviderError", reason: "bad-answer" });
  expect(files.size).toBe(0);
});

it("keeps the picture without what its file says beside it, and a moving one as a still", async () => {
  const { files, keep } = store();
  const said = Buffer.from("prompt\0Authorization: Bearer sk-planted-0123456789");
  await keep(png({ more: [chunk("tEXt", said), chunk("acTL", Buffer.alloc(8)), chunk("eXIf", said)] }));
  const kept = Buffer.from(files.get("k") ?? []).toString("latin1");
  expect(kept).toContain("IDAT");
  expect(kept).not.toMatch(/planted|tEXt|acTL|eXIf/);
});

it("leaves no file behind whose owner is gone", async () => {
  const { files, keep } = store({ refusesRows: true });
  await expect(keep(png())).rejects.toThrow("FOREIGN KEY");
  expect(files.size).toBe(0);
});
