import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors, faultsOf } from "./access.ts";
import { heldName, pressByName, tabTo } from "./keyboard.ts";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();
const patience = { timeout: 30_000 };
const held = (page: Page) => heldName(page);

const title = "The night library opens its doors";
const content = `TARTU — The night library opened on Friday with 4,000 books and one lamp at each table. “People read differently after ten,” said Liis Kask, who keeps the keys.

The house at the river was a bakery until 1994. Its ovens still stand, and in the largest of them children find the picture books.

The city pays 18,000 euros a year for it. The library opens at nine in the evening and closes at five in the morning, except on Sundays.`;

async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").waitFor();
  expect(await held(page)).toBe("E-mail address");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Six-digit code").waitFor();
  expect(await held(page)).toBe("Six-digit code");
  const [mail] = (await (await page.request.get(`/api/local/mailbox?to=${encodeURIComponent(email)}`)).json()) as { code: string }[];
  // As from a clipboard, in one piece.
  await page.keyboard.insertText(mail?.code ?? "");
  await page.keyboard.press("Enter");
}

it("without a mouse: from the landing page to a newspaper that is made, downloaded and public, and through My Newspapers", {
  timeout: 240_000,
}, async () => {
  const { page, errors } = await visit("/", { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
  await expect.poll(() => held(page)).toBe("Your article");
  await page.keyboard.insertText(`${title}\n\n${content}`);
  await pressByName(page, "Try For Free");
  await signInByKeys(page, "keys-only@example.test");

  await page.waitForURL("**/home");
  await page.getByText("You have 3 tokens.").waitFor(patience);
  await pressByName(page, "To the page");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await tabTo(page, "Region");
  await page.keyboard.type("Tartu, Estonia");
  expect(await faultsInBothColors(page)).toEqual([]);
  await pressByName(page, "Generate");
  // The button is gone with its work; the keyboard stays beside it.
  await expect.poll(() => held(page)).not.toBeNull();
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor(patience);
  expect(await held(page)).not.toBeNull();

  const downloading = page.waitForEvent("download", { timeout: 60_000 });
  await pressByName(page, /^Download PNG/);
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
  expect(await held(page)).toMatch(/^Download PNG/);

  await pressByName(page, "Copy link");
  await page.getByRole("dialog", { name: "Make this newspaper public?" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => held(page)).toBe("Copy link");
  await page.keyboard.press("Enter");
  await pressByName(page, "Make public and copy link");
  await page.getByLabel("Address").waitFor({ timeout: 60_000 });
  expect(await held(page)).not.toBeNull();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/share\//);

  await tabTo(page, "My Newspapers", "Shift+Tab");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "My Newspapers" });
  await panel.locator("li").first().waitFor(patience);
  await tabTo(page, "Search your newspapers");
  await page.keyboard.type("no such paper");
  await panel.getByRole("status").getByText("no such paper").waitFor(patience);
  await page.keyboard.press("Escape");
  await panel.locator("li").first().waitFor(patience);

  await pressByName(page, /^Rename/);
  await expect.poll(() => held(page)).toBe("Title");
  await page.keyboard.insertText("Named by hand");
  await page.keyboard.press("Enter");
  await page.getByText("The newspaper is called").waitFor(patience);
  await expect.poll(() => held(page)).toMatch(/^Rename “.*Named by hand/);
  expect(await faultsInBothColors(page)).toEqual([]);

  await pressByName(page, /^Delete/);
  await expect.poll(() => held(page)).toBe("Cancel");
  await pressByName(page, "Delete");
  await page.getByText("The newspaper was deleted.").waitFor(patience);
  await expect.poll(() => held(page)).not.toBeNull();
  await page.keyboard.press("F8");
  await pressByName(page, "Undo");
  await panel.locator("li").first().waitFor(patience);
  await expect.poll(() => held(page)).not.toBeNull();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => held(page)).toBe("My Newspapers");

  await page.keyboard.press("Enter");
  await panel.locator("li").first().waitFor(patience);
  await pressByName(page, /^Restore/);
  await panel.waitFor({ state: "detached" });
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor(patience);
  await expect.poll(() => held(page)).not.toBeNull();
  expect(errors).toEqual([]);
  await page.context().close();
});

it("settings, game, language and the menu of a phone are opened, used and left by keys, and give the keyboard back", {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit("/pricing", { reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await signIn(page, "small@example.test");
  await page.waitForURL("**/pricing");
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
  await page.goto("/api/login?next=/account");
  await page.getByRole("textbox").first().fill("screens@example.test");
  await page.keyboard.press("Enter");
  await page.locator("#code").waitFor();
  const [mail] = (await (await page.request.get("/api/local/mailbox?to=screens@example.test")).json()) as { code: string }[];
  await page.locator("#code").fill(mail?.code ?? "");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account");
  for (const path of ["/account", "/success", "/admin"]) {
    await page.goto(path);
    await page.locator("h1").waitFor(patience);
    await page.evaluate(() => document.fonts.ready);
    expect([path, await faultsInBothColors(page)]).toEqual([path, []]);
  }
  await page.context().close();
});
