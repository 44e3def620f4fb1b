import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, expect, it } from "vitest";
import { startModels } from "../../functions/testing/models/start-models.ts";
import { startSite } from "./site.ts";

const models = await startModels({ latency: 50, tokensPerSecond: 2_000, imageMs: 300 });
const { visit, signIn } = startSite({
  ANTHROPIC_BASE_URL: models.vars.ANTHROPIC_BASE_URL,
  STABILITY_BASE_URL: models.vars.STABILITY_BASE_URL,
  LOCAL_FETCH_HOSTS: new URL(models.url).host,
});
afterAll(() => models.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const claude = "Claude API key (optional)";

it("keys of one's own: from a visitor's settings through sign-in to a newspaper written with them", async () => {
  const { page, errors } = await visit("/");
  const dialog = page.getByRole("dialog", { name: "API configuration" });
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog.getByLabel(claude, { exact: true }).fill("scripted-not-yet");
  await dialog.getByRole("button", { name: `Test: ${claude}` }).click();
  await page.waitForURL("**/api/login**");
  await signIn(page, `keys-${crypto.randomUUID()}@example.test`);
  await dialog.waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await expect.poll(() => dialog.getByLabel(claude, { exact: true }).inputValue()).toBe("");

  await dialog.getByRole("button", { name: `Test: ${claude}` }).click();
  await page.getByText("Please enter an API key first.").waitFor();
  await dialog.getByLabel(claude, { exact: true }).fill("no-such-key");
  await dialog.getByRole("button", { name: `Test: ${claude}` }).click();
  await dialog.getByText("Anthropic does not accept this key. Please check it, or create a new one there.").waitFor();
  await dialog.getByLabel(claude, { exact: true }).fill("scripted-claude-1a2b");
  await dialog.getByRole("button", { name: `Test: ${claude}` }).click();
  await dialog.getByText("The API key is valid and working.").waitFor();

  await dialog.getByRole("button", { name: "An address of your own (optional)" }).click();
  await dialog.getByLabel("Address", { exact: true }).fill("https://10.0.0.1/v1");
  await dialog.getByRole("button", { name: "Test: API key for this address (optional)" }).click();
  await dialog.getByText("This address cannot be used.").first().waitFor();
  await dialog.getByLabel("Address", { exact: true }).fill(`${models.url}/open/v1`);
  await dialog.getByRole("button", { name: "Test: API key for this address (optional)" }).click();
  await dialog.getByText("This address answers.").waitFor();
  await dialog.getByLabel("Model", { exact: true }).fill("gpt-6-luna");
  await page.evaluate(`${axe};0`);
  const faults = await page.evaluate(async () => {
    // A color on its way to another has the contrast of neither.
    const passing = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  expect(faults).toEqual([]);
  await dialog.getByRole("button", { name: "Save Settings" }).click();
  await page.getByText("API Key Saved").waitFor();

  await page.goto("/home");
  await page.getByRole("button", { name: "Text model Claude" }).click();
  await page.getByRole("radio", { name: /^Your own address/ }).click();
  await page.getByRole("radio", { name: /^Claude(?! Haiku)/ }).click();
  await page.getByLabel("Headline").fill("Library reopens");
  await page
    .getByLabel("Article", { exact: true })
    .fill("The town library reopened on Saturday after a year of repairs. The repairs were paid by the state.");
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByText("Claude writes; the house edition draws the pictures.").waitFor();
  await page.getByText("One newspaper costs one token, with your own key too. You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByText("Your newspaper is ready.", { exact: true }).waitFor({ timeout: 40_000 });
  expect(models.requests.some(({ protocol, task }) => protocol === "anthropic" && task === "story")).toBe(true);

  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog.getByText("1a2b").waitFor();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("scripted-claude");
  await dialog.getByRole("button", { name: `Remove key: ${claude}` }).click();
  await dialog.getByRole("button", { name: "Save Settings" }).click();
  await page.getByText("API key removed").waitFor();
  await page.getByText("Claude cannot be used at the moment.").waitFor();
  expect(errors).toEqual([]);
});
