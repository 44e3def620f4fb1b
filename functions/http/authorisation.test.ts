import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { app } from "../dev/app.ts";
import { describeApi } from "../openapi/description.ts";
import { startServer } from "../testing/index.ts";
import { type Caller, type Person, type Row, rows } from "./authorisation.test-data.ts";
import type { Contract, Who } from "./contract.ts";
import { contracts, nameOf, pathOf, unknownId } from "./contracts.test-data.ts";

// Every call × who makes it, as the contracts declare it (`who`). A new call has to bring its row.
const server = startServer({ vars: { PUBLIC_URL: "https://stop-press.example" } });
const { browser, signIn, run, expectSound } = server;
const signInAdmin = admins(server);
const table = contracts.flatMap((contract) => {
  const row = rows[nameOf(contract)];
  return row ? [[nameOf(contract), contract, row] as const] : [];
});
const of = (...whos: Who[]) => table.filter(([, { who }]) => whos.includes(who));

type Params = Record<string, string>;
const { paths } = describeApi();

async function call(caller: Caller, contract: Contract, row: Row, params: Params): Promise<Response> {
  const answer = await send(caller, contract, row, params);
  // What is answered is what the contract says, and with it the description of the API.
  if (answer.ok && contract.answer && answer.status !== 204)
    expect(contract.answer.safeParse(await answer.clone().json()).error).toBeUndefined();
  const described = paths[contract.path.replace(/:(\w+)/g, "{$1}")]?.[contract.method.toLowerCase()];
  if (described && answer.status < 400) expect(described).toHaveProperty(["responses", String(answer.status)]);
  return answer;
}

const send = (caller: Caller, contract: Contract, row: Row, params: Params): Promise<Response> => {
  if (row.send) return row.send(server, caller);
  const path = pathOf(contract, (name) => encodeURIComponent(params[name] ?? unknownId));
  if (row.form)
    return caller.send(contract.method, path, new URLSearchParams(row.form).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
  return caller.send(contract.method, path, row.bodyOf ? row.bodyOf(caller) : row.body);
};

const tables = [
  ...[
    "api_keys",
    "checkout_sessions",
    "identities",
    "images",
    "newspaper_versions",
    "newspapers",
    "passkeys",
    "press_runs",
    "sessions",
    "shown_pictures",
    "suspensions",
    "token_ledger",
  ],
];
/** Everything kept about a person. */
async function everythingOf({ user }: Person): Promise<string> {
  const kept = tables.map((name) => run(`SELECT * FROM ${name} WHERE user_id = ? ORDER BY rowid`, user.id));
  return JSON.stringify(await Promise.all([run("SELECT * FROM users WHERE id = ?", user.id), ...kept]));
}

/** An answer without what is another in each. */
async function bodyOf(answer: Response): Promise<unknown> {
  const { requestId, ...rest } = (await answer.json()) as Record<string, unknown>;
  expect(requestId).toBe(answer.headers.get("x-request-id"));
  return rest;
}

it("there is a row for each call, and a call for each row", () => {
  const calls = contracts.map(nameOf);
  expect({
    withoutRow: calls.filter((name) => !(name in rows)),
    withoutCall: Object.keys(rows).filter((name) => !calls.includes(name)),
  }).toEqual({
    withoutRow: [],
    withoutCall: [],
  });
});

it("the Worker answers no call that is not declared, but for shared newspapers and the screens", () => {
  const answered = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path.replace("/api/", "/")}`);
  const declared = new Set(contracts.map(nameOf));
  expect(answered.filter((name) => !declared.has(name))).toEqual(["GET /share/*", "GET /*"]);
  expect([...declared].filter((name) => !answered.includes(name))).toEqual([]);
});

it("the tables that hold what is people's are those compared here", async () => {
  const all = await run(
    "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'user_id'",
  );
  // Saved layouts are the site's; their column tells which admin saved them.
  expect(
    all
      .map(({ name }) => String(name))
      .filter((name) => name !== "layouts")
      .toSorted(),
  ).toEqual(tables.toSorted());
});

it.each(of("any"))("%s answers everybody alike", async (_, contract, row) => {
  const [owner, stranger, admin] = await Promise.all([signIn(), signIn(), signInAdmin()]);
  const params = (await row.params?.(server, owner)) ?? {};
  for (const [who, caller] of Object.entries({ anonymous: browser(), owner, stranger, admin })) {
    const status = who === "anonymous" ? row.status : (row.signedIn ?? row.status);
    expect([who, (await call(caller, contract, row, params)).status]).toEqual([who, status]);
  }
  await expectSound();
});

it.each(of("user"))("%s lets in who is signed in", async (_, contract, row) => {
  const [owner, stranger, admin] = await Promise.all([signIn(), signIn(), signInAdmin()]);
  const params = (await row.params?.(server, owner)) ?? {};
  for (const [who, caller] of Object.entries({ anonymous: browser(), owner, stranger, admin }))
    expect([who, (await call(caller, contract, row, params)).status]).toEqual([who, who === "anonymous" ? 401 : row.status]);
  await expectSound();
});

it.each(of("owner"))("%s is not there for anybody but the owner", async (_, contract, row) => {
  const [owner, stranger, admin] = await Promise.all([signIn(), signIn(), signInAdmin()]);
  const params = (await row.params?.(server, owner)) ?? {};
  const before = await everythingOf(owner);
  expect((await call(browser(), contract, row, params)).status).toBe(401);
  for (const other of [stranger, admin]) {
    const [answer, unknown] = [await call(other, contract, row, params), await call(other, contract, row, nobodys(params))];
    expect([answer.status, unknown.status]).toEqual([404, 404]);
    expect(await bodyOf(answer)).toEqual(await bodyOf(unknown));
    expect([...answer.headers.keys()]).toEqual([...unknown.headers.keys()]);
  }
  expect(await everythingOf(owner)).toBe(before);
  expect((await call(owner, contract, row, params)).status).toBe(row.status);
  await expectSound();
});

it.each(of("admin"))("%s is refused to all but admins", async (_, contract, row) => {
  const [owner, stranger, admin] = await Promise.all([signIn(), signIn(), signInAdmin()]);
  const params = (await row.params?.(server, owner)) ?? {};
  const before = await everythingOf(owner);
  for (const [who, caller] of Object.entries({ anonymous: browser(), owner, stranger }))
    expect([who, (await call(caller, contract, row, params)).status]).toEqual([who, who === "anonymous" ? 401 : 403]);
  expect(await everythingOf(owner)).toBe(before);
  expect((await call(admin, contract, row, params)).status).toBe(row.status);
  await expectSound();
});

/** The same parameters as if they named nothing; a provider has to be one. */
function nobodys(params: Params): Params {
  return Object.fromEntries(Object.keys(params).map((name) => [name, name === "provider" ? "stability" : unknownId]));
}
