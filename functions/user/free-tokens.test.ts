import { expect, it } from "vitest";
import { startServer } from "../testing.ts";

const { run, signIn, expectSound } = startServer();
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
