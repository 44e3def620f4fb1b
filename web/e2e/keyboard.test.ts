import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { heldName, pressByName, tabTo } from "./keyboard.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
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
