import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { readPngDensity, readPngXmp } from "../render/image/png-metadata.ts";
import { download, layOnDesk, makeNewspaper, nightLibrary } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
const patience = { timeout: 40_000 };

it("leaves as a PNG for print and as a PDF", async () => {
  const { page, errors } = await visit("/home", { as: "print@example.test" });
  await layOnDesk(page, await makeNewspaper(page, nightLibrary));
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor(patience);

  await page.getByRole("radio", { name: "PNG" }).click();
  await page.getByRole("radio", { name: "Print" }).click();
  const print = await download(page, "Download PNG");
  const { width, height } = PNG.sync.read(print.bytes);
  expect([width, height]).toEqual([2550, 3300]);
  expect(readPngDensity(print.bytes)).toEqual({ x: 11811, y: 11811 });
  expect(readPngXmp(print.bytes)).toContain(nightLibrary.title);

  await page.getByRole("radio", { name: "PDF" }).click();
  await page.getByRole("combobox", { name: "Paper size" }).click();
  await page.getByRole("option", { name: "A4" }).click();
  const pdf = await download(page, "Download PDF");
  expect(pdf.name).toMatch(/^The-night-library-opens-its-do-\d{14}\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(errors).toEqual([]);
});
