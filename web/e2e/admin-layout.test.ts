import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { heldName, tabTo } from "./keyboard.ts";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();

/** An admin at the Layout Preview tab, the sample page set and its boxes over it. `names`: of the tab, and of the button that begins. */
async function atTheDesk(path: string, names: { tab: string; begin: string }, options: BrowserContextOptions = {}) {
  const { page, errors } = await visit("/api/login?next=/admin", options);
  await signIn(page, "editor@localhost.test");
  await page.waitForURL("**/admin");
  await page.goto(path);
  await page.getByRole("tab", { name: names.tab }).click();
  await page.getByRole("button", { name: names.begin }).click();
  await box(page, "byline").waitFor();
  return { page, errors };
}

const box = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);
const handle = (page: Page, id: string, side: string) => box(page, id).locator(`[data-handle=${side}]`);

const unsaved = (page: Page) => page.getByText("Unsaved Changes").filter({ visible: true });

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels of the window; a page that jumps while it is edited is found by it too. */
async function placeOf(element: Locator): Promise<Place> {
  const place = await element.boundingBox();
  if (!place) throw new Error("it is not on the page");
  return place;
}

/** The same once nothing moves it any more. */
async function placeAtRest(element: Locator): Promise<Place> {
  let last = await placeOf(element);
  for (;;) {
    await element.page().waitForTimeout(250);
    const now = await placeOf(element);
    if (now.x === last.x && now.y === last.y) return now;
    last = now;
  }
}

const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

async function dragBy(page: Page, element: Locator, right: number, down: number): Promise<void> {
  const from = middle(await placeOf(element));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right / 2, from.y + down / 2, { steps: 4 });
  await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
}

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

/** The number in a field of the Section Details. */
const numberIn = async (page: Page, name: string) => Number(await page.getByRole("spinbutton", { name }).getAttribute("aria-valuenow"));

it("the page under an editor's hands: boxes are dragged, resized, nudged by keys and taken back, and the page is set anew with them", async () => {
  const { page, errors } = await atTheDesk("/admin", { tab: "Layout Preview", begin: "Generate Preview" });
  const picture = page.getByRole("button", { name: "Main picture (Image)" });
  // Off the boxes of the sample, whose measured ones come 100 ms later.
  await page.getByText("Preview Generated").waitFor();
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
  expect(await picture.evaluate((button) => document.activeElement === button)).toBe(true);

  // A slow machine takes longer between two strokes than one step may last.
  for (let step = 0; step < 6 && (await unsaved(page).count()) > 0; step++) await page.keyboard.press("Control+z");
  expect(await unsaved(page).count()).toBe(0);
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
  expect(await weather.count()).toBe(0);
  expect(errors).toEqual([]);
});

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
  const { page, errors } = await atTheDesk("/admin?tab=layout", names, { reducedMotion: "reduce" });
  await page.getByText("Preview Generated").waitFor();
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
  expect(await page.getByRole("button", { name: "Tides (Expanded Content)" }).count()).toBe(0);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Tides (Expanded Content)" }).waitFor();
  await page.keyboard.press("Control+Shift+z");

  await tabTo(page, "Save Layout", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Layout Saved").waitFor();
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

it("a finger scrolls over a box that is not selected and drags one that is, on a page that reads from the right", async () => {
  const { page, errors } = await atTheDesk(
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
      await page.waitForTimeout(500);
      return handle(page, "main-image", "se").isVisible();
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
