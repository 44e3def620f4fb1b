import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startServer } from "../testing.ts";
import { testVars } from "../testing-vars.ts";

const configuration = readFileSync("wrangler.toml", "utf8");
const environments = [undefined, ...new Set([...configuration.matchAll(/^\[\[?env\.([\w-]+)/gm)].map((match) => match[1]))];

it("no deployable environment sets APP_ENV", () => {
  expect(configuration).not.toMatch(/APP_ENV/);
});

for (const environment of environments) {
  const { fetch } = startServer({ vars: { ...testVars, APP_ENV: "" }, environment });
  it(`the environment ${environment ?? "at the top"} has none of the local paths`, async () => {
    for (const path of ["/api/local/mailbox", "/api/local/till", "/api/local/till/x", "/api/local/", "/api/local"]) {
      for (const host of ["", "http://localhost", "http://127.0.0.1", "http://[::1]"])
        expect([host, path, (await fetch(host + path)).status]).toEqual([host, path, 404]);
    }
  });
}
