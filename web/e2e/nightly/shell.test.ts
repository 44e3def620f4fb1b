import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import budgets from "../../../.ci/bench/budgets.json" with { type: "json" };
import { readyLanguages } from "../../../locales/languages.ts";
import { faultsInLanguage, faultsOf } from "../access.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) sum += entry.value ?? 0;
          // What has moved before the mark was told before it.
          if (list.getEntriesByName("shifts are counted").length > 0) done(sum);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        observer.observe({ type: "mark" });
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("shifts are counted")));
      }),
  );

for (const { code, tag, direction } of readyLanguages)
  it(`the landing page in ${code} has no fault of access, and no sideways scroll on a phone`, async () => {
    const { page, errors } = await visit("/", { locale: tag, colorScheme: "light", reducedMotion: "reduce" });
    await page.getByRole("contentinfo").waitFor();
    await expect.poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([code, direction]);
    // Design §10: what depends on the visitor and the faces of the script come into their places, on a machine without those faces too.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await expect.poll(() => page.evaluate(() => document.body.textContent)).not.toMatch(/\b(landing|navigation|footer)\.\w/);
    expect(await faultsInLanguage(page, code)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await overflow(page)).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

it("what a visitor typed and pressed before the script came is kept, and nothing moves when it comes", async () => {
  const { page, errors } = await visit("/terms", { colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const draft = JSON.stringify({ state: { content: "A line\n\n".repeat(9), title: "Kept" }, version: 1 });
  await page.evaluate((kept) => localStorage.setItem("draft", kept), draft);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => held.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  const box = page.locator("textarea");
  await expect.poll(() => box.inputValue(), { timeout: 20_000 }).toContain("A line");
  await box.fill("Typed before the script");
  await page.locator("button[type=submit]").click();
  release();
  await page.waitForURL("**/api/login?next=*");
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto("/");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await expect.poll(() => box.inputValue()).toBe("Typed before the script");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(errors).toEqual([]);
});

// At most 1.75 times a page that says hello with React, whatever is loaded while idle included.
const firstScreenBytes = budgets.screens["/"].bytes;

it("the first screen loads nothing a visitor has not asked for, and little of that", async () => {
  const { page } = await visit("/");
  await page.getByRole("contentinfo").waitFor();
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((address) => new URL(address).pathname.endsWith(".js"));
  const bytes = await Promise.all(
    scripts.map(async (address) => gzipSync(await (await page.request.get(address)).body(), { level: 9 }).length),
  );
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(firstScreenBytes);
});

it("the language chosen and the colors chosen are there again after a reload", async () => {
  const { page } = await visit("/?lang=de", { colorScheme: "light" });
  await page.getByRole("heading", { level: 1, name: "Ihre Geschichte auf der Titelseite." }).waitFor();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("ar");
  await page.getByRole("link", { name: "تسجيل الدخول" }).waitFor();
  await page.getByRole("button", { name: "ألوان داكنة" }).click();
  await page.reload();
  await page.getByRole("link", { name: "تسجيل الدخول" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.documentElement.dir })))
    .toMatchObject({
      theme: "dark",
      dir: "rtl",
    });
});

it("words that cannot be loaded leave the language as it was, or a plain sentence, never keys", async () => {
  const { page } = await visit("/");
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await page.route(/\/assets\/.*\.json/, (route) => route.abort());
  await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
  await page.getByRole("alert").getByText("The language was not changed").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.reload();
  await page.getByText("The page could not be loaded completely.").waitFor({ timeout: 30_000 });
});

it("an address that does not exist answers 404 with the app's page, and a protected one leads to sign-in and back", async () => {
  const { page } = await visit("/");
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await page.goto("/pricing");
  await page.waitForURL("**/api/login?next=%2Fpricing");
});

it("the keyboard reaches the page past the navigation, and the screens by their links", async () => {
  const { page } = await visit("/terms");
  await page.getByRole("heading", { name: "Terms of Service" }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("To the page");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("heading", { name: "Privacy Policy" }).waitFor();
  await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(["main", 0]);
});

it("somebody signed in sees their tokens, tells the account their language by choosing it, and signs out", async () => {
  const { page, errors } = await visit("/pricing", { as: "shell@example.test" });
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByText("Sie haben 3 Token.").waitFor();
  await expect.poll(async () => (await (await page.request.get("/api/auth/user")).json()).language).toBe("de");
  expect(await faultsOf(page)).toEqual([]);
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width, height });
  await page.getByRole("link", { name: "Abmelden" }).click();
  await page.getByRole("link", { name: "Anmelden" }).waitFor();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  expect(errors).toEqual([]);
});
