import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { box, dragBy, handle, numberIn, openLayoutDesk, placeOf, unsaved } from "./layout-desk.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();

/** Counts from now on how often a script asks where something stands, which has the browser lay the page out anew. */
async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let reads = 0;
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      reads += 1;
      return measure.call(this);
    };
    const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetWidth");
    Object.defineProperty(HTMLElement.prototype, "offsetWidth", { ...width, get: () => ++reads });
    Object.assign(globalThis, {
      stopReads() {
        Element.prototype.getBoundingClientRect = measure;
        if (width) Object.defineProperty(HTMLElement.prototype, "offsetWidth", width);
        return reads;
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { stopReads(): number }).stopReads());
}

it("the page under an editor's hands: boxes are dragged, resized, nudged by keys and taken back, and the page is set anew with them", async () => {
  const { page, errors } = await openLayoutDesk(visit, "/admin", { tab: "Layout Preview", begin: "Generate Preview" });
  const picture = page.getByRole("button", { name: "Main picture (Image)" });
  // Off the boxes of the sample, whose measured ones come 100 ms later.
  await page.getByText("Preview Generated", { exact: true }).waitFor();
  await picture.click();
  expect(await picture.getAttribute("aria-pressed")).toBe("true");
  const start = await placeOf(box(page, "main-image"));
  const x = await numberIn(page, "X (px)");
  const textBefore = await page.locator("svg[role=document]").innerHTML();

  // Escape puts it back under the pointer.
  const reads = await countReads(page);
  await dragBy(page, picture, 0, 120);
  expect(await reads()).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await placeOf(box(page, "main-image"))).toEqual(start);
  expect(await picture.getAttribute("aria-pressed")).toBe("true");

  await page.keyboard.down("Alt");
  await dragBy(page, picture, -20, 60);
  await page.mouse.up();
  await page.keyboard.up("Alt");
  const moved = await placeOf(box(page, "main-image"));
  expect(moved.x).toBeCloseTo(start.x - 20, 0);
  expect(moved.y).toBeCloseTo(start.y + 60, 0);
  expect(await numberIn(page, "X (px)")).toBeLessThan(x);
  await unsaved(page).first().waitFor();
  // The frames follow the boxes.
  await expect.poll(() => page.locator("svg[role=document]").innerHTML()).not.toBe(textBefore);
  await page
    .getByText(/“Main picture” and “.+” lie over each other/)
    .first()
    .waitFor();

  await dragBy(page, handle(page, "main-image", "nw"), 40, 30);
  await page.mouse.up();
  const smaller = await placeOf(box(page, "main-image"));
  expect(smaller.x).toBeGreaterThan(moved.x + 25);
  expect(smaller.y).toBeGreaterThan(moved.y + 15);
  expect(smaller.x + smaller.width).toBeCloseTo(moved.x + moved.width, 0);
  expect(smaller.y + smaller.height).toBeCloseTo(moved.y + moved.height, 0);

  // Never under 20, and the far corner stays.
  await page.keyboard.down("Alt");
  await dragBy(page, handle(page, "main-image", "nw"), 900, 900);
  await page.mouse.up();
  await page.keyboard.up("Alt");
  expect([await numberIn(page, "Width (px)"), await numberIn(page, "Height (px)")]).toEqual([20, 20]);
  await page.getByRole("button", { name: "Undo" }).click();

  await picture.focus();
  const before = await numberIn(page, "Y (px)");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  expect(await numberIn(page, "Y (px)")).toBeCloseTo(before + 2, 1);
  await page.getByText(/^Main picture: \d+ points from the left, /).waitFor({ state: "attached" });
  await expect.poll(() => picture.evaluate((button) => document.activeElement === button)).toBe(true);

  // A slow machine takes longer between two strokes than one step may last.
  for (let step = 0; step < 6 && (await unsaved(page).count()) > 0; step++) await page.keyboard.press("Control+z");
  await expect.poll(() => unsaved(page).count()).toBe(0);
  expect(await numberIn(page, "X (px)")).toBe(x);
  await page.keyboard.press("Control+Shift+z");
  expect(await numberIn(page, "X (px)")).toBeLessThan(x);

  await page.getByRole("button", { name: "New Section" }).click();
  await page.getByLabel("Section name").fill("Weather");
  await page.getByRole("button", { name: "Create Section" }).click();
  await page.getByText("Added Weather - drag to position and resize").waitFor();
  const weather = page.getByRole("button", { name: "Weather (Expanded Content)" });
  expect(await weather.getAttribute("aria-pressed")).toBe("true");
  expect(await faultsInBothColors(page)).toEqual([]);
  await weather.focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => weather.count()).toBe(0);
  expect(errors).toEqual([]);
});
