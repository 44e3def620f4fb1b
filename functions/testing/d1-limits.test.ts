import { expect, it } from "vitest";
import { startServer } from "./index.ts";

// What a test in process passes D1 must pass, too: both are asked the same, and D1 on workerd says what is right.
const places = {
  "D1 on workerd": startServer({ real: true, database: "d1" }),
  "D1 in process": startServer({ real: false, database: "d1" }),
};
const asked = Object.entries(places);
type Place = (typeof places)["D1 in process"];

const bound = async ({ env }: Place, sql: string, ...values: unknown[]) =>
  (await env()).DB.prepare(sql)
    .bind(...values)
    .all();
/** What it says against a statement; '' where it does it. */
const refusal = (place: Place, sql: string, ...values: unknown[]) =>
  bound(place, sql, ...values).then(
    () => "",
    // Where in the statement, workerd's SQLite alone says.
    (failure: Error) => failure.message.replace(/ at offset \d+/, ""),
  );

const list = (count: number, part: string) => Array<string>(count).fill(part);
/** A statement of exactly so many bytes. */
const ofBytes = (bytes: number) => `SELECT 1 /*${"x".repeat(bytes - "SELECT 1 /**/".length)}*/`;
const nested = (depth: number) => `SELECT ${list(depth, "(1+").join("")}1${list(depth, ")").join("")}`;

const none = () => [];
const limits: [name: string, most: number, sql: (count: number) => string, values: (count: number) => unknown[]][] = [
  ["bound parameters", 100, (count) => `SELECT ${list(count, "?").join(" + ")}`, (count) => list(count, "1")],
  ["bytes of a statement", 100_000, ofBytes, none],
  ["columns of a result", 100, (count) => `SELECT ${list(count, "1").join(",")}`, none],
  ["SELECTs in one", 5, (count) => list(count, "SELECT 1").join(" UNION ALL "), none],
  ["arguments of a function", 127, (count) => `SELECT max(${list(count, "1").join(",")})`, none],
  ["bytes of a LIKE pattern", 50, (count) => `SELECT 'a' LIKE '${"x".repeat(count)}'`, none],
];
it.each(limits)("a statement takes as many %s as D1 allows, and no more", async (_name, most, sql, values) => {
  for (const [, server] of asked) {
    expect(await refusal(server, sql(most), ...values(most))).toBe("");
    expect(await refusal(server, sql(most + 1), ...values(most + 1))).toMatch(/^D1_ERROR: /);
  }
});

it("a deep expression is refused in both, or in neither", async () => {
  for (const depth of [30, 90, 120]) {
    const [one, other] = await Promise.all(asked.map(([, server]) => refusal(server, nested(depth))));
    expect([depth, one]).toEqual([depth, other]);
  }
});

const user = "INSERT INTO users (id, email, username, created_at) VALUES (?, ?, ?, 0)";
const wrong: [string, ...unknown[]][] = [
  [user, "one", "one@example.test", "other"],
  [user, "other", "one@example.test", "other"],
  [user, "other", null, "other"],
  ["INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES ('s', 'nobody', 0, 0, 0)"],
  ["UPDATE users SET tokens = -1 WHERE id = 'one'"],
  ["DELETE FROM token_ledger"],
  ["SELECT absent FROM users"],
  ["SELECT 1 FROM nowhere"],
  ["SELEC 1"],
  ["SELECT ?", undefined],
  ["SELECT ?, ?", 1],
];
it("what breaks a rule is refused in the same words", async () => {
  const said: string[][] = [];
  for (const [, server] of asked) {
    expect(await refusal(server, user, "one", "one@example.test", "one")).toBe("");
    await server.grant("one", 1);
    const words: string[] = [];
    for (const [sql, ...values] of wrong) words.push(await refusal(server, sql, ...values));
    said.push(words);
  }
  expect(said[1]).toEqual(said[0]);
  expect(said[0]?.every((words) => words.startsWith("D1_"))).toBe(true);
});

it("a batch is done as a whole or not at all", async () => {
  for (const [, server] of asked) {
    const { DB } = await server.env();
    const add = (id: string, name = id) => DB.prepare(user).bind(id, `${name}@batch.test`, name);
    await expect(DB.batch([add("a"), add("b"), add("a", "c")])).rejects.toThrow("UNIQUE constraint failed: users.id");
    expect(await server.run("SELECT id FROM users WHERE email LIKE '%@batch.test'")).toEqual([]);
    const results = await DB.batch([add("a"), DB.prepare("SELECT id FROM users WHERE id = 'a'")]);
    expect(results.map(({ results, success }) => [results, success])).toEqual([
      [[], true],
      [[{ id: "a" }], true],
    ]);
    // Where a batch asks for it, references are looked at when it ends.
    const later = DB.prepare("PRAGMA defer_foreign_keys = on");
    const orphan = DB.prepare("INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES ('s', 'late', 0, 0, 0)");
    await expect(DB.batch([orphan, add("late")])).rejects.toThrow("FOREIGN KEY constraint failed");
    expect(await DB.batch([later, orphan, add("late")])).toHaveLength(3);
    // In words of its own: workerd has only an internal error for it.
    const lost = DB.prepare("INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES ('t', 'lost', 0, 0, 0)");
    await expect(DB.batch([later, lost])).rejects.toThrow();
  }
});

it("values come back as they are kept, in rows and in lists", async () => {
  const sql =
    "SELECT ? AS text, ? AS whole, ? AS part, ? AS empty, ? AS truth, ? AS bytes, typeof(?) AS type, typeof(CAST(? AS INTEGER)) AS number";
  const values = ["ä", 7, 1.5, null, true, new Uint8Array([1, 2, 255]).buffer, 7, 7];
  const answers = await Promise.all(
    asked.map(async ([, server]) => {
      const statement = (await server.env()).DB.prepare(sql).bind(...values);
      const { results, success } = await statement.all();
      return { results, success, lists: await statement.raw(), first: await statement.first(), column: await statement.first("part") };
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
});
