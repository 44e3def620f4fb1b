import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { version } from "../../package.json";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { type SmokeOptions, scriptsOf, smoke } from "./smoke.ts";

/** What a deploy asks the site it has sent, asked of the Worker as it is deployed. */
const scripts = () => scriptsOf(readFileSync("dist/web/index.html", "utf8"));
type Server = ReturnType<typeof startServer>;
const reach = ({ fetch }: Server) =>
  ((url: URL, init?: RequestInit) => fetch(url.pathname + url.search, init)) as unknown as SmokeOptions["fetch"];

describe("a deployed Worker", () => {
  const server = startServer({
    real: true,
    vars: { ...testVars, APP_ENV: "", PUBLIC_URL: "https://press.example" },
    environment: "production",
  });

  it("passes", async () => {
    expect(scripts().length).toBeGreaterThan(0);
    expect(await smoke("https://press.example", { fetch: reach(server), version, scripts: scripts() })).toEqual([]);
  });

  it("of another version, or with another build of the app, does not", async () => {
    const found = await smoke("https://press.example", { fetch: reach(server), version: "0.0.0", scripts: ["/assets/other.js"] });
    expect(found).toEqual([
      "/api/health is of another version",
      "/ is of another build: it does not ask for /assets/other.js",
      "/assets/other.js answered 404 in place of 200",
    ]);
  });

  it("without its tables does not", async () => {
    await server.run("ALTER TABLE images RENAME TO gone");
    const found = await smoke("https://press.example", { fetch: reach(server), version, scripts: scripts() });
    await server.run("ALTER TABLE gone RENAME TO images");
    expect(found).toContain("/api/images/smoke-test-no-such-picture answered 500 in place of 404");
  });
});

describe("a Worker in local mode", () => {
  const server = startServer({ real: true });
  it("does not pass: its mailbox answers", async () => {
    const found = await smoke(server.origin(), { fetch: reach(server), version, scripts: scripts() });
    expect(found).toContain("/api/local/mailbox answered 200 in place of 404");
  });
});

describe("a Worker whose settings are not whole", () => {
  const server = startServer({ real: true, vars: { ...testVars, APP_ENV: "", IDENTITY_SECRET: "" }, environment: "production" });
  it("does not pass", async () => {
    const found = await smoke("https://press.example", { fetch: reach(server), version, scripts: [] });
    expect(found).toContain("/api/health answered 500 in place of 200");
  });
});
