import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The system's Chromium, or the packaged one on a bare machine (`BARE=1` asks for it). */
export async function launchBrowser(): Promise<Browser> {
  const installed = "/usr/bin/chromium";
  if (existsSync(installed) && !process.env.BARE) return chromium.launch({ executablePath: installed, args: flags });
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // In a single process the first page that is closed takes the browser with it.
  const packagedFlags = packaged.args.filter((flag) => flag !== "--single-process");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packagedFlags, ...flags] });
}
