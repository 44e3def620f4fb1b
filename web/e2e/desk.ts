import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const opening = `TARTU — The night library opened on Friday with 4,000 books and one lamp at each table. “People read differently after ten,” said Liis Kask, who keeps the keys.

The house at the river was a bakery until 1994. Its ovens still stand, and in the largest of them children find the picture books.`;

/** An article for the house edition that sets a short front page. */
export const nightLibrary = {
  title: "The night library opens its doors",
  content: opening,
  region: "Tartu, Estonia",
  language: "en",
  templateId: "american-classic",
  textModel: "house",
  imageModel: "house",
  author: "",
  publishDate: "2026-03-08",
};

/** The same with another paragraph. */
export const longerNightLibrary = {
  ...nightLibrary,
  content: `${opening}

The city pays 18,000 euros a year for it. The library opens at nine in the evening and closes at five in the morning, except on Sundays.`,
};

const patience = { timeout: 30_000 };

/** Calls of the API with the page's own session. */
export function callsOf(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).json();
  const send = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })).json();
  return { read, send };
}

/** Has a newspaper made for the signed-in user; gives its id. */
export async function makeNewspaper(page: Page, order: object): Promise<string> {
  const { read, send } = callsOf(page);
  const { id } = await send("/api/press-runs", order);
  await expect.poll(async () => (await read(`/api/press-runs/${id}`)).status, patience).toBe("complete");
  return (await read(`/api/press-runs/${id}`)).newspaperId;
}

/** Loads /home with a newspaper on the desk. */
export async function layOnDesk(page: Page, newspaperId: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem("desk", value), JSON.stringify({ state: { newspaperId }, version: 1 }));
  await page.reload();
}

/** Presses a button that gives a file. */
export async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
