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

/**
 * The Chromium of the lockfile, so that a run does not depend on the machine it runs on. BROWSER_PATH names another one, by its executable:
 * `BROWSER_PATH=/usr/bin/chromium npm test`.
 */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env.BROWSER_PATH;
  if (named) return chromium.launch({ executablePath: named, args: flags });
  // Tells the package that it runs outside AWS Lambda, on a machine with the libraries of Amazon Linux 2023.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // In a single process the first page that is closed takes the browser with it.
  const packagedFlags = packaged.args.filter((flag) => flag !== "--single-process");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packagedFlags, ...flags] });
}
