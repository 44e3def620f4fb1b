import { expect, it } from "vitest";
import { readyLanguages } from "../../../locales/languages.ts";
import { faultsInLanguage } from "../access.ts";
import { startSite } from "../site.ts";

const { visit, signIn } = startSite();

it("signs in without script, past a wrong code, and comes back to where it began", async () => {
  const { page } = await visit("/api/login?next=/pricing", { javaScriptEnabled: false, locale: "en-US" });
  const email = `no-script-${crypto.randomUUID()}@example.test`;
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Six-digit code").fill("12");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("This code is wrong or no longer valid.");
  const [mail] = (await (await page.request.get(`/api/local/mailbox?to=${email}`)).json()) as { code: string }[];
  await page.getByLabel("Six-digit code").fill(mail?.code ?? "");
  await page.getByLabel("Six-digit code").press("Enter");
  await page.waitForURL("**/pricing");
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
});

it("leads back to the app, never to a form that wants to be sent again", async () => {
  const { page } = await visit("/privacy", { locale: "en-US" });
  await page.goto("/api/login?next=/terms");
  await signIn(page, `back-${crypto.randomUUID()}@example.test`);
  await page.waitForURL("**/terms");
  // Before that the app may still write to the history, which ends a step back that has just begun.
  const isReady = () => page.waitForFunction(() => "ready" in document.documentElement.dataset);
  for (const path of ["/terms", "/terms", "/privacy"]) {
    await isReady();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

for (const { code, tag, direction } of readyLanguages)
  it(`the sign-in page in ${code} has no fault of access, and fits a phone`, async () => {
    const { page, errors } = await visit("/api/login", { locale: tag, viewport: { width: 360, height: 740 } });
    for (const step of ["email", "code"]) {
      await expect
        .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
        .toEqual([code, direction]);
      expect([step, await faultsInLanguage(page, code)]).toEqual([step, []]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      if (step === "email") {
        await page.locator("#email").fill(`axe-${crypto.randomUUID()}@example.test`);
        await page.locator("#email").press("Enter");
        await page.locator("#code").waitFor();
      }
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
