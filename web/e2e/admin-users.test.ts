import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { heldName } from "./keyboard.ts";
import { startSite } from "./site.ts";

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
const button = (page: Page, name: string) => page.getByRole("button", { name: `${name}: ${reader}`, exact: true });

it("an admin finds somebody, gives tokens while they are spent, reads what moved them, and makes an admin of them and back", {
  timeout: 180_000,
}, async () => {
  const { page: theirs } = await visit("/home", { as: reader });
  expect(await tokensOf(theirs)).toBe(3);
  await theirs.goto("/admin");
  await theirs.getByRole("heading", { name: "Access Denied" }).waitFor(patience);

  const { page, errors } = await openPanel();
  await page.getByRole("searchbox").fill("ida.m");
  await page.waitForURL("**/admin#q=ida.m");
  await page.getByText("1 of 1").first().waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);

  // They spend one at the very moment at which five are given.
  let spent = false;
  await page.route("**/api/admin/users/*/tokens", async (route) => {
    if (!spent) await theirs.request.post("/api/user/consume-token", { headers: { origin: new URL(page.url()).origin } });
    spent = true;
    await route.continue();
  });
  await button(page, "+5").click();
  await page.getByText("User tokens updated successfully. The total had changed in the meantime").waitFor(patience);
  expect(await tokensOf(theirs)).toBe(7);
  // And two admins give at once, each several times.
  const { page: other } = await openPanel(`/admin#q=${reader}`);
  await Promise.all(
    [page, other].map(async (each) => {
      await button(each, "+1").click();
      await button(each, "+1").click();
      await button(each, "+5").click();
    }),
  );
  await expect.poll(() => tokensOf(theirs), patience).toBe(21);
  // Whose answer came first has not heard of what the other gave after it.
  await page.reload();
  await expect.poll(() => page.getByRole("row").nth(1).textContent(), patience).toContain("21");

  await button(page, "History").focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await panel.getByText("Balance: 21").waitFor(patience);
  await expect.poll(() => panel.getByRole("listitem").first().textContent()).toContain("Set by an admin");
  await panel.getByText("1 token for a newspaper that is being made").waitFor();
  await panel.getByRole("radio", { name: "Changes by admins" }).click();
  await panel.getByText("Tokens changed from 2 to 7").waitFor(patience);
  await expect.poll(() => panel.getByText("By yourself").count()).toBeGreaterThan(2);
  expect(await faultsInBothColors(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => heldName(page)).toBe(`History: ${reader}`);

  await button(page, "Make Admin").click();
  await page.getByText("User role updated successfully").waitFor(patience);
  await theirs.reload();
  await theirs.getByRole("table").waitFor(patience);
  await button(page, "Remove Admin").click();
  await button(page, "Make Admin").waitFor(patience);
  // What they press in a panel that is still open takes them to where they may not go.
  await theirs.getByRole("button", { name: `+1: ${editor}`, exact: true }).click();
  await theirs.getByRole("heading", { name: "Access Denied" }).waitFor(patience);

  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await button(page, "Make Admin").waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
  expect(errors).toEqual([]);
});
