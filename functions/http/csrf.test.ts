import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { receiveEvent } from "../stripe/contract.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import type { Variables } from "./context.ts";
import { contracts, nameOf, pathOf, unknownId } from "./contracts.test-data.ts";
import { settingsOf } from "./env.ts";
import { answerFailure } from "./errors.ts";
import { refuseOtherSites } from "./middleware.ts";

// What a page of another site can make a visitor's browser send: forms of any type, odd origins, headers that rename the method.
const server = startServer();
const site = "https://paper.example.test";
const named = startServer({ vars: { PUBLIC_URL: `${site}/`, APP_ENV: "production" } });
const changes = contracts.filter(({ method, path }) => method !== "GET" && path !== receiveEvent.path);
const newspaper = {
  title: "The bridge is open",
  content: "The bridge is open. People cross it.",
  region: "Duluth",
  expandedContent: { expandedTitle: "The bridge is open", expandedContent: "The bridge is open. People cross it." },
  newspaperName: "The Lantern",
};

it("nothing is changed for a sibling, another port or a name that begins alike", async () => {
  const { send } = await server.signIn();
  const { hostname, port } = new URL(server.origin());
  const origins = [
    "https://evil.test",
    "null",
    "file://",
    `http://${hostname}`,
    `http://${hostname}:${Number(port) + 1}`,
    `http://sibling.${hostname}:${port}`,
    `http://${hostname}:${port}.evil.test`,
    `http://${hostname}:${port}@evil.test`,
  ];
  for (const contract of changes) {
    const path = pathOf(contract, () => unknownId);
    const ask = async (origin: string) => [origin, (await send(contract.method, path, undefined, { origin })).status];
    expect([nameOf(contract), await Promise.all(origins.map(ask))]).toEqual([nameOf(contract), origins.map((origin) => [origin, 403])]);
  }
});

it("an origin is ours when it is written as ours, and in no other way", async () => {
  // In process: the local server in front of the Worker rewrites an Origin that names its own host.
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("settings", settingsOf({ ...testVars, PUBLIC_URL: `${site}/` } as unknown as Env));
    await next();
  });
  app.use(refuseOtherSites);
  app.post("*", (c) => c.text("changed"));
  const host = "localhost:8787";
  const from = async (origin: string) => (await app.request(`http://${host}/api/user`, { method: "POST", headers: { origin } })).status;
  for (const origin of [`http://${host}`, site]) expect([origin, await from(origin)]).toEqual([origin, 200]);
  const others = [
    "",
    "null",
    "localhost",
    host,
    `//${host}`,
    `https://${host}`,
    `http://editor@${host}`,
    `http://editor:secret@${host}`,
    `http://${host}@evil.test`,
    `http://${host}.evil.test`,
    `http://${host}.`,
    `http://localhost.:8787`,
    `http://${host}/`,
    `http://${host}/api`,
    `http://${host}?`,
    `http://${host}#`,
    `http://${host} https://evil.test`,
    `http://${host}, https://evil.test`,
    `http://${host}0`,
    "http://localhost",
    "http://127.0.0.1:8787",
    "http://[::1]:8787",
    `${site}:8443`,
    `${site}.evil.test`,
    site.replace("https:", "http:"),
    site.replace("paper", "PAPER"),
    "https://example.test",
    "https://www.paper.example.test",
  ];
  for (const origin of others) expect([origin, await from(origin)]).toEqual([origin, 403]);
});

it("no type of content and no renamed method gets another site past the door", async () => {
  const { send, get, user } = await server.signIn();
  const types = [
    "text/plain",
    "TEXT/Plain; charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/JSON",
    "",
  ];
  for (const contract of changes) {
    const path = `${pathOf(contract, () => unknownId)}?_method=${contract.method}`;
    const asked = types.flatMap((type) => [...new Set([contract.method, "POST"])].map((method) => ({ method, type })));
    const ask = async ({ method, type }: { method: string; type: string }) => {
      const headers = {
        origin: "https://evil.test",
        "content-type": type,
        "x-http-method-override": contract.method,
        "x-method-override": contract.method,
        "x-http-method": contract.method,
      };
      return [method, type, (await send(method, path, '{"firstName":"Eve","confirm":"x","a=b":"', headers)).status];
    };
    expect([nameOf(contract), await Promise.all(asked.map(ask))]).toEqual([
      nameOf(contract),
      asked.map(({ method, type }) => [method, type, 403]),
    ]);
  }
  expect(await (await get("/api/auth/user")).json()).toEqual(user);
});

