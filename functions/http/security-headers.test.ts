import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { startServer } from "../testing/index.ts";
import { contentSecurityPolicy, noStrings, securityHeaders, strictTransport } from "./security-headers.ts";

const server = startServer({ real: true, vars: { SECURITY_CONTACT: "security@press.example" } });
const { browser, fetch, signIn, server: harness } = server;
const production = startServer({ real: true, vars: { APP_ENV: "", PUBLIC_URL: "https://papers.example" } });
const signInAdmin = admins(server);
type Person = Awaited<ReturnType<typeof signIn>>;

const article = { title: "The bridge is open", content: "The bridge is open. People cross it. It is made of oak.", region: "Duluth" };
const newspaper = {
  ...article,
  newspaperName: "The Lantern",
  expandedContent: { expandedTitle: article.title, expandedContent: article.content },
};

async function sharedBy(me: Person): Promise<string> {
  const { id } = (await (await me.post("/api/completed-newspapers", newspaper)).json()) as { id: string };
  const answer = await me.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true });
  return ((await answer.json()) as { shareUrl: string }).shareUrl;
}

async function pictureOf(me: Person, bytes: Uint8Array, type: string): Promise<string> {
  const key = crypto.randomUUID();
  const { IMAGES } = (await server.env()) as Env;
  await IMAGES.put(key, bytes as Uint8Array<ArrayBuffer>);
  await server.run(
    "INSERT INTO images (key, user_id, type, size, width, height, created_at) VALUES (?, ?, ?, ?, 12, 16, 1)",
    key,
    me.user.id,
    type,
    bytes.length,
  );
  return `/api/images/${key}`;
}
const png = () => Uint8Array.from(PNG.sync.write(new PNG({ width: 12, height: 16 })));

const script = () => /src="(\/assets\/index-[^"]+\.js)"/.exec(readFileSync("dist/web/pages/en/landing.html", "utf8"))?.[1] ?? "";

const sharePolicy = (ancestors: string) =>
  new RegExp(
    `^default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'sha256-[\\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}; ${noStrings}$`,
  );
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const kept = "public, max-age=31536000, immutable";
const askedAgain = "public, max-age=0, must-revalidate";
const typeOf = (answer: Response) => {
  const [type = "", charset = ""] = (answer.headers.get("content-type") ?? "").toLowerCase().split(/; */);
  // JSON is UTF-8 without saying so.
  return type.endsWith("json") ? type : [type, charset].filter(Boolean).join("; ");
};
const utf8 = { html: "text/html; charset=utf-8", text: "text/plain; charset=utf-8", json: "application/json" };

interface Kind {
  /** Where, as a path or by what a person has made. */
  at: string | ((me: Person) => Promise<string>);
  status?: number;
  type: string;
  cache: string | null;
  policy?: string | RegExp;
  who?: "nobody" | "admin";
  also?: Record<string, string>;
  accept?: string;
}

/** Every kind of address, and what its answers must say beside the headers that all of them have. */
const kinds: Record<string, Kind> = {
  "the landing page": { at: "/", type: utf8.html, cache: askedAgain, who: "nobody" },
  "the app, signed out": { at: "/home", type: utf8.html, cache: askedAgain, who: "nobody" },
  "the app, signed in": { at: "/home", type: utf8.html, cache: askedAgain },
  "the admin panel": { at: "/admin", type: utf8.html, cache: askedAgain, who: "admin" },
  "a page that is not there": { at: "/nope", status: 404, type: utf8.html, cache: askedAgain },
  "a script": { at: async () => script(), type: "text/javascript; charset=utf-8", cache: kept },
  "a file": { at: "/favicon.svg", type: "image/svg+xml", cache: askedAgain },
  "a file that is not there": { at: "/nope.js", status: 404, type: utf8.text, cache: null },
  "robots.txt": { at: "/robots.txt", type: utf8.text, cache: null },
  "the map of the site": { at: "/sitemap.xml", type: "application/xml; charset=utf-8", cache: null },
  "security.txt": { at: "/.well-known/security.txt", type: utf8.text, cache: null },
  "a call for everybody": { at: "/api/health", type: utf8.json, cache: "no-store" },
  "the description of the API": { at: "/api/openapi.json", type: utf8.json, cache: askedAgain, who: "nobody" },
  "a call about a person": { at: "/api/auth/user", type: utf8.json, cache: "no-store" },
  "the same, signed out": { at: "/api/auth/user", status: 401, type: utf8.json, cache: "no-store", who: "nobody" },
  "an admin's call": { at: "/api/admin/users", type: utf8.json, cache: "no-store", who: "admin" },
  "the same of somebody else": { at: "/api/admin/users", status: 403, type: utf8.json, cache: "no-store" },
  "everything about a person": { at: "/api/user/export", type: utf8.json, cache: "no-store" },
  "a call that is not there": { at: "/api/nope", status: 404, type: utf8.json, cache: "no-store" },
  "the sign-in page": { at: "/api/login", type: utf8.html, cache: "no-store", who: "nobody" },
  "signing out": {
    at: "/api/logout",
    status: 303,
    type: "",
    cache: "no-store",
    also: { "clear-site-data": '"cache"', location: "/" },
  },
  "a picture": {
    at: (me) => pictureOf(me, png(), "image/png"),
    type: "image/png",
    cache: "private, max-age=0, must-revalidate",
    policy: picturePolicy,
  },
  "a shared newspaper": { at: sharedBy, type: utf8.html, cache: askedAgain, policy: sharePolicy("'none'"), who: "nobody" },
  "the same in a frame": {
    at: async (me) => `${(await sharedBy(me)).split("/").slice(0, 3).join("/")}/embed`,
    type: utf8.html,
    cache: askedAgain,
    policy: sharePolicy("\\*"),
    who: "nobody",
    also: { "cross-origin-resource-policy": "cross-origin" },
  },
  // The one answer that other sites' scripts may read.
  "a shared newspaper as other sites embed it": {
    at: async (me) => `${(await sharedBy(me)).split("/").slice(0, 3).join("/")}/oembed`,
    type: utf8.json,
    cache: askedAgain,
    who: "nobody",
    also: { "access-control-allow-origin": "*" },
  },
  "a newspaper nobody shares": {
    at: `/share/${"A".repeat(22)}/x`,
    status: 404,
    type: utf8.html,
    cache: "no-store",
    policy: sharePolicy("'none'"),
  },
  "the local mailbox": {
    at: "/api/local/mailbox",
    type: utf8.html,
    cache: "no-store",
    policy: /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'none'/,
    accept: "text/html",
  },
};

