import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors, faultsOf } from "../access.ts";
import { heldName, pressByName, tabTo } from "../keyboard.ts";
import { startSite } from "../site.ts";

const { visit, login } = startSite();
const patience = { timeout: 30_000 };
const held = (page: Page) => heldName(page);

it("settings, game, language and the menu of a phone are opened, used and left by keys, and give the keyboard back", {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit("/pricing", {
    as: "small@example.test",
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("button", { name: "Menu" }).waitFor(patience);
  await pressByName(page, "Menu");
  await page.keyboard.press("Escape");
  expect(await held(page)).toBe("Menu");

  await page.keyboard.press("Enter");
  await pressByName(page, "Settings");
  const settings = page.getByRole("dialog", { name: "API configuration" });
  await settings.waitFor(patience);
  await tabTo(page, "Claude API key (optional)");
  await page.keyboard.type("kept while open");
  // Round and round inside, and in view.
  await tabTo(page, "Close");
  await tabTo(page, "Close", "Shift+Tab");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "detached" });
  await expect.poll(() => held(page)).toBe("Menu");

  await page.keyboard.press("Enter");
  await pressByName(page, "Quick Game");
  const game = page.getByRole("dialog", { name: "Quick Game" });
  await game.waitFor(patience);
  await expect.poll(() => held(page)).toBe("Start");
  await page.keyboard.press("Enter");
  await expect.poll(() => held(page)).toBe("Playing field");
  await game.getByRole("button", { name: /1/ }).first().waitFor();
  await page.keyboard.press("1");
  await page.getByRole("status").getByText("10").waitFor({ state: "attached" });
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await game.waitFor({ state: "detached" });
  await expect.poll(() => held(page)).toBe("Menu");

  await tabTo(page, "Language", "Shift+Tab");
  await page.keyboard.type("De");
  await page.getByRole("button", { name: "Menü" }).waitFor(patience);
  expect(await held(page)).toBe("Sprache");
  expect(errors).toEqual([]);
  await page.context().close();
});

it("screens with no journey of their own have no fault of access in light and dark", async () => {
  const { page } = await visit("/privacy", { locale: "ar" });
  for (const path of ["/privacy", "/terms", "/no-such-page"]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    expect([path, await faultsInBothColors(page)]).toEqual([path, []]);
  }
  await login(page, "screens@example.test");
  for (const path of ["/account", "/success", "/admin"]) {
    await page.goto(path);
    await page.locator("h1").waitFor(patience);
    await page.evaluate(() => document.fonts.ready);
    expect([path, await faultsInBothColors(page)]).toEqual([path, []]);
  }
  await page.context().close();
});
