import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { layOnDesk, makeNewspaper } from "./desk.ts";
import type { startSite } from "./site.ts";

type Visit = ReturnType<typeof startSite>["visit"];
const patience = { timeout: 40_000 };

/** A newspaper of an article on the desk of a new user, its page drawn. */
export async function openToWrite(visit: Visit, article: object, as: string, options: BrowserContextOptions = {}) {
  const visitor = await visit("/home", { as, viewport: { width: 1440, height: 1000 }, ...options });
  const { page } = visitor;
  const newspaperId = await makeNewspaper(page, article);
  await layOnDesk(page, newspaperId);
  await page
    .locator("[data-stone-block]")
    .first()
    .waitFor({ ...patience, state: "attached" });
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("#stage svg text").length), patience).toBeGreaterThan(20);
  return visitor;
}

/** Every run of text on the pages and where it stands. */
export const scene = (page: Page) =>
  page.evaluate(() => {
    const sheets = [
      ...document.querySelectorAll(document.querySelector("[data-page]") ? "[data-page] .shadow-page" : "#stage .shadow-page"),
    ];
    return sheets.map((sheet) => {
      // Others are laid over it; the one before it lies under it for a moment.
      const drawn = [...sheet.querySelectorAll("svg:not(svg svg)")].filter((svg) => svg.querySelector("text")).at(-1);
      return [...(drawn?.querySelectorAll("text") ?? [])].map(
        (text) => `${text.textContent} ${text.getAttribute("transform")} ${text.getAttribute("word-spacing")}`,
      );
    });
  });

export const printed = async (page: Page) => (await scene(page)).flat().join("\n");

/** CSS pixels between the caret and the end of the words just written, where the page has them; the caret must be on their line. */
export const caretBeside = (page: Page, words: string) =>
  page.evaluate((words) => {
    const selection = document.getSelection();
    const caret = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
    if (!caret) return null;
    const gaps = [...document.querySelectorAll<SVGTextElement>(".shadow-page svg text")].flatMap((text) => {
      const at = (text.textContent ?? "").toLowerCase().indexOf(words.toLowerCase());
      const box = text.getBoundingClientRect();
      if (at < 0 || caret.bottom < box.top || caret.top > box.bottom) return [];
      const end = text.getEndPositionOfChar(at + words.length - 1).matrixTransform(text.getScreenCTM() ?? undefined);
      return [Math.abs(end.x - caret.left)];
    });
    return gaps.length > 0 ? Math.min(...gaps) : null;
  }, words);

export const middleOf = async (page: Page, name: RegExp) => {
  const box = await page.getByRole("button", { name }).first().boundingBox();
  if (!box) throw new Error(`No place of ${name}`);
  return { x: box.x + box.width * 0.4, y: box.y + Math.min(box.height * 0.3, 40) };
};
