import { and, eq, like, sql } from "drizzle-orm";
import { pressRuns, tokenLedger, users } from "../../../db/schema.ts";
import { changeTokens } from "../../admin/users.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { startRun } from "../../press-runs/runs.ts";
import { consumeToken } from "../../user/tokens.ts";
import { deleteUser } from "../../user/user.ts";
import { type InProcess, newPerson, openInProcess } from "./in-process.ts";

const order = {
  title: "The ferry is late",
  content: "The ferry came at noon. It went at one.",
  region: "Duluth",
  templateId: "modern-herald",
  language: "en",
};

/**
 * `rounds` times: a person with three tokens sends two hundred orders at once, through two database clients. `taker` replaces
 * the order endpoint, to show that a faulty one is detected.
 */
export async function raceRuns(file: string, rounds: number, taker: Endpoint = startRun): Promise<string[]> {
  const clients = [openInProcess(file, [taker]), openInProcess(file, [taker])] as const;
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const { cookie } = await newPerson(clients[0].db, 3);
    const ask = (client: InProcess) =>
      client.send("POST", "/api/press-runs", { body: JSON.stringify(order), headers: { cookie, "content-type": "application/json" } });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(clients[i % 2 === 0 ? 0 : 1])));
    const begun = answers.filter(({ status }) => status === 202).length;
    const refused = answers.filter(({ status }) => status === 402).length;
    if (begun !== 3 || refused !== 197) faults.push(`round ${round}: ${begun} begun, ${refused} refused for want of tokens, of 200`);
  }
  if (rounds > 0 && (await clients[0].db.$count(tokenLedger)) < rounds * 4) faults.push("the ledger does not hold what was taken");
  for (const client of clients) client.close();
  return faults;
}

/**
 * `rounds` times, concurrently: a hundred orders and fifty single tokens of a person with three, an admin who sets the tokens to five
 * ten times, and, every other round, deletion of the account. Every token taken is in the ledger.
 */
export async function raceMixed(file: string, rounds: number): Promise<string[]> {
  const endpoints = [startRun, consumeToken, changeTokens, deleteUser];
  const clients = [openInProcess(file, endpoints), openInProcess(file, endpoints)] as const;
  const { db } = clients[0];
  const faults: string[] = [];
  const admin = await newPerson(db, 0);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
  for (let round = 0; round < rounds; round++) {
    const { id, cookie } = await newPerson(db, 3);
    const send = (method: string, path: string, who: string, body: unknown, i: number) =>
      clients[i % 2 === 0 ? 0 : 1].send(method, path, {
        body: JSON.stringify(body),
        headers: { cookie: who, "content-type": "application/json" },
      });
    const goes = round % 2 === 1;
    const calls = Array.from({ length: 160 }, (_, i) => {
      if (i % 16 === 15) return send("PUT", `/api/admin/users/${id}/tokens`, admin.cookie, { tokens: 5 }, i >> 4);
      if (i % 3 === 2) return send("POST", "/api/user/consume-token", cookie, {}, i);
      return send("POST", "/api/press-runs", cookie, order, i);
    });
    if (goes) calls.splice(80, 0, send("DELETE", "/api/user", cookie, { confirm: `${id}@example.test` }, 0));
    const answers = await Promise.all(calls);
    const strange = answers.filter(({ status }) => status >= 500).length;
    if (strange > 0) faults.push(`round ${round}: ${strange} answers of 500 or above`);
    const own = eq(tokenLedger.userId, id);
    const [row] = await db.select({ tokens: users.tokens }).from(users).where(eq(users.id, id));
    const holds = await db.$count(tokenLedger, and(own, like(tokenLedger.id, "run:%:hold")));
    const runs = await db.$count(pressRuns, eq(pressRuns.userId, id));
    const [given] = await db.select({ sum: sql<number>`coalesce(sum(delta), 0)` }).from(tokenLedger).where(and(own, sql`delta > 0`));
    // A deleted account keeps its ledger but not its runs.
    if (row && holds !== runs) faults.push(`round ${round}: ${runs} runs, ${holds} tokens taken`);
    if (row && row.tokens !== (given?.sum ?? 0) - holds)
      faults.push(`round ${round}: ${row.tokens} tokens left of ${given?.sum} after ${holds}`);
    if (goes === Boolean(row)) faults.push(`round ${round}: the account is ${row ? "still there" : "gone"}`);
  }
  for (const client of clients) client.close();
  return faults;
}
