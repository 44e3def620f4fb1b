import { expect, it } from "vitest";
import { languages } from "../../locales/languages.ts";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });

async function finished(me: { get(path: string): Promise<Response> }, id: string) {
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  return (await (await me.get(`/api/press-runs/${id}`)).json()) as Record<string, unknown>;
}
interface Body {
  id: string;
  tokens: number;
  isAdmin: boolean;
  error: string;
  code: string;
  details: { fields: string[] };
  publishDate: string;
}
const bodyOf = async (answer: Response) => (await answer.json()) as Body;

it("answers 202 with what is left and makes a newspaper without anybody watching", async () => {
  const me = await server.signIn();
  const answer = await me.post("/api/press-runs", scriptedOrder());
  expect(answer.status).toBe(202);
  const { id, tokens, isAdmin } = await bodyOf(answer);
  expect({ tokens, isAdmin }).toEqual({ tokens: 2, isAdmin: false });
  const run = await finished(me, id);
  expect(run.status).toBe("complete");
  const newspaper = await bodyOf(await me.get(`/api/completed-newspapers/${run.newspaperId}`));
  expect(newspaper).toMatchObject({ newspaperName: "The Scripted Press", pressRunId: id, layout: "three-column" });
  expect(newspaper.publishDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  await server.expectSound();
});

it.each([["title"], ["content"], ["region"]])("says the specification's sentence when the %s is missing or blank", async (field) => {
  const me = await server.signIn();
  for (const value of [undefined, "", "  \u3000\n", "\u200b\u2060"]) {
    const answer = await me.post("/api/press-runs", scriptedOrder({}, { [field]: value }));
    expect(answer.status).toBe(422);
    const { error, code, details } = await bodyOf(answer);
    expect(error).toBe("Please fill in the title, content, and select a region before generating.");
    expect(code).toBe("INVALID");
    expect(details.fields).toEqual([field]);
  }
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(3);
});

it("refuses 10,001 characters and takes 10,000, counted in code points", async () => {
  const me = await server.signIn();
  const tooLong = await me.post("/api/press-runs", scriptedOrder({}, { content: "𝔸".repeat(10_001) }));
  expect(tooLong.status).toBe(422);
  const full = JSON.stringify({ text: ["ok"], pad: "" });
  const fits = await me.post(
    "/api/press-runs",
    scriptedOrder({}, { content: full.replace('""', `"${"𝔸".repeat(10_000 - full.length)}"`) }),
  );
  expect(fits.status).toBe(202);
  await finished(me, (await bodyOf(fits)).id);
});

it("asks a stranger to sign in", async () => {
  const answer = await server.browser().post("/api/press-runs", scriptedOrder());
  expect(answer.status).toBe(401);
});

it("refuses without tokens and holds nothing", async () => {
  const me = await server.signIn();
  await server.setTokens(me.user.id, 0);
  const answer = await me.post("/api/press-runs", scriptedOrder());
  expect(answer.status).toBe(402);
  expect(await bodyOf(answer)).toMatchObject({
    code: "NO_TOKENS",
    error: "You need tokens to generate a newspaper. Please purchase tokens to continue.",
  });
  expect(await server.run("SELECT 1 FROM press_runs WHERE user_id = ?", me.user.id)).toEqual([]);
  await server.expectSound();
});

it("never replaces a model that is not available", async () => {
  const me = await server.signIn();
  const answer = await me.post("/api/press-runs", scriptedOrder({}, { textModel: "gpt-4o" }));
  expect([answer.status, (await bodyOf(answer)).code]).toEqual([503, "NOT_CONFIGURED"]);
  expect((await me.post("/api/press-runs", scriptedOrder({}, { imageModel: "nobody's" }))).status).toBe(422);
  expect((await me.post("/api/press-runs", scriptedOrder({}, { templateId: "nowhere-times" }))).status).toBe(422);
  expect((await me.post("/api/press-runs", scriptedOrder({}, { language: "tlh" }))).status).toBe(422);
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(3);
});

it("lets no caller set what is not theirs", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const answer = await me.post("/api/press-runs", scriptedOrder({}, { id: "mine", userId: other.user.id, status: "complete", tokens: 99 }));
  const { id } = await bodyOf(answer);
  expect(id).not.toBe("mine");
  expect((await other.get(`/api/press-runs/${id}`)).status).toBe(404);
  expect((await other.get(`/api/press-runs/${id}/events`)).status).toBe(404);
  expect((await other.delete(`/api/press-runs/${id}`)).status).toBe(404);
  await finished(me, id);
});

