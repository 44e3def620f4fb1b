import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { type Person, rows } from "../http/authorisation.test-data.ts";
import { contracts, nameOf, pathOf, unknownId } from "../http/contracts.test-data.ts";
import { startServer } from "../testing/index.ts";

const server = startServer({ vars: { PUBLIC_URL: "https://stop-press.example" } });
const { browser, signIn, run, mailedCode } = server;
const signInAdmin = admins(server);
const closed = contracts.filter(({ who }) => who !== "any");
const forAdmins = contracts.filter(({ who }) => who === "admin");
const whoIs = async (cookie: string | undefined) => {
  const answer = await browser({ cookie: `session=${cookie}` }).get("/api/auth/user");
  return answer.status === 200 ? ((await answer.json()) as Person["user"]).id : answer.status;
};

/** A browser in which somebody has put a cookie, and whose owner then signs in. */
async function signInWithPlanted(planted: string, by: "api" | "form") {
  const email = `planted-${crypto.randomUUID()}@example.test`;
  const victim = browser();
  victim.cookies.set("session", planted);
  await victim.post("/api/auth/codes", { email });
  victim.cookies.set("session", planted);
  const code = await mailedCode(email);
  const form = { email, code, next: "/home" };
  const answer =
    by === "api"
      ? await victim.post("/api/auth/sessions", { email, code })
      : await victim.send("POST", "/api/login", new URLSearchParams(form).toString(), {
          "content-type": "application/x-www-form-urlencoded",
        });
  expect(answer.status).toBe(by === "api" ? 200 : 303);
  const [row] = await run("SELECT id FROM users WHERE email = ?", email);
  return { victim, id: String(row?.id) };
}

it.each(["api", "form"] as const)("a session planted before signing in by %s is not the one after, and opens nothing", async (by) => {
  const attacker = await signIn();
  const [session] = await run("SELECT id FROM sessions WHERE user_id = ?", attacker.user.id);
  for (const planted of [attacker.cookies.get("session") ?? "", "chosen-by-somebody", String(session?.id)]) {
    const { victim, id } = await signInWithPlanted(planted, by);
    const given = victim.cookies.get("session");
    expect(given).not.toBe(planted);
    expect(await whoIs(given)).toBe(id);
    expect(await whoIs(planted)).toBe(401);
    expect(await run("SELECT count(*) AS sessions FROM sessions WHERE user_id = ?", id)).toEqual([{ sessions: 1 }]);
  }
});

it("each signing in opens a session of its own and ends the one before it in that browser, and no other", async () => {
  const email = `again-${crypto.randomUUID()}@example.test`;
  const elsewhere = await signIn(email);
  const me = await signIn(email);
  const first = me.cookies.get("session");
  await me.post("/api/auth/codes", { email });
  await me.post("/api/auth/sessions", { email, code: await mailedCode(email) });
  expect(me.cookies.get("session")).not.toBe(first);
  expect(await whoIs(first)).toBe(401);
  expect(await whoIs(me.cookies.get("session"))).toBe(me.user.id);
  expect(await whoIs(elsewhere.cookies.get("session"))).toBe(me.user.id);
});

it("a session that was ended opens none of the closed calls, at once", async () => {
  const me = await signIn();
  const other = await signIn(me.user.email);
  const cookie = other.cookies.get("session");
  await me.delete("/api/auth/sessions");
  for (const contract of closed) {
    const path = pathOf(contract, () => unknownId);
    const body = contract.method === "GET" ? undefined : rows[nameOf(contract)]?.body;
    const { status } = await browser({ cookie: `session=${cookie}` }).send(contract.method, path, body);
    expect([nameOf(contract), status]).toEqual([nameOf(contract), 401]);
  }
});

it("a demoted admin is refused every admin's call, at once, and so is one whose account is gone", async () => {
  const [admin, former, gone] = [await signInAdmin(), await signInAdmin(), await signInAdmin()];
  expect((await former.get("/api/admin/users")).status).toBe(200);
  await admin.put(former.user.id, "role", { role: "user" });
  await run("DELETE FROM users WHERE id = ?", gone.user.id);
  for (const contract of forAdmins) {
    const path = pathOf(contract, () => admin.user.id);
    const body = contract.method === "GET" ? undefined : rows[nameOf(contract)]?.body;
    const statuses = [(await former.send(contract.method, path, body)).status, (await gone.send(contract.method, path, body)).status];
    expect([nameOf(contract), ...statuses]).toEqual([nameOf(contract), 403, 401]);
  }
  expect(await (await admin.get("/api/auth/user")).json()).toMatchObject({ role: "admin", tokens: 3 });
});

it("ids cannot be guessed: 128 random bits, and none near one leads anywhere", async () => {
  const me = await signIn();
  const made: [string, string][] = [];
  for (const contract of contracts.filter(({ method, who }) => method === "GET" && who === "owner")) {
    const params = (await rows[nameOf(contract)]?.params?.(server, me)) ?? {};
    const [id = ""] = Object.values(params);
    if (!contract.path.startsWith("/stripe"))
      expect([nameOf(contract), id]).toEqual([nameOf(contract), expect.stringMatching(/^[\w-]{22}$/)]);
    made.push([contract.path, id]);
  }
  expect(made.length).toBeGreaterThan(3);
  const swapped = (id: string) => [...id].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join("");
  for (const [path, id] of made) {
    const next = id.endsWith("A") ? "B" : "A";
    const near = [
      id.slice(0, -1),
      `${id}A`,
      id.slice(0, -1) + next,
      swapped(id),
      ` ${id}`,
      `${id}%00`,
      `${id.slice(0, 10)}%`,
      "%",
      "_".repeat(22),
    ];
    for (const guess of near) {
      const { status } = await me.get(pathOf({ path: path as `/${string}` }, () => encodeURIComponent(guess).replaceAll("%2500", "%00")));
      expect([path, guess, status]).toEqual([path, guess, 404]);
    }
  }
});
