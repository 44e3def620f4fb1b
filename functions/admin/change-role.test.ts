import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";

const server = startServer();
const { signIn, run, expectSound } = server;
const signInAdmin = admins(server);
const roleOf = async (id: string) => (await run("SELECT role FROM users WHERE id = ?", id))[0]?.role;
const notes = (subject: string) => run("SELECT actor, action, detail FROM audit WHERE subject = ? ORDER BY rowid", subject);
const nobodyElseIsAdmin = (...ids: string[]) =>
  run("UPDATE users SET role = 'user' WHERE id NOT IN (SELECT value FROM json_each(?))", JSON.stringify(ids));

it("makes somebody an admin and takes it away again, and works at once for the session there is", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  expect((await reader.get("/api/admin/users")).status).toBe(403);
  const made = await admin.put(reader.user.id, "role", { role: "admin" });
  const { id, email, username, tokens, newspaperCount } = reader.user;
  expect([made.status, await made.json()]).toEqual([
    200,
    { id, email, username, role: "admin", tokens, newspaperCount, suspendedAt: null },
  ]);
  expect((await reader.get("/api/admin/users")).status).toBe(200);
  expect(await (await admin.put(id, "role", { role: "user" })).json()).toMatchObject({ role: "user" });
  expect((await reader.get("/api/admin/users")).status).toBe(403);
  expect(await notes(id)).toEqual([
    { actor: admin.user.id, action: "role", detail: '{"before":"user","after":"admin"}' },
    { actor: admin.user.id, action: "role", detail: '{"before":"admin","after":"user"}' },
  ]);
});

it("notes nothing when the role is that already", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  expect((await admin.put(reader.user.id, "role", { role: "user" })).status).toBe(200);
  expect((await admin.put(admin.user.id, "role", { role: "admin" })).status).toBe(200);
  expect([...(await notes(reader.user.id)), ...(await notes(admin.user.id))]).toEqual([]);
});

it("keeps the last admin, who may go once there is another", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await nobodyElseIsAdmin(admin.user.id);
  const refused = await admin.put(admin.user.id, "role", { role: "user" });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: "CONFLICT", error: "This is the last admin. Please make somebody else an admin first.", details: { reason: "last-admin" } },
  ]);
  expect(await notes(admin.user.id)).toEqual([]);
  await admin.put(reader.user.id, "role", { role: "admin" });
  expect((await admin.put(admin.user.id, "role", { role: "user" })).status).toBe(200);
  expect((await admin.get("/api/admin/users")).status).toBe(403);
});

it("leaves one of two admins who demote each other at once, twenty times over", async () => {
  const [one, other] = [await signInAdmin(), await signInAdmin()];
  for (let round = 0; round < 20; round++) {
    await run("UPDATE users SET role = 'admin' WHERE id IN (?, ?)", one.user.id, other.user.id);
    await nobodyElseIsAdmin(one.user.id, other.user.id);
    const answers = await Promise.all([one.put(other.user.id, "role", { role: "user" }), other.put(one.user.id, "role", { role: "user" })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect([await roleOf(one.user.id), await roleOf(other.user.id)].toSorted()).toEqual(["admin", "user"]);
  }
});

it("leaves one of ten admins who all step down at once", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, signInAdmin));
  await nobodyElseIsAdmin(...people.map(({ user }) => user.id));
  const answers = await Promise.all(people.map((person) => person.put(person.user.id, "role", { role: "user" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 9 }, () => 200), 409]);
  expect(await run("SELECT count(*) AS left FROM users WHERE role = 'admin'")).toEqual([{ left: 1 }]);
  expect(
    await run(
      "SELECT count(*) AS notes FROM audit WHERE actor = subject AND actor IN (SELECT value FROM json_each(?))",
      JSON.stringify(people.map(({ user }) => user.id)),
    ),
  ).toEqual([{ notes: 9 }]);
  await expectSound();
});

it("leaves one when an admin deletes the account while the other steps down, ten times over", async () => {
  for (let round = 0; round < 10; round++) {
    const [leaving, staying] = await Promise.all([signInAdmin(), signInAdmin()]);
    await nobodyElseIsAdmin(leaving.user.id, staying.user.id);
    const [left, demoted] = await Promise.all([
      leaving.send("DELETE", "/api/user", { confirm: leaving.user.email }),
      staying.put(staying.user.id, "role", { role: "user" }),
    ]);
    expect([
      [204, 409],
      [409, 200],
    ]).toContainEqual([left.status, demoted.status]);
    expect(await run("SELECT count(*) AS left FROM users WHERE role = 'admin'")).toEqual([{ left: 1 }]);
  }
});

it("refuses what is no role, and finds nobody under an unknown id", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  for (const role of ["owner", "ADMIN", "", null, 1, ["admin"], { $ne: "user" }])
    expect([role, (await admin.put(reader.user.id, "role", { role })).status]).toEqual([role, 422]);
  expect((await admin.put("nobody", "role", { role: "admin" })).status).toBe(404);
  expect(await notes("nobody")).toEqual([]);
  expect(await roleOf(reader.user.id)).toBe("user");
});
