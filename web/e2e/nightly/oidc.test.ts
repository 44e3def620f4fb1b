import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startHonestProvider } from "../../../functions/auth/oidc-provider.test-data.ts";
import { readyLanguages } from "../../../locales/languages.ts";
import { faultsInLanguage } from "../access.ts";
import { startSite } from "../site.ts";

const honest = await startHonestProvider();
const { visit, signIn } = startSite({
  OIDC_PROVIDERS: JSON.stringify([
    { id: "honest", name: "Honest", issuer: honest.issuer, clientId: "press", clientSecret: "secret" },
    { id: "down", name: "Down", issuer: "http://127.0.0.1:9", clientId: "press" },
  ]),
});

beforeAll(async () => {
  const { page } = await visit("/api/login");
  const { origin } = new URL(page.url());
  await honest.serve([
    {
      client_id: "press",
      client_secret: "secret",
      redirect_uris: [`${origin}/api/auth/oidc/honest/callback`],
      token_endpoint_auth_method: "client_secret_post",
    },
  ]);
  await page.context().close();
});
afterAll(() => honest.close());

/** On the provider's own page. */
async function allow(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { name: "Honest sign-in" }).waitFor();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Allow" }).click();
}

it("signs in at the provider's own pages, without script, and lands where it began", async () => {
  honest.people.set("ada", { email: "ada@example.test", email_verified: true, given_name: "Ada" });
  const { page, errors } = await visit("/api/login?next=/pricing", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Continue with Honest" }).click();
  await allow(page, "ada");
  await page.waitForURL("**/pricing");
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ email: "ada@example.test", firstName: "Ada", tokens: 3 });
  expect(errors).toEqual([]);
});

it("comes back to the sign-in page with a sentence when the person cancels, and can go another way from there", async () => {
  const { page } = await visit("/api/login?next=/pricing");
  await page.getByRole("link", { name: "Continue with Honest" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect
    .poll(() => page.getByRole("alert").first().textContent())
    .toBe("Signing in with Honest was not finished. You can try again or choose another way.");
  await page.getByRole("link", { name: "Continue with Down" }).click();
  await expect
    .poll(() => page.getByRole("alert").first().textContent())
    .toBe("Down is not answering as it should. Please try again in a few minutes.");
  await signIn(page, `another-way-${crypto.randomUUID()}@example.test`);
  await page.waitForURL("**/pricing");
});

it("asks for a code where the provider has no confirmed address, and the account is there the next time", async () => {
  honest.people.set("bob", { email: "somebody@example.test", email_verified: false });
  const { page } = await visit("/api/login?next=/terms");
  await page.getByRole("link", { name: "Continue with Honest" }).click();
  await allow(page, "bob");
  await page.getByRole("heading", { name: "Confirm your e-mail address" }).waitFor();
  await expect.poll(() => page.getByLabel("E-mail address").inputValue()).toBe("somebody@example.test");
  await signIn(page, "bob@example.test");
  await page.waitForURL("**/terms");

  const second = await visit("/api/login?next=/terms");
  await second.page.getByRole("link", { name: "Continue with Honest" }).click();
  await allow(second.page, "bob");
  await second.page.waitForURL("**/terms");
  expect(await (await second.page.request.get("/api/auth/user")).json()).toMatchObject({ email: "bob@example.test" });
});

it("joins a provider on the account page and removes it again", async () => {
  honest.people.set("cleo", { email: "cleo@elsewhere.test", email_verified: true });
  const { page } = await visit("/account", { as: "cleo@example.test" });
  await page.getByRole("button", { name: /Honest/ }).click();
  await allow(page, "cleo");
  await page.waitForURL("**/account**");
  await page.getByText("cleo@elsewhere.test").first().waitFor();
  const { identities } = (await (await page.request.get("/api/auth/identities")).json()) as { identities: unknown[] };
  expect(identities).toMatchObject([{ provider: "honest", email: "cleo@elsewhere.test" }]);
  await page.getByRole("button", { name: /Remove.*Honest/ }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Remove/ })
    .click();
  await page.getByText("cleo@elsewhere.test").first().waitFor({ state: "detached" });
  expect(await (await page.request.get("/api/auth/identities")).json()).toMatchObject({ identities: [] });
});

it("the buttons and sentences of providers have no fault of access in any language, and fit a phone", async () => {
  const { page } = await visit("/api/login", { viewport: { width: 320, height: 740 } });
  for (const { code } of readyLanguages) {
    for (const notice of ["refused", "unconfirmed"]) {
      await page.goto(`/api/login?lang=${code}&notice=${notice}&provider=honest`);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code);
      expect([code, notice, await faultsInLanguage(page, code)]).toEqual([code, notice, []]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  }
});
