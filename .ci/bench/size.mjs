import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build as bundle } from "vite";
import { launchBrowser } from "../browser.ts";
import { build } from "../commands/prepare.mjs";
import { serveBuiltSite, signIn } from "./built-site.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { kilobytes, printTable } from "./figures.mjs";
import { note } from "./results.mjs";
import { shareNewspaper } from "./shared-newspaper.mjs";
import { gzipped, packed, plainName, scriptsOf, weightOf } from "./weights.mjs";

/** Long enough for what a screen loads when it is idle. */
const settle = 5_000;
const bars = { "/": 1.75, "/home": 2.75, share: 0, worker: 1_000_000 };
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"));

async function helloPage() {
  const { output } = await bundle({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, "hello.tsx") },
    },
  });
  return output.filter(({ type }) => type === "chunk").reduce((sum, { code }) => sum + gzipped(code), 0);
}

function kindOf(path) {
  if (path.endsWith(".js")) return "scripts";
  if (path.endsWith(".css")) return "styles";
  if (path.endsWith(".json")) return "words";
  if (/\.woff2?$/.test(path)) return "fonts";
  return packed.test(path) || path.endsWith(".svg") ? "pictures" : "page";
}

/** What a screen asks for from a cold start until it has come to rest: files of the built app by kind, in bytes as sent with gzip. */
async function loadScreen(browser, origin, path, { cookies = [], locale = "en-US" } = {}) {
  const context = await browser.newContext({ baseURL: origin, locale });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const asked = new Set();
    // A Web Worker's own requests come through the context, not through the page.
    context.on("request", (request) => asked.add(new URL(request.url()).pathname));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}`);
    const beforeIdle = new Set(asked);
    await page.waitForTimeout(settle);
    const files = [...asked].flatMap((name) => {
      const file = join("dist/web", name === path && path in bars ? "index.html" : name);
      if (!existsSync(file) || name.startsWith("/api/")) return [];
      return [{ name, kind: kindOf(file), bytes: weightOf(file), isLate: !beforeIdle.has(name) }];
    });
    // A page written by the server is to have none in it either; what is data is not run.
    const inside = await page.evaluate(() =>
      [...document.scripts].filter(({ src, type }) => !src && /^$|javascript|module/.test(type)).map(({ text }) => text),
    );
    return [...files, ...inside.map((text) => ({ name: "in the page", kind: "scripts", bytes: gzipped(text), isLate: false }))];
  } finally {
    await context.close();
  }
}

const sumOf = (files, kind) => files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

const weightOfWorker = () => gzipped(readFileSync(bundleWorker()));

/** How much is sent: the scripts a screen asks for against a React page that says hello, what else the landing page loads, the Worker. */
export async function benchSize() {
  build();
  const hello = await helloPage();
  const workerBytes = weightOfWorker();
  const site = await serveBuiltSite();
  const browser = await launchBrowser();
  let screens;
  try {
    const cookies = await signIn(browser, site.origin, "size@localhost.test");
    const japanese = { locale: "ja-JP" };
    screens = {
      "/": await loadScreen(browser, site.origin, "/"),
      "/ (ja)": await loadScreen(browser, site.origin, "/", japanese),
      "/home": await loadScreen(browser, site.origin, "/home", { cookies }),
      "/home (ja)": await loadScreen(browser, site.origin, "/home", { cookies, ...japanese }),
      "a shared newspaper": await loadScreen(browser, site.origin, await shareNewspaper(browser, site.origin, cookies)),
    };
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(
    `\nSize: what is sent, gzip -9 (fonts and pictures as they are), asked for by Chromium until ${settle / 1000} s after the network was idle`,
  );
  const kinds = ["scripts", "styles", "words", "page", "fonts", "pictures"];
  printTable([
    ["screen", ...kinds, "files", "scripts asked for when idle"],
    ...Object.entries(screens).map(([path, files]) => [
      path,
      ...kinds.map((kind) => kilobytes(sumOf(files, kind))),
      files.length,
      kilobytes(
        sumOf(
          files.filter(({ isLate }) => isLate),
          "scripts",
        ),
      ),
    ]),
  ]);
  console.log("  scripts by file:");
  for (const path of ["/", "/home"]) {
    const scripts = screens[path].filter(({ kind }) => kind === "scripts").toSorted((a, b) => b.bytes - a.bytes);
    console.log(`    ${path}: ${scripts.map(({ name, bytes }) => `${name.split("/").at(-1)} ${kilobytes(bytes)}`).join(", ")}`);
  }
  console.log(`  a React page that says hello: ${kilobytes(hello)}`);
  const isTimed = false;
  for (const path of ["/", "/home"]) {
    note(`R3 scripts of ${path} / React hello`, sumOf(screens[path], "scripts") / hello, { bar: bars[path], isTimed });
    tellDifference(path, screens[path]);
  }
  const format = kilobytes;
  note("R3 scripts of a shared newspaper", sumOf(screens["a shared newspaper"], "scripts"), { bar: bars.share, format, isTimed });
  note("R3 export, admin and game code at the start of /home", earlyCode(screens["/home"]), { bar: 0, format, isTimed });
  note("R9 the Worker's bundle", workerBytes, { bar: bars.worker, format, isTimed });
}

/** Bytes of what must not come at the start, and came. */
const earlyCode = (files) =>
  files.filter(({ name }) => budgets.neverAtStart.includes(plainName(name))).reduce((sum, { bytes }) => sum + bytes, 0);

/** The budgets are checked without a browser; here they are compared with one. */
function tellDifference(path, files) {
  const { loaded } = scriptsOf(budgets.screens[path].later);
  const counted = new Set(loaded.map(plainName));
  const missed = files.filter(({ name, kind }) => kind === "scripts" && !counted.has(plainName(name)));
  console.log(
    missed.length > 0
      ? `  budgets.json does not count, of what ${path} asks for: ${missed.map(({ name }) => name).join(", ")}`
      : `  budgets.json counts all scripts that ${path} asks for`,
  );
}
