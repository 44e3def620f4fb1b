import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsOf } from "../access.ts";
import { callsOf, layOnDesk, longerNightLibrary, makeNewspaper } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };

const { content } = longerNightLibrary;

/** What a careless model makes of the story: a number, a name and a quotation are its own, and a sentence is missing. */
const careless = content
  .replace("4,000 books", "4,500 books")
  .replace("differently after ten", "otherwise after ten")
  .replace("in the largest of them children find the picture books.", "in the largest of them Quentin Falsmark bakes.")
  .replace("The city pays 18,000 euros a year for it. ", "");

/** The picture's own bytes: the file around them says when it was made. */
function pixelsOf(png: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts).toString("base64");
}

async function downloadPicture(page: Page): Promise<string> {
  const file = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download PNG" }).click();
  const pieces: Buffer[] = [];
  for await (const piece of await (await file).createReadStream()) pieces.push(piece as Buffer);
  return pixelsOf(Buffer.concat(pieces));
}

it("marks what a model made up, shows it on the page, puts the article's words back, and prints none of it", async () => {
  const { page, errors } = await visit("/home", { as: "facts@example.test" });
  const headers = { origin: new URL(page.url()).origin };
  const { read } = callsOf(page);
  const newspaperId = await makeNewspaper(page, longerNightLibrary);
  const made = await read(`/api/completed-newspapers/${newspaperId}`);
  const expandedContent = { ...made.expandedContent, expandedContent: careless, sideStories: [], deck: "", quote: null };
  const data = { ...made, expandedContent, madeWith: { text: "gpt-5-mini", images: "house", house: false } };
  expect((await page.request.post("/api/completed-newspapers", { data, headers })).ok()).toBe(true);
  await layOnDesk(page, newspaperId);
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor(patience);
  const text = async () => (await front.textContent())?.replace(/\s+/g, " ");

  // On the page: one stop for the keyboard, the arrows go from mark to mark.
  const number = page.getByRole("button", { name: "Number “4,500”: Not in your article" });
  await number.waitFor(patience);
  await page.getByRole("button", { name: /^Quotation “.People read otherwise.*: Your article has other words$/ }).waitFor();
  await number.focus();
  await number.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), patience).toContain("otherwise");
  await page.keyboard.press("Enter");
  const popover = page.getByRole("dialog", { name: "Quotation: Your article has other words" });
  await popover.getByText("“People read differently after ten,”").waitFor();
  await page.keyboard.press("Escape");
  await popover.waitFor({ state: "detached" });

  // In the panel: in words, and as a list that can be filtered.
  const facts = page.getByRole("region", { name: "Facts", exact: true });
  await facts.getByText("1 quotation has been changed. 2 things on this page are not in your article.").waitFor();
  await facts.getByRole("button", { name: "Open the ledger" }).press("Enter");
  const ledger = page.getByRole("dialog", { name: "Ledger of facts" });
  await ledger.getByRole("combobox", { name: "Kind" }).press("Enter");
  await page.getByRole("option", { name: "Names (1)" }).click();
  await ledger.getByRole("button", { name: /^Name: Not in your article.*Quentin Falsmark/ }).click();
  await expect.poll(() => page.locator(".fact-flash").count(), patience).toBeGreaterThan(0);
  await ledger.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(text, patience).not.toContain("Falsmark");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(text, patience).toContain("Falsmark");

  await ledger.getByRole("combobox", { name: "Kind" }).press("Enter");
  await page.getByRole("option", { name: /^All kinds/ }).click();
  await ledger.getByRole("button", { name: /^Quotation: Your article has other words/ }).click();
  await ledger.getByRole("button", { name: "Use your article’s quotation" }).click();
  await expect.poll(text, patience).toMatch(/differ-?\s?ently/);
  expect(await faultsOf(page)).toEqual([]);

  await ledger.getByRole("button", { name: /^Name: Not in your article/ }).click();
  await ledger.getByRole("button", { name: "Keep", exact: true }).click();
  await ledger.getByRole("button", { name: /^Name: Not in your article/ }).waitFor({ state: "detached" });

  await ledger.getByRole("tab", { name: /^From the article/ }).click();
  await ledger.getByRole("button", { name: /^Left out.*18,000 euros/ }).click();
  await ledger.getByRole("button", { name: "Put in" }).click();
  await expect.poll(text, patience).toContain("18,000");
  await ledger.getByRole("button", { name: "Close" }).click();
  await expect
    .poll(async () => (await read(`/api/completed-newspapers/${newspaperId}`)).expandedContent.expandedContent, patience)
    .toContain("18,000 euros a year for it. The library opens at nine");

  expect((await read(`/api/completed-newspapers/${newspaperId}`)).factDecisions).toMatchObject([{ kind: "name", decision: "keep" }]);

  // The pencil is on the screen alone.
  await number.waitFor(patience);
  const marked = await downloadPicture(page);
  await facts.getByRole("switch", { name: "Show marks on the page" }).click();
  await number.waitFor({ state: "detached" });
  expect((await downloadPicture(page)) === marked).toBe(true);
  expect(errors).toEqual([]);
}, 180_000);
