import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 20_000 };

const { title, content, region } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../.ci/samples/en-snowbound-bus.json"), "utf8"),
) as Record<"title" | "content" | "region", string>;

async function makeNewspaper(page: Page) {
  await page.getByLabel("Headline").fill(title);
  await page.getByRole("textbox", { name: "Article" }).fill(content);
  await page.getByLabel("Region").fill(region);
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor({ timeout: 40_000 });
  return front;
}

const isSaved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/api/completed-newspapers") && answer.ok());

/** A photograph from a telephone held upright: lying in the file, with a note which way up it is. */
async function photographOf(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 800);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#88aacc";
    context.fillRect(0, 0, 1200, 800);
    context.fillStyle = "#303020";
    context.fillRect(0, 500, 1200, 300);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer())];
  });
  const exif = Buffer.from("ffe100224578696600004d4d002a000000080001011200030000000100060000000000000000", "hex").subarray(0, 36);
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), exif, Buffer.from(drawn.slice(2))]);
}

it("prints a photograph of one's own upright in place of the made picture, keeps it, and gives the made one back", async () => {
  const { page, errors } = await visit("/home", { as: "photographer@example.test" });
  const front = await makeNewspaper(page);
  await page.getByRole("button", { name: "Use my photograph: Main picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Main picture" });
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "text.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await dialog.getByRole("alert").getByText("could not be read as a picture").waitFor();
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "bus.jpg", mimeType: "image/jpeg", buffer: await photographOf(page) });
  const point = dialog.getByRole("slider", { name: "Focal point" });
  await expect.poll(() => dialog.getByLabel("Description").inputValue(), patience).toBe("");
  await point.press("ArrowUp");
  expect(await point.getAttribute("aria-valuetext")).toBe("50% from the left, 48% from the top");

  await dialog.getByRole("button", { name: "Put it on the page" }).click();
  await dialog.getByText("Please describe the picture in one sentence").waitFor();
  await dialog.getByLabel("Description").fill("The bus in the snow");
  const saved = isSaved(page);
  await dialog.getByRole("button", { name: "Put it on the page" }).click();
  await saved;
  await front.locator("image[aria-label='The bus in the snow']").waitFor();

  await page.reload();
  await front.locator("image[aria-label='The bus in the snow']").waitFor({ timeout: 30_000 });
  // The panel comes after the stage, and its picture when it is near the window.
  const [{ imageUrl }] = (await (await page.request.get("/api/completed-newspapers")).json()) as [{ imageUrl: string }];
  const picture = page.locator(`section[aria-labelledby=pictures-title] img[src="${imageUrl}"]`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience).toBeGreaterThan(0);
  const sent = await picture.evaluate(async (image: HTMLImageElement) => {
    const file = await (await fetch(image.src)).blob();
    const { width, height } = await createImageBitmap(file);
    return { width, height, hasNotes: (await file.text()).includes("Exif") };
  });
  expect(sent).toEqual({ width: 800, height: 1200, hasNotes: false });

  await page.getByRole("button", { name: "Bring back the original picture: Main picture" }).click();
  await expect.poll(() => front.locator("image[aria-label='The bus in the snow']").count(), patience).toBe(0);
  await page.getByText("Made for this newspaper").first().waitFor();
  expect(errors).toEqual([]);
});

it("follows the choice of columns and filter, keeps both, and sets the page anew for a telephone", async () => {
  const { page, errors } = await visit("/home", { as: "looks@example.test" });
  const front = await makeNewspaper(page);
  const savedColumns = isSaved(page);
  await page.getByRole("radio", { name: "Two", exact: true }).click();
  expect((await (await savedColumns).json()) as object).toMatchObject({ layout: "two-column" });
  const savedTemplate = isSaved(page);
  await page.getByRole("radio", { name: "Carnival Gazette" }).click();
  expect((await (await savedTemplate).json()) as object).toMatchObject({ templateId: "carnival-gazette", layout: "two-column" });
  const savedFilter = isSaved(page);
  await page.getByRole("radio", { name: "Sepia" }).click();
  await front.locator("[data-filter=sepia]").waitFor({ state: "attached" });
  await savedFilter;

  await page.getByRole("radio", { name: "Mobile" }).click();
  await expect.poll(() => front.getAttribute("viewBox"), patience).toMatch(/^0 0 3[56]\d/);
  expect((await front.textContent())?.length).toBeGreaterThan(content.length / 2);

  await page.reload();
  await front.locator("[data-filter=sepia]").waitFor({ state: "attached", timeout: 30_000 });
  const isOn = (name: string) => page.getByRole("radio", { name, exact: true }).getAttribute("data-state");
  await expect.poll(() => isOn("Two"), patience).toBe("on");
  await expect.poll(() => isOn("Desktop"), patience).toBe("on");
  await expect.poll(() => page.getByRole("radio", { name: "Carnival Gazette" }).isChecked(), patience).toBe(true);
  expect(errors).toEqual([]);
});

it("shows each of the thirteen templates as it sets a page, before anything is typed", async () => {
  const { page, errors } = await visit("/home", { as: "chooser@example.test" });
  const templates = page.getByRole("radiogroup", { name: "Templates" });
  await templates.getByRole("radio").first().waitFor();
  await expect.poll(() => templates.getByRole("radio").count()).toBe(13);
  for (const card of await templates.locator("label").all()) {
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator("img").count(), { timeout: 40_000 }).toBe(1);
  }
  await page.getByText("Franklin Press").waitFor();
  expect(errors).toEqual([]);
});
