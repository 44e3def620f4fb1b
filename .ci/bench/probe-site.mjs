import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { launchBrowser } from "../browser.ts";

/** Where the probe is bundled to, and what it makes is kept. */
export const site = "dist/bench/png";

async function buildProbe(entry, folder) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [react()],
    worker: { format: "es" },
    build: {
      outDir: join(process.cwd(), folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      rolldownOptions: { input: join(import.meta.dirname, entry), output: { entryFileNames: "probe.js" } },
    },
  });
}

/** Files as a site serves them: kept by the browser, which Playwright's own routing would prevent. */
async function serveProbe(folder) {
  const types = { js: "text/javascript", woff: "font/woff", css: "text/css" };
  const styles = globSync("**/*.css", { cwd: folder }).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(`<!doctype html>${styles.join("")}<body style="margin:0"><script type="module" src="/probe.js"></script>`);
    }
    const file = join(folder, path);
    if (path.includes("..") || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}

/** A probe in a browser: bundled, served and started. */
export async function openProbe(entry = "png-probe.tsx", folder = site) {
  mkdirSync(folder, { recursive: true });
  await buildProbe(entry, folder);
  const server = await serveProbe(folder);
  const browser = await launchBrowser();
  return {
    browser,
    origin: server.origin,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** A window with the probe in it. */
export async function openWindow({ browser, origin }, name, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${name}: ${error}`));
  await page.goto(origin);
  await page.waitForFunction("globalThis.probe");
  return { page, close: () => context.close() };
}
