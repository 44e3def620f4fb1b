import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";
import type { AuditEntry } from "./contract.ts";

const server = startServer();
const { signIn, run } = server;
const signInAdmin = admins(server);
type Admin = Awaited<ReturnType<typeof signInAdmin>>;
const read = async (admin: Admin, query: string) => (await (await admin.get(`/api/admin/audit?${query}`)).json()) as AuditEntry[];

it("tells the newest first who did what to whom, with addresses while the accounts exist", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await admin.put(reader.user.id, "tokens", { tokens: 9 });
  await admin.put(reader.user.id, "role", { role: "admin" });
  const entry = { actor: admin.user.id, actorEmail: admin.user.email, subject: reader.user.id, subjectEmail: reader.user.email };
  const common = { id: expect.any(String), at: expect.any(Number) };
  expect(await read(admin, "")).toEqual([
    { ...entry, ...common, action: "role", detail: { before: "user", after: "admin" } },
    { ...entry, ...common, action: "tokens", detail: { before: 3, after: 9 } },
  ]);
  await run("DELETE FROM users WHERE id = ?", reader.user.id);
  expect(await read(admin, `subject=${reader.user.id}`)).toMatchObject([
    { ...entry, subjectEmail: null },
    { ...entry, subjectEmail: null },
  ]);
});

it("goes through any number of entries page by page, and through those of one person", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
     INSERT INTO audit SELECT 'seeded-' || i, 'a', 'tokens', CASE i % 2 WHEN 0 THEN ? ELSE 'another' END, '{}', i FROM n`,
    reader.user.id,
  );
  for (const [subject, count] of [
    [reader.user.id, 225],
    [undefined, 450],
  ] as const) {
    const ids: string[] = [];
    let next: string | undefined = `/api/admin/audit${subject ? `?subject=${subject}` : ""}`;
    while (next) {
      const answer = await admin.get(next);
      ids.push(...((await answer.json()) as AuditEntry[]).map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    const seeded = ids.filter((id) => id.startsWith("seeded-"));
    expect([seeded.length, new Set(ids).size, seeded[0]]).toEqual([count, ids.length, "seeded-450"]);
  }
  expect(await read(admin, "subject=nobody")).toEqual([]);
  expect((await admin.get("/api/admin/audit?cursor=x")).status).toBe(422);
});
