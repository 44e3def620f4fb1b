import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callsOf, layOnDesk, makeNewspaper, nightLibrary } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };

const head = "expandedContent.expandedTitle";
const deck = "expandedContent.deck";

/** Writes at the end of a text of the page. */
async function write(page: Page, path: string, words: string) {
  await page.bringToFront();
  await page.locator(`[data-stone-block="${path}"]`).first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[contenteditable=true]").waitFor();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(words);
}

const isLaid = (page: Page) =>
  page
    .locator(`[data-stone-block="${head}"]`)
    .first()
    .waitFor({ state: "attached", ...patience });

it("two tabs write while the line is down and both are closed: different places are put together, the same place is asked about", async () => {
  const { page: one } = await visit("/home", { as: "two-tabs@example.test" });
  const { read } = callsOf(one);
  const id = await makeNewspaper(one, nightLibrary);
  const path = `/api/completed-newspapers/${id}`;
  await layOnDesk(one, id);
  await isLaid(one);
  const { expandedTitle: headline, deck: before } = (await read(path)).expandedContent;
  const context = one.context();
  const other = await context.newPage();
  await other.goto("/home");
  await isLaid(other);

  await context.setOffline(true);
  await write(one, head, ", says one");
  await one.getByRole("region", { name: "Your newspaper" }).getByText("Not saved yet", { exact: true }).waitFor(patience);
  await write(other, head, ", says the other");
  await other.getByRole("region", { name: "Your newspaper" }).getByText("Not saved yet", { exact: true }).waitFor(patience);
  await write(one, deck, " One.");
  // Handed over to the browser's storage, and nowhere else.
  await expect.poll(() => one.evaluate(() => JSON.stringify(localStorage))).toContain(" One.");
  const blank = await context.newPage();
  await one.close();
  await other.close();
  await context.setOffline(false);

  await blank.goto("/home");
  const compare = blank.getByRole("button", { name: "Compare and choose" });
  await compare.waitFor({ timeout: 60_000 });
  await compare.click();
  const dialog = blank.getByRole("dialog", { name: "Which one stands?" });
  await dialog.getByText(`${headline}, says one`).waitFor(patience);
  await dialog.getByText(`${headline}, says the other`).waitFor(patience);
  await dialog.getByRole("button", { name: "Take the other one" }).click();
  await compare.waitFor({ state: "hidden", ...patience });
  const saved = async () => (await blank.request.get(path)).json();
  await expect.poll(async () => (await saved()).expandedContent.deck, patience).toBe(`${before} One.`);
  // The deck, which nobody disputes, is saved before what was chosen of the headline.
  const headlines = async () => {
    const versions: { cause: string; headline: string }[] = await (await blank.request.get(`${path}/versions`)).json();
    const kept = versions.filter(({ cause }) => cause === "conflict").map((version) => version.headline);
    return [(await saved()).expandedContent.expandedTitle, ...kept].sort();
  };
  await expect.poll(headlines, patience).toEqual([`${headline}, says one`, `${headline}, says the other`]);
  await expect.poll(() => blank.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("unsaved-beside")))).toEqual([]);
  await context.close();
}, 180_000);
