import type { Browser } from "playwright-core";
import { afterAll, test } from "vitest";
import { launchBrowser } from "../../.ci/browser.ts";

const withBrowser = test
  .extend("launch", { scope: "worker" }, () => launchBrowser)
  .extend("browser", { scope: "worker" }, async ({ launch }, { onCleanup }) => {
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
