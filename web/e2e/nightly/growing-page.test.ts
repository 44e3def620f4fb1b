import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { startModels } from "../../../functions/testing/models/start-models.ts";
import { startSite } from "../site.ts";

const models = await startModels({ latency: 100, tokensPerSecond: 900, imageMs: 0 });
const { visit } = startSite({
  OPENAI_API_KEY: models.vars.OPENAI_API_KEY,
  OPENAI_BASE_URL: models.vars.OPENAI_BASE_URL,
  LOCAL_FETCH_HOSTS: new URL(models.url).host,
});
afterAll(() => models.close());
const patience = { timeout: 30_000 };

const title = "Old ferry goes electric after eighty years";
const content = `The oldest ferry on the harbor left its pier on Saturday without a sound. About 300 people had come to hear the engine start and heard the gulls instead.

“I kept waiting for the smoke,” said Ruth Halvorsen, 71, who sold tickets on the pier for 34 years. “There was none.”

The boat, built in 1946 and 24 meters long, now runs on batteries that weigh nine tons. They are charged at night from the city’s own grid, which will save 61,000 liters of fuel a year.

The rebuilding took 14 months and cost 2.3 million dollars, of which the state paid a third. The fare stays at two dollars.`;

/** Side stories and pictures wait until they are let go: what is to be seen before them is seen on the slowest machine. */
function holdBack() {
  let letSidesGo = () => {};
  let letPicturesGo = () => {};
  const sides = new Promise<void>((done) => {
    letSidesGo = done;
  });
  const pictures = new Promise<void>((done) => {
    letPicturesGo = done;
  });
  models.script(async ({ task }) => {
    if (task === "side-story" || task === "side-stories") await sides;
    if (task === "picture") await pictures;
    return undefined;
  });
  return { letSidesGo, letPicturesGo };
}

const growing = (page: Page) => page.locator("#stage:has-text('Your front page is taking shape') svg[viewBox='0 0 612 816']");
const lettersOn = async (page: Page) =>
  (
    (await growing(page)
      .textContent({ timeout: 1_000 })
      .catch(() => "")) ?? ""
  ).length;

async function order(page: Page) {
  await page.getByLabel("Headline").fill(title);
  await page.getByRole("textbox", { name: "Article" }).fill(content);
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
}

it("lets the page grow while it is written, also after a reload, and puts the finished one in its place", async () => {
  const { letSidesGo, letPicturesGo } = holdBack();
  const { page, errors } = await visit("/home", { as: "growing@example.test" });
  await order(page);
  await growing(page).waitFor(patience);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("press:first-headline-glyph").length), patience).toBe(1);
  const early = await lettersOn(page);
  letSidesGo();
  await expect.poll(() => lettersOn(page), patience).toBeGreaterThan(early + 400);
  // A screen reader meets no half-written page.
  await expect.poll(() => page.getByRole("document", { name: /^Page 1 of/ }).count()).toBe(0);

  await page.reload();
  await growing(page).waitFor(patience);
  await expect.poll(() => lettersOn(page), patience).toBeGreaterThan(early + 400);
  letPicturesGo();

  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor({ timeout: 60_000 });
  await expect.poll(() => growing(page).count(), patience).toBe(0);
  expect((await front.textContent())?.toLowerCase()).toContain("halvorsen");
  expect(errors).toEqual([]);
}, 120_000);

it("only tells how far it is where nothing shall move, and shows the finished page", async () => {
  const { letSidesGo, letPicturesGo } = holdBack();
  const { page, errors } = await visit("/home", { as: "still@example.test", reducedMotion: "reduce" });
  await order(page);
  await page.getByText("Main story", { exact: true }).first().waitFor(patience);
  await page.getByText("Old ferry", { exact: false }).first().waitFor(patience);
  letSidesGo();
  await expect.poll(() => growing(page).count()).toBe(0);
  letPicturesGo();
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
}, 120_000);
