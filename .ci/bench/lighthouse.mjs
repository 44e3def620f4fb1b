import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { launchBrowser } from "../browser.ts";
import { build } from "../commands/prepare.mjs";
import { serveBuiltSite, signIn } from "./built-site.mjs";
import { serveAtTheEdge } from "./edge-proxy.mjs";
import { fetchPackage } from "./fetched.mjs";
import { median, milliseconds, printTable } from "./figures.mjs";
import { figureOf, ratioOf } from "./intervals.mjs";
import { servePlainCopy } from "./plain-page.mjs";
import { note } from "./results.mjs";
import { shareNewspaper } from "./shared-newspaper.mjs";

const version = "13.5.0";
const results = "dist/bench/lighthouse";
const most = { shift: 0.01, blocked: 50 };
/** Of the largest paint, against the same text, pictures and faces without anything else. */
const toPlain = { share: 1.1, home: 1.5 };

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
    { env: { ...process.env, ...(process.env.BROWSER_PATH && { CHROME_PATH: process.env.BROWSER_PATH }) }, maxBuffer: 1e8 },
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

/** The largest paint of a plain copy of a page, as often as the page itself. */
async function plainOf({ browser, address, name, cookies, cli, runs }) {
  const copy = await servePlainCopy(browser, address, cookies);
  const edge = await serveAtTheEdge(copy.origin);
  try {
    const taken = [];
    for (let index = 0; index < runs; index++)
      taken.push(await run(cli, `${edge.origin}/`, join(results, `${name.replace(" ", "-")}-plain-${index}.json`)));
    console.log(`  a plain page of ${name}: ${copy.told}`);
    return taken.map(({ figures }) => figures.largest);
  } finally {
    await edge.close();
    copy.close();
  }
}

/**
 * Landing page, share page and app under Lighthouse's mobile profile, the median of `runs`; `share` is the address of another share page.
 */
export async function benchLighthouse({ share, runs = 5, only } = {}) {
  build();
  const cli = join(fetchPackage("lighthouse", version), "cli/index.js");
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
      const plain = await plainOf({ browser, address, name, cookies: sent ? cookies : [], cli, runs });
      const score = (id) => median(taken.map(({ scores }) => scores[id]));
      const figure = (id) => median(taken.map(({ figures }) => figures[id]));
      const seconds = (id) => `${(figure(id) / 1000).toFixed(2)} s`;
      const largest = taken.map(({ figures }) => figures.largest);
      note(`R4 ${name}: largest paint / a plain page of the same`, ratioOf(largest, plain), { bar: toPlain[name], wanted: 9 });
      note(`R4 ${name}: blocked time`, figureOf(taken.map(({ figures }) => figures.blocked)), { bar: most.blocked, format: milliseconds });
      note(`R4 ${name}: layout shift`, figure("shift"), { bar: most.shift, format: (value) => value.toFixed(4) });
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
