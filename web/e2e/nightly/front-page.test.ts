import { expect, it } from "vitest";
import { nightLibrary } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 20_000 };

it("finishes a newspaper whose tab was closed, and shows it on return", async () => {
  const { page } = await visit("/home", { as: "closed-tab@example.test" });
  await page.getByLabel("Headline", { exact: true }).fill(nightLibrary.title);
  await page.getByRole("textbox", { name: "Article" }).fill(nightLibrary.content);
  await page.getByLabel("Region").fill(nightLibrary.region);
  await page.getByText("You have 3 tokens.").waitFor();
  const started = page.waitForResponse((response) => response.url().endsWith("/api/press-runs") && response.status() === 202);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await started;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("press-run")), patience).not.toBeNull();
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  await again.goto("/home");
  await again.getByRole("document", { name: /^Page 1 of/ }).waitFor({ timeout: 40_000 });
  await context.close();
});
