import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newDatabase } from "../functions/testing/in-process.ts";
import { openDatabase } from "./client.ts";
import { insertWhere } from "./insert-where.ts";
import { passkeys, pressRuns, tokenLedger, users } from "./schema.ts";

const ada = { id: "ada", email: "ada@example.test", username: "ada", createdAt: 1 };

async function openWithAda() {
  const d1 = newDatabase();
  const db = openDatabase(d1 as never);
  await db.insert(users).values(ada);
  return db;
}

it("inserts a row if the condition holds, and none if it does not", async () => {
  const db = await openWithAda();
  const entry = (id: string, condition: ReturnType<typeof sql>) =>
    insertWhere(db, tokenLedger, { userId: "ada", id, reason: "admin", delta: 1, at: 5 }, condition).returning({ id: tokenLedger.id });
  expect(await entry("yes", sql`EXISTS (SELECT 1 FROM users WHERE id = 'ada')`)).toEqual([{ id: "yes" }]);
  expect(await entry("no", sql`EXISTS (SELECT 1 FROM users WHERE id = 'bea')`)).toEqual([]);
  expect(await db.select().from(tokenLedger)).toEqual([{ id: "yes", userId: "ada", delta: 1, reason: "admin", at: 5, owed: 0 }]);
});

it("puts each value into the column of its name, as drizzle's own insert does, defaults and NULL where there is none", async () => {
  const db = await openWithAda();
  const run = { id: "one", userId: "ada", kind: "press", textModel: "t", imageModel: "i", createdAt: 1, deadlineAt: 2 } as const;
  await db.insert(pressRuns).values(run);
  const reversed = Object.fromEntries(Object.entries({ ...run, id: "two" }).toReversed()) as typeof run;
  await insertWhere(db, pressRuns, reversed, sql`1`);
  const [one, two] = await db.select().from(pressRuns).orderBy(pressRuns.id);
  expect({ ...two, id: "one" }).toEqual(one);
  const key = { id: "key", userId: "ada", publicKey: Uint8Array.of(1, 0, 255), createdAt: 1 };
  await insertWhere(db, passkeys, key, sql`1`);
  expect((await db.select().from(passkeys).where(eq(passkeys.id, "key")))[0]).toMatchObject(key);
});

it("gives one row for each of another table's that meets the condition, and leaves what is there already", async () => {
  const db = await openWithAda();
  await db.insert(users).values({ ...ada, id: "bea", email: "b", username: "b", createdAt: 2 });
  const give = (since: number) =>
    insertWhere(
      db,
      tokenLedger,
      { id: sql`'gift:' || ${users.id}`, userId: users.id, delta: 2, reason: "admin", at: users.createdAt },
      sql`${users.createdAt} >= ${since}`,
      sql`${users}`,
    ).onConflictDoNothing();
  await give(2);
  await give(1);
  expect(await db.select({ id: users.id, tokens: users.tokens }).from(users).orderBy(users.id)).toEqual([
    { id: "ada", tokens: 2 },
    { id: "bea", tokens: 2 },
  ]);
});
