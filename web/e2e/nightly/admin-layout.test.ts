import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { standStill } from "../access.ts";
import { heldName, tabTo } from "../keyboard.ts";
import { box, handle, middle, numberIn, openLayoutDesk, type Place, placeOf, unsaved } from "../layout-desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();

/** Size of a picture, and how many of its pixels are of a color or let something through. */
function drawn(page: Page, path: string, color: [number, number, number]) {
  return page.evaluate(
    async ({ bytes, color: [red, green, blue] }) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))]));
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context?.drawImage(picture, 0, 0);
      const pixels = context?.getImageData(0, 0, width, height).data ?? [];
      let [ofColor, seeThrough] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) ofColor += 1;
        if ((pixels[at + 3] ?? 0) < 255) seeThrough += 1;
      }
      return { width, height, ofColor, seeThrough };
    },
    { bytes: readFileSync(path).toString("base64"), color },
  );
}

it("without a pointer: a section is reached, moved, resized and left by keys, one is made and removed, and the layout is saved", async () => {
  const names = { tab: "Layout Preview", begin: "Generate Preview" };
  const { page, errors } = await openLayoutDesk(visit, "/admin?tab=layout", names, { reducedMotion: "reduce" });
  await page.getByText("Preview Generated", { exact: true }).waitFor();
  const place = async () => {
    const measures = ["X (px)", "Y (px)", "Width (px)", "Height (px)"];
    return Promise.all(measures.map((name) => numberIn(page, name)));
  };
  await tabTo(page, "Main picture (Image)");
  await page.keyboard.press("Enter");
  await page.getByText("Main picture is selected.").waitFor({ state: "attached" });
  const [x = 0, y = 0, width = 0, height = 0] = await place();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowUp");
  expect(await place()).toEqual([x, y + 1, width - 1, height - 1].map((value) => expect.closeTo(value, 1)));
  await page.keyboard.press("Escape");
  expect(await box(page, "main-image").getAttribute("data-selected")).toBeNull();
  expect(await heldName(page)).toBe("Main picture (Image)");

  await tabTo(page, "New Section", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => heldName(page)).toBe("Section name");
  await page.keyboard.type("Tides");
  await page.keyboard.press("Enter");
  await expect.poll(() => heldName(page)).toBe("Tides (Expanded Content)");
  await page.keyboard.press("ArrowDown");
  expect((await place())[1]).toBe(51);
  await page.keyboard.press("Delete");
  await expect.poll(() => page.getByRole("button", { name: "Tides (Expanded Content)" }).count()).toBe(0);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Tides (Expanded Content)" }).waitFor();
  await page.keyboard.press("Control+Shift+z");

  await tabTo(page, "Save Layout", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Layout Saved", { exact: true }).waitFor();
  await expect.poll(() => unsaved(page).count()).toBe(0);
  await tabTo(page, "Generate", "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "Main picture (Image)");
  await page.keyboard.press("Enter");
  expect((await place())[1]).toBeCloseTo(y + 1, 1);

  await tabTo(page, "Download PNG", "Shift+Tab");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/^admin-preview-\d{13}\.png$/);
  // Twice the page's 612 by 816 points, opaque, and nothing of the color that boxes of pictures have.
  expect(await drawn(page, await download.path(), [190, 24, 93])).toEqual({ width: 1224, height: 1632, ofColor: 0, seeThrough: 0 });
  await page.getByText("Admin preview exported as PNG").waitFor();
  expect(errors).toEqual([]);
});

/** One finger that goes down, moves and lifts. */
async function slide(page: Page, from: { x: number; y: number }, right: number, down: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + right * share, y: from.y + down * share }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 8; step++) await touch("touchMove", step / 8);
  await touch("touchEnd", 1);
  await client.detach();
}

/** Where it is once nothing moves it any more. */
async function placeAtRest(element: Locator): Promise<Place> {
  await standStill(element);
  return placeOf(element);
}

it("a finger scrolls over a box that is not selected and drags one that is, on a page that reads from the right", async () => {
  const { page, errors } = await openLayoutDesk(
    visit,
    "/admin?lang=ar",
    { tab: "معاينة التصميم", begin: "إنشاء معاينة" },
    { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  );
  const picture = box(page, "main-image");
  await picture.scrollIntoViewIfNeeded();
  const start = await placeOf(picture);
  await slide(page, middle(start), 0, -60);
  await expect.poll(async () => (await placeOf(picture)).y).toBeLessThan(start.y);
  expect(await picture.getAttribute("data-selected")).toBeNull();

  await picture.scrollIntoViewIfNeeded();
  let still = await placeAtRest(picture);
  // A tap on a page that still glides stops it, and selects nothing: one taps again.
  await expect
    .poll(async () => {
      if (await handle(page, "main-image", "se").isVisible()) return true;
      still = await placeAtRest(picture);
      await page.touchscreen.tap(middle(still).x, middle(still).y);
      return handle(page, "main-image", "se")
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
  const x = await numberIn(page, "X (بكسل)");
  await slide(page, middle(still), -30, 20);
  const moved = await placeOf(picture);
  expect(moved.x).toBeLessThan(still.x - 20);
  expect(moved.y).toBeGreaterThan(still.y + 10);
  // From where lines begin: to the left is further on.
  expect(await numberIn(page, "X (بكسل)")).toBeGreaterThan(x);
  const target = await placeOf(handle(page, "main-image", "sw"));
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(24);
  await slide(page, middle(target), -20, 20);
  const wider = await placeOf(picture);
  expect(wider.x + wider.width).toBeCloseTo(moved.x + moved.width, 0);
  expect(wider.width).toBeGreaterThan(moved.width + 8);
  expect(errors).toEqual([]);
});
