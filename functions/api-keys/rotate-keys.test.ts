import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { openKey, sealKey, versionOf } from "./seal.ts";

const old = testVars.KEY_ENCRYPTION_KEYS;
const fresh = "test-new-key-encryption-0123456789abcdef";
const lost = "test-lost-key-encryption-0123456789abcdef";
const server = startServer({ vars: { KEY_ENCRYPTION_KEYS: `${fresh},${old}` } });
const tick = () => server.worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
const secret = "sk-proj-0123456789abcdefABCDEF";

async function store(userId: string, provider: string, encryptionKey: string): Promise<void> {
  const row = await sealKey({ KEY_ENCRYPTION_KEYS: [encryptionKey] }, { userId, provider, key: `${secret}${provider}` });
  await server.run(
    "INSERT INTO api_keys (user_id, provider, sealed, nonce, key_version, last4, model, updated_at) VALUES (?, ?, ?, ?, ?, 'last', 'kept', 7)",
    userId,
    provider,
    row.sealed,
    row.nonce,
    row.keyVersion,
  );
}

async function rowOf(userId: string, provider: string) {
  const [row] = await server.run("SELECT * FROM api_keys WHERE user_id = ? AND provider = ?", userId, provider);
  const bytes = (value: unknown) => Uint8Array.from(value as number[]);
  return {
    ...row,
    userId,
    provider,
    sealed: bytes(row?.sealed),
    nonce: bytes(row?.nonce),
    keyVersion: Number(row?.key_version),
  };
}

it("the cron seals with the newest key what older ones have sealed, so that the newest alone opens it, and changes nothing else", async () => {
  const { user } = await server.signIn();
  await store(user.id, "openai", old);
  await store(user.id, "anthropic", fresh);
  await store(user.id, "stability", lost);
  const before = { anthropic: await rowOf(user.id, "anthropic"), stability: await rowOf(user.id, "stability") };
  await tick();
  const after = await rowOf(user.id, "openai");
  expect(after).toMatchObject({ keyVersion: await versionOf(fresh), last4: "last", model: "kept", is_active: 1, updated_at: 7 });
  expect(await openKey({ KEY_ENCRYPTION_KEYS: [fresh] }, after)).toBe(`${secret}openai`);
  expect({ anthropic: await rowOf(user.id, "anthropic"), stability: await rowOf(user.id, "stability") }).toEqual(before);
  await tick();
  expect(await rowOf(user.id, "openai")).toEqual(after);
});

it("a row that is not as it was written holds up no other", async () => {
  const [broken, whole] = [(await server.signIn()).user, (await server.signIn()).user];
  await store(broken.id, "openai", old);
  await server.run("UPDATE api_keys SET nonce = x'00' WHERE user_id = ?", broken.id);
  await store(whole.id, "openai", old);
  await tick();
  expect(await openKey({ KEY_ENCRYPTION_KEYS: [fresh] }, await rowOf(whole.id, "openai"))).toBe(`${secret}openai`);
  expect((await rowOf(broken.id, "openai")).keyVersion).toBe(await versionOf(old));
});
