import { expect, it } from "vitest";
import { identifyAs } from "../auth/session-cookie.ts";
import type { AppContext } from "../http/context.ts";
import { settingsOf } from "../http/env.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const { run, db, signIn, expectSound } = startServer();
const giving = startServer({ vars: { FREE_TOKENS_PER_MONTH: "0" } });

it("a new month brings tokens to somebody whose run is still open, and the run's token comes back on top", async () => {
  const { user, get, post } = await signIn();
  const { pressRunId } = (await (await post("/api/user/consume-token")).json()) as { pressRunId: string };
  // The next month, for the ledger: what it has of this one is another address's.
  await run("UPDATE users SET free_month = '2000-01', email = 'next-' || email WHERE id = ?", user.id);
  await run("UPDATE press_runs SET deadline_at = 1 WHERE id = ?", pressRunId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => get("/api/user/tokens")));
  for (const answer of answers) expect(await answer.json()).toEqual({ tokens: 6, isAdmin: false });
  await expectSound();
});

it("each month gives its tokens once, to the last moment of it in UTC, and takes none of the months before", async () => {
  const { user } = await signIn();
  const [session] = await run("SELECT id FROM sessions WHERE user_id = ?", user.id);
  await run("UPDATE sessions SET expires_at = 9e15");
  const settings = settingsOf(testVars as unknown as Env);
  const database = await db();
  const tokensAt = async (now: number) => {
    const c = { var: { db: database, now, settings, local: true }, executionCtx: { waitUntil: () => {} } } as unknown as AppContext;
    return (await identifyAs(c, { userId: user.id, sessionId: String(session?.id) })).user?.tokens;
  };
  const at = (month: number, more = 0) => Date.UTC(2030, month, 1) + more;
  expect([await tokensAt(at(1, -1)), await tokensAt(at(1, -1))]).toEqual([6, 6]);
  expect([await tokensAt(at(1)), await tokensAt(at(2, -1))]).toEqual([9, 9]);
  expect(await Promise.all(Array.from({ length: 5 }, () => tokensAt(at(2))))).toEqual([12, 12, 12, 12, 12]);
  await expectSound();
});

it("where no tokens are given none are noted as given, so that an operator may begin in the middle of a month", async () => {
  const { user } = await giving.signIn();
  expect(user.tokens).toBe(0);
  expect(await giving.run("SELECT free_month FROM users WHERE id = ?", user.id)).toEqual([{ free_month: "" }]);
  expect(await giving.run("SELECT * FROM token_ledger WHERE user_id = ?", user.id)).toEqual([]);
  await giving.expectSound();
});

it("two devices that change the name and the language at once both have their way", async () => {
  const { user, patch } = await signIn();
  for (let round = 0; round < 6; round++) {
    const firstName = `Name ${round}`;
    const language = round % 2 ? "de" : "fr";
    await Promise.all([patch("/api/user", { firstName }), patch("/api/user", { language }), patch("/api/user", {})]);
    expect(await run("SELECT first_name, language FROM users WHERE id = ?", user.id)).toEqual([{ first_name: firstName, language }]);
  }
});
