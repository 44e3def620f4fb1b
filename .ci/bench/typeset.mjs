import { benchBrowserJustification } from "./browser-justification.mjs";
import { benchBrowserLayout } from "./browser-layout.mjs";
import { benchPdf } from "./pdf.mjs";
import { benchPng } from "./png.mjs";
import { openProbe } from "./probe-site.mjs";

/** Setting, justifying and printing a page against what a browser and its capture libraries make of it, in one run of one browser. */
export async function benchTypeset(options) {
  const probe = await openProbe();
  try {
    await benchBrowserLayout(probe);
    await benchBrowserJustification(probe);
    await benchPdf(probe);
    await benchPng(probe, options);
  } finally {
    await probe.close();
  }
}
