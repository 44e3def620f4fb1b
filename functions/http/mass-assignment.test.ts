import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { startServer } from "../testing/index.ts";
import { type Person, rows } from "./authorisation.test-data.ts";
import { contracts, nameOf, pathOf, unknownId } from "./contracts.test-data.ts";

// Fields that callers may not set, sent along with every call that takes a body, and ids of others where an own one belongs.
const server = startServer({ vars: { PUBLIC_URL: "https://stop-press.example" } });
const { signIn, run, expectSound } = server;
const signInAdmin = admins(server);
const bodied = contracts.flatMap((contract) => {
  const row = rows[nameOf(contract)];
  return contract.body && row ? [[nameOf(contract), contract, row] as const] : [];
});
const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

/** What of a person no call of this test may change; null when the account is gone. */
async function standingOf({ user }: Person) {
  const [row = null] = await run(
    "SELECT id, email, username, role, tokens, debt, stripe_customer, created_at, free_month FROM users WHERE id = ?",
    user.id,
  );
  return row;
}
const everythingOf = async ({ user }: Person) =>
  JSON.stringify(
    await Promise.all(
      ["newspapers", "newspaper_versions", "press_runs", "images", "api_keys", "sessions", "token_ledger", "passkeys", "identities"].map(
        (table) => run(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY rowid`, user.id),
      ),
    ),
  );
const gifts = ({ user }: Person) =>
  run("SELECT id FROM token_ledger WHERE user_id = ? AND reason NOT IN ('free', 'run', 'refund', 'admin')", user.id);

/** Fields of any name that rows of ours have, with values that would matter. */
const forbidden = (victim: Person) => ({
  id: victim.user.id,
  userId: victim.user.id,
  user_id: victim.user.id,
  ownerId: victim.user.id,
  user: victim.user.id,
  sub: victim.user.id,
  email: "taken@example.test",
  username: "taken",
  role: "admin",
  isAdmin: true,
  admin: true,
  tokens: 1_000,
  debt: 0,
  balance: 1_000,
  delta: 1_000,
  amount: 1,
  newspaperCount: 77,
  newspaper_count: 77,
  freeMonth: "",
  stripeCustomer: "cus_taken",
  sharedId: unknownId,
  shareId: unknownId,
  shareUrl: `/share/${unknownId}`,
  createdAt: 1,
  deletedAt: 1,
  refunded: true,
  status: "complete",
  verified: true,
  constructor: { prototype: { role: "admin" } },
});

it.each(bodied)("%s sets nothing that its caller may not set", async (_, contract, row) => {
  const [caller, victim] = await Promise.all([contract.who === "admin" ? signInAdmin() : signIn(), signIn()]);
  const params = (await row.params?.(server, contract.who === "admin" ? victim : caller)) ?? {};
  const [before, victimsStanding, victimsThings] = [await standingOf(caller), await standingOf(victim), await everythingOf(victim)];
  const body = (row.bodyOf?.(caller) ?? row.body) as Record<string, unknown>;
  const known = new Set([...Object.keys(body), ...Object.keys((contract.body as { shape?: object }).shape ?? {})]);
  const extra = Object.fromEntries(Object.entries(forbidden(victim)).filter(([name]) => !known.has(name)));
  expect(Object.keys(extra).length).toBeGreaterThan(20);
  const path = pathOf(contract, (name) => encodeURIComponent(params[name] ?? unknownId));
  const sent = JSON.stringify({ ...extra, ...body }).replace("{", '{"__proto__":{"role":"admin","tokens":1000},');
  const answer = await caller.send(contract.method, `${path}?role=admin&tokens=1000&userId=${victim.user.id}`, sent);
  expect(answer.status).toBe(row.status);
  const after = await standingOf(caller);
  if (after) {
    expect({ ...after, tokens: before?.tokens }).toEqual(before);
    expect(Number(after.tokens)).toBeLessThanOrEqual(Number(before?.tokens));
  }
  expect([await gifts(caller), await gifts(victim)]).toEqual([[], []]);
  if (contract.who === "admin") {
    const { role, tokens } = { ...victimsStanding, ...body } as Record<string, unknown>;
    expect(await standingOf(victim)).toEqual({ ...victimsStanding, role, tokens });
  } else expect([await standingOf(victim), await everythingOf(victim)]).toEqual([victimsStanding, victimsThings]);
  expect(await run("SELECT id FROM users WHERE id = ? OR email = 'taken@example.test' OR username = 'taken'", unknownId)).toEqual([]);
  expect(await run("SELECT id FROM newspapers WHERE share_id = ? OR created_at = 1", unknownId)).toEqual([]);
  const shared = await run(
    "SELECT user_id AS user FROM newspapers WHERE share_id IS NOT NULL AND user_id IN (?, ?)",
    caller.user.id,
    victim.user.id,
  );
  expect(shared).toEqual(body.shared === true ? [{ user: caller.user.id }] : []);
  await expectSound();
});

it("names of others' things in a body are names of nothing", async () => {
  const [me, other] = [await signIn(), await signIn()];
  const newspaper = rows["POST /completed-newspapers"]?.body as Record<string, unknown>;
  const theirs = await bodyOf(await other.post("/api/completed-newspapers", newspaper));
  const run_ = String((await bodyOf(await other.post("/api/user/consume-token"))).pressRunId);
  const { imageUrl } = await bodyOf((await rows["POST /images"]?.send?.(server, other)) as Response);
  const before = await everythingOf(other);
  const expand = rows["POST /ai/expand-content"]?.body as Record<string, unknown>;
  const image = rows["POST /ai/generate-image"]?.body as Record<string, unknown>;
  const side = rows["POST /ai/generate-side-articles"]?.body as Record<string, unknown>;
  const order = rows["POST /press-runs"]?.body as Record<string, unknown>;
  for (const [path, body, status] of [
    ["/api/completed-newspapers", { ...newspaper, id: theirs.id }, 404],
    ["/api/completed-newspapers", { ...newspaper, pressRunId: run_ }, 404],
    ["/api/completed-newspapers", { ...newspaper, imageUrl }, 422],
    ["/api/ai/expand-content", { ...expand, pressRunId: run_ }, 404],
    ["/api/ai/generate-image", { ...image, pressRunId: run_ }, 404],
    ["/api/ai/generate-side-articles", { ...side, pressRunId: run_ }, 404],
  ] as const) {
    const answer = await me.post(path, body);
    expect([path, answer.status]).toEqual([path, status]);
  }
  // A run to go on from that is another person's is none: the order is made from the beginning.
  expect((await me.post("/api/press-runs", { ...order, resumes: run_ })).status).toBeLessThan(500);
  expect(await everythingOf(other)).toBe(before);
  await expectSound();
});
