import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import type { ApiKey } from "./contract.ts";
import { openKey, sealKey } from "./seal.ts";

const settings = { KEY_ENCRYPTION_KEYS: ["test-new-key-encryption-0123456789abcdef", testVars.KEY_ENCRYPTION_KEYS] };
const { browser, signIn, run, server } = startServer({
  vars: { KEY_ENCRYPTION_KEYS: settings.KEY_ENCRYPTION_KEYS.join(","), LOCAL_FETCH_HOSTS: "127.0.0.1:11434, localhost:8000" },
});

const secret = "sk-proj-0123456789abcdefABCDEF";
const custom = { provider: "custom", baseUrl: "https://models.example.com/v1", keyValue: secret, model: "llama3.1:8b" };

type Person = Awaited<ReturnType<typeof signIn>>;
const list = async ({ get }: Pick<Person, "get">) => (await (await get("/api/api-keys")).json()) as ApiKey[];
const refusal = async (answer: Response) => {
  const { code, error, details } = (await answer.json()) as {
    code: string;
    error: string;
    details?: { fields?: string[]; reason?: string };
  };
  return { status: answer.status, code, error, fields: details?.fields, reason: details?.reason };
};

async function storedKey(userId: string, provider: string): Promise<string> {
  const [row] = await run("SELECT sealed, nonce, key_version FROM api_keys WHERE user_id = ? AND provider = ?", userId, provider);
  const bytes = (value: unknown) => Uint8Array.from(value as number[]);
  return openKey(settings, {
    userId,
    provider,
    sealed: bytes(row?.sealed),
    nonce: bytes(row?.nonce),
    keyVersion: Number(row?.key_version),
  });
}

