import { readFileSync } from "node:fs";

const words = () => JSON.parse(readFileSync("locales/en/app.json", "utf8"));

/** Types the article into the wizard and gives the button that starts the run, when the browser has what the page will need. */
export async function typeOrder(page, { title, content, region }) {
  const { article, generate } = words();
  const field = (label) => page.getByRole("textbox", { name: label, exact: true });
  await page.goto("/home");
  await field(article.headline.label).fill(title);
  await field(article.content.label).fill(content);
  await field(article.region.label).fill(region);
  // A person reads the page before pressing.
  await page.waitForTimeout(3_000);
  return page.getByRole("button", { name: generate.button, exact: true });
}

/**
 * Presses, and waits until what `selector` finds is on the screen with `pictures` pictures: milliseconds from the press to the frame in
 * which it was painted.
 */
export async function press(page, button, selector = "[data-page='1'] [role='document']", pictures = 2) {
  await page.evaluate(
    ([sought, count]) => {
      const seen = { pressed: 0, complete: 0 };
      globalThis.seen = seen;
      addEventListener("click", () => (seen.pressed ||= performance.now()), { capture: true });
      const look = () => {
        const files = performance
          .getEntriesByType("resource")
          .filter(({ name, responseEnd }) => responseEnd > seen.pressed && /\/images\//.test(name));
        const isThere = seen.pressed > 0 && new Set(files.map(({ name }) => name)).size >= count && document.querySelector(sought);
        if (!isThere) return requestAnimationFrame(look);
        // The frame after the one that is drawn with it.
        requestAnimationFrame(() => setTimeout(() => (seen.complete = performance.now())));
      };
      requestAnimationFrame(look);
    },
    [selector, pictures],
  );
  await button.click();
  await page.waitForFunction(() => globalThis.seen.complete > 0, undefined, { timeout: 120_000 });
  return page.evaluate(() => ({
    complete: globalThis.seen.complete - globalThis.seen.pressed,
    pressed: performance.timeOrigin + globalThis.seen.pressed,
  }));
}

/** Presses, and waits for the first letter of the headline: milliseconds after the press, by the app's own marks. */
export async function pressForGlyph(page, button) {
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName("press:first-headline-glyph").length > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const [pressed, glyph] = ["started", "first-headline-glyph"].map((name) => performance.getEntriesByName(`press:${name}`)[0].startTime);
    return { glyph: glyph - pressed, pressed: performance.timeOrigin + pressed };
  });
}
