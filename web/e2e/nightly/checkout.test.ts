import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 20_000 };

async function buyer() {
  const { page, errors } = await visit("/pricing", { as: `buyer-${crypto.randomUUID()}@example.test` });
  await page.getByRole("main").getByText("You have 3 tokens.").waitFor();
  return { page, errors };
}

async function toTheTill(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buy 3 tokens" }).click();
  await page.waitForURL("**/api/local/till/cs_test_*");
}

/** The window is looked at again, after another one. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

it("a payment that takes its time is told as such, and appears on the open page when it arrives", async () => {
  const { page, errors } = await buyer();
  await toTheTill(page);
  const till = page.url();
  await page.getByRole("button", { name: "Promise to pay later" }).click();
  await page.waitForURL("**/success?session_id=*");
  await page.getByRole("heading", { name: "Your payment is on its way" }).waitFor();
  await page.getByRole("navigation").getByText("3 tokens").waitFor();
  await expect.poll(() => page.getByText("were added to your account").count()).toBe(0);

  const bank = await page.context().newPage();
  await bank.goto(till);
  await bank.getByRole("button", { name: "The payment arrives" }).click();
  await bank.getByRole("heading", { name: "Paid" }).waitFor();
  await page.getByRole("heading", { name: "Payment successful" }).waitFor();
  await page.getByRole("navigation").getByText("6 tokens").waitFor();

  await bank.goto(till);
  await bank.getByRole("button", { name: "Refund $5" }).click();
  await bank.getByText("$5.00 was refunded.").or(bank.getByText("$5 was refunded.")).waitFor();
  await expect
    .poll(async () => {
      await lookAgain(page);
      return page.getByRole("navigation").getByText("3 tokens").count();
    }, patience)
    .toBe(1);
  expect(errors).toEqual([]);
});

it("a payment that fails later charges nothing, and leads back to the pricing page", async () => {
  const { page, errors } = await buyer();
  await toTheTill(page);
  const till = page.url();
  await page.getByRole("button", { name: "Promise to pay later" }).click();
  await page.getByRole("heading", { name: "Your payment is on its way" }).waitFor();
  const bank = await page.context().newPage();
  await bank.goto(till);
  await bank.getByRole("button", { name: "The payment fails" }).click();
  await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL("**/pricing");
  await toTheTill(page);
  expect(errors).toEqual([]);
});

it("a checkout that was left comes back quietly, by its link and by the browser's Back button", async () => {
  const { page, errors } = await buyer();
  await toTheTill(page);
  await page.getByRole("link", { name: "Go back without paying" }).click();
  await page.waitForURL("**/pricing");
  await page.getByRole("main").getByText("You have 3 tokens.").waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await toTheTill(page);
  await page.goBack();
  await page.waitForURL("**/pricing");
  const button = page.getByRole("button", { name: "Buy 3 tokens" });
  await button.waitFor();
  expect(await button.getAttribute("aria-busy")).toBeNull();
  await toTheTill(page);
  expect(errors).toEqual([]);
});

it("somebody else's payment is shown to nobody, and adds nothing", async () => {
  const { page } = await buyer();
  await toTheTill(page);
  await page.getByRole("button", { name: "Pay $5" }).click();
  await page.getByRole("heading", { name: "Payment successful" }).waitFor();
  const { page: other } = await buyer();
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ""));
  await other.getByRole("heading", { name: "This payment was not found" }).waitFor();
  await other.getByRole("navigation").getByText("3 tokens").waitFor();
});

it("without tokens the message's own button leads to the checkout, and the article is there afterwards", async () => {
  const { page, errors } = await buyer();
  await page.evaluate(async () => {
    const article = { title: "Library reopens", content: "It reopened on Saturday.", region: "Duluth", templateId: "modern-herald" };
    const body = JSON.stringify({ ...article, language: "en", textModel: "house", imageModel: "house" });
    const order = { method: "POST", headers: { "content-type": "application/json" }, body };
    await Promise.all([1, 2, 3].map(() => fetch("/api/press-runs", order)));
  });
  await page.goto("/home");
  await page.getByLabel("Headline").fill("Library reopens");
  await page.getByRole("textbox", { name: "Article" }).fill("The town library reopened on Saturday after a year of repairs.");
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByText("You have 0 tokens.").first().waitFor();
  // Only aria-disabled, so that a press says why.
  const message = page.getByRole("alert").filter({ hasText: "No Tokens Available" });
  await expect
    .poll(async () => {
      // The message stays five seconds, which may be over on a busy machine before the pointer is there: whoever is late asks again.
      await page.getByRole("button", { name: "Generate", exact: true }).click({ force: true });
      return message
        .getByRole("button", { name: "Buy Tokens" })
        .click({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
  await page.waitForURL("**/api/local/till/cs_test_*");
  await page.getByRole("button", { name: "Pay $5" }).click();
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Make a newspaper" }).click();
  await page.waitForURL("**/home");
  await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe("Library reopens");
  await page.getByText("You have 3 tokens.").first().waitFor();
  expect(errors).toEqual([]);
});
