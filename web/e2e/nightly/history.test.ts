import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callsOf, layOnDesk, makeNewspaper, nightLibrary } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };
const email = "two-windows@example.test";

const head = "expandedContent.expandedTitle";
const deck = "expandedContent.deck";

/** Writes at the end of a text of the page, as somebody does: opened, typed, and left open. */
async function write(page: Page, path: string, words: string) {
  await page.locator(`[data-stone-block="${path}"]`).first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[contenteditable=true]").waitFor();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(words);
}

it("two windows write on one newspaper: different places are put together, the same place is asked about, nothing is lost, and Undo outlives a reload", async () => {
  const { page: one } = await visit("/home", { as: email });
  const { read } = callsOf(one);
  const headers = { origin: new URL(one.url()).origin };
  const newspaperId = await makeNewspaper(one, nightLibrary);
  const path = `/api/completed-newspapers/${newspaperId}`;
  const saved = async () => (await read(path)).expandedContent;
  const { expandedTitle: headline, deck: before } = await saved();
  const lay = async (page: Page) => {
    await layOnDesk(page, newspaperId);
    await page.getByRole("button", { name: /^Undo/ }).waitFor(patience);
    await page
      .locator(`[data-stone-block="${head}"]`)
      .first()
      .waitFor({ state: "attached", ...patience });
  };
  await lay(one);

  // A tab of the same browser takes in what this one saves, at once.
  const beside = await one.context().newPage();
  await beside.goto("/home");
  await beside.getByRole("document", { name: /^Page 1 of/ }).waitFor(patience);
  await one.bringToFront();
  await write(one, deck, " One.");
  await expect.poll(async () => (await saved()).deck, patience).toBe(`${before} One.`);
  await expect.poll(() => beside.getByRole("document", { name: /^Page 1 of/ }).textContent(), patience).toContain("One.");
  await beside.close();

  // The page is loaded again while something is typed: it is there, and can be taken back.
  await one.keyboard.type(" Two.");
  await one.reload();
  const undo = one.getByRole("button", { name: /^Undo/ });
  await one.getByRole("button", { name: "Undo: Deck" }).waitFor(patience);
  await expect.poll(async () => (await saved()).deck, patience).toBe(`${before} One. Two.`);

  // Another browser, for a while without a line.
  const { page: other } = await visit("/home", { as: email });
  await lay(other);
  await write(other, head, ", at last");
  await expect.poll(async () => (await saved()).expandedTitle, patience).toBe(`${headline}, at last`);
  await other.context().setOffline(true);
  await other.keyboard.type(" and for ever");
  await other.getByRole("region", { name: "Your newspaper" }).getByText("Not saved yet", { exact: true }).waitFor(patience);
  await one.reload();
  await one
    .locator(`[data-stone-block="${head}"]`)
    .first()
    .waitFor({ state: "attached", ...patience });
  await write(one, head, ", says the mayor");
  await expect.poll(async () => (await saved()).expandedTitle, patience).toBe(`${headline}, at last, says the mayor`);
  await write(one, deck, " Three.");
  await expect.poll(async () => (await saved()).deck, patience).toBe(`${before} One. Two. Three.`);

  await other.context().setOffline(false);
  const compare = other.getByRole("button", { name: "Compare and choose" });
  await compare.waitFor({ timeout: 60_000 });
  // Nothing lies over the text, and nothing is overwritten.
  await other.keyboard.type("!");
  expect((await saved()).expandedTitle).toBe(`${headline}, at last, says the mayor`);
  await compare.click();
  const dialog = other.getByRole("dialog", { name: "Which one stands?" });
  await dialog.getByText(`${headline}, at last and for ever!`).waitFor(patience);
  await dialog.getByRole("button", { name: "Take the other one" }).click();
  await dialog.waitFor({ state: "hidden", ...patience });
  await compare.waitFor({ state: "hidden", ...patience });
  const versions: { cause: string; headline: string }[] = await read(`${path}/versions`);
  expect(versions.filter(({ cause }) => cause === "conflict")).toMatchObject([{ headline: `${headline}, at last and for ever!` }]);
  // What the first browser did elsewhere on the page stays whatever is taken back here.
  await other.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(async () => (await saved()).expandedTitle, patience).toBe(`${headline}, at last and for ever!`);
  expect((await saved()).deck).toBe(`${before} One. Two. Three.`);

  // Deleted over there: here it is asked about, and comes back.
  await other.request.delete(path, { headers });
  await one.bringToFront();
  await undo.click();
  await one.getByRole("button", { name: "Restore it" }).click(patience);
  await one.getByRole("button", { name: "Restore it" }).waitFor({ state: "hidden", ...patience });
  await expect.poll(async () => (await saved()).deck, patience).toBe(`${before} One. Two.`);
  await one.context().close();
  await other.context().close();
}, 240_000);
