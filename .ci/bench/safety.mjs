import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { realPace, startModels } from "../../functions/testing/models/start-models.ts";
import { freshVars } from "./built-site.mjs";
import { median, milliseconds, quantile } from "./figures.mjs";
import { figureOf, ratioOf } from "./intervals.mjs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";
import { serveRawSite } from "./raw-site.mjs";
import { note } from "./results.mjs";
import { serveNaive } from "./serve-naive.mjs";

const bars = { added: 100, ratio: 1.02, webhook: 100 };
const freeTokens = 3;
const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
const order = { title: sample.title, content: sample.content, region: sample.region };

/** Our run as a client without a window has it: from the order to the event that it is complete. */
async function durable(reader) {
  const more = { language: "en", textModel: "gpt-4o", imageModel: "gpt-image" };
  const { id, asked } = await startRun(reader, { ...order, ...more });
  const { event, at } = await followRun(reader, id);
  if (event !== "complete") throw new Error(`a run ended as ${event}`);
  return at - asked;
}

/** The naive app's, with all calls at once: what the same work takes when nothing is kept and nothing can be given back. */
async function unsafe(naive, user) {
  const asked = performance.now();
  const answer = await fetch(`${naive.origin}/generate?at-once`, { method: "POST", body: JSON.stringify({ ...order, user }) });
  if (!answer.ok) throw new Error(`the naive app answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - asked;
}

/** Delivers signed payment events one after another; gives the milliseconds of each. */
async function timeWebhook(site, count, secret) {
  const reader = await newReader(site.origin);
  const { id: user } = await (await reader.send("GET", "/api/auth/user")).json();
  const took = [];
  for (let round = 0; round < count; round++) {
    const id = `cs_test_bench${String(round).padStart(6, "0")}`;
    await site.database
      .prepare("INSERT INTO checkout_sessions (id, user_id, status, created_at) VALUES (?, ?, 'pending', ?)")
      .bind(id, user, Date.now())
      .run();
    const session = {
      id,
      object: "checkout.session",
      mode: "payment",
      status: "complete",
      payment_status: "paid",
      amount_total: 500,
      currency: "usd",
      client_reference_id: user,
      customer: null,
      payment_intent: `pi_test_${round}`,
      livemode: false,
      metadata: {},
    };
    const event = { id: `evt_${round}`, object: "event", api_version: "2026-10-28", created: 1, livemode: false };
    const body = JSON.stringify({ ...event, type: "checkout.session.completed", data: { object: session } });
    const at = Math.floor(Date.now() / 1_000);
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    const from = performance.now();
    const answer = await fetch(`${site.origin}/api/stripe/webhook`, {
      method: "POST",
      headers: { "stripe-signature": `t=${at},v1=${signature}` },
      body,
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
    took.push(performance.now() - from);
  }
  const { sum } = await site.database.prepare("SELECT sum(delta) AS sum FROM token_ledger WHERE reason = 'purchase'").first();
  if (sum !== count * freeTokens) throw new Error(`${count} payments bought ${sum} tokens`);
  return took;
}

/** R7: what it costs that a run can be neither lost nor paid twice, against the same calls made in the request itself. */
export async function benchSafety({ isQuick, isFull }) {
  const [pairs, slow, events] = isQuick ? [9, 1, 30] : isFull ? [200, 31, 500] : [100, 5, 300];
  const models = await startModels(realPace);
  const vars = { ...freshVars(), ...models.vars };
  const [site, naive] = [await serveRawSite(vars), await serveNaive(models.vars)];
  try {
    models.script(() => ({ act: "ok", latency: 0, tokensPerSecond: 1e9, imageMs: 0 }));
    const user = await naive.newUser();
    const readers = [];
    const readerOf = async (run) => {
      const at = Math.floor(run / freeTokens);
      readers[at] ??= await newReader(site.origin);
      return readers[at];
    };
    const took = { durable: [], unsafe: [] };
    // The first of each brings code that has not run yet.
    for (let round = -1; round < pairs; round++) {
      const reader = await readerOf(round + 1);
      const ways = [async () => took.durable.push(await durable(reader)), async () => took.unsafe.push(await unsafe(naive, user))];
      for (const way of round % 2 === 0 ? ways : ways.reverse()) await way();
      if (round < 0) for (const times of Object.values(took)) times.length = 0;
    }
    models.script(() => ({ act: "ok", tokensPerSecond: realPace.tokensPerSecond * 6 }));
    const real = { durable: [], unsafe: [] };
    for (let round = 0; round < slow; round++) {
      const reader = await newReader(site.origin);
      // At once, so that both have the same machine; the calls of both take 12 s.
      const [one, other] = await Promise.all([durable(reader), unsafe(naive, user)]);
      real.durable.push(one);
      real.unsafe.push(other);
    }
    const told = await timeWebhook(site, events, vars.STRIPE_WEBHOOK_SECRET);
    console.log("\nPrice of safety: a run that survives everything, against the same calls made at once in the request, nothing kept");
    console.log(`  models at 0 ms: ours ${milliseconds(median(took.durable))}, unsafe ${milliseconds(median(took.unsafe))}`);
    console.log(`  pictures 12 s: ours ${milliseconds(median(real.durable))}, unsafe ${milliseconds(median(real.unsafe))}`);
    console.log(`  webhook: p50 ${milliseconds(median(told))}, p99 ${milliseconds(quantile(told, 0.99))}`);
    const added = took.durable.map((each, at) => each - took.unsafe[at]);
    note("R7 added by a durable run, models at 0 ms", figureOf(added), { bar: bars.added, wanted: 200, format: milliseconds });
    note("R7 durable / unsafe, pictures 12 s", ratioOf(real.durable, real.unsafe), { bar: bars.ratio });
    note("R7 webhook p99", { value: quantile(told, 0.99), count: told.length }, { bar: bars.webhook, format: milliseconds });
  } finally {
    await naive.close();
    await site.close();
    await models.close();
  }
}
