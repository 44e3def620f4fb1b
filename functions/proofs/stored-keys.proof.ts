import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import { accessOf } from "../ai/access.ts";
import { endpoints } from "../api-keys/index.ts";
import { rotateKeys } from "../api-keys/rotate-keys.ts";
import { openKey, SealError, type SealedKey, sealKey, versionOf } from "../api-keys/seal.ts";
import { faultsOnNewBooks } from "./books.ts";
import { newPerson, openInProcess, settings as someSettings } from "./money/in-process.ts";
import { tell, times } from "./row.ts";

const providers = ["openai", "anthropic", "stability", "custom"] as const;
const [oldKey, newKey] = ["prove-old-key-encryption-0123456789abcdef", "prove-new-key-encryption-0123456789abcdef"];
const settingsWith = (...keys: string[]) => ({ ...someSettings, KEY_ENCRYPTION_KEYS: keys });
const planted = (at: number) => `sk-planted-${String(at).padStart(6, "0")}-${crypto.randomUUID()}`;

interface Stored extends SealedKey {
  userId: string;
  provider: string;
  key: string;
}
async function stored(count: number): Promise<Stored[]> {
  const rows: Stored[] = [];
  for (let at = 0; at < count; at++) {
    const whose = { userId: `person-${at >> 2}`, provider: providers[at % 4] ?? "custom", key: planted(at) };
    rows.push({ ...whose, ...(await sealKey(settingsWith(oldKey), whose)) });
  }
  return rows;
}

it("what is sealed for one row opens in no other", async () => {
  const rows = await stored(times(1_000, 40));
  const settings = settingsWith(newKey, oldKey);
  const versions = [await versionOf(newKey), 0];
  let count = 0;
  const opened: string[] = [];
  for (const [at, row] of rows.entries()) {
    expect(await openKey(settings, row)).toBe(row.key);
    const [sibling, neighbour, far] = [rows[at ^ 1], rows[(at + 4) % rows.length], rows[(at * 7 + 501) % rows.length]];
    for (const other of [sibling, neighbour, far]) {
      if (!other || other === row) continue;
      const places = [
        { ...other, sealed: row.sealed, nonce: row.nonce },
        { ...other, sealed: row.sealed },
        { ...other, nonce: row.nonce },
      ];
      for (const swapped of places) {
        const text = await openKey(settings, swapped).catch((error: unknown) => error);
        if (!(text instanceof SealError)) opened.push(`${row.userId} ${row.provider} as ${other.userId} ${other.provider}`);
        count++;
      }
    }
    for (const keyVersion of versions) {
      const text = await openKey(settings, { ...row, keyVersion }).catch((error: unknown) => error);
      if (!(text instanceof SealError)) opened.push(`${row.userId} ${row.provider} with version ${keyVersion}`);
      count++;
    }
  }
  expect(opened).toEqual([]);
  tell(27, "swaps between people, providers and versions that fail", count, 10_000);
});

it("a row with any bit of any byte turned does not open", async () => {
  const rows = await stored(times(25, 2));
  let count = 0;
  const opened: string[] = [];
  for (const row of rows)
    for (const field of ["sealed", "nonce"] as const)
      for (let bit = 0; bit < row[field].length * 8; bit++) {
        const changed = row[field].slice();
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const text = await openKey(settingsWith(oldKey), { ...row, [field]: changed }).catch((error: unknown) => error);
        if (!(text instanceof SealError)) opened.push(`${field}, bit ${bit}`);
        count++;
      }
  expect(opened).toEqual([]);
  tell(27, "bits turned, each in each byte of a row", count, 10_000);
});

