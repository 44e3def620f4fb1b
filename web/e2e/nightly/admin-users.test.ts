import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heldName, pressByName, tabTo } from "../keyboard.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };
const editor = "editor@localhost.test";
const reader = "ida.moen@example.test";

async function openPanel(path = "/admin"): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await visit(path, { as: editor, reducedMotion: "reduce" });
  await page.getByRole("heading", { level: 1, name: "Admin Panel" }).waitFor(patience);
  return { page, errors };
}

const tokensOf = async (page: Page) => (await (await page.request.get("/api/user/tokens")).json()).tokens;

it("without a mouse: the tabs, the search, a token more with the keyboard left where it was, and the last admin who stays", {
  timeout: 180_000,
}, async () => {
  const { page: theirs } = await visit("/home", { as: reader });
  const before = await tokensOf(theirs);
  const { page, errors } = await openPanel("/admin?tab=operations");
  await tabTo(page, "Operations");
  await page.keyboard.press("Home");
  await expect.poll(() => heldName(page)).toBe("User Management");
  await page.keyboard.press("Enter");
  await page.getByRole("table").waitFor(patience);
  await tabTo(page, "Search");
  await page.keyboard.type("ida.m");
  await page.getByText("1 of 1").first().waitFor(patience);
  await expect.poll(() => heldName(page)).toBe("Search");
  await pressByName(page, `+1: ${reader}`);
  await page.getByText("User tokens updated successfully").waitFor(patience);
  await expect.poll(() => tokensOf(theirs)).toBe(before + 1);
  await expect.poll(() => heldName(page)).toBe(`+1: ${reader}`);
  await page.goBack();
  await page.waitForURL("**/admin?tab=operations");
  expect(await page.getByRole("tab", { name: "Operations" }).getAttribute("aria-selected")).toBe("true");
  await page.goto("/admin#q=editor");
  await page.getByRole("table").waitFor(patience);
  await pressByName(page, `Remove Admin: ${editor}`);
  await page.getByRole("alertdialog", { name: "Remove your own admin role?" }).waitFor();
  await pressByName(page, "Remove Admin");
  await page.getByText("This is the last admin. Please make somebody else an admin first.").waitFor(patience);
  await expect.poll(() => heldName(page)).toBe(`Remove Admin: ${editor}`);
  expect(errors).toEqual([]);
});