it.each(Object.entries(kinds))("%s is answered with the headers it must have", async (_, kind) => {
  const me = await (kind.who === "admin" ? signInAdmin() : signIn());
  const path = typeof kind.at === "string" ? kind.at : await kind.at(me);
  const client = kind.who === "nobody" ? browser() : me;
  const answer = await client.get(path, kind.accept ? { accept: kind.accept } : undefined);
  const { headers } = answer;
  const shown = { status: answer.status, type: typeOf(answer), cache: headers.get("cache-control") };
  expect(shown).toEqual({ status: kind.status ?? 200, type: kind.type, cache: kind.cache });
  const policy = headers.get("content-security-policy");
  if (kind.policy instanceof RegExp) expect(policy).toMatch(kind.policy);
  else expect(policy).toBe(kind.policy ?? contentSecurityPolicy);
  // But for what is told here nothing says what answers, no other site may read an answer, and nothing is thrown away.
  const others = ["access-control-allow-origin", "access-control-allow-credentials", "clear-site-data", "server", "x-powered-by"];
  const expected = { ...Object.fromEntries(others.map((name) => [name, null])), ...securityHeaders, ...kind.also };
  for (const [name, value] of Object.entries(expected))
    if (name !== "content-security-policy") expect([name, headers.get(name)]).toEqual([name, value]);
  for (const line of headers.getSetCookie()) expect(line).toMatch(/; HttpOnly; SameSite=Lax|; SameSite=Lax/);
  await answer.body?.cancel();
});

it("the description of the API is sent again only when it has changed", async () => {
  const answer = await fetch("/api/openapi.json");
  expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  const again = await fetch("/api/openapi.json", { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("no page may make code or markup of strings, load from elsewhere, or be framed", () => {
  const directives = Object.fromEntries(
    contentSecurityPolicy.split("; ").map((part) => [part.replace(/ .*/, ""), part.replace(/^\S+ ?/, "")]),
  );
  expect(directives).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "stop-press",
  });
  expect(contentSecurityPolicy).not.toMatch(/https?:|\*|unsafe-eval|strict-dynamic/);
  expect(contentSecurityPolicy.match(/'unsafe-inline'/g)).toHaveLength(1);
});

it("static files have the headers of the Worker's answers, and one of them alone runs WebAssembly", () => {
  const [rules = "", ...others] = readFileSync("web/public/_headers", "utf8").split(/^\//m).slice(1);
  const lines = rules
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim());
  const expected = { ...securityHeaders, "strict-transport-security": strictTransport };
  expect(lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))).toEqual(
    Object.entries(expected).map(([name, value]) => `${name}: ${value}`),
  );
  // Cloudflare cuts a longer line off.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  const withWasm = others.filter((rule) => rule.includes("wasm-unsafe-eval"));
  expect(withWasm.map((rule) => rule.split("\n")[0])).toEqual(["assets/pdf-worker-*"]);
  expect(withWasm[0]).toContain(contentSecurityPolicy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
});

it("asks for https for good in production only", async () => {
  for (const path of ["/api/health", "/home", "/nope.js", "/favicon.svg"])
    expect([path, (await production.fetch(path)).headers.get("strict-transport-security")]).toEqual([path, strictTransport]);
  expect((await fetch("/api/health")).headers.get("strict-transport-security")).toBeNull();
});

it("tells whom to write to of a weakness where the operator has said it (RFC 9116)", async () => {
  const text = await (await fetch("/.well-known/security.txt")).text();
  const { origin } = (await harness.listen()).url;
  const [, day = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(text).toBe(
    `Contact: mailto:security@press.example\nExpires: ${day}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
  );
  const days = (Date.parse(day) - Date.now()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
  expect((await production.fetch("/.well-known/security.txt")).status).toBe(404);
});

it("nothing of the repository and no list of files is on the site", async () => {
  const paths = [
    "/.git/config",
    "/.git/HEAD",
    "/.dev.vars",
    "/.env",
    "/_headers",
    "/wrangler.toml",
    "/package.json",
    "/functions/worker.ts",
    "/assets/",
  ];
  for (const path of [...paths, "/pages/en/", "/.vite/manifest.json"]) expect([path, (await fetch(path)).status]).toEqual([path, 404]);
});

it("a link of another site cannot empty a visitor's cache", async () => {
  const me = await signIn();
  const answer = await me.get("/api/logout", { "sec-fetch-site": "cross-site" });
  expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([303, null]);
  expect((await me.get("/api/auth/user")).status).toBe(200);
});
