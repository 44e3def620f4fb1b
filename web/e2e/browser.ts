import type { Browser } from "playwright-core";
import { afterAll, test } from "vitest";
import { launchBrowser, unpackBrowser } from "../../.ci/browser.ts";
import { onceInRun } from "../../functions/testing/run-folder.ts";

const withBrowser = test
  .extend("launch", { scope: "worker" }, () => launchBrowser)
  .extend("browser", { scope: "worker" }, async ({ launch }, { onCleanup }) => {
    // What one process has half written cannot be started by the other.
    await onceInRun("browser", unpackBrowser);
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  });

/** The one Chromium of all files; what a file opens in it is closed after the file. Given before the file's tests. */
export function openBrowser(): () => Browser {
  let open: Browser;
  withBrowser.beforeAll(({ browser }) => {
    open = browser;
  });
  afterAll(async () => {
    for (const context of open?.contexts() ?? []) await context.close();
  });
  return () => open;
}
