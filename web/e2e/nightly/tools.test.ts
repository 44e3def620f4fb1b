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
  await page.getByRole("heading", { name: "On the stone" }).waitFor(patience);
  return front;
}

/** Every run and every shape of the pages, with its place. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-page] svg[role=document] :is(text, tspan, rect, path, image)")].map((shape) => {
      const placed = ["x", "y", "width", "height", "transform", "textLength", "href"].map((name) => shape.getAttribute(name) ?? "");
      return `${shape.tagName} ${placed.join(" ")} ${shape.childElementCount === 0 ? shape.textContent : ""}`;
    }),
  );

const heightOf = (page: Page) =>
  page.evaluate(() => Number(document.querySelector("[data-page='1'] svg[role=document]")?.getAttribute("viewBox")?.split(" ")[3]));

async function choose(page: Page, label: string, choice: string) {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: choice }).click();
}

it("adds a story and moves it, swaps the pictures, moves the jump, takes another paper, and undoes all of it to the same page", async () => {
  const { page, errors } = await visit("/home", { as: "stone@example.test" });
  const front = await makeNewspaper(page);
  const stories = page.getByRole("list", { name: "Side stories" }).getByRole("listitem");
  const before = await stories.count();
  await expect.poll(() => drawn(page), patience).not.toEqual([]);
  const first = await drawn(page);

  await page.getByRole("button", { name: "Add a story" }).click();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).isContentEditable), patience).toBe(true);
  await page.keyboard.type("Ferry returns");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: /^Side story/ }).waitFor(patience);
  await page.keyboard.type("It goes again from Monday.");
  await stories.nth(before).getByText("Ferry returns").waitFor();
  await expect.poll(() => front.textContent(), patience).toMatch(/ferry returns/i);

  await page.getByRole("button", { name: "Move up: Ferry returns" }).focus();
  for (let place = before; place > 0; place--) {
    await page.keyboard.press("Enter");
    await stories
      .nth(place - 1)
      .getByText("Ferry returns")
      .waitFor();
  }
  await page.getByText(`Ferry returns: now number 1 of ${before + 1}`).waitFor({ state: "attached" });

  const pictureNames = () =>
    front.locator(":is(image, g)[aria-label]").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  const pictures = await pictureNames();
  const beforeSwap = await drawn(page);
  await page.getByRole("button", { name: "Swap the two pictures" }).click();
  await expect.poll(() => drawn(page), patience).not.toEqual(beforeSwap);
  expect((await pictureNames()).length).toBe(pictures.length);

  // Closed at first, so that the way to the exports is short.
  for (const group of ["Where the story goes on", "Page", "Edition"]) await page.getByRole("button", { name: group, exact: true }).click();
  await choose(page, "The front page holds", "As many paragraphs as I choose");
  await page.getByRole("document", { name: "Page 1 of 2" }).waitFor(patience);
  await expect.poll(() => front.textContent(), patience).toContain("Continued on Page 2");
  await page.getByText(/runs? on to page 2, as you chose/).waitFor(patience);
  await page.getByRole("button", { name: "One paragraph fewer on the front page" }).click();

  await choose(page, "Page format", "A4");
  await expect.poll(() => heightOf(page), patience).toBeCloseTo(865.54, 1);
  const motto = page.getByLabel("Motto", { exact: true });
  await motto.fill("Whatever the weather");
  await expect.poll(() => front.textContent(), patience).toContain("Whatever the weather");

  const undo = page.getByRole("button", { name: /^Undo(: .*)?$/ }).and(page.locator("[aria-keyshortcuts]"));
  await motto.blur();
  while ((await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
  await expect.poll(() => heightOf(page), patience).toBe(816);
  await expect.poll(() => drawn(page), patience).toEqual(first);
  expect(errors).toEqual([]);
});
