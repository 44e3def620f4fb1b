import type { APIRequestContext, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { type ServerKind, takeServer, withServers } from "../../functions/testing/workerd.ts";
import { openBrowser } from "./browser.ts";

interface VisitOptions extends BrowserContextOptions {
  /** E-mail address of who is signed in from the first page on; nobody when left out. */
  as?: string;
}

/** The newest code in the local mailbox of an address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json()) as { code: string }[];
  expect(mails[0]?.code).toMatch(/^\d{6}$/);
  return mails[0]?.code ?? "";
}

/**
 * The built app on the real Worker, its database empty, and a browser, for the journeys of one file. `dist/web` must be built;
 * `vars` stand before the tests' own.
 */
export function startSite(vars: ServerKind["vars"] = {}) {
  const { server, giveBack } = takeServer({ vars }, "d1");
  let origin = "";
  beforeAll(server.bundle);
  withServers.beforeAll(async ({ servers: _ended }) => {
    origin = await server.start();
  });
  afterAll(giveBack);
  const browser = openBrowser();

  /** Opens a session for the browser of a page through the API, as the sign-in page does; `email` is its owner's. */
  async function login({ request }: Page | BrowserContext, email: string): Promise<void> {
    await request.post("/api/auth/codes", { data: { email } });
    const answer = await request.post("/api/auth/sessions", { data: { email, code: await mailedCode(request, email) } });
    expect(answer.status()).toBe(200);
  }

  /** A new visitor, signed in where `as` is an e-mail address, and what goes wrong in the page's own scripts. */
  async function visit(path: string, { as, ...options }: VisitOptions = {}): Promise<{ page: Page; errors: string[] }> {
    const context = await browser().newContext({ locale: "en-US", acceptDownloads: true, baseURL: origin, ...options });
    if (as !== undefined) await login(context, as);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => {
      // Chromium notes each 401 and 404 there; those are answers, not faults: nobody signed in, no such picture.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(path);
    // A page made at build time is there before the script that hears what is pressed on it.
    if (options.javaScriptEnabled !== false)
      await page.waitForFunction(() => !("page" in document.documentElement.dataset && !("ready" in document.documentElement.dataset)));
    return { page, errors };
  }

  /**
   * From the sign-in page, by the code in the local mailbox, to where the visitor wanted to go. For journeys about signing in; others
   * `login`.
   */
  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Send me a code" }).click();
    const code = page.getByLabel("Six-digit code");
    await code.waitFor();
    await code.fill(await mailedCode(page.request, email));
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  /** Writes to the database past the product: what no call of it lets anybody write. */
  const run = (sql: string, ...values: unknown[]) => server.database.run(sql, values);

  return { visit, login, signIn, run };
}
