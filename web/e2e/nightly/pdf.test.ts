import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { aboutIn, copiedText, openPdf, printedText, shareFound, wordsIn } from "../../render/pdf/pdf-text.test-data.ts";
import type { PageScene, SetNewspaper } from "../../typeset/model/scene.ts";
import { setNewspaper } from "../../typeset/page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../../typeset/testing/sample-newspapers.test-data.ts";
import { openBrowser } from "../browser.ts";
import type { PdfProbe } from "../pdf-probe.tsx";
import { withProbes } from "../probes.ts";

declare const probe: PdfProbe;

const SITE = "http://pdf.test";
const WIDTH = 1920;
const HEIGHT = 2560;
const browser = openBrowser();
let site: string;
withProbes.beforeAll(({ probes }) => {
  site = probes;
});

const types: Record<string, string> = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", png: "image/png" };
const typeOf = (path: string) => types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** The policy that the site sends with the Web Worker's script. */
const [, workerPolicy = ""] =
  /\/assets\/pdf-worker-\*[^/]*?\n {2}Content-Security-Policy: (.+)/.exec(readFileSync("web/public/_headers", "utf8")) ?? [];

function photograph(): Buffer {
  const png = new PNG({ width: 320, height: 200 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([(at / 1280) % 256, (at / 5120) % 256, 120, 255], at);
  return PNG.sync.write(png);
}

async function openPage(): Promise<Page> {
  const page = await browser().newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/")
      return route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><body style="margin:0"><script type="module" src="/pdf-probe.js"></script>',
      });
    if (pathname === "/photograph.png") return route.fulfill({ contentType: "image/png", body: photograph() });
    const file = join(site, pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const policy = pathname.startsWith("/assets/pdf-worker-") ? { "content-security-policy": workerPolicy } : undefined;
    return route.fulfill({ headers: { "content-type": typeOf(pathname), ...policy }, body: await readFile(file) });
  });
  await page.goto(SITE);
  await page.waitForFunction("globalThis.probe");
  return page;
}

async function setSample(file: string, language: string): Promise<SetNewspaper> {
  const set = setNewspaper(newspaperFrom(file, 700), await toolsOf(language));
  return { ...set, pages: set.pages.map((page) => ({ ...page, items: page.items.filter(({ kind }) => kind !== "picture") })) };
}

async function written(page: Page, pages: PageScene[], language: string): Promise<string> {
  const result = await page.evaluate(([asked, about]) => probe.write(asked, about), [pages, aboutIn(language)] as const);
  if ("fault" in result) throw new Error(result.fault);
  return result.file;
}

const isDark = ({ data, width }: PNG, x: number, y: number) => {
  const at = (y * width + x) * 4;
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 384;
};

/** Share of pixels that are dark in one picture and light in the other, when the other is moved by (dx, dy). */
function differentShare(one: PNG, other: PNG, dx = 0, dy = 0): number {
  let different = 0;
  for (let y = 2; y < HEIGHT - 2; y++)
    for (let x = 2; x < WIDTH - 2; x++) if (isDark(one, x, y) !== isDark(other, x + dx, y + dy)) different++;
  return different / (WIDTH * HEIGHT);
}

it.each([
  ["ar", "ar-iyadat-alraseef"],
  ["ja", "ja-shima-no-ferry"],
] as const)("prints the page that is on the screen, to less than half a pixel (%s)", async (language, file) => {
  const page = await openPage();
  const { pages } = await setSample(file, language);
  const pdf = await written(page, pages, language);
  await page.evaluate(([scene, width]) => probe.show(scene, width), [pages[0] as PageScene, WIDTH] as const);
  const screen = PNG.sync.read(await page.screenshot());
  await page.evaluate(([bytes, width]) => probe.paint(bytes, 1, width), [pdf, WIDTH] as const);
  const paper = PNG.sync.read(await page.screenshot());
  const still = differentShare(screen, paper);
  const moves = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  for (const [dx, dy] of moves) expect(differentShare(screen, paper, dx, dy), `moved by ${dx}, ${dy}`).toBeGreaterThan(still * 2);
  await page.close();
});

it.each([
  ["ar", "ar-iyadat-alraseef"],
  ["hi", "hi-pahadi-football-club"],
] as const)("is copied better than the browser's own PDF of the same page (%s)", async (language, file) => {
  const page = await openPage();
  const set = await setSample(file, language);
  const front = set.pages.slice(0, 1);
  const ours = Buffer.from(await written(page, front, language), "base64");
  await page.evaluate(([scene, width]) => probe.show(scene, width), [front[0] as PageScene, WIDTH] as const);
  const browsers = await page.pdf({ width: `${WIDTH}px`, height: `${HEIGHT}px`, printBackground: true });
  const wanted = wordsIn(printedText({ ...set, pages: front }), language);
  const shareOf = async (bytes: Uint8Array) => shareFound(wanted, wordsIn(await copiedText(bytes), language));
  expect(await shareOf(ours)).toBeGreaterThan((await shareOf(browsers)) + 0.05);
  await page.close();
});

it("says which fault kept a PDF from being made, stops when it is told to, and has the picture at the resolution of the paper", async () => {
  const page = await openPage();
  const { pages } = await setSample("en-tide-mill-feature", "en");
  const picture = {
    kind: "picture",
    block: "main-image",
    x: 36,
    y: 300,
    width: 144,
    height: 90,
    treatment: "halftone",
    focal: { x: 0.5, y: 0.5 },
    alt: "A mill",
  } as const;
  const withPicture = (src: string) => pages.slice(0, 1).map((scene) => ({ ...scene, items: [...scene.items, { ...picture, src }] }));
  const about = aboutIn("en");
  const lost = withPicture(`${SITE}/no-such-picture.jpg`);
  expect(await page.evaluate(([asked, own]) => probe.write(asked, own), [lost, about] as const)).toEqual({ fault: "picture-not-loaded" });
  const a4 = { paper: "a4" } as const;
  expect(await page.evaluate(([asked, own, how]) => probe.write(asked, own, how), [pages, about, a4] as const)).toEqual({
    fault: "wrong-shape",
  });
  const stop = { stopAt: 0.15 };
  expect(await page.evaluate(([asked, own, how]) => probe.write(asked, own, how), [pages, about, stop] as const)).toEqual({
    fault: "AbortError",
  });
  const bytes = Buffer.from(await written(page, withPicture(`${SITE}/photograph.png`), "en"), "base64");
  // Two inches at 300 dots.
  expect(bytes.toString("latin1")).toContain("/Width 600/Height 375");
  const first = await (await openPdf(bytes)).getPage(1);
  expect(JSON.stringify(await first.getStructTree())).toContain("A mill");
  await page.close();
});
