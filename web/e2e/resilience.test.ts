import { expect, it } from "vitest";
import { callsOf, layOnDesk, makeNewspaper, nightLibrary } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();
const patience = { timeout: 30_000 };

it("what is changed offline is saved once the line is back, and an ended session gives the work back after signing in again", async () => {
  const { page } = await visit("/home", { as: "line@example.test" });
  const context = page.context();
  const { read } = callsOf(page);
  const newspaperId = await makeNewspaper(page, nightLibrary);
  const filterOf = async () => (await read(`/api/completed-newspapers/${newspaperId}`)).currentFilter;
  await layOnDesk(page, newspaperId);
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor(patience);

  await context.setOffline(true);
  await page.getByText("You are offline. You can go on working").waitFor();
  await page.getByRole("radio", { name: "Sepia" }).click();
  await page.getByRole("textbox", { name: "Headline" }).fill("Typed without a line");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved-changes"))).toContain("sepia");
  await context.setOffline(false);
  await expect.poll(filterOf, patience).toBe("sepia");
  await page.getByText("You are offline.").waitFor({ state: "hidden" });

  // The server forgets the session while the page stands open.
  await page.request.get("/api/logout");
  await page.getByRole("radio", { name: "Vintage", exact: true }).click();
  const again = page.getByRole("link", { name: "Sign in and continue" });
  await again.waitFor(patience);
  await expect.poll(() => page.getByRole("textbox", { name: "Headline" }).inputValue()).toBe("Typed without a line");
  await again.click();
  await signIn(page, "line@example.test");
  await page.waitForURL("**/home");
  await front.waitFor(patience);
  await expect.poll(() => page.getByRole("textbox", { name: "Headline" }).inputValue(), patience).toBe("Typed without a line");
  await expect.poll(filterOf, patience).toBe("vintage");
  await context.close();
});
