import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };

it("a screen whose files are gone is loaded once more by itself, and then says what to do", async () => {
  const { page } = await visit("/");
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  const { failed } = JSON.parse(readFileSync("locales/en/public.json", "utf8"));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/notices-.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("heading", { name: failed.lost.title }).waitFor(patience);
  expect(documents).toBe(1);
  await page.unroute(/\/assets\/notices-.*\.js/);
  await page.getByRole("button", { name: failed.reload }).click();
  await page.getByRole("heading", { name: "Privacy Policy" }).waitFor();
  await page.context().close();
});

it("a browser that kept its language but lost the cookie of it is shown that language, not an empty page", async () => {
  const { page } = await visit("/terms");
  await page.evaluate(() => localStorage.setItem("language", "ja"));
  await page.context().clearCookies();
  await page.goto("/pricing");
  await page.waitForURL("**/api/login?next=%2Fpricing", patience);
  await page.context().close();
});
