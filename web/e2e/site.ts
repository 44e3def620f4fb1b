import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createTestHarness } from "wrangler";

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
export async function launchBrowser(): Promise<Browser> {
  const installed = "/usr/bin/chromium";
  if (existsSync(installed) && !process.env.BARE) return chromium.launch({ executablePath: installed, args: flags });
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // In a single process the first page that is closed takes the browser with it.
  const packagedFlags = packaged.args.filter((flag) => flag !== "--single-process");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packagedFlags, ...flags] });
}

// Written out, so that a developer's own .dev.vars changes nothing here.
const vars = {
  APP_ENV: "local",
  PUBLIC_URL: "",
  SESSION_SECRET: "e2e-session-secret-0123456789abcdef-012345",
  KEY_ENCRYPTION_KEYS: "e2e-key-encryption-0123456789abcdef",
  IDENTITY_SECRET: "e2e-identity-secret-0123456789abcdef",
  ADMIN_EMAILS: "editor@localhost.test",
  FREE_TOKENS_PER_MONTH: "3",
  OPERATOR_DAILY_RUNS: "200",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  MAIL_API_URL: "",
  MAIL_API_KEY: "",
  MAIL_FROM: "",
  OIDC_PROVIDERS: "",
  LIBSQL_URL: "",
  LIBSQL_AUTH_TOKEN: "",
};

/** The built app on the real Worker, and a browser, for the journeys of one file. `dist/web` must be built. */
export function startSite() {
  const server = createTestHarness({ workers: [{ configPath: "./wrangler.toml", vars }] });
  let browser: Browser;
  let origin = "";
  beforeAll(async () => {
    origin = (await server.listen()).url.origin;
    await server.getWorker().applyD1Migrations("DB");
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  /** A new visitor, and what goes wrong in the page's own scripts. */
  async function visit(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; errors: string[] }> {
    const context = await browser.newContext({ locale: "en-US", acceptDownloads: true, baseURL: origin, ...options });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => {
      // Chromium notes each 401 and 404 there; those are answers, not faults: nobody signed in, no such picture.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(path);
    return { page, errors };
  }

  /** From the sign-in page, by the code in the local mailbox, to where the visitor wanted to go. */
  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Send me a code" }).click();
    const code = page.getByLabel("Six-digit code");
    await code.waitFor();
    const mails = (await (await page.request.get(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json()) as { code: string }[];
    expect(mails[0]?.code).toMatch(/^\d{6}$/);
    await code.fill(mails[0]?.code ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  return { visit, signIn };
}
