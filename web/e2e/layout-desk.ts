import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { startSite } from "./site.ts";

type Visit = ReturnType<typeof startSite>["visit"];

/** An admin at the Layout Preview tab, the sample page set and its boxes over it. `names`: of the tab, and of the button that begins. */
export async function openLayoutDesk(
  visit: Visit,
  path: string,
  names: { tab: string; begin: string },
  options: BrowserContextOptions = {},
) {
  const { page, errors } = await visit(path, { as: "editor@localhost.test", ...options });
  await page.getByRole("tab", { name: names.tab }).click();
  await page.getByRole("button", { name: names.begin }).click();
  await box(page, "byline").waitFor();
  return { page, errors };
}

export const box = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);
export const handle = (page: Page, id: string, side: string) => box(page, id).locator(`[data-handle=${side}]`);

export const unsaved = (page: Page) => page.getByText("Unsaved Changes").filter({ visible: true });

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels of the window; a page that jumps while it is edited is found by it too. */
export async function placeOf(element: Locator): Promise<Place> {
  const place = await element.boundingBox();
  if (!place) throw new Error("it is not on the page");
  return place;
}

export const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

export async function dragBy(page: Page, element: Locator, right: number, down: number): Promise<void> {
  const from = middle(await placeOf(element));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right / 2, from.y + down / 2, { steps: 4 });
  await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
}

/** The number in a field of the Section Details. */
export const numberIn = async (page: Page, name: string) =>
  Number(await page.getByRole("spinbutton", { name }).getAttribute("aria-valuenow"));
