import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsOf } from "../access.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const isLive = (page: Page) => page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /\/sections-/.test(name)));

it("the front page is set anew in place at a press, by the keyboard too, in the visitor's language", async () => {
  const { page, errors } = await visit("/", { locale: "de-DE" });
  const names = page.getByRole("group", { name: "Diese Seite in einer anderen Zeitung setzen" });
  await names.getByRole("button", { name: "Bambus-Tageblatt" }).click();
  const front = page.locator("figure").first();
  await expect.poll(() => front.getByRole("document").textContent(), { timeout: 30_000 }).toMatch(/Wertheim/i);
  await front.getByText("Soeben in Ihrem Browser gesetzt").waitFor();
  const before = await front.getByRole("document").innerHTML();
  await names.getByRole("button", { name: "Goldfeld-Tageblatt" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await front.getByRole("document").last().innerHTML()) !== before, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => names.getByRole("button", { pressed: true }).allTextContents()).toEqual(["Goldfeld-Tageblatt"]);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

it("what stands below comes alive without losing the keyboard, and the footer's four links to parts of the page arrive", async () => {
  const { page, errors } = await visit("/");
  await page.waitForLoadState("networkidle");
  expect(await isLive(page)).toBe(false);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("link", { name: "Vintage Times" }).focus();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect.poll(() => focused(page)).toBe("Vintage Times");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await page.getByRole("button", { name: /^Hindi/ }).click();
  await page.getByRole("dialog", { name: "Monsoon Times, in Hindi" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Metropolitan Gray, in French" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toMatch(/^Hindi/);

  for (const [name, id] of [
    ["Features", "features"],
    ["Pricing", "plans"],
    ["Templates", "templates"],
    ["About", "how"],
  ] as const) {
    await page.goto("/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`**/#${id}`);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top < innerHeight), { timeout: 15_000 })
      .toBe(true);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

it("the demo plays only when asked to, shows the page growing to its end, and gives the keyboard back", async () => {
  const { page, errors } = await visit("/", { locale: "ja-JP" });
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("svg[aria-hidden] text").count()).toBe(0);
  await page.getByRole("button", { name: "デモを見る" }).click();
  const demo = page.getByRole("dialog", { name: /Stop Press/ });
  await demo.getByRole("button", { name: "一時停止" }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (let step = 0; step < 3; step++) await demo.getByRole("button", { name: "次へ" }).click();
  await expect.poll(() => demo.getByRole("document").textContent(), { timeout: 30_000 }).toContain("小波島航路");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("デモを見る");
  expect(errors).toEqual([]);
  await page.context().close();
});
