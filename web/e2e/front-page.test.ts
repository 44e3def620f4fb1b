import { readFile } from "node:fs/promises";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { readPngDensity } from "../render/image/png-metadata.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
const patience = { timeout: 20_000 };

const title = "Old ferry goes electric after eighty years";
const content = `DULUTH, Minn. — The oldest ferry on the harbor left its pier on Saturday without a sound. About 300 people had come to hear the engine start and heard the gulls instead.

“I kept waiting for the smoke,” said Ruth Halvorsen, 71, who sold tickets on the pier for 34 years. “There was none. My coat does not smell of diesel for the first time since 1958.”

The boat, built in 1946 and 24 meters long, now runs on batteries that weigh nine tons. They are charged at night from the city’s own grid, which the harbor office says will save 61,000 liters of fuel a year.

The rebuilding took 14 months and cost 2.3 million dollars, of which the state paid a third. “We thought about a new boat,” said harbor master Daniel Okafor. “Then 4,000 people signed a list that asked us to keep this one, and that settled it.”

The fare stays at two dollars. The first boat leaves at 6:40 a.m., the last at 11:15 p.m., and children under six ride free. On Sundays the crossing takes 12 minutes, two more than before, because the captain says nobody is in a hurry.`;

it("leads from an article on the landing page to a front page that is downloaded, and found again", async () => {
  const { page, errors } = await visit("/", { as: "ferry@example.test" });
  await page.getByLabel("Your article").fill(`${title}\n\n${content}`);
  await page.getByRole("button", { name: "Try For Free" }).click();
  await page.waitForURL("**/home");
  await expect.poll(() => page.getByLabel("Headline", { exact: true }).inputValue(), patience).toBe(title);
  await expect.poll(() => page.getByRole("textbox", { name: "Article" }).inputValue()).toBe(content);
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByRole("button", { name: "Next: Select template" }).click();
  await page.getByRole("radio", { name: "American Classic" }).waitFor();
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();

  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor({ timeout: 40_000 });
  const printed = (await front.textContent())?.replace(/\s+/g, " ") ?? "";
  for (const words of ["Ferry", "Halvorsen", "Duluth"]) expect(printed.toLowerCase()).toContain(words.toLowerCase());
  await page.getByText("You have 2 tokens.").first().waitFor();
  const step = () => page.locator("[aria-current=step]").textContent();
  await expect.poll(step, patience).toContain("Generate and export");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PNG" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Old-ferry-goes-electric-after-\d{14}\.png$/);
  const bytes = await readFile(await file.path());
  const { width, height } = PNG.sync.read(bytes);
  expect({ width, height }).toEqual({ width: 1920, height: 2560 });
  // 150 dots per inch, in whole pixels per meter.
  expect(readPngDensity(bytes)).toEqual({ x: 5906, y: 5906 });

  await page.reload();
  await front.waitFor();
  await page.getByLabel("Headline", { exact: true }).fill("Another story");
  await page.getByRole("button", { name: "My Newspapers" }).click();
  await page.getByRole("button", { name: `Restore “${title}”` }).click();
  await expect.poll(() => page.getByLabel("Headline", { exact: true }).inputValue(), patience).toBe(title);
  await expect.poll(step, patience).toContain("Generate and export");

  await page.getByRole("button", { name: "My Newspapers" }).click();
  await page.getByRole("button", { name: `Delete “${title}”` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("The newspaper was deleted.").waitFor();
  await page.getByText("No papers yet. The first one takes about a minute.").first().waitFor();
  expect(errors).toEqual([]);
});
