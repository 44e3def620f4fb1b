import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { startSite } from "../site.ts";

const { visit, signIn } = startSite();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const patience = { timeout: 30_000 };

const order = {
  title: "The lighthouse is lit again",
  content: `HARBOR CITY — The lighthouse on the north pier was lit again on Friday after eleven dark years. “We missed it more than we knew,” said Ida Moen, who keeps the harbor.

The lamp was found in a barn. Four pupils of the technical school repaired it in one winter.

The city pays 3,000 dollars a year for the light. Ships do not need it any more; people do.`,
  region: "Duluth, United States",
  language: "en",
  templateId: "american-classic",
  textModel: "house",
  imageModel: "house",
  author: "",
  publishDate: "2026-03-08",
};

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(`${axe};0`);
  return page.evaluate(async () => {
    // A color on its way to another has the contrast of neither.
    const passing = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

async function makeNewspaper(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const { id } = await (await page.request.post("/api/press-runs", { data: order, headers })).json();
  await expect.poll(async () => (await (await page.request.get(`/api/press-runs/${id}`)).json()).status, patience).toBe("complete");
}

it("the account page greets by the new name at once, ends another device, and has no fault of access in light and dark, and no sideways scroll at four widths", async () => {
  const email = "account@example.test";
  const { page, errors } = await visit("/account", { as: email });
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  const { page: other } = await visit("/account", {
    as: email,
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  await other.getByRole("heading", { level: 1, name: "Your account" }).waitFor();

  await page.reload();
  await page.getByLabel("Name", { exact: true }).fill("Ida");
  await page.getByLabel("Name", { exact: true }).press("Tab");
  await page.getByText("Saved").waitFor();
  await page.getByRole("link", { name: "Hello, Ida" }).waitFor();
  expect((await (await page.request.get("/api/auth/user")).json()).firstName).toBe("Ida");

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await faultsOf(page)]).toEqual([colorScheme, []]);
  }
  for (const width of [320, 390, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }

  await other.evaluate(() => localStorage.setItem("draft", "left here"));
  await page.getByRole("button", { name: "Sign out: Firefox on Windows" }).click();
  await page.getByText("Firefox on Windows was signed out.").waitFor();
  // What somebody does in the other browser now leads to sign-in, and back to this page.
  await other.getByLabel("Name", { exact: true }).fill("Eve");
  await other.getByLabel("Name", { exact: true }).press("Enter");
  await other.waitForURL("**/api/login?next=%2Faccount");
  expect(await other.evaluate(() => Object.values(localStorage).join())).not.toContain("left here");

  // Nor is anything left where the end is only found by the sign-in page, which has no script for it.
  await signIn(other, email);
  await other.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  await other.evaluate(() => localStorage.setItem("draft", "left here"));
  await page.request.delete("/api/auth/sessions", { headers: { origin: new URL(page.url()).origin } });
  await other.goto("/api/login");
  expect(await other.evaluate(() => Object.values(localStorage).join())).not.toContain("left here");
  expect((await (await page.request.get("/api/auth/user")).json()).firstName).toBe("Ida");
  expect(errors).toEqual([]);
});

it("the language chosen here is that of the screens and of the mails", async () => {
  const { page, errors } = await visit("/account", { as: "sprache@example.test" });
  await page.getByRole("combobox", { name: "Language of the screens and of our mails" }).click();
  await page.getByRole("listbox").getByRole("option", { name: "العربية" }).click();
  await page.getByRole("heading", { level: 1, name: "حسابك" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  await expect.poll(async () => (await (await page.request.get("/api/auth/user")).json()).language).toBe("ar");
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it("everything comes as one file, with each picture; then the account goes with all of it, and this browser knows nobody", async () => {
  const email = "leaving@example.test";
  const { page, errors } = await visit("/account", { as: email });
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  await makeNewspaper(page);
  await page.reload();
  const { newspaperName } = (await (await page.request.get("/api/completed-newspapers")).json())[0];
  await page.getByText(`1 token for \u2068${newspaperName}\u2069`).waitFor();
  await page.getByText("Balance: 2").waitFor();

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download everything" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^stop-press-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByText("is in your downloads.").waitFor();
  const files = unzipSync(readFileSync(await file.path()));
  const data = strFromU8(files["data.json"] as Uint8Array);
  expect(data).toContain(email);
  expect(JSON.stringify(JSON.parse(data))).toContain(newspaperName);
  const named = new Set(data.match(/(?<="\/api\/images\/)[\w-]+(?=")/g));
  expect(named.size).toBeGreaterThanOrEqual(2);
  for (const key of named) expect(Object.keys(files).filter((name) => name.startsWith(`pictures/${key}.`))).toHaveLength(1);
  expect(Object.values(files).every(({ length }) => length > 0)).toBe(true);

  await page.evaluate(() => localStorage.setItem("press-run", '"of somebody"'));
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByText("Newspapers with their pictures: 1").waitFor();
  await dialog.getByText("Tokens that are left: 2").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel(/^To confirm/).fill("somebody.else@example.test");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText(/This is not the address of your account\./).waitFor();
  await dialog.getByLabel(/^To confirm/).fill(email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Your account was deleted").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => !["language", "theme"].includes(name))))
    .toEqual([]);
  expect(errors).toEqual([]);
});
