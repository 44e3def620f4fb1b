import { expect, it } from "vitest";
import { openKey, SealError, type SealedKey, sealKey } from "./seal.ts";

const settings = (...keys: string[]) => ({ KEY_ENCRYPTION_KEYS: keys });
const one = settings("first-key-encryption-key-0123456789abcdef");
const owner = { userId: "user-1", provider: "openai" };
const key = "sk-proj-0123456789abcdefABCDEF";
const seal = async (more: Partial<typeof owner> = {}, text = key) => {
  const whose = { ...owner, ...more };
  return { ...whose, ...(await sealKey(one, { ...whose, key: text })) };
};
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

it("a sealed key opens again as it was", async () => {
  for (const text of [key, "x", "", "~".repeat(400), " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"])
    expect(await openKey(one, await seal({}, text))).toBe(text);
});

it("nothing of the key stands in what is stored but its last four characters", async () => {
  const row = await seal();
  expect(row.last4).toBe("CDEF");
  const { last4, ...rest } = row;
  const stored = JSON.stringify(rest) + Buffer.from(row.sealed).toString("latin1");
  for (let at = 0; at + 6 <= key.length; at++) expect(stored).not.toContain(key.slice(at, at + 6));
  expect([row.nonce.length, row.sealed.length]).toEqual([12, key.length + 16]);
});

it("a short key is not told by its end", async () => {
  expect((await seal({}, "12345678901")).last4).toBe("");
  expect((await seal({}, "123456789012")).last4).toBe("9012");
  expect((await seal({}, "")).last4).toBe("");
});

it("a row with any byte changed, cut or added does not open", async () => {
  const row = await seal();
  const changed: SealedKey[] = [
    { ...row, sealed: row.sealed.slice(0, -1) },
    { ...row, sealed: new Uint8Array([...row.sealed, 0]) },
    { ...row, sealed: new Uint8Array() },
    { ...row, nonce: new Uint8Array(12) },
    { ...row, nonce: new Uint8Array() },
  ];
  for (const field of ["sealed", "nonce"] as const)
    for (let at = 0; at < row[field].length; at++)
      for (const bit of [1, 128]) changed.push({ ...row, [field]: row[field].map((byte, index) => (index === at ? byte ^ bit : byte)) });
  for (const broken of changed) await expect(openKey(one, { ...owner, ...broken })).rejects.toThrow(SealError);
});

it("a row of another person's or for another provider does not open", async () => {
  const row = await seal();
  for (const stolen of [
    { userId: "user-2" },
    { provider: "custom" },
    { userId: "", provider: "user-1openai" },
    { userId: 'user-1","openai', provider: "" },
    { keyVersion: row.keyVersion ^ 1 },
    { keyVersion: 0 },
  ])
    await expect(openKey(one, { ...row, ...stolen })).rejects.toThrow(SealError);
});

it("keys are rotated: the first writes, all read, and what was sealed anew needs the new one alone", async () => {
  const [old, fresh] = ["old-key-encryption-key-0123456789abcdef", "new-key-encryption-key-0123456789abcdef"];
  const before = { ...owner, ...(await sealKey(settings(old), { ...owner, key })) };
  for (const order of [settings(old, fresh), settings(fresh, old), settings(fresh, "another-key-encryption-key-0123456789", old)])
    expect(await openKey(order, before)).toBe(key);
  await expect(openKey(settings(fresh), before)).rejects.toThrow("not in KEY_ENCRYPTION_KEYS");
  const after = { ...owner, ...(await sealKey(settings(fresh, old), { ...owner, key: await openKey(settings(fresh, old), before) })) };
  expect(after.keyVersion).not.toBe(before.keyVersion);
  expect(await openKey(settings(fresh), after)).toBe(key);
  await expect(openKey(settings(old), after)).rejects.toThrow(SealError);
});

it("the version fits the column and follows from the secret alone", async () => {
  const { keyVersion } = await seal();
  expect(keyVersion).toBe((await seal({ userId: "user-2" }, "other")).keyVersion);
  expect([Number.isInteger(keyVersion), keyVersion >= 0, keyVersion < 2 ** 32]).toEqual([true, true, true]);
  // SHA-256("abc") begins ba7816bf (FIPS 180-2, appendix B.1).
  expect((await sealKey(settings("abc"), { ...owner, key })).keyVersion).toBe(0xba7816bf);
});

it("no nonce comes twice", async () => {
  const nonces = new Set<string>();
  for (let at = 0; at < 10_000; at++) nonces.add(Buffer.from((await sealKey(one, { ...owner, key: "x" })).nonce).toString("hex"));
  expect(nonces.size).toBe(10_000);
});

it("what fails to open tells nothing of the row", async () => {
  const row = await seal();
  for (const broken of [
    { ...row, userId: "user-2" },
    { ...row, keyVersion: 1 },
  ]) {
    const error = (await openKey(one, broken).catch((thrown: unknown) => thrown)) as Error;
    expect(error.cause).toBeUndefined();
    for (const secret of [key, "user-1", "user-2", one.KEY_ENCRYPTION_KEYS[0] ?? "none"])
      expect(`${error.message}${error.stack}`).not.toContain(secret);
  }
});

it("a row written by the same steps in Node's own cipher opens, so the format is the one that is documented", async () => {
  const { createCipheriv, createHash, hkdfSync } = await import("node:crypto");
  const [secret = ""] = one.KEY_ENCRYPTION_KEYS;
  const keyVersion = createHash("sha256").update(secret).digest().readUInt32BE(0);
  const derived = Buffer.from(hkdfSync("sha256", secret, "stop-press api-keys", owner.userId, 32));
  const nonce = hex("cafebabefacedbaddecaf888");
  const cipher = createCipheriv("aes-256-gcm", derived, nonce).setAAD(Buffer.from(`["user-1","openai",${keyVersion}]`));
  const sealed = new Uint8Array(Buffer.concat([cipher.update(key), cipher.final(), cipher.getAuthTag()]));
  expect(await openKey(one, { ...owner, sealed, nonce, keyVersion })).toBe(key);
});

it("the cipher is AES-256-GCM as published", async () => {
  // McGrew and Viega, "The Galois/Counter Mode of Operation", test case 16.
  const secret = await crypto.subtle.importKey(
    "raw",
    hex("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"),
    "AES-GCM",
    false,
    ["encrypt"],
  );
  const plain = hex(
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
  );
  const additionalData = hex("feedfacedeadbeeffeedfacedeadbeefabaddad2");
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: hex("cafebabefacedbaddecaf888"), additionalData }, secret, plain);
  expect(Buffer.from(sealed).toString("hex")).toBe(
    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b",
  );
});
