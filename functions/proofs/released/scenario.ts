import { eventBody, refundOf, sessionOf, sign } from "../../stripe/events.test-data.ts";
import type { Answer, Newsroom, Person } from "../machine/newsroom.ts";
import { MoodyModels } from "../simulator/moody-models.ts";

const minute = 60_000;
const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };

/**
 * One round of everything people, payments and the clock do to the database: accounts, runs that end in every way, blocks, newspapers,
 * pictures, sharing, keys, layouts, admins. `kin` makes the users of each round distinct. Throws when an answer is 500 or above.
 */
export async function livedThrough(room: Newsroom, kin: string): Promise<void> {
  const { clock, d1 } = room;
  const models = new MoodyModels(clock);
  globalThis.fetch = (async () =>
    Response.json({
      id: "re_1",
      object: "refund",
      status: "succeeded",
      data: [],
      deleted: true,
      url: "https://stripe.test/pay",
    })) as typeof fetch;
  const answered = async (sending: Promise<Answer>): Promise<Answer> => {
    const answer = await clock.finish(sending, clock.now + 5 * minute);
    if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
    return answer;
  };
  const ask = (person: Person | undefined, method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    answered(room.send(method, path, { person, body, ...(headers && { headers }) }));
  const [ada, bea] = [await room.signUp(`ada-${kin}`), await room.signUp(`bea-${kin}`)];
  const editor = await room.signUp(`editor-${kin}`, { role: "admin" });

  const email = `cem-${kin}@example.test`;
  const coded = await ask(undefined, "POST", "/api/auth/codes", { email });
  const [mail] = JSON.parse((await ask(undefined, "GET", `/api/local/mailbox?to=${email}`)).text) as { code: string }[];
  const cookie = coded.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await ask(undefined, "POST", "/api/auth/sessions", { email, code: mail?.code }, { cookie });
  for (const path of [
    "/api/auth/user",
    "/api/auth/sessions",
    "/api/auth/identities",
    "/api/auth/passkeys",
    "/api/user/tokens",
    "/api/user/ledger",
  ])
    await ask(ada, "GET", path);
  await ask(ada, "PATCH", "/api/user", { firstName: "Ada", language: "de" });
  await ask(ada, "POST", "/api/api-keys", { provider: "openai", keyValue: "sk-released-0123456789", isActive: false });
  await ask(ada, "GET", "/api/api-keys");
  await ask(ada, "DELETE", "/api/api-keys/openai");

  const payment = { id: `cs_${kin}`, userId: ada.id, intent: `pi_${kin}` };
  d1.rows("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", payment.id, ada.id);
  for (const [type, object] of [
    ["checkout.session.completed", sessionOf(payment)],
    ["refund.created", refundOf(payment, { id: `re_${kin}`, amount: 200 })],
    ["refund.failed", refundOf(payment, { id: `re_${kin}`, status: "failed" })],
  ] as const) {
    const body = eventBody(type, object);
    await answered(room.send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": sign(body) } }));
  }

  const order = (title: string) => ({
    title: `${title} ${kin}`,
    content: "The bus came. It went.",
    region: "Duluth",
    language: "en",
    textModel: "scripted",
    imageModel: "scripted",
    place,
  });
  const begin = async (person: Person, title: string, more: object = {}) => {
    const key = { "idempotency-key": `${title} ${kin}` };
    return (JSON.parse((await ask(person, "POST", "/api/press-runs", { ...order(title), ...more }, key)).text) as { id: string }).id;
  };
  const printed = await begin(ada, "Printed");
  await clock.runUntil(clock.now + 10 * minute);
  await ask(ada, "GET", `/api/press-runs/${printed}`);
  for (const block of ["headline", "picture"]) {
    await ask(ada, "POST", `/api/press-runs/${printed}/blocks`, { block });
    await clock.runUntil(clock.now + 6 * minute);
  }
  const stopped = await begin(ada, "Stopped");
  await ask(ada, "DELETE", `/api/press-runs/${stopped}`);
  models.mood = 100;
  const failed = await begin(bea, "Failed");
  await clock.runUntil(clock.now + 12 * minute);
  models.mood = 0;
  await begin(bea, "Failed", { resumes: failed });
  await clock.runUntil(clock.now + 11 * minute);
  await ask(bea, "POST", "/api/user/consume-token", {});
  await ask(bea, "POST", "/api/ai/expand-content", { title: "Single", content: "A call.", language: "en", targetLength: 800 });

  const [newspaper] = JSON.parse((await ask(ada, "GET", "/api/completed-newspapers")).text) as { id: string }[];
  const path = `/api/completed-newspapers/${newspaper?.id}`;
  const whole = JSON.parse((await ask(ada, "GET", path)).text) as Record<string, unknown>;
  await ask(ada, "POST", "/api/completed-newspapers", { ...whole, content: "Edited." });
  await ask(ada, "PATCH", path, { title: "Another title" });
  await ask(ada, "POST", `${path}/duplicate`);
  await ask(ada, "PUT", `${path}/sharing`, { shared: true });
  await ask(ada, "GET", String(whole.imageUrl));
  await ask(ada, "DELETE", path);
  await ask(ada, "POST", `${path}/restore`);
  await ask(ada, "DELETE", path);
  await ask(ada, "GET", "/api/user/export");

  for (const list of ["/api/admin/users", "/api/admin/audit", "/api/admin/operations", `/api/admin/users/${ada.id}/ledger`])
    await ask(editor, "GET", list);
  await ask(editor, "PUT", `/api/admin/users/${bea.id}/tokens`, { tokens: 9 });
  await ask(editor, "PUT", `/api/admin/users/${bea.id}/role`, { role: "admin" });
  await ask(editor, "PUT", `/api/admin/users/${bea.id}/role`, { role: "user" });
  await clock.finish(room.tick(), clock.now + minute);
  await ask(bea, "DELETE", "/api/user", { confirm: bea.email });
  await clock.runUntil(clock.now + minute);
  await clock.finish(room.tick(), clock.now + minute);
}