it("starts exactly three runs when 200 are asked for at once with three tokens", async () => {
  const me = await server.signIn();
  const answers: number[] = [];
  const asked = Array.from({ length: 200 }, () => scriptedOrder());
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      for (let order = asked.pop(); order; order = asked.pop()) answers.push((await me.post("/api/press-runs", order)).status);
    }),
  );
  expect(answers.filter((status) => status === 202)).toHaveLength(3);
  expect(answers.filter((status) => status === 402)).toHaveLength(197);
  expect(await server.run("SELECT count(*) AS n FROM token_ledger WHERE user_id = ? AND delta = -1", me.user.id)).toEqual([{ n: 3 }]);
  for (const { id } of await server.run("SELECT id FROM press_runs WHERE user_id = ?", me.user.id)) await finished(me, String(id));
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(0);
  await server.expectSound();
});

it("takes one token however often the same order is sent with its key", async () => {
  const me = await server.signIn();
  const order = scriptedOrder();
  const key = { "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.post("/api/press-runs", order, key)));
  const ids = await Promise.all(answers.map(async (answer) => (await bodyOf(answer)).id as string));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(ids).size).toBe(1);
  await finished(me, ids[0] ?? "");
  expect((await bodyOf(await me.post("/api/press-runs", order, key))).id).toBe(ids[0]);
  const other = await me.post("/api/press-runs", { ...order, title: "Another" }, key);
  expect([other.status, (await bodyOf(other)).code]).toEqual([409, "CONFLICT"]);
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(2);
  const stranger = await server.signIn();
  expect((await bodyOf(await stranger.post("/api/press-runs", order, key))).id).not.toBe(ids[0]);
});

it("frees a key after a day", async () => {
  const me = await server.signIn();
  const key = { "idempotency-key": "daily" };
  const first = await bodyOf(await me.post("/api/press-runs", scriptedOrder(), key));
  await finished(me, first.id);
  await server.run("UPDATE press_runs SET created_at = created_at - 86400001 WHERE id = ?", first.id);
  const second = await me.post("/api/press-runs", scriptedOrder(), key);
  expect(second.status).toBe(202);
  await finished(me, (await bodyOf(second)).id);
});

it("starts at most ten runs a minute, and says so only to those who have tokens", async () => {
  const me = await server.signIn();
  await server.setTokens(me.user.id, 12);
  const answers = await Promise.all(Array.from({ length: 15 }, () => me.post("/api/press-runs", scriptedOrder())));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(2);
  await server.setTokens(me.user.id, 0);
  expect((await me.post("/api/press-runs", scriptedOrder())).status).toBe(402);
});

it("holds nothing of an admin", async () => {
  const admin = await server.signIn("editor@localhost.test");
  const answer = await admin.post("/api/press-runs", scriptedOrder());
  const { id, isAdmin } = await bodyOf(answer);
  expect(isAdmin).toBe(true);
  await finished(admin, id);
  expect(await server.run("SELECT 1 FROM token_ledger WHERE id = ?", `run:${id}:hold`)).toEqual([]);
  await server.expectSound();
});

it("takes no token for a language whose pages cannot be set yet", async () => {
  const me = await server.signIn();
  for (const { code, ready } of languages) {
    if (ready) continue;
    const answer = await me.post("/api/press-runs", scriptedOrder({}, { language: code }));
    expect([code, answer.status, (await bodyOf(answer)).details.fields]).toEqual([code, 422, ["language"]]);
  }
  expect((await bodyOf(await me.get("/api/user/tokens"))).tokens).toBe(3);
});
