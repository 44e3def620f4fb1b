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
  const packaged = await unpackBrowser();
  return chromium.launch({ ...packaged, args: [...packaged.args, ...flags] });
}

/** Writes the Chromium of the lockfile to the temporary folder where it is not there yet. Two processes must not do that at once. */
export async function unpackBrowser(): Promise<{ executablePath: string; args: string[] }> {
  // Tells the package that it runs outside AWS Lambda, on a machine with the libraries of Amazon Linux 2023.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // In a single process the first page that is closed takes the browser with it.
  return { executablePath: await packaged.executablePath(), args: packaged.args.filter((flag) => flag !== "--single-process") };
}
