import { expect, it } from "vitest";
import { longerNightLibrary } from "./desk.ts";
import { startSite } from "./site.ts";
import { caretBeside, middleOf, openToWrite, printed, scene } from "./writing.ts";

const { visit } = startSite();
const patience = { timeout: 40_000 };

it("writes in a headline and a story where they stand, by mouse and keyboard, and takes everything back, after a reload too", async () => {
  const { page, errors } = await openToWrite(visit, longerNightLibrary, "stone-en@example.test");
  const before = await scene(page);
  const headline = page.getByRole("textbox", { name: "Headline", exact: true }).and(page.locator(".ProseMirror"));

  // Who selects words of the page has not opened anything.
  const start = await middleOf(page, /^Edit main story/);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString().length)).toBeGreaterThan(3);
  await expect.poll(() => page.locator(".ProseMirror").count()).toBe(0);

  const place = await middleOf(page, /^Edit headline:/);
  await page.mouse.click(place.x, place.y);
  await headline.waitFor(patience);
  expect(await scene(page)).toEqual(before);
  await page.keyboard.type("Heron ");
  await expect.poll(() => printed(page), patience).toMatch(/heron/i);
  await expect.poll(() => caretBeside(page, "Heron "), patience).toBeLessThan(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => scene(page), patience).toEqual(before);
  await expect.poll(() => headline.count()).toBe(0);

  // From the block the keyboard is back on, to the story and into it.
  await page
    .getByRole("button", { name: /^Edit main story/ })
    .first()
    .press("Enter");
  const story = page.locator(".ProseMirror[aria-multiline=true]");
  await story.waitFor(patience);
  await page.keyboard.press("End");
  await page.keyboard.type(" owls");
  await expect.poll(() => printed(page), patience).toContain("owls");
  await expect.poll(() => caretBeside(page, "owls"), patience).toBeLessThan(1);
  // A stretch of typing is taken back in a few steps.
  const words = () => story.textContent();
  for (let typed = await words(); typed?.includes("owl"); typed = await words()) {
    await page.keyboard.press("Control+z");
    await expect.poll(words, patience).not.toBe(typed);
  }
  await expect.poll(() => scene(page), patience).toEqual(before);
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.locator(".ProseMirror").count(), patience).toBe(0);

  // Loaded again in the middle of a word: it is there, and can be taken back.
  await page
    .getByRole("button", { name: /^Edit main story/ })
    .first()
    .press("Enter");
  await story.waitFor(patience);
  await page.keyboard.press("End");
  await page.keyboard.type(" herons");
  await expect.poll(() => printed(page), patience).toContain("herons");
  await page.reload();
  await expect.poll(() => printed(page), patience).toContain("herons");
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(() => scene(page), patience).toEqual(before);
  expect(errors).toEqual([]);
});
