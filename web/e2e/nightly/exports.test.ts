import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { readJpegDensity, readJpegXmp } from "../../render/image/jpeg-metadata.ts";
import { readPngDensity } from "../../render/image/png-metadata.ts";
import { download } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();

const title = "Tram line to the quarry is laid again";
const paragraph = `The tram to the old quarry ran again on Sunday, for the first time in 41 years. About 200 people rode in the first hour, said line master Ines Vollmer, and nobody asked for a seat.

“We found the rails under the grass, straight as on the first day,” said Vollmer. The town paid 1.2 million euros for four kilometers, new poles and two cars from 1962.

The cars leave every twenty minutes from the market, the last one at 9:40 p.m. On the first Monday of each month the ride is free.`;
const content = Array.from({ length: 18 }, (_, index) => paragraph.replace("200", String(200 + index))).join("\n\n");

const sizeOf = (bytes: Uint8Array) => {
  const { width, height } = PNG.sync.read(Buffer.from(bytes));
  return [width, height];
};

it("leaves as JPG, as a zip of all pages and as a card, also without a line, and is as it was chosen at the next visit", {
  timeout: 180_000,
}, async () => {
  const { page, errors } = await visit("/", { as: "tram@example.test" });
  await page.getByLabel("Your article").fill(`${title}\n\n${content}`);
  await page.getByRole("button", { name: "Try For Free" }).click();
  await page.waitForURL("**/home");
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor({ timeout: 40_000 });

  await page.getByRole("radio", { name: "JPG" }).click();
  await page.getByRole("radio", { name: "4K" }).click();
  const jpg = await download(page, "Download JPG");
  expect(jpg.name).toMatch(/^Tram-line-to-the-quarry-is-lai-\d{14}\.jpg$/);
  expect(readJpegDensity(jpg.bytes)).toEqual({ x: 300, y: 300 });
  expect(readJpegXmp(jpg.bytes)).toContain("digitalsourcetype/algorithmicMedia");

  await page.getByRole("radio", { name: "PNG" }).click();
  await page.getByRole("radio", { name: "HD" }).click();
  await page.getByRole("radio", { name: "All pages" }).click();
  const zip = await download(page, "Download all pages");
  expect(zip.name).toMatch(/\.zip$/);
  const files = Object.values(unzipSync(zip.bytes));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect(sizeOf(file)).toEqual([1920, 2560]);
    expect(readPngDensity(file)).toEqual({ x: 5906, y: 5906 });
  }

  await page.getByRole("combobox", { name: "Card for a social network" }).click();
  await page.getByRole("option", { name: "Instagram" }).click();
  const card = await download(page, "Download card");
  expect(sizeOf(card.bytes)).toEqual([1080, 1080]);

  await page.context().setOffline(true);
  await page.getByRole("radio", { name: "JPG" }).click();
  await page.getByRole("radio", { name: "Front page" }).click();
  expect((await download(page, "Download JPG")).bytes.length).toBeGreaterThan(100_000);
  const unsaved = page.getByText("Not saved yet", { exact: true }).first();
  await unsaved.waitFor();
  await page.context().setOffline(false);
  await unsaved.waitFor({ state: "detached" });

  // What was chosen last is there at the next visit: it was saved with the newspaper.
  await page.reload();
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor({ timeout: 40_000 });
  await expect.poll(() => page.getByRole("radio", { name: "JPG" }).getAttribute("aria-checked"), { timeout: 20_000 }).toBe("true");
  expect(errors).toEqual([]);
});