it("a link stays a link: no header and no parameter makes reading a change", async () => {
  const me = await server.signIn();
  const { id } = (await (await me.post("/api/completed-newspapers", newspaper)).json()) as { id: string };
  const path = `/api/completed-newspapers/${id}`;
  for (const method of ["DELETE", "delete", "POST"]) {
    for (const header of ["x-http-method-override", "x-method-override", "x-http-method"]) {
      expect((await me.send("GET", `${path}?_method=${method}&method=${method}`, undefined, { [header]: method })).status).toBe(200);
      expect((await me.send("POST", path, `_method=${method}`, { [header]: method })).status).toBe(404);
    }
  }
  expect((await me.send("HEAD", path)).status).toBe(200);
  expect((await me.send("OPTIONS", path)).status).toBe(404);
  expect((await me.get(path)).status).toBe(200);
});

it("tells no other site that it may ask", async () => {
  const me = await server.signIn();
  const headers = {
    origin: "https://evil.test",
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "content-type",
  };
  for (const [method, path] of [
    ["OPTIONS", "/api/user"],
    ["GET", "/api/auth/user"],
    ["GET", "/api/user/export"],
  ] as const) {
    const answer = await me.send(method, path, undefined, headers);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  }
});

it("takes what comes from this site, under its own address and the configured one, and what comes from no site", async () => {
  const me = await server.signIn();
  const change = (headers: Record<string, string>, at = me) => at.send("PATCH", "/api/user", '{"firstName":"Anna"}', headers);
  for (const headers of [
    {},
    { origin: server.origin(), "sec-fetch-site": "same-origin" },
    { origin: server.origin(), "content-type": "text/plain" },
    { "sec-fetch-site": "none" },
  ] as Record<string, string>[])
    expect([headers, (await change(headers)).status]).toEqual([headers, 200]);
  // A page of a sibling says where it comes from; that decides.
  expect((await change({ origin: "http://sibling.localhost", "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await change({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  const from = async (origin: string) => (await named.browser().post("/api/auth/codes", {}, { origin })).status;
  expect([await from(site), await from(named.origin()), await from(`${site}:8443`), await from("http://paper.example.test")]).toEqual([
    422, 422, 403, 403,
  ]);
});

it("the signature alone decides about an event of Stripe, wherever it comes from", async () => {
  const event = JSON.stringify({ id: "evt_test", object: "event", type: "customer.created", livemode: false, data: { object: {} } });
  const at = Math.floor(Date.now() / 1000);
  const sign = (secret: string) => `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${event}`).digest("hex")}`;
  const from: Record<string, string>[] = [
    {},
    { origin: "https://evil.test" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site", origin: "https://stripe.com" },
    { "content-type": "text/plain" },
  ];
  for (const headers of from) {
    const deliver = async (signature: string, extra = "") =>
      (await server.browser().send("POST", `/api${receiveEvent.path}`, event + extra, { ...headers, "stripe-signature": signature }))
        .status;
    expect([headers, await deliver(sign(testVars.STRIPE_WEBHOOK_SECRET))]).toEqual([headers, 200]);
    expect([headers, await deliver(sign("whsec_of_somebody_else"))]).toEqual([headers, 400]);
    expect([headers, await deliver(sign(testVars.STRIPE_WEBHOOK_SECRET), " ")]).toEqual([headers, 400]);
    expect([headers, await deliver("")]).toEqual([headers, 400]);
  }
  // Only this one address is excepted.
  for (const path of [
    "/api/stripe/create-checkout",
    "/api/stripe/webhook/",
    "/api/stripe/webhook/../create-checkout",
    "/api//stripe/webhook",
  ]) {
    const { status } = await (await server.signIn()).send("POST", path, event, { origin: "https://evil.test" });
    expect([path, status]).toEqual([path, 403]);
  }
});
