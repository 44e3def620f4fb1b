import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createTestHarness } from "wrangler";
import { completeVars } from "../commands/dev-vars.mjs";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The system's Chromium, or the packaged one on a bare machine. */
export async function launchBrowser() {
  const installed = "/usr/bin/chromium";
  if (existsSync(installed) && !process.env.BARE) return chromium.launch({ executablePath: installed, args: flags });
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // In a single process the first page that is closed takes the browser with it.
  const packagedFlags = packaged.args.filter((flag) => flag !== "--single-process");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packagedFlags, ...flags] });
}

/** Every name of the configuration, so that a developer's own .dev.vars changes nothing. */
function freshVars() {
  const lines = completeVars(readFileSync(".dev.vars.example", "utf8")).split("\n");
  return Object.fromEntries(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]),
  );
}

/** The built app on the real Worker with an empty database, at an address of its own. */
export async function serveBuiltSite() {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  process.env.WRANGLER_SEND_METRICS = "false";
  const server = createTestHarness({ workers: [{ configPath: "./wrangler.toml", vars: freshVars() }] });
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
