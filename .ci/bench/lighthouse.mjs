import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { launchBrowser } from "../browser.ts";
import { build } from "../commands/prepare.mjs";
import { serveBuiltSite, signIn } from "./built-site.mjs";
import { serveAtTheEdge } from "./edge-proxy.mjs";
import { median, printTable } from "./figures.mjs";
import { shareNewspaper } from "./shared-newspaper.mjs";

const version = "13.5.0";
/** Beside the other caches, and no dependency: npm test needs none of it. */
const folder = `node_modules/.cache/lighthouse-${version}`;
const results = "dist/bench/lighthouse";
const most = { shift: 0.01 };

function installed() {
  const cli = join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(cli)) return cli;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  console.log(`Fetching lighthouse ${version} …`);
  execFileSync("npm", ["install", "--no-save", "--loglevel=error", `lighthouse@${version}`], { cwd: folder, stdio: "inherit" });
  return cli;
}

/** One run with Lighthouse's own mobile profile: a slow phone on slow 4G, simulated. */
async function run(cli, address, path, cookie) {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
  await promisify(execFile)(
    process.execPath,
    [
      cli,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${path}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
      ...headers,
    ],
    { env: { ...process.env, ...(existsSync("/usr/bin/chromium") && { CHROME_PATH: "/usr/bin/chromium" }) }, maxBuffer: 1e8 },
  );
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(path, "utf8"));
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const failing = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === "performance"
      ? []
      : auditRefs.filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1),
  );
  const figure = (id) => audits[id].numericValue;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    figures: {
      paint: figure("first-contentful-paint"),
      largest: figure("largest-contentful-paint"),
      blocked: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      speed: figure("speed-index"),
    },
    failing: [...new Set(failing.map(({ id }) => id))],
  };
}

/** Landing page, share page and app under Lighthouse's mobile profile, the median of `runs`; `share` is the address of another share page. */
export async function benchLighthouse({ share, runs = 5, only } = {}) {
  build();
  const cli = installed();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const site = await serveBuiltSite();
  const edge = await serveAtTheEdge(site.origin);
  const browser = await launchBrowser();
  try {
    const cookies = await signIn(browser, site.origin, "lighthouse@localhost.test");
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const wanted = (name) => !only || name.startsWith(only);
    const shared = share ?? (wanted("share") ? edge.origin + (await shareNewspaper(browser, site.origin, cookies)) : "");
    const screens = [
      ...["en", "ja", "ar"].map((code) => ({ name: `landing ${code}`, address: `${edge.origin}/?lang=${code}`, bar: 95, search: 100 })),
      { name: "share", address: shared, bar: 97, search: 100 },
      { name: "home", address: `${edge.origin}/home`, bar: 85, cookie },
    ].filter(({ name }) => wanted(name));
    const rows = [];
    const faults = [];
    for (const { name, address, bar, search, cookie: sent } of screens) {
      const taken = [];
      for (let index = 0; index < runs; index++)
        taken.push(await run(cli, address, join(results, `${name.replace(" ", "-")}-${index}.json`), sent));
      const score = (id) => median(taken.map(({ scores }) => scores[id]));
      const figure = (id) => median(taken.map(({ figures }) => figures[id]));
      const seconds = (id) => `${(figure(id) / 1000).toFixed(2)} s`;
      rows.push([
        name,
        ...["performance", "accessibility", "best-practices", "seo"].map(score),
        seconds("paint"),
        seconds("largest"),
        seconds("speed"),
        `${Math.round(figure("blocked"))} ms`,
        figure("shift").toFixed(4),
      ]);
      const missed = [
        score("performance") < bar && `performance ${score("performance")} (bar ${bar})`,
        score("accessibility") < 100 && `accessibility ${score("accessibility")}`,
        score("best-practices") < 100 && `best practices ${score("best-practices")}`,
        search && score("seo") < search && `search ${score("seo")}`,
        figure("shift") > most.shift && `layout shift ${figure("shift").toFixed(3)}`,
      ].filter(Boolean);
      const reasons = [...new Set(taken.flatMap(({ failing }) => failing))];
      if (missed.length > 0) faults.push(`${name}: ${missed.join(", ")}${reasons.length > 0 ? ` (${reasons.join(", ")})` : ""}`);
    }
    console.log(`\nLighthouse ${version}, its mobile profile, median of ${runs}; built app on workerd behind HTTP/2 with brotli`);
    printTable([
      ["page", "performance", "accessibility", "best practices", "search", "first paint", "largest", "speed index", "blocked", "shift"],
      ...rows,
    ]);
    console.log(faults.length > 0 ? `  NOT MET: ${faults.join("; ")}` : "  all bars met");
  } finally {
    await browser.close();
    await edge.close();
    await site.close();
  }
}