it("no nonce comes twice", async () => {
  const count = times(100_000, 1_000);
  const nonces = new Set<string>();
  const bits = new Uint32Array(96);
  for (let at = 0; at < count; at++) {
    const { nonce } = await sealKey(settingsWith(oldKey), { userId: "person", provider: "openai", key: "x" });
    nonces.add(Buffer.from(nonce).toString("latin1"));
    for (let bit = 0; bit < 96; bit++) bits[bit] = (bits[bit] ?? 0) + (((nonce[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }
  expect(nonces.size).toBe(count);
  // Each of the 96 bits is set in half of them; six standard deviations happen by chance once in 10^7 runs.
  const deviation = Math.max(...[...bits].map((set) => Math.abs(set - count / 2)));
  expect(deviation).toBeLessThan(3 * Math.sqrt(count));
  tell(27, "nonces, all different", nonces.size, 100_000);
});

const load = async (db: Database, settings: ReturnType<typeof settingsWith>, userId: string, provider: string) => {
  const id = { openai: "gpt-6-luna", anthropic: "claude", stability: "stable-diffusion", custom: "custom" }[provider] ?? "";
  const kind = provider === "stability" ? "image" : "text";
  return (await accessOf(kind, { id, by: "own" }, { settings, db, userId } as Parameters<typeof accessOf>[2])).access.apiKey;
};

it("what its owner saves while keys are sealed anew is what stays", async () => {
  const faults = await faultsOnNewBooks(async (file) => {
    const { db, send, close } = openInProcess(file, endpoints, { vars: { KEY_ENCRYPTION_KEYS: oldKey } });
    const { id, cookie } = await newPerson(db, 3);
    const save = async (keyValue: string) =>
      (await send("POST", "/api/api-keys", { body: JSON.stringify({ provider: "openai", keyValue }), headers: { cookie } })).status;
    const found = [await save("sk-saved-first-0123456789")].filter((status) => status !== 204).map((status) => `saving: ${status}`);
    // Between reading the row and writing it.
    const interrupted = new Proxy(db, {
      get(target, name) {
        if (name !== "batch") return Reflect.get(target, name);
        return async (queries: Parameters<Database["batch"]>[0]) => {
          await save("sk-saved-second-0123456789");
          return target.batch(queries);
        };
      },
    });
    const settings = settingsWith(newKey, oldKey);
    await rotateKeys(interrupted, settings, 0);
    if ((await load(db, settings, id, "openai")) !== "sk-saved-second-0123456789") found.push("what was saved meanwhile is gone");
    await rotateKeys(db, settings, 0);
    if ((await load(db, settingsWith(newKey), id, "openai")) !== "sk-saved-second-0123456789")
      found.push("it is not sealed anew the next time");
    close();
    return found;
  });
  expect(faults).toEqual([]);
});

it("the key-encryption key is changed while keys are read and saved, and no read fails", async () => {
  const people = times(250, 6);
  let [reads, saves] = [0, 0];
  const faults = await faultsOnNewBooks(async (file) => {
    const found: string[] = [];
    const open = (...keys: string[]) => ({
      ...openInProcess(file, endpoints, { vars: { KEY_ENCRYPTION_KEYS: keys.join(",") } }),
      settings: settingsWith(...keys),
    });
    const [before, both, turned, after] = [open(oldKey), open(oldKey, newKey), open(newKey, oldKey), open(newKey)];
    const { db } = before;
    /** The last each owner was told is saved, and all that were sent: a read may come between. */
    const last = new Map<string, string>();
    const sent = new Set<string>();
    const persons: { id: string; cookie: string }[] = [];
    const save = async (at: number, { send } = before) => {
      const person = persons[at >> 2];
      const provider = providers[at % 4] ?? "custom";
      const keyValue = planted(at);
      const body = JSON.stringify({ provider, keyValue, ...(provider === "custom" && { baseUrl: "https://models.example.com/v1" }) });
      sent.add(`${person?.id} ${provider} ${keyValue}`);
      const { status } = await send("POST", "/api/api-keys", { body, headers: { cookie: person?.cookie ?? "" } });
      if (status === 204) last.set(`${person?.id} ${provider}`, keyValue);
      else found.push(`saving: ${status}`);
      saves++;
    };
    for (let at = 0; at < people; at++) persons.push(await newPerson(db, 3));
    for (let at = 0; at < people * 4; at++) await save(at);

    /** Two Workers, as while a deployment spreads: both read everything and save some; meanwhile `work` is done. */
    const underLoad = async (workers: (typeof before)[], work: () => Promise<void>) => {
      let isDone = false;
      const reading = workers.map(async ({ db, settings }) => {
        for (let round = 0; round === 0 || !isDone; round++)
          for (const { id } of persons)
            for (const provider of providers) {
              const text = await load(db, settings, id, provider).catch((error: unknown) => String(error));
              if (!sent.has(`${id} ${provider} ${text}`)) found.push(`reading ${provider}: ${text}`);
              reads++;
            }
      });
      const saving = workers.map(async (worker, which) => {
        for (let at = which; at < people * 4; at += 7 * workers.length) await save(at, worker);
      });
      await Promise.all([work(), ...saving]);
      isDone = true;
      await Promise.all(reading);
    };
    const nothing = async () => {};
    await underLoad([before, both], nothing);
    await underLoad([both, turned], nothing);
    await underLoad([turned, turned], async () => {
      const tick = 10 * 60 * 1000;
      for (let at = 0; at < Math.ceil((people * 4) / 500); at++) await rotateKeys(turned.db, turned.settings, at * tick);
    });
    const left = await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.keyVersion, await versionOf(oldKey)));
    if (left.length > 0) found.push(`${left.length} keys are still sealed with the old one`);
    await underLoad([turned, after], nothing);
    for (const { id } of persons)
      for (const provider of providers)
        if ((await load(db, after.settings, id, provider)) !== last.get(`${id} ${provider}`))
          found.push(`${provider} is not what was saved last`);
    for (const { close } of [before, both, turned, after]) close();
    return found;
  });
  expect(faults).toEqual([]);
  tell(27, "reads while the key-encryption key is changed, none failed", reads, 10_000);
  tell(27, "keys saved meanwhile, each read as it was saved", saves, 1_000);
});
