import { expect, it } from "vitest";
import { layOnDesk, makeNewspaper, nightLibrary } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();
const patience = { timeout: 20_000 };

it("writes a story by keyboard: headline, Enter, text; the verdict warns until there is one", async () => {
  const { page, errors } = await visit("/home");
  await signIn(page, "story@example.test");
  await page.waitForURL("**/home");
  await layOnDesk(page, await makeNewspaper(page, nightLibrary));
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor({ timeout: 40_000 });
  await page.getByRole("heading", { name: "On the stone" }).waitFor(patience);

  await page.getByRole("button", { name: "Add a story" }).click();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).isContentEditable), patience).toBe(true);
  await page.keyboard.type("Ferry returns");
  await page.getByText("A story has no text yet: write it, or remove the story").first().waitFor(patience);
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: /^Side story \d+$/ });
  await text.waitFor(patience);
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("The old ferry goes again from Monday.");
  await expect
    .poll(() => page.getByRole("document").allTextContents(), patience)
    .toEqual(expect.arrayContaining([expect.stringMatching(/goes again from Monday/)]));
  await expect.poll(() => page.getByText("A story has no text yet: write it, or remove the story").count(), patience).toBe(0);
  await page.keyboard.press("Control+Enter");
  expect(errors).toEqual([]);
}, 120_000);
