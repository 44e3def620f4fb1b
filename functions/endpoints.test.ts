import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { Contract } from "./contract.ts";
import { startServer } from "./testing.ts";

const { browser, signIn, run } = startServer();

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "method" in value && "who" in value && "path" in value;
const modules = await Promise.all(
  globSync("functions/*/contract.ts").map(
    (file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
  ),
);
const contracts = modules.flatMap((module) => Object.values(module).filter(isContract));

const unknownId = "AAAAAAAAAAAAAAAAAAAAAA";
const pathOf = (contract: Contract, id = unknownId) => `/api${contract.path.replace(/:\w+/g, id)}`;
const nameOf = (contract: Contract) => `${contract.method} ${contract.path}`;
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

it("a body that is no JSON is refused as such", async () => {
  const { send } = await signIn();
  for (const contract of withBody) {
    for (const body of ["{", "no json", '{"a":}']) {
      const answer = await send(contract.method, pathOf(contract), body);
      expect([nameOf(contract), answer.status]).toEqual([nameOf(contract), 400]);
      expect(await answer.json()).toMatchObject({ code: "BAD_REQUEST" });
    }
  }
});

it("a body of the wrong shape is refused with the names of its fields, and never fails", async () => {
  const { send } = await signIn();
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
  for (const contract of changes) {
    const foreign: Record<string, string>[] = [{ origin: "https://evil.test" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }];
    for (const headers of foreign) {
      const answer = await send(contract.method, pathOf(contract), undefined, headers);
      expect([nameOf(contract), answer.status]).toEqual([nameOf(contract), 403]);
      expect(await answer.json()).toMatchObject({ code: "FORBIDDEN" });
    }
  }
});

it("reading changes nothing in the database", async () => {
  const { get } = await signIn();
  await get("/api/local/mailbox");
  const tables = (
    await run("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'")
  ).map(({ name }) => String(name));
  const everything = async () => JSON.stringify(await Promise.all(tables.map((table) => run(`SELECT * FROM "${table}" ORDER BY rowid`))));
  const before = await everything();
  expect(before).toContain("free:");
  for (const contract of contracts.filter(({ method, path }) => method === "GET" && path !== "/logout")) {
    const answer = await get(pathOf(contract));
    expect([nameOf(contract), answer.status < 500]).toEqual([nameOf(contract), true]);
  }
  expect(await everything()).toBe(before);
});
