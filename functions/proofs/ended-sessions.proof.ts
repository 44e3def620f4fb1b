import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sessions, users } from "../../db/schema.ts";
import { endpoints as admin } from "../admin/index.ts";
import { endpoints as auth } from "../auth/index.ts";
import { readSession, sessionLength, signSession } from "../auth/session-cookie.ts";
import { endpoints as user } from "../user/index.ts";
import { faultsOnNewBooks } from "./books.ts";
import { type InProcess, newPerson, openInProcess, settings } from "./money/in-process.ts";
import { tell, times } from "./row.ts";

// Whoever ends a session, and however: the next request with its cookie is refused. No request is sent between the two.
const endpoints = [...auth, ...user, ...admin];
const [first, second] = ["prove-first-session-secret-0123456789abcdef", "prove-second-session-secret-0123456789abcdef"];
const read = ["/api/auth/user", "/api/user/tokens", "/api/auth/sessions", "/api/user/ledger"];
const forAdmins = ["/api/admin/users", "/api/admin/audit", "/api/admin/operations"];

type Person = Awaited<ReturnType<typeof newPerson>> & { sessionId: string };
async function someone({ db }: InProcess, role: "admin" | "user" = "user"): Promise<Person> {
  const person = await newPerson(db, 3);
  if (role === "admin") await db.update(users).set({ role }).where(eq(users.id, person.id));
  const claims = await readSession(person.cookie.replace("session=", ""), Date.now(), settings);
  return { ...person, sessionId: claims?.sessionId ?? "" };
}
/** The same person on another device. */
async function another({ db }: InProcess, { id }: Person): Promise<Person> {
  const [sessionId, now] = [crypto.randomUUID(), Date.now()];
  const expiresAt = now + sessionLength;
  await db.insert(sessions).values({ id: sessionId, userId: id, createdAt: now, seenAt: now, expiresAt });
  return { id, sessionId, cookie: `session=${await signSession({ userId: id, sessionId }, now, expiresAt, settings)}` };
}

const send = (at: InProcess, { cookie }: { cookie: string }, method: string, path: string, body?: object) =>
  at.send(method, path, { headers: { cookie }, ...(body && { body: JSON.stringify(body) }) });
const statuses = async (at: InProcess, who: { cookie: string }, paths = read) => {
  const answers = await Promise.all(paths.map((path) => send(at, who, "GET", path)));
  return [...new Set(answers.map(({ status }) => status))].join();
};

/** Each ends the session of somebody; gives what its cookie must be refused with. */
const endings: Record<string, (at: InProcess, me: Person, chief: Person) => Promise<string>> = {
  "signing out": async (at, me) => {
    await send(at, me, "GET", "/api/logout");
    return "401";
  },
  "ending it from another device": async (at, me) => {
    await send(at, await another(at, me), "DELETE", `/api/auth/sessions/${me.sessionId}`);
    return "401";
  },
  "ending all others": async (at, me) => {
    await send(at, await another(at, me), "DELETE", "/api/auth/sessions");
    return "401";
  },
  "deleting the account": async (at, me) => {
    const { email } = (await (await send(at, me, "GET", "/api/auth/user")).json()) as { email: string };
    const { status } = await send(at, await another(at, me), "DELETE", "/api/user", { confirm: email });
    return status === 204 ? "401" : `deleted with ${status}`;
  },
  "running out": async (at, me) => {
    await at.db
      .update(sessions)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(sessions.id, me.sessionId));
    return "401";
  },
  "demoting the admin": async (at, me, chief) => {
    await at.db.update(users).set({ role: "admin" }).where(eq(users.id, me.id));
    if ((await statuses(at, me, forAdmins)) !== "200") return "an admin at first";
    const { status } = await send(at, chief, "PUT", `/api/admin/users/${me.id}/role`, { role: "user" });
    return status === 200 ? "403" : `demoted with ${status}`;
  },
};

it.each(Object.entries(endings))("after %s the next request is refused", async (name, end) => {
  const count = times(200, 5);
  const faults = await faultsOnNewBooks(async (file) => {
    const found: string[] = [];
    const at = openInProcess(file, endpoints);
    const chief = await someone(at, "admin");
    for (let round = 0; round < count; round++) {
      const me = await someone(at);
      const bystander = await someone(at);
      if ((await statuses(at, me)) !== "200") found.push("not signed in at first");
      const wanted = await end(at, me, chief);
      const refused = await statuses(at, me, wanted === "403" ? forAdmins : read);
      if (refused !== wanted) found.push(`${name}: ${refused} and not ${wanted}`);
      if ((await statuses(at, bystander)) !== "200") found.push(`${name} ended another person's`);
    }
    at.close();
    return found;
  });
  expect(faults).toEqual([]);
  tell(21, `sessions refused at the next request after ${name}`, count, 200);
});

it("the secret is changed in two steps, and a cookie counts as long as its own is on the list", async () => {
  const count = times(500, 20);
  const faults = await faultsOnNewBooks(async (file) => {
    const found: string[] = [];
    const open = (...secrets: string[]) => ({
      ...openInProcess(file, endpoints, { vars: { SESSION_SECRET: secrets.join(",") } }),
      settings: { ...settings, SESSION_SECRET: secrets },
    });
    const [before, both, after] = [open(first), open(second, first), open(second)];
    const statusIs = async (what: string, at: InProcess, who: { cookie: string }, wanted: string) => {
      const given = await statuses(at, who, ["/api/auth/user"]);
      if (given !== wanted) found.push(`${what}: ${given} and not ${wanted}`);
    };
    const signed = async (at: typeof before, { id, sessionId }: Person) => {
      const expiresAt = Date.now() + sessionLength;
      return { cookie: `session=${await signSession({ userId: id, sessionId }, Date.now(), expiresAt, at.settings)}` };
    };
    for (let round = 0; round < count; round++) {
      const me = await someone(before);
      const old = await signed(before, me);
      await statusIs("old cookie, old secret", before, old, "200");
      await statusIs("old cookie, both secrets", both, old, "200");
      const fresh = await signed(both, me);
      await statusIs("new cookie, both secrets", both, fresh, "200");
      await statusIs("new cookie, new secret alone", after, fresh, "200");
      await statusIs("new cookie, old secret alone", before, fresh, "401");
      await statusIs("old cookie, new secret alone", after, old, "401");
      // In the second half of its time a session is renewed, and then with the new secret.
      await before.db
        .update(sessions)
        .set({ expiresAt: Date.now() + sessionLength / 3 })
        .where(eq(sessions.id, me.sessionId));
      await statusIs("renewal", both, old, "200");
      await send(both, old, "GET", "/api/logout");
      for (const cookie of [old, fresh]) for (const at of [before, both, after]) await statusIs("signed out", at, cookie, "401");
    }
    for (const { close } of [before, both, after]) close();
    return found;
  });
  expect(faults).toEqual([]);
  tell(21, "sessions over a change of the secret", count, 500);
});
