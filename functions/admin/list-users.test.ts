import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";
import { type AdminUser, userSorts } from "./contract.ts";
import { countUsers, usersFrom } from "./users.ts";

const server = startServer();
const { signIn, run } = server;
const signInAdmin = admins(server);
type Admin = Awaited<ReturnType<typeof signInAdmin>>;
const crowd = 100_000;

const list = async (admin: Admin, query: Record<string, string> = {}) => {
  const answer = await admin.get(`/api/admin/users?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return { users: (await answer.json()) as AdminUser[], headers: answer.headers };
};
const nextOf = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];

/** Every user of the list, page by page, and how many pages there were. */
async function everybody(admin: Admin, query: Record<string, string>) {
  const [users, pages]: [AdminUser[], number[]] = [[], []];
  let next: string | undefined = `/api/admin/users?${new URLSearchParams(query)}`;
  while (next) {
    const answer = await admin.get(next);
    const page = (await answer.json()) as AdminUser[];
    users.push(...page);
    pages.push(page.length);
    next = nextOf(answer.headers);
  }
  return { users, pages };
}

/** Users that differ in all they are sorted by, many alike in tokens and newspapers. */
const seed = (name: string, count: number) =>
  run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO users (id, email, username, tokens, newspaper_count, created_at)
     SELECT printf('%s-%06d', ?1, i * 7919 % 1000003), printf('%s%06d@example.test', ?1, i), printf('%s%06d', ?1, i), i % 50, i % 7, i FROM n`,
    name,
    count,
  );

it("lists the newest first with what admins see of a person, and nothing else", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  const { users, headers } = await list(admin);
  const { id, email, username, role, tokens, newspaperCount } = reader.user;
  expect(users[0]).toEqual({ id, email, username, role, tokens, newspaperCount, suspendedAt: null });
  const [counts] = await run("SELECT count(*) AS total, sum(role = 'admin') AS admins FROM users");
  expect([headers.get("x-total-count"), headers.get("x-admin-count")]).toEqual([String(counts?.total), String(counts?.admins)]);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("finds people by the beginning of their address or name, however it is written", async () => {
  const admin = await signInAdmin();
  const [one, other] = [await signIn(), await signIn()];
  await run("UPDATE users SET email = ? WHERE id = ?", "zoe%_'s@example.test", one.user.id);
  await run("UPDATE users SET username = ? WHERE id = ?", "zoe%_-by-name", other.user.id);
  const found = async (q: string) => (await list(admin, { q })).users.map(({ id }) => id).toSorted();
  const both = [one.user.id, other.user.id].toSorted();
  expect(await found("zoe%")).toEqual(both);
  expect(await found("  ZOE%_ ")).toEqual(both);
  expect(await found("ｚoe%_")).toEqual(both);
  expect(await found("zoe%_'")).toEqual([one.user.id]);
  expect(await found("oe%")).toEqual([]);
  expect(await found("zoe__")).toEqual([]);
  expect(await found("%")).toEqual([]);
  expect(await found("zoe%_'s@example.test")).toEqual([one.user.id]);
  expect(await found("é".repeat(120))).toEqual([]);
  expect((await list(admin, { q: " \u0000 " })).users.length).toBeGreaterThan(2);
});

it("gives everybody once in each order, also where hundreds are alike", async () => {
  const admin = await signInAdmin();
  await seed("sorted", 350);
  const value = (user: AdminUser, sort: string) =>
    sort.endsWith("email")
      ? user.email
      : sort.endsWith("username")
        ? user.username
        : sort.endsWith("tokens")
          ? user.tokens
          : user.newspaperCount;
  for (const sort of userSorts) {
    const { users, pages } = await everybody(admin, { q: "sorted", sort });
    expect([sort, pages]).toEqual([sort, [100, 100, 100, 50]]);
    expect(new Set(users.map(({ id }) => id)).size).toBe(350);
    if (sort.endsWith("createdAt")) {
      const byAge = users.map(({ email }) => email);
      expect(byAge).toEqual(sort.startsWith("-") ? byAge.toSorted().toReversed() : byAge.toSorted());
      continue;
    }
    for (const [at, user] of users.slice(1).entries()) {
      const [before, here] = [value(users[at] as AdminUser, sort), value(user, sort)];
      expect(sort.startsWith("-") ? before >= here : before <= here).toBe(true);
    }
  }
});

it("keeps the admins alone when they are asked for, in any order and with what is sought", async () => {
  const [admin, other, reader] = [await signInAdmin(), await signInAdmin(), await signIn()];
  const [counted] = await run("SELECT count(*) AS admins FROM users WHERE role = 'admin'");
  for (const sort of userSorts) {
    const { users } = await everybody(admin, { role: "admin", sort });
    expect(users).toHaveLength(Number(counted?.admins));
    expect(users.every(({ role }) => role === "admin")).toBe(true);
  }
  const found = async (q: string) => (await list(admin, { role: "admin", q })).users.map(({ id }) => id);
  expect([await found(other.user.email), await found(reader.user.email)]).toEqual([[other.user.id], []]);
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
     INSERT INTO users (id, email, username, role, created_at) SELECT 'chief-' || i, printf('chief%d@example.test', i), 'chief' || i, 'admin', i FROM n`,
  );
  const { users, pages } = await everybody(admin, { role: "admin", q: "chief", sort: "username" });
  expect([pages, new Set(users.map(({ id }) => id)).size]).toEqual([[100, 100, 50], 250]);
  expect((await admin.get("/api/admin/users?role=user")).status).toBe(422);
  await run("DELETE FROM users WHERE id LIKE 'chief-%'");
});

it("refuses an order and a cursor that are none", async () => {
  const admin = await signInAdmin();
  const cursors = ["x", "1.2", "W10", "WzFd", "e30", "eyIwIjoxLCIxIjoieCJ9", "W251bGwsIngiXQ", "%00", "x".repeat(601)];
  for (const query of ["sort=password", "sort=email;--", ...cursors.map((cursor) => `cursor=${cursor}`)]) {
    const answer = await admin.get(`/api/admin/users?${query}`);
    expect([query, answer.status]).toEqual([query, 422]);
  }
});

it("reads a page of a hundred thousand by the index of its order, and what is sought by the indexes of address and name", async () => {
  const admin = await signInAdmin();
  await seed("crowd", crowd);
  const database = await server.db();
  const planOf = async (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql, params } = query.toSQL();
    return (await run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail)).join("; ");
  };
  for (const sort of userSorts) {
    const index = {
      createdAt: "users_created",
      email: "users_email",
      username: "users_username",
      tokens: "users_tokens",
      newspaperCount: "users_newspapers",
    }[sort.replace("-", "") as "email"];
    const last = /email|username/.test(sort) ? ("m" as const) : 20;
    for (const after of [undefined, [last, "x"] as const]) {
      const plan = await planOf(usersFrom(database, { sort, after }));
      expect(plan).toContain(`USING INDEX ${index}`);
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN users$/);
      const sought = await planOf(usersFrom(database, { sort, after, q: "crowd09" }));
      expect(sought).toMatch(/users_email \(email>\? AND email<\?\).*users_username \(username>\? AND username<\?\)/);
      expect(await planOf(usersFrom(database, { sort, after, role: "admin" }))).toContain("USING INDEX users_admins");
    }
  }
  const counted = await planOf(countUsers(database));
  expect(counted).toMatch(/COVERING INDEX.*INDEX users_admins/);
  expect((await list(admin, { q: "crowd099", sort: "tokens" })).users).toHaveLength(100);
  expect((await list(admin, { q: "crowd", sort: "-newspaperCount" })).users).toHaveLength(100);
  const { headers } = await list(admin, { sort: "email" });
  expect(Number(headers.get("x-total-count"))).toBeGreaterThan(crowd);
});
