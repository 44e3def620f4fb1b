import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { tell, times } from "./row.ts";

const server = startServer();
const providers = ["openai", "anthropic", "stability", "custom"] as const;

/** What would give a key away: any twelve of its letters but the last four that are shown, plain or in an encoding that is easily read. */
function piecesOf(key: string): string[] {
  const secret = key.slice(12, -4);
  const bytes = Buffer.from(secret);
  const encoded = [secret, bytes.toString("hex"), [...secret].reverse().join(""), encodeURIComponent(secret)];
  for (let shift = 0; shift < 3; shift++)
    encoded.push(
      Buffer.from(key.slice(12 + shift, -4))
        .toString("base64")
        .slice(0, -4),
    );
  return encoded.flatMap((text) => Array.from({ length: text.length - 11 }, (_, at) => text.slice(at, at + 12)));
}

/** The bytes of columns as letters, so that a key in a blob is seen like one in a text. */
async function wholeDatabase(): Promise<string> {
  const tables = await server.run(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  );
  let dump = "";
  for (const { name } of tables)
    for (const row of await server.run(`SELECT * FROM "${String(name)}"`))
      for (const value of Object.values(row))
        dump += `${Array.isArray(value) ? Buffer.from(value as number[]).toString("latin1") : String(value)}|`;
  return dump;
}

it("of a thousand keys that people saved none is in the database, in a line of the log or in an answer", async () => {
  const people = times(250, 10);
  const keys: string[] = [];
  const said: string[] = [];
  const hear = async (answer: Response) => said.push(JSON.stringify([...answer.headers]), await answer.text());
  const plant = async () => {
    const me = await server.signIn();
    for (const provider of providers) {
      const keyValue = `sk-planted-${keys.length}-${crypto.randomUUID()}`.replaceAll("-", (_, at: number) => (at > 12 ? "" : "-"));
      keys.push(keyValue);
      const address = provider === "custom" && { baseUrl: "https://models.example.com/v1" };
      const answer = await me.post("/api/api-keys", { provider, keyValue, ...address });
      expect(answer.status).toBe(204);
      await hear(answer);
      const wrong = [
        { provider: keyValue, keyValue },
        { provider, keyValue: `${keyValue} ${keyValue}` },
        { provider, keyValue, model: `${keyValue}\u0007` },
        { provider: "custom", keyValue, baseUrl: `https://${keyValue}@models.example.com/` },
        `{"provider":"${provider}","keyValue":"${keyValue}`,
      ];
      for (const body of wrong.slice(0, keys.length % 40 === 1 ? wrong.length : 0)) {
        const refused = await me.post("/api/api-keys", body);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        await hear(refused);
      }
    }
    await hear(await me.get("/api/api-keys"));
    await hear(await me.get("/api/user/export"));
  };
  const waiting = Array.from({ length: people }, () => plant);
  const hand = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  const dump = await wholeDatabase();
  const logs = JSON.stringify(server.server.getLogs());
  expect(await server.run("SELECT count(*) AS rows FROM api_keys")).toEqual([{ rows: people * 4 }]);
  expect(dump).toContain("models.example.com");
  expect(logs).toContain("/api/api-keys");
  const last4 = keys[0]?.slice(-4) ?? "";
  expect(dump).toContain(last4);
  const pieces = new Map(keys.flatMap((key) => piecesOf(key).map((piece) => [piece, key] as const)));
  const found: string[] = [];
  for (const [place, text] of Object.entries({ database: dump, log: logs, answers: said.join("\n") }))
    for (let at = 0; at + 12 <= text.length; at++) {
      const key = pieces.get(text.slice(at, at + 12));
      if (key) found.push(`${place}: ${text.slice(at, at + 12)} of ${key}`);
    }
  expect(found).toEqual([]);
  expect(keys).toHaveLength(people * 4);
  await server.expectSound();
  tell(27, "keys planted, none found", keys.length, 1_000);
});
