import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { receiveEvent } from "../stripe/contract.ts";
import { startServer } from "../testing/index.ts";
import type { Contract } from "./contract.ts";
import { contracts, nameOf, pathOf as pathWith, unknownId } from "./contracts.test-data.ts";

const { browser, signIn, run } = startServer();
const signInAdmin = admins({ signIn, run });

/** Layouts are three words; any other is found nowhere, whatever is sent there. */
const pathOf = (contract: Contract, id = unknownId) => pathWith(contract, (name) => (name === "layout" ? "two-column" : id));
const changes = contracts.filter(({ method }) => method !== "GET");
const closed = contracts.filter(({ who }) => who !== "any");
const owned = contracts.filter(({ who }) => who === "owner");
const withBody = contracts.filter(({ body }) => body !== undefined);

it("there are contracts of every kind to test", () => {
  expect(contracts.length).toBeGreaterThan(25);
  expect([closed.length, owned.length, withBody.length, changes.length].every((count) => count > 5)).toBe(true);
  expect(new Set(contracts.map(nameOf)).size).toBe(contracts.length);
});

it.each(closed.map((contract) => [nameOf(contract), contract] as const))("%s asks who is calling", async (_, contract) => {
  const answer = await browser().send(contract.method, pathOf(contract), contract.body ? {} : undefined);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "UNAUTHORIZED", requestId: answer.headers.get("x-request-id") });
});

it("what belongs to nobody is not found, and neither is a name that cannot be one", async () => {
  const { send } = await signIn();
  for (const contract of owned) {
    for (const id of [unknownId, "0", "x".repeat(65), "%27%20OR%201%3D1", "..%2F..%2Fusers", "%00", "%F0%9F%97%9E"]) {
      const answer = await send(contract.method, pathOf(contract, id), contract.body ? (contract.example ?? {}) : undefined);
      expect([nameOf(contract), id, answer.status]).toEqual([nameOf(contract), id, 404]);
    }
  }
});

it("what is for admins is refused to others", async () => {
  const { send } = await signIn();
  for (const contract of contracts.filter(({ who }) => who === "admin")) {
    expect([nameOf(contract), (await send(contract.method, pathOf(contract), contract.body ? {} : undefined)).status]).toEqual([
      nameOf(contract),
      403,
    ]);
  }
});

it("search words travel in a header, so that no address names a person; the address is still read", async () => {
  const admin = await signInAdmin();
  const sought = { "x-query": new URLSearchParams({ q: admin.user.email, sort: "email" }).toString() };
  for (const found of [await admin.get("/api/admin/users", sought), await admin.get(`/api/admin/users?${sought["x-query"]}`)])
    expect(((await found.json()) as { email: string }[]).map(({ email }) => email)).toEqual([admin.user.email]);
  const none = await admin.get("/api/completed-newspapers", { "x-query": "q=nothing-has-this-name" });
  expect(none.headers.get("x-total-count")).toBe("0");
  const towns = await admin.get("/api/location/suggest", { "x-query": "q=dulu&language=de" });
  expect(((await towns.json()) as { city: string }[])[0]).toMatchObject({ city: "Duluth" });
  expect((await admin.get("/api/admin/users", { "x-query": "sort=%E0%A4%A" })).status).toBe(422);
});

it("a body that is no JSON is refused as such", async () => {
  const { send } = await signInAdmin();
  for (const contract of withBody) {
    for (const body of ["{", "no json", '{"a":}']) {
      const answer = await send(contract.method, pathOf(contract), body);
      expect([nameOf(contract), answer.status]).toEqual([nameOf(contract), 400]);
      expect(await answer.json()).toMatchObject({ code: "BAD_REQUEST" });
    }
  }
});

it("a body of the wrong shape is refused with the names of its fields, and never fails", async () => {
  const { send } = await signInAdmin();
  for (const contract of withBody) {
    for (const body of ["[]", "null", '"x"', "7"]) {
      expect([nameOf(contract), body, (await send(contract.method, pathOf(contract), body)).status]).toEqual([nameOf(contract), body, 422]);
    }
    if (contract.body?.safeParse({}).success) continue;
    const answer = await send(contract.method, pathOf(contract), {});
    expect(await answer.json()).toMatchObject({ code: "INVALID", details: { fields: expect.arrayContaining([expect.any(String)]) } });
  }
});

it("another site changes nothing through a visitor's browser", async () => {
  const { send } = await signIn();
  for (const contract of changes.filter(({ path }) => path !== receiveEvent.path)) {
    const foreign: Record<string, string>[] = [{ origin: "https://evil.test" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }];
    for (const headers of foreign) {
      const answer = await send(contract.method, pathOf(contract), undefined, headers);
      expect([nameOf(contract), answer.status]).toEqual([nameOf(contract), 403]);
      expect(await answer.json()).toMatchObject({ code: "FORBIDDEN" });
    }
  }
});

it("reading changes nothing in the database but how often places and exports were asked for", async () => {
  const { get } = await signInAdmin();
  await get("/api/local/mailbox");
  const tables = (
    await run("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'")
  ).map(({ name }) => String(name));
  const everything = async () => JSON.stringify(await Promise.all(tables.map((table) => run(`SELECT * FROM "${table}" ORDER BY rowid`))));
  // Suggestions come at every letter, and are limited together with the other calls about places.
  const forgetCalls = () => run("DELETE FROM rate_counters WHERE key LIKE 'places:%' OR key LIKE 'exports:%'");
  await forgetCalls();
  const before = await everything();
  expect(before).toContain("free:");
  for (const contract of contracts.filter(({ method, path }) => method === "GET" && path !== "/logout")) {
    const answer = await get(pathOf(contract));
    expect([nameOf(contract), answer.status < 500]).toEqual([nameOf(contract), true]);
  }
  await forgetCalls();
  expect(await everything()).toBe(before);
});
