import { eventBody, sessionOf, sign } from "../../stripe/events.test-data.ts";
import { failDatabase } from "../machine/failing.ts";
import { type Answer, Newsroom, type Person } from "../machine/newsroom.ts";
import { MoodyModels } from "../simulator/moody-models.ts";
import { type Found, orderOf } from "./faults.ts";

const minute = 60_000;
const share = 0.2;
/** Retries eventually succeed; after this many failures in a row the cause is something else. */
const mostTries = 60;

const kinds = [
  "sign in",
  "order",
  "save",
  "buy",
  "delete a newspaper",
  "save a key",
  "admin",
  "consume a token",
  "delete an account",
] as const;

/**
 * Row 10: operations of every kind over a database where every fifth call fails, before or after it has written. Callers
 * retry until they succeed; then the operation has happened once, and the books add up.
 */
export async function failOperations(count: number): Promise<Found> {
  const room = new Newsroom();
  const models = new MoodyModels(room.clock);
  room.clock.install();
  const { clock, d1 } = room;
  const found: Found = { faults: [], counts: { operations: 0, "calls of the database that failed": 0, "tries beyond the first": 0 } };
  const note = (what: string, more = 1) => {
    found.counts[what] = (found.counts[what] ?? 0) + more;
  };
  globalThis.fetch = (async () =>
    Response.json({ id: "re_1", object: "refund", status: "succeeded", data: [], deleted: true })) as typeof fetch;
  const perRound = 100;
  for (let done = 0; done < count; done += perRound) {
    room.reset(done);
    models.forget(0);
    let isFailing = false;
    failDatabase(room, () => {
      const fails = isFailing && clock.random() < share;
      if (fails) note("calls of the database that failed");
      return fails;
    });
    const people = [await room.signUp("ada"), await room.signUp("bea"), await room.signUp("cem")] as [Person, Person, Person];
    const admin = await room.signUp("editor", { role: "admin" });
    const fault = (what: string) => found.faults.push(`round ${done}: ${what}`);
    const value = (sql: string, ...values: unknown[]) => Number(Object.values(d1.rows(sql, ...values)[0] ?? {})[0]);
    isFailing = true;

    /** Retries until the answer is not our injected failure. */
    const insist = async (send: () => Promise<Answer>): Promise<Answer> => {
      for (let tries = 1; ; tries++) {
        const answer = await clock.finish(send(), clock.now + 5 * minute);
        if (answer.status < 500 || tries >= mostTries) return answer;
        note("tries beyond the first");
        await clock.runUntil(clock.now + 500);
      }
    };
    const expect = (what: string, isSo: boolean, answer?: Answer) => {
      if (!isSo) fault(`${what}${answer ? `: ${answer.status} ${answer.text}` : ""}`);
    };
    for (let at = 0; at < Math.min(perRound, count - done); at++) {
      const kind = kinds[at % kinds.length] ?? "order";
      const person = people[clock.between(0, people.length)] ?? people[0];
      const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => () =>
        room.send(method, path, { person, body, ...(headers && { headers }) });
      const operations: Record<(typeof kinds)[number], () => Promise<void>> = {
        async "sign in"() {
          const email = `reader-${done}-${at}@example.test`;
          let cookie = "";
          for (let tries = 0; ; tries++) {
            const asked = await insist(() => room.send("POST", "/api/auth/codes", { body: { email }, headers: { cookie } }));
            const given = asked.headers.getSetCookie().map((line) => line.split(";")[0]);
            cookie = given.length > 0 ? given.join("; ") : cookie;
            isFailing = false;
            const box = await clock.finish(room.send("GET", `/api/local/mailbox?to=${email}`), clock.now + minute);
            isFailing = true;
            const code = (JSON.parse(box.text) as { code: string }[])[0]?.code ?? "";
            const opened = await insist(() => room.send("POST", "/api/auth/sessions", { body: { email, code }, headers: { cookie } }));
            if (opened.status === 200) break;
            // A code whose answer was lost is used up: the person requests another, of five an hour.
            await clock.runUntil(clock.now + 61 * minute);
            if (tries > 30) return expect("nobody signed in", false, opened);
          }
          expect("one account of an address", value("SELECT count(*) FROM users WHERE email = ?", email) === 1);
        },
        async order() {
          const before = value("SELECT count(*) FROM press_runs WHERE user_id = ?", person.id);
          d1.rows("INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, 1, 'test', 0)", `test:${done}:${at}`, person.id);
          const body = orderOf({ title: `Article ${at}`, textModel: "scripted", imageModel: "scripted" });
          const answer = await insist(send("POST", "/api/press-runs", body, { "idempotency-key": `key-${done}-${at}` }));
          expect("an order", answer.status === 202, answer);
          await clock.runUntil(clock.now + 6 * minute);
          expect("one run of an order", value("SELECT count(*) FROM press_runs WHERE user_id = ?", person.id) === before + 1);
        },
        async save() {
          const id = String(
            d1.rows<{ id: string }>("SELECT id FROM newspapers WHERE user_id = ? AND deleted_at IS NULL", person.id)[0]?.id ?? "",
          );
          if (!id) return;
          const read = await insist(send("GET", `/api/completed-newspapers/${id}`));
          const { updatedAt: _, ...newspaper } = JSON.parse(read.text) as Record<string, unknown>;
          const answer = await insist(send("POST", "/api/completed-newspapers", { ...newspaper, title: `Edited ${at}` }));
          expect("a save", answer.status === 200, answer);
          expect("the title is saved", value("SELECT count(*) FROM newspapers WHERE id = ? AND title = ?", id, `Edited ${at}`) === 1);
        },
        async buy() {
          const payment = { id: `cs_${done}_${at}`, userId: person.id, intent: `pi_${done}_${at}` };
          d1.rows("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", payment.id, person.id);
          const answer = await insist(() => {
            const body = eventBody("checkout.session.completed", sessionOf(payment));
            return room.send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": sign(body) } });
          });
          expect("a payment", answer.status === 200, answer);
          expect("three tokens", value("SELECT coalesce(sum(delta), 0) FROM token_ledger WHERE id = ?", `checkout:${payment.id}`) === 3);
        },
        async "delete a newspaper"() {
          const [row] = d1.rows<{ id: string }>("SELECT id FROM newspapers WHERE user_id = ? AND deleted_at IS NULL LIMIT 1", person.id);
          if (!row) return;
          const answer = await insist(send("DELETE", `/api/completed-newspapers/${row.id}`));
          expect("a newspaper deleted", answer.status === 204 || answer.status === 404, answer);
          expect("it is gone", value("SELECT deleted_at IS NOT NULL FROM newspapers WHERE id = ?", row.id) === 1);
        },
        async "save a key"() {
          const answer = await insist(
            send("POST", "/api/api-keys", { provider: "openai", keyValue: `sk-prove-${at}-0123456789`, isActive: false }),
          );
          expect("a key saved", answer.status === 204, answer);
          const last4 = d1.rows<{ last4: string }>("SELECT last4 FROM api_keys WHERE user_id = ?", person.id);
          expect("one key of a provider", last4.length === 1);
        },
        async admin() {
          const tokens = 50 + at;
          const entries = () => value("SELECT count(*) FROM token_ledger WHERE user_id = ? AND reason = 'admin'", person.id);
          const acts = () => value("SELECT count(*) FROM audit WHERE subject = ? AND action = 'tokens'", person.id);
          const before = [entries(), acts()];
          const answer = await insist(() => room.send("PUT", `/api/admin/users/${person.id}/tokens`, { person: admin, body: { tokens } }));
          expect("tokens set", answer.status === 200, answer);
          expect("one entry in ledger and audit each", entries() === Number(before[0]) + 1 && acts() === Number(before[1]) + 1);
        },
        async "consume a token"() {
          const answer = await insist(send("POST", "/api/user/consume-token", {}));
          expect("a token consumed", answer.status === 200 || answer.status === 402, answer);
          expect(
            "one open run at most",
            value("SELECT count(*) FROM press_runs WHERE user_id = ? AND kind = 'implicit' AND status = 'running'", person.id) <= 1,
          );
        },
        async "delete an account"() {
          const going = await room.signUp(`going-${done}-${at}`);
          const answer = await insist(() => room.send("DELETE", "/api/user", { person: going, body: { confirm: going.email } }));
          expect("an account deleted", answer.status === 204 || answer.status === 401, answer);
          expect("it is gone", value("SELECT count(*) FROM users WHERE id = ?", going.id) === 0);
        },
      };
      await operations[kind]();
      note(kind);
      note("operations");
    }
    isFailing = false;
    await clock.runUntil(clock.now + 45 * minute);
    await clock.finish(room.tick(), clock.now + minute);
    for (const violation of await room.violations()) fault(violation);
    const twice = d1.rows<{ n: number }>(
      "SELECT count(*) AS n FROM press_runs r JOIN users u ON u.id = r.user_id WHERE u.role = 'user' AND (SELECT count(*) FROM token_ledger l WHERE l.id = 'run:' || r.id || ':hold') <> 1",
    );
    if (twice[0]?.n !== 0) fault("a run did not take exactly one token");
  }
  return found;
}
