import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { type Caller, type Person, type Row, rows } from "../http/authorisation.test-data.ts";
import type { Contract } from "../http/contract.ts";
import { contracts, nameOf, pathOf, unknownId } from "../http/contracts.test-data.ts";
import { receiveEvent } from "../stripe/contract.ts";
import { startServer } from "../testing/index.ts";
import { isFull, tell } from "./row.ts";

// What another site can make the browser of somebody who is signed in send, to every call that changes something; compared is the
// whole database, before and after.
const server = startServer({ vars: { PUBLIC_URL: "https://stop-press.example" } });
const { browser, signIn, run } = server;
const signInAdmin = admins(server);
const changes = contracts.filter(({ method, path }) => method !== "GET" && path !== receiveEvent.path);
const some = <T>(all: readonly T[], step: number) => all.filter((_, at) => isFull || at % step === 0);

type Headers = Record<string, string>;
const { hostname, port } = new URL("http://localhost:8787");
const foreign: Headers[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "file://" },
  { origin: `http://${hostname}.evil.test:${port}` },
  { origin: "https://sibling.stop-press.example", "sec-fetch-site": "same-site" },
  { origin: "http://stop-press.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site", origin: "https://stop-press.example" },
];
const types = [
  "application/json",
  "APPLICATION/Json;x=y",
  "text/plain",
  "TEXT/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "",
];
const renamed = (method: string): Headers => ({ "x-http-method-override": method, "x-method-override": method, "x-http-method": method });

/** All rows of each table but the till's, which notes who looks at it and stands in for Stripe's in local mode alone. */
async function everything(): Promise<Map<string, string>> {
  const tables = await run(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name <> 'local_till'",
  );
  // How often places and exports were asked for is counted whoever asks.
  const counted = (name: string) => (name === "rate_counters" ? "WHERE key NOT LIKE 'places:%' AND key NOT LIKE 'exports:%'" : "");
  const rowsOf = async (name: string) => JSON.stringify(await run(`SELECT * FROM "${name}" ${counted(name)} ORDER BY rowid`));
  return new Map(await Promise.all(tables.map(async ({ name }) => [String(name), await rowsOf(String(name))] as const)));
}

/** Tables whose rows are others now. */
const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].flatMap(([name, rows]) => (before.get(name) === rows ? [] : [name]));

/** Once the work that goes on after an answer is done; what takes longer is named by its tables. */
async function settled(): Promise<Map<string, string>> {
  let last = new Map<string, string>();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await everything();
        return changedTables(before, last);
      },
      { timeout: 120_000, interval: 100 },
    )
    .toEqual([]);
  return last;
}

/** The body as a page could send it: the JSON that would be right, or a form of the same fields. */
function bodyFor(contract: Contract, row: Row, caller: Caller, type: string): string | undefined {
  const body = (row.form ?? row.bodyOf?.(caller) ?? row.body ?? {}) as Record<string, unknown>;
  if (contract.method === "DELETE" && !row.bodyOf) return undefined;
  const fields = Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  if (type.includes("urlencoded") || row.form) return new URLSearchParams(fields).toString();
  if (type.startsWith("multipart"))
    return `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}--x--\r\n`;
  return JSON.stringify(body);
}

const owned = async (contract: Contract, row: Row) => {
  const [me, other] = [contract.who === "admin" ? await signInAdmin() : await signIn(), await signIn()];
  const params = (await row.params?.(server, contract.who === "admin" ? other : me)) ?? {};
  return { me: me as Person, path: pathOf(contract, (name) => encodeURIComponent(params[name] ?? unknownId)) };
};

let sent = 0;
let able = 0;

it.each(some(changes, 18).map((contract) => [nameOf(contract), contract] as const))(
  "%s does nothing for another site",
  async (name, contract) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row in authorisation.test-data.ts`);
    const { me, path } = await owned(contract, row);
    const before = await settled();
    const refused = async (method: string, at: string, body: string | undefined, headers: Headers) => {
      const answer = await me.send(method, at, body, headers);
      const cors = [...answer.headers.keys()].filter((header) => header.startsWith("access-control"));
      expect([method, at, headers, answer.status, cors]).toEqual([method, at, headers, 403, []]);
      sent++;
    };
    for (const origin of some(foreign, 3)) {
      for (const type of some(types, 4)) {
        const body = bodyFor(contract, row, me, type);
        await refused(contract.method, path, body, { ...origin, "content-type": type });
        if (contract.method !== "POST" || type === "text/plain")
          await refused("POST", `${path}?_method=${contract.method}`, body ?? "{}", {
            ...origin,
            "content-type": type,
            ...renamed(contract.method),
          });
      }
    }
    // A link, a picture or a form that reads: what the browser sends the cookie along with.
    for (const headers of [
      renamed(contract.method),
      { ...renamed("DELETE"), "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    ]) {
      const answer = await me.send("GET", `${path}?_method=${contract.method}&method=${contract.method}`, undefined, headers);
      expect([name, answer.status < 500]).toEqual([name, true]);
      await answer.text();
      sent++;
    }
    // Without an Origin a browser sends from elsewhere no cookie that is SameSite; the others are no browsers.
    if (contract.who !== "any")
      for (const type of some(types, 4)) {
        const answer = await browser().send(contract.method, path, bodyFor(contract, row, me, type), { "content-type": type });
        expect([name, type, answer.status]).toEqual([name, type, 401]);
        sent++;
      }
    expect(changedTables(before, await settled())).toEqual([]);
    // The same call from here works: what was refused above was refused for where it came from.
    const answer = row.send
      ? await row.send(server, me)
      : await me.send(contract.method, path, bodyFor(contract, row, me, row.form ? "urlencoded" : "json"), {
          "content-type": row.form ? "application/x-www-form-urlencoded" : "application/json",
        });
    expect([name, answer.status]).toEqual([name, row.signedIn ?? row.status]);
    await answer.text();
    if (changedTables(before, await settled()).length > 0) able++;
  },
);

it("a page that is read, framed or linked to from another site changes nothing, whatever it adds", async () => {
  const me = await signInAdmin();
  for (const contract of some(
    contracts.filter(({ method }) => method === "GET"),
    14,
  )) {
    const row = rows[nameOf(contract)];
    const params = (await row?.params?.(server, me)) ?? {};
    const path = pathOf(contract, (name) => encodeURIComponent(params[name] ?? unknownId));
    const before = await settled();
    for (const headers of some(foreign, 3)) {
      const answer = await me.send("GET", `${path}?_method=DELETE&role=admin`, undefined, {
        ...headers,
        ...renamed("DELETE"),
        "sec-fetch-site": "cross-site",
      });
      expect([nameOf(contract), [...answer.headers.keys()].filter((header) => header.startsWith("access-control"))]).toEqual([
        nameOf(contract),
        [],
      ]);
      await answer.text();
      sent++;
    }
    expect([nameOf(contract), ...changedTables(before, await settled())]).toEqual([nameOf(contract)]);
  }
});

it("every call was tried, and most of them change something when it is really their user who asks", async () => {
  await server.expectSound();
  const tried = some(changes, 18).length;
  expect(able).toBeGreaterThanOrEqual(Math.floor(tried / 2));
  tell(24, "calls that change something, tried from other sites", tried, changes.length);
  tell(24, "requests of other sites that changed nothing", sent, 4_000);
});
