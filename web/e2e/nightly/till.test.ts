import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readyLanguages } from "../../../locales/languages.ts";
import { faultsInLanguage } from "../access.ts";
import { startSite } from "../site.ts";

const { visit, login } = startSite();
/** A checkout just begun by somebody new, without any screen of the app; its address. */
async function beginCheckout(page: Page): Promise<string> {
  await login(page, `till-${crypto.randomUUID()}@example.test`);
  const answer = await page.request.post("/api/stripe/create-checkout");
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

it("a payment is begun, refunded in part and disputed without script", async () => {
  const { page } = await visit("/api/local/till", { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const address = await beginCheckout(page);
  const tokens = async () => ((await (await page.request.get("/api/user/tokens")).json()) as { tokens: number }).tokens;
  await page.goto(address);
  await page.getByText("no money moves").waitFor();
  await page.getByLabel("For testing: how the site is told").selectOption({ label: "Late: when you deliver it on this page" });
  await page.getByRole("button", { name: "Pay $5.00" }).click();
  await page.waitForURL("**/success?session_id=cs_test_*");
  await page.goto(address);
  expect(await tokens()).toBe(3);
  await page.getByText("Waiting to be delivered.").waitFor();
  await page.getByRole("button", { name: "Deliver it now" }).click();
  await page.getByText("The site answered: 200").waitFor();
  expect(await tokens()).toBe(6);
  await page.getByLabel("Amount of a part, in cents").fill("600");
  await page.getByLabel("Amount of a part, in cents").press("Enter");
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("up to $5.00");
  await page.getByLabel("Amount of a part, in cents").fill("200");
  await page.getByLabel("Amount of a part, in cents").press("Enter");
  await page.getByText("$2.00 was refunded.").waitFor();
  expect(await tokens()).toBe(5);
  // With a refund in the list Enter still means the field it stands in.
  await page.getByLabel("Amount of a part, in cents").fill("100");
  await page.getByLabel("Amount of a part, in cents").press("Enter");
  await page.getByText("$1.00 was refunded.").waitFor();
  await expect.poll(() => page.getByText("$2.00 was refunded.").count()).toBe(1);
  await page.getByRole("button", { name: "Let the buyer dispute the payment" }).click();
  await page.getByRole("button", { name: "Win the dispute" }).click();
  await page.getByText("The dispute is won").waitFor();
  await page.getByRole("link", { name: "Payments at the local till" }).click();
  await page.getByRole("link", { name: "$5.00 · Paid" }).first().click();
  await page.getByRole("heading", { name: "Paid" }).waitFor();
});

const orders = [{ action: "pay" }, { action: "refund-part", amount: 100 }, { action: "open-dispute", delivery: "late" }];

// Light and dark by turns: colors are the same in every language.
it("the till has no fault of access in any language, and fits a phone", async () => {
  const { page, errors } = await visit("/api/local/till", { viewport: { width: 360, height: 740 } });
  const address = await beginCheckout(page);
  for (const after of [[], orders]) {
    for (const order of after) expect((await page.request.post(address, { data: order })).status()).toBe(200);
    for (const { code, direction } of readyLanguages) {
      await page.goto(`${address}?lang=${code}`);
      await expect
        .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
        .toEqual([code, direction]);
      expect([code, after, await faultsInLanguage(page, code)]).toEqual([code, after, []]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  }
  expect(errors).toEqual([]);
});
