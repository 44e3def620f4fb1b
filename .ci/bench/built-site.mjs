import { readFileSync } from "node:fs";
import { createTestHarness, unstable_readConfig } from "wrangler";
import { completeVars } from "../commands/dev-vars.mjs";

/** Every name of the configuration, so that a developer's own .dev.vars changes nothing. */
export function freshVars() {
  const lines = completeVars(readFileSync(".dev.vars.example", "utf8")).split("\n");
  return Object.fromEntries(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]),
  );
}

/** The built app on the Worker of local mode with an empty database, at an address of its own; `vars` on top of a fresh configuration. */
export async function serveBuiltSite(vars = {}) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  process.env.WRANGLER_SEND_METRICS = "false";
  const config = { ...unstable_readConfig({ config: "wrangler.toml" }), main: "functions/dev/worker.ts" };
  const server = createTestHarness({ workers: [{ config, vars: { ...freshVars(), ...vars } }] });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations("DB");
  return { origin: url.origin, close: () => server.close() };
}

/** Signs a new person in by the code in the local mailbox; the cookies are what a browser context takes. */
export async function signIn(browser, origin, email) {
  const words = JSON.parse(readFileSync("locales/en/server.json", "utf8")).login;
  const context = await browser.newContext({ locale: "en-US", baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto("/home");
    await page.getByLabel(words.email).fill(email);
    await page.getByRole("button", { name: words.send }).click();
    const code = page.getByLabel(words.code);
    await code.waitFor();
    const [mail] = await (await page.request.get(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json();
    await code.fill(mail.code);
    await page.getByRole("button", { name: words.enter }).click();
    await page.waitForURL("**/home");
    return await context.cookies();
  } finally {
    await context.close();
  }
}
