import { afterAll, expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";
import { readEvents } from "../testing/orders.ts";

const models = await startModels({ latency: 5, tokensPerSecond: 20_000, imageMs: 10 });
const server = startServer({
  main: "functions/testing/impatient-worker.ts",
  vars: { ...models.vars, LOCAL_FETCH_HOSTS: new URL(models.url).host },
});
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const article = `The town library opened its doors again on Monday after two years of repairs.

“We kept every book dry,” said Anna Berg, the librarian, as the first readers came in. The roof cost 240,000 dollars, and 312 people had given money for it.

The mayor's office said that the reading room would stay open until nine in the evening, as readers had asked.`;
const order = (more: object = {}) => ({
  title: `Library opens ${crypto.randomUUID()}`,
  content: article,
  region: "Duluth, United States",
  language: "en",
  ...more,
});

async function run(me: Me, body: object) {
  const answer = await me.post("/api/press-runs", body);
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  return { id, told, last: told.at(-1) };
}
const newspaperOf = async (me: Me, last: { data: Record<string, unknown> } | undefined) =>
  (await (await me.get(`/api/completed-newspapers/${String(last?.data.newspaperId)}`)).json()) as Newspaper;

it("finds the manner of a simple server of a person's own although all its calls are refused at once", async () => {
  const me = await server.signIn();
  const custom = { provider: "custom", keyValue: "", isActive: true, model: "llama-3.3", baseUrl: `${models.url}/open/v1` };
  expect((await me.post("/api/api-keys", custom)).status).toBe(204);
  models.forget();
  models.script(({ body, task }) => {
    const asked = (body ?? {}) as { response_format?: { type: string }; max_tokens?: number };
    if (task === "picture" || !asked.response_format) return undefined;
    return { act: "status", status: 400, body: { error: { message: `response_format ${asked.response_format.type} is not supported` } } };
  });
  const { told, last } = await run(me, order({ textModel: "custom", imageModel: "house" }));
  models.script(undefined);
  expect(last?.event).toBe("complete");
  expect(told.filter(({ event }) => event === "notice")).toEqual([]);
  const newspaper = await newspaperOf(me, last);
  expect(newspaper.madeWith.text).toBe("llama-3.3");
  expect(newspaper.expandedContent.sideStories.length).toBeGreaterThan(0);
  // Each at most with the schema, as an object, and plain; a machine under load may need an attempt more.
  expect(models.requests.length).toBeLessThanOrEqual(15);
});

it("asks a provider that refuses every manner no more often than there are manners", async () => {
  const me = await server.signIn();
  models.forget();
  models.script(({ task }) =>
    task === "picture"
      ? undefined
      : {
          act: "status",
          status: 400,
          body: { error: { message: "reasoning_effort max_tokens response_format json_schema are not supported" } },
        },
  );
  const { last } = await run(me, order({ textModel: "gpt-6-luna" }));
  models.script(undefined);
  expect(last).toMatchObject({ event: "failed", data: { code: "TEXT_FAILED", reason: "model", refunded: true } });
  expect(models.requests.filter(({ task }) => task !== "picture").length).toBeLessThanOrEqual(15);
  await server.expectSound();
});

it.each(["99999", "-5", "Wed, 21 Oct 2099 07:28:00 GMT", "Wed, 21 Oct 1999 07:28:00 GMT", "NaN", "1e309", "0x10"])(
  "comes to an end in time when a provider says Retry-After: %s",
  async (retryAfter) => {
    const me = await server.signIn();
    models.script(({ task }) => (task === "story" ? { act: "status", status: 429, retryAfter } : undefined));
    const answer = await me.post("/api/press-runs", order());
    const { id } = (await answer.json()) as { id: string };
    await new Promise((resolve) => setTimeout(resolve, 700));
    await server.run("UPDATE press_runs SET deadline_at = 1 WHERE id = ? AND status = 'running'", id);
    expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 3 });
    models.script(undefined);
    expect(await (await me.get(`/api/press-runs/${id}`)).json()).toMatchObject({ status: "failed", refunded: true });
    await server.expectSound();
  },
);

it("fails in time and once when one model is slower than the run may last", async () => {
  const me = await server.signIn();
  models.script(({ task }) => (task === "picture" ? { act: "slow" } : undefined));
  const answer = await me.post("/api/press-runs", order());
  const { id } = (await answer.json()) as { id: string };
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  models.script(undefined);
  expect(told.filter(({ event }) => event === "failed")).toHaveLength(1);
  expect(told.at(-1)).toMatchObject({ event: "failed", data: { code: "PICTURES_FAILED", refunded: true } });
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 3 });
  await server.expectSound();
});

it("asks at most three times for each of five parts, whatever they meet", async () => {
  const me = await server.signIn();
  models.forget();
  models.script(() => 503);
  const { last } = await run(me, order());
  models.script(undefined);
  expect(last?.event).toBe("failed");
  expect(models.requests.length).toBeLessThanOrEqual(15);
  for (const task of ["story", "side-stories", "name"])
    expect(models.requests.filter((asked) => asked.task === task).length).toBeLessThanOrEqual(3);
});
