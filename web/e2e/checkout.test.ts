import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it("buys three tokens on a phone, in light and dark colors, and a reload adds nothing", async () => {
  const { page, errors } = await visit("/pricing", { as: "buyer@example.test", viewport: { width: 390, height: 844 } });
  await page.getByRole("main").getByText("You have 3 tokens.").waitFor();
  expect(await faultsInBothColors(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Buy 3 tokens" }).click();
  await page.waitForURL("**/api/local/till/cs_test_*");
  const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Pay $5" }).click();
  await page.waitForURL("**/success?session_id=*");
  for (const _visit of ["first", "reloaded"]) {
    await page.getByRole("heading", { name: "Payment successful" }).waitFor();
    await page.getByText("3 tokens were added to your account.").waitFor();
    await page.getByText("You have 6 tokens.").waitFor();
    await page.getByText(session.slice(0, 20), { exact: true }).waitFor();
    await page.reload();
  }
  await page.getByText("You have 6 tokens.").waitFor();
  expect(await faultsInBothColors(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation").getByText("6 tokens").waitFor();
  expect(errors).toEqual([]);
});