it("keys are saved, listed by their last four characters, replaced and removed", async () => {
  const person = await signIn();
  expect(await list(person)).toEqual([]);
  for (const provider of ["stability", "openai", "anthropic"]) {
    const answer = await person.post("/api/api-keys", { provider, keyValue: secret, isActive: true });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
  expect(await list(person)).toEqual(
    ["openai", "anthropic", "stability"].map((provider) => ({ provider, last4: "CDEF", isActive: true, updatedAt: expect.any(Number) })),
  );
  expect((await person.post("/api/api-keys", { provider: "openai", keyValue: `  ${secret}4321\n`, isActive: true })).status).toBe(204);
  expect((await list(person))[0]).toMatchObject({ provider: "openai", last4: "4321" });
  expect(await storedKey(person.user.id, "openai")).toBe(`${secret}4321`);

  expect((await person.delete("/api/api-keys/openai")).status).toBe(204);
  expect((await list(person)).map(({ provider }) => provider)).toEqual(["anthropic", "stability"]);
  expect((await person.delete("/api/api-keys/openai")).status).toBe(404);
  expect((await person.delete("/api/api-keys/nobody")).status).toBe(404);
});

it("a key is switched off and its model chosen without entering it again", async () => {
  const person = await signIn();
  await person.post("/api/api-keys", { provider: "openai", keyValue: secret });
  expect((await person.post("/api/api-keys", { provider: "openai", keyValue: "", isActive: false })).status).toBe(204);
  expect((await person.post("/api/api-keys", { provider: "openai", model: " gpt-5 " })).status).toBe(204);
  expect(await list(person)).toMatchObject([{ provider: "openai", last4: "CDEF", isActive: false, model: "gpt-5" }]);
  expect(await storedKey(person.user.id, "openai")).toBe(secret);
  expect((await person.post("/api/api-keys", { provider: "openai", model: "" })).status).toBe(204);
  expect((await list(person))[0]).not.toHaveProperty("model");
});

it("an address of one's own is kept as the parser reads it, with a key or without", async () => {
  const person = await signIn();
  expect((await person.post("/api/api-keys", { ...custom, keyValue: "", baseUrl: " https://Models.Example.com:8443/v1/ " })).status).toBe(
    204,
  );
  expect(await list(person)).toMatchObject([
    { provider: "custom", last4: "", isActive: true, baseUrl: "https://models.example.com:8443/v1", model: "llama3.1:8b" },
  ]);
  expect((await person.post("/api/api-keys", { provider: "custom", keyValue: secret })).status).toBe(204);
  expect(await list(person)).toMatchObject([{ last4: "CDEF", baseUrl: "https://models.example.com:8443/v1", model: "llama3.1:8b" }]);
  expect((await person.post("/api/api-keys", { ...custom, baseUrl: "https://моделі.укр/v1" })).status).toBe(204);
  expect((await list(person))[0]?.baseUrl).toMatch(/^https:\/\/xn--[a-z0-9]+\.xn--j1amh\/v1$/);
});

it("a saved key does not go along to another address", async () => {
  const person = await signIn();
  await person.post("/api/api-keys", custom);
  const moved = await person.post("/api/api-keys", { provider: "custom", keyValue: "", baseUrl: "https://another.example.com/v1" });
  expect(await refusal(moved)).toMatchObject({ status: 422, code: "INVALID", fields: ["keyValue"], reason: "another-address" });
  expect((await list(person))[0]?.baseUrl).toBe("https://models.example.com/v1");
  expect((await person.post("/api/api-keys", { provider: "custom", baseUrl: "https://models.example.com/v2" })).status).toBe(204);
  expect((await person.post("/api/api-keys", { ...custom, baseUrl: "https://another.example.com/v1" })).status).toBe(204);
  expect((await list(person))[0]?.baseUrl).toBe("https://another.example.com/v1");
});

it("addresses that are not public https are refused with the reason", async () => {
  const person = await signIn();
  const cases: [string, string][] = [
    ["http://models.example.com/v1", "scheme"],
    ["ftp://models.example.com/", "scheme"],
    ["models.example.com", "invalid"],
    ["https://", "invalid"],
    ["https://reader:secret@models.example.com/", "credentials"],
    ["https://127.0.0.1/v1", "host"],
    ["https://2130706433/v1", "host"],
    ["https://[::1]/v1", "host"],
    ["https://localhost:11434/v1", "host"],
    ["https://169.254.169.254/latest", "host"],
    ["https://metadata.google.internal/", "host"],
    ["https://printer.local/", "host"],
    ["http://127.0.0.1:11435/v1", "scheme"],
    ["https://models.example.com/v1?key=1", "invalid"],
    ["https://models.example.com/v1#x", "invalid"],
    ["", "missing"],
  ];
  for (const [baseUrl, reason] of cases) {
    const told = await refusal(await person.post("/api/api-keys", { ...custom, baseUrl }));
    expect([baseUrl, told]).toMatchObject([baseUrl, { status: 422, code: "INVALID", fields: ["baseUrl"], reason }]);
    expect(told.error).toMatch(/^[A-Z].*\.$/);
  }
  expect(await list(person)).toEqual([]);
});

it("in local mode the named hosts may be reached, by nobody but a local caller", async () => {
  const person = await signIn();
  for (const baseUrl of ["http://127.0.0.1:11434/v1", "http://localhost:8000"])
    expect((await person.post("/api/api-keys", { ...custom, baseUrl, keyValue: "" })).status).toBe(204);
  expect((await list(person))[0]?.baseUrl).toBe("http://localhost:8000");
});

it("what is missing or wrong is refused with its field and a sentence", async () => {
  const person = await signIn();
  const cases: [object, string][] = [
    [{ keyValue: secret }, "provider"],
    [{ provider: "google", keyValue: secret }, "provider"],
    [{ provider: "openai" }, "keyValue"],
    [{ provider: "openai", keyValue: "  " }, "keyValue"],
    [{ provider: "openai", keyValue: "x".repeat(401) }, "keyValue"],
    [{ provider: "openai", keyValue: "sk-two words" }, "keyValue"],
    [{ provider: "openai", keyValue: "sk-\u0000" }, "keyValue"],
    [{ provider: "openai", keyValue: "sk-new\nline" }, "keyValue"],
    [{ provider: "openai", keyValue: "ключ" }, "keyValue"],
    [{ provider: "openai", keyValue: 7 }, "keyValue"],
    [{ provider: "openai", keyValue: secret, isActive: "yes" }, "isActive"],
    [{ provider: "openai", keyValue: secret, baseUrl: "https://models.example.com" }, "baseUrl"],
    [{ provider: "custom", keyValue: secret }, "baseUrl"],
    [{ ...custom, model: "x".repeat(121) }, "model"],
    [{ ...custom, model: "a\u0007b" }, "model"],
  ];
  for (const [body, field] of cases)
    expect([body, await refusal(await person.post("/api/api-keys", body))]).toMatchObject([body, { status: 422, fields: [field] }]);
  expect(await list(person)).toEqual([]);
});

it("nobody sees, changes or removes another person's keys, or any when signed out", async () => {
  const [owner, other] = [await signIn(), await signIn()];
  await owner.post("/api/api-keys", { provider: "openai", keyValue: secret, userId: other.user.id });
  expect(await list(other)).toEqual([]);
  expect((await other.delete("/api/api-keys/openai")).status).toBe(404);
  await other.post("/api/api-keys", { provider: "openai", keyValue: "sk-another-person", userId: owner.user.id });
  expect(await storedKey(owner.user.id, "openai")).toBe(secret);
  expect((await list(owner))[0]?.last4).toBe("CDEF");
  const stranger = browser();
  for (const answer of [
    await stranger.get("/api/api-keys"),
    await stranger.post("/api/api-keys", { provider: "openai", keyValue: secret }),
    await stranger.delete("/api/api-keys/openai"),
  ])
    expect(answer.status).toBe(401);
});

it("saving seals with the newest key-encryption key, also what was sealed with the one before", async () => {
  const person = await signIn();
  const whose = { userId: person.user.id, provider: "openai" };
  const old = await sealKey({ KEY_ENCRYPTION_KEYS: [testVars.KEY_ENCRYPTION_KEYS] }, { ...whose, key: secret });
  await run(
    "INSERT INTO api_keys (user_id, provider, sealed, nonce, key_version, last4, updated_at) VALUES (?, 'openai', ?, ?, ?, ?, 1)",
    person.user.id,
    old.sealed,
    old.nonce,
    old.keyVersion,
    old.last4,
  );
  expect((await person.post("/api/api-keys", { provider: "openai", isActive: true })).status).toBe(204);
  const [row] = await run("SELECT key_version FROM api_keys WHERE user_id = ?", person.user.id);
  expect(row?.key_version).not.toBe(old.keyVersion);
  expect(await storedKey(person.user.id, "openai")).toBe(secret);
});

it("a key that can no longer be read is asked for again, and can still be replaced or removed", async () => {
  const person = await signIn();
  await person.post("/api/api-keys", { provider: "openai", keyValue: secret });
  await run("UPDATE api_keys SET key_version = 7 WHERE user_id = ?", person.user.id);
  expect(await list(person)).toMatchObject([{ last4: "CDEF" }]);
  const told = await refusal(await person.post("/api/api-keys", { provider: "openai", isActive: false }));
  expect(told).toMatchObject({ status: 422, fields: ["keyValue"], reason: "unreadable" });
  expect((await person.post("/api/api-keys", { provider: "openai", keyValue: secret })).status).toBe(204);
  expect(await storedKey(person.user.id, "openai")).toBe(secret);
});

it("of many savings at once one stands whole", async () => {
  const person = await signIn();
  await person.post("/api/api-keys", { provider: "openai", keyValue: secret });
  const keys = Array.from({ length: 10 }, (_, index) => `sk-at-once-${String(index).padStart(4, "0")}`);
  const answers = await Promise.all([
    ...keys.map((keyValue) => person.post("/api/api-keys", { provider: "openai", keyValue })),
    ...keys.map(() => person.post("/api/api-keys", { provider: "openai", keyValue: "", isActive: false })),
  ]);
  for (const { status } of answers) expect([204, 409]).toContain(status);
  const stored = await storedKey(person.user.id, "openai");
  expect(keys).toContain(stored);
  expect((await list(person))[0]?.last4).toBe(stored.slice(-4));
});

it("the key stands in no answer, no line of the log and no table", async () => {
  const person = await signIn();
  const said: string[] = [];
  const hear = async (answer: Response) => said.push(JSON.stringify([...answer.headers]), await answer.text());
  await hear(await person.post("/api/api-keys", custom));
  await hear(await person.post("/api/api-keys", { provider: "openai", keyValue: secret }));
  await hear(await person.post("/api/api-keys", { provider: "nobody", keyValue: secret }));
  await hear(await person.post("/api/api-keys", { provider: "openai", keyValue: `${secret} ${secret}` }));
  await hear(await person.post("/api/api-keys", { provider: secret, keyValue: secret, model: `${secret}\u0007` }));
  await hear(await person.post("/api/api-keys", { ...custom, baseUrl: `https://${secret}@models.example.com/` }));
  await hear(await person.post("/api/api-keys", `{"provider":"openai","keyValue":"${secret}`));
  await hear(await person.get("/api/api-keys"));
  await run("UPDATE api_keys SET nonce = x'00' WHERE user_id = ?", person.user.id);
  await hear(await person.post("/api/api-keys", { provider: "openai", isActive: false }));
  await hear(await person.delete("/api/api-keys/openai"));
  expect(said.join()).toContain("CDEF");
  expect(said.join()).not.toContain(secret.slice(0, 12));
  const logged = JSON.stringify(server.getLogs());
  expect(logged).toContain("/api/api-keys");
  expect(logged).not.toContain(secret.slice(0, 12));

  const tables = await run(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  );
  let dump = "";
  for (const { name } of tables)
    for (const row of await run(`SELECT * FROM "${String(name)}"`))
      dump += Object.values(row)
        .map((value) => (Array.isArray(value) ? Buffer.from(value as number[]).toString("latin1") : String(value)))
        .join("|");
  expect(dump).toContain("models.example.com");
  expect(dump).not.toContain(secret.slice(0, 8));
  expect(dump).not.toContain(Buffer.from(secret).toString("base64").slice(0, 12));
});
