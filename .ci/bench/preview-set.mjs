import { median, milliseconds, printTable, quantile } from "./figures.mjs";
import { openProbe, openWindow } from "./probe-site.mjs";
import { note } from "./results.mjs";

/** Milliseconds from the server's answer to the page drawn: the specification's 100 until its boxes are measured, and 100 beyond. */
const bar = 200;
const rounds = 15;
const pages = [
  ["en", "american-classic"],
  ["en", "vintage-times"],
  ["de", "modern-herald"],
  ["ja", "american-classic"],
  ["ar", "british-broadsheet"],
];

/** The Layout Preview tab as an admin has it, its server answered at once: after Save & Preview, until the page stands there anew. */
export async function benchPreviewSet() {
  const probe = await openProbe("preview-set-probe.tsx", "dist/bench/preview-set");
  const rows = [["", "median", "p90", "most"]];
  let slowest = 0;
  try {
    for (const [language, template] of pages) {
      const { page, close } = await openWindow(probe, "preview-set", { viewport: { width: 1440, height: 1300 } });
      await page.evaluate(([code, id]) => globalThis.probe.open(code, id), [language, template]);
      const times = [];
      for (let round = 0; round < rounds; round++) times.push(await page.evaluate((at) => globalThis.probe.save(at), round));
      await close();
      rows.push([
        `${language}, ${template}`,
        milliseconds(median(times)),
        milliseconds(quantile(times, 0.9)),
        milliseconds(Math.max(...times)),
      ]);
      slowest = Math.max(slowest, median(times));
    }
  } finally {
    await probe.close();
  }
  console.log(
    `\nThe sample page after Save & Preview: from the server's answer to the frame after the page is drawn, ${rounds} times (Chromium)`,
  );
  printTable(rows);
  note("Save & Preview: slowest page", slowest, { bar, format: milliseconds });
}
