import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { type PageFilter, pageFilters } from "../../render/draw/filters.ts";
import { nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import { readJpegDensity, readJpegXmp } from "../../render/image/jpeg-metadata.ts";
import { readPngDensity, readPngXmp } from "../../render/image/png-metadata.ts";
import type { PageScene, PictureItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { openBrowser } from "../browser.ts";
import { withProbes } from "../probes.ts";
import type { RenderProbe } from "../render-probe.tsx";

declare const probe: RenderProbe;

const SITE = "http://render.test";
const browser = openBrowser();
let site: string;
withProbes.beforeAll(({ probes }) => {
  site = probes;
});

async function openPage(size = { width: 1920, height: 2560 }, script = ""): Promise<Page> {
  const page = await browser().newPage({ viewport: size });
  await page.addInitScript(script);
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = pathname.endsWith(".js") ? "text/javascript" : pathname === "/" ? "text/html" : "application/octet-stream";
    if (pathname === "/")
      return route.fulfill({
        contentType,
        body: '<!doctype html><body style="margin:0"><script type="module" src="/render-probe.js"></script>',
      });
    const file = join(site, pathname);
    return existsSync(file) ? route.fulfill({ contentType, body: await readFile(file) }) : route.fulfill({ status: 404 });
  });
  await page.goto(SITE);
  await page.waitForFunction("globalThis.probe");
  return page;
}

const TEXTS = {
  en: "The harbor office held firm: “affluent” waffles, 1,938 ships AV To We, the mayor’s 50% – Dvořák, Łódź, naïve, Tāhuna, Москва, e\u0301te\u0301, 5\u202f000 no\u2011one fi ffi fl (see page 2)",
  de: "Die Hafenbehörde prüft: größere Wellenbrecher, Straße, „Überschwemmung“, Schifffahrt, Flüsse, 50\u00a0% Weiß, Auflage",
  ar: "صحيفة الميناء: المدينة تعيد بناء كاسر الأمواج قبل أن يهدمه البحر، ١٩٣٨ «الشاطئ» لا إله السلام. (النهر) محمّدٌ Tokyo؟ 7:30 8:00، 29.",
  ru: "Портовый город: «Волнолом» устоял — 1938 год, № 7, съезд, Ёлка, ЩЎЦ, Tokyo, 50 % и т. д.",
  hi: "पहाड़ी फुटबॉल क्लब, राज्य प्रतियोगिता: “विद्यार्थियों” ने कहा कि 2026 में श्रृंखला। ऱ्हस्व क्षेत्र १९३८ द्ध्रु र्‍या Tokyo—बढ़ेगी",
  ko: "씨앗은행, 토종 콩 백 가지를 “우리 할머니의” 1938년 LED 조명 café 『신문』 뷁 50% · 10…",
  zh: "2026年11月20日，石桥重新开放。“我小时候”，《柳溪志》——LED 灯、café；５０％…（柳溪）·陈",
  ja: "港町、防波堤の再建を可決 「東京」１９３８年 1938 コンピューター ッャュ。 Tokyo・横浜ー ABC社の（四年）",
};

const FONTS: [string, keyof typeof TEXTS][] = [
  ["normal 400 Gelasio", "en"],
  ["italic 400 Gelasio", "en"],
  ["normal 700 Libre Bodoni", "en"],
  ["normal 400 League Gothic", "en"],
  ["normal 400 Manufacturing Consent", "en"],
  ["normal 600 Libre Franklin", "en"],
  ["normal 400 Gelasio", "de"],
  ["normal 700 Libre Bodoni", "de"],
  ["normal 400 Noto Naskh Arabic, Gelasio", "ar"],
  ["normal 700 Noto Kufi Arabic", "ar"],
  ["normal 400 Shippori Mincho B1", "ja"],
  ["normal 400 BIZ UDMincho", "ja"],
  ["normal 900 Zen Kaku Gothic New", "ja"],
  ["normal 700 Playfair Display, Libre Bodoni", "ru"],
  ["italic 400 Old Standard TT", "ru"],
  ["normal 400 Yeseva One, Libre Bodoni", "ru"],
  ["normal 400 PT Serif, Gelasio", "ru"],
  ["normal 800 Golos Text, Archivo Black", "ru"],
  ["normal 800 Sofia Sans Extra Condensed, League Gothic", "ru"],
  ["normal 700 Libre Caslon Condensed", "de"],
  ["normal 700 UnifrakturCook, Libre Caslon Condensed", "de"],
  ["normal 400 STIX Two Text", "en"],
  ["normal 400 Martel, Gelasio", "hi"],
  ["normal 700 Mukta, Libre Franklin", "hi"],
  ["normal 400 Rozha One, Libre Bodoni", "hi"],
  ["normal 400 Tiro Devanagari Hindi, Old Standard TT", "hi"],
  ["normal 700 Khand, League Gothic", "hi"],
  ["normal 800 Eczar, Besley", "hi"],
  ["normal 400 Noto Serif Devanagari, Tinos", "hi"],
  ["normal 800 Cairo, Besley", "ar"],
  ["normal 800 Alexandria, Archivo Black", "ar"],
  ["normal 700 Tajawal, Archivo Narrow", "ar"],
  ["normal 700 Markazi Text, Libre Caslon Condensed", "ar"],
  ["normal 400 Rakkas, Bodoni Moda", "ar"],
  ["normal 400 IBM Plex Sans Arabic, Inter Tight", "ar"],
  ["normal 400 Nanum Myeongjo, Gelasio", "ko"],
  ["normal 800 Hahmlet, Libre Bodoni", "ko"],
  ["normal 700 IBM Plex Sans KR, League Gothic", "ko"],
  ["normal 400 Noto Serif SC, Gelasio", "zh"],
  ["normal 900 Noto Serif SC, Libre Bodoni", "zh"],
  ["normal 700 Noto Sans SC, Libre Franklin", "zh"],
];

it(`measures in the browser what HarfBuzz measures, in ${FONTS.length} faces and ${Object.keys(TEXTS).length} languages, so that a page is set the same everywhere`, async () => {
  const page = await openPage();
  const measurer = await nodeMeasurer();
  const apart: string[] = [];
  for (const [font, language] of FONTS) {
    const words = [" ", ...TEXTS[language].split(" ")];
    const widths = await page.evaluate(([face, code, texts]) => probe.measure(face, code, texts), [font, language, words] as const);
    for (const [index, word] of words.entries()) {
      const { plain = Number.NaN, spaced = Number.NaN } = widths[index] ?? {};
      // Letters that are joined are never spaced.
      const joined = language === "ar" || language === "hi";
      const off = Math.max(
        Math.abs(plain - measurer.width(word, font, language)),
        joined ? 0 : Math.abs(spaced - measurer.width(word, font, language, true)),
      );
      if (!(off < 0.0001)) apart.push(`${font}: ${word} ${off}`);
    }
  }
  expect(apart).toEqual([]);
  await page.close();
});

async function createScene(language: keyof typeof TEXTS, font: string, items: SceneItem[] = []): Promise<PageScene> {
  const measurer = await nodeMeasurer();
  const direction = language === "ar" ? "rtl" : "ltr";
  const line = (index: number): TextItem => {
    const size = 10;
    const text = TEXTS[language].slice(0, 40);
    const spaces = text.split(" ").length - 1;
    const spare = 240 - measurer.width(text, font, language) * size;
    return {
      kind: "text",
      block: "expanded-content",
      role: "body",
      x: direction === "rtl" ? 576 : 36,
      y: 120 + index * 13,
      width: 240,
      text,
      font,
      size,
      color: "#1a1713",
      wordSpace: spaces > 0 ? spare / spaces : 0,
      letterSpace: 0,
      naturalSpace: measurer.width(" ", font, language) * size,
      hyphen: false,
      last: false,
      language,
      direction,
    };
  };
  const rules: SceneItem[] = [
    { kind: "rule", block: "masthead", x: 36, y: 80, width: 540, height: 2, color: "#1a1713" },
    { kind: "rule", block: "masthead", x: 36, y: 90, width: 540, height: 1, color: "#1a1713", pitch: 3 },
    { kind: "box", block: "almanac", x: 400, y: 600, width: 100, height: 80, fill: "#e6ddc8", stroke: "#1a1713", strokeWidth: 0.5 },
    {
      kind: "box",
      block: "almanac",
      x: 400,
      y: 700,
      width: 100,
      height: 60,
      fill: "#1a1713",
      stroke: "#7c2d12",
      strokeWidth: 3,
      radius: 12,
    },
    { kind: "box", block: "almanac", x: 520, y: 600, width: 57, height: 83, stroke: "#1a1713", strokeWidth: 4, dots: 9 },
    {
      kind: "path",
      block: "main-image",
      x: 320,
      y: 120,
      scale: 0.5,
      d: "M0 200 C60 120 120 260 200 150 L200 300 Z",
      fill: "#1a1713",
      opacity: 0.4,
      clip: { x: 320, y: 120, width: 80, height: 200 },
    },
    { ...line(0), text: "Severn", x: 330, y: 240, rotate: -20, halo: 1, wordSpace: 0, language: "en", direction: "ltr" },
  ];
  return {
    page: 1,
    width: 612,
    height: 816,
    background: "#f4efe2",
    ink: "#1a1713",
    template: "american-classic",
    language,
    direction,
    items: [...rules, ...Array.from({ length: 30 }, (_, index) => line(index)), ...items],
    frames: [],
    sections: [],
    jumps: [],
  };
}

/** Share of pixels that are dark in one picture and light in the other. */
function differentShare(one: PNG, other: PNG): number {
  const isDark = (image: PNG, at: number) => (image.data[at] ?? 0) + (image.data[at + 1] ?? 0) + (image.data[at + 2] ?? 0) < 384;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) if (isDark(one, at) !== isDark(other, at)) different++;
  return different / (one.data.length / 4);
}

it.each([
  ["en", "normal 400 Gelasio"],
  ["ar", "normal 400 Noto Naskh Arabic, Gelasio"],
  ["ja", "normal 400 Shippori Mincho B1"],
] as const)("draws the file as the page on the screen, at its size and density (%s)", async (language, font) => {
  const page = await openPage();
  const scene = await createScene(language, font);
  await page.evaluate((shown) => probe.show(shown, 1920), scene);
  const screen = PNG.sync.read(await page.screenshot());
  const drawn = await page.evaluate((asked) => probe.draw(asked, "hd"), scene);
  const bytes = Buffer.from("file" in drawn ? drawn.file : "", "base64");
  const file = PNG.sync.read(bytes);
  expect([file.width, file.height]).toEqual([1920, 2560]);
  expect(readPngDensity(bytes)).toEqual({ x: 5906, y: 5906 });
  expect(differentShare(screen, file)).toBeLessThan(0.002);
  await page.close();
});

it("says which fault kept a file from being made, and stops when it is told to", async () => {
  const page = await openPage({ width: 400, height: 400 });
  const box = {
    block: "main-image",
    x: 36,
    y: 600,
    width: 100,
    height: 80,
    treatment: "halftone",
    focal: { x: 0.5, y: 0.5 },
    alt: "",
  } as const;
  const scene = await createScene("en", "normal 400 Gelasio", [{ kind: "picture", src: `${SITE}/no-such-picture.jpg`, ...box }]);
  expect(await page.evaluate((asked) => probe.draw(asked, "hd"), scene)).toEqual({ fault: "picture-not-loaded" });
  expect(await page.evaluate((asked) => probe.draw(asked, "print"), scene)).toEqual({ fault: "wrong-shape" });
  const words = await createScene("en", "normal 400 Gelasio");
  expect(await page.evaluate((asked) => probe.draw(asked, "4k", { stopAt: 0.15 }), words)).toEqual({ fault: "AbortError" });
  await page.close();
});

const photograph = (given: Partial<PictureItem> = {}): PictureItem => {
  const image = new PNG({ width: 240, height: 160 });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([at % 241, (at / 960) % 256, 128, 255], at);
  return {
    kind: "picture",
    block: "main-image",
    x: 36,
    y: 560,
    width: 240,
    height: 160,
    src: `data:image/png;base64,${PNG.sync.write(image).toString("base64")}`,
    treatment: "plain",
    focal: { x: 0.5, y: 0.5 },
    alt: "",
    ...given,
  };
};

/** A prime: every column, row and channel is looked at in turn, and twenty million values need not be. */
const SAMPLED = 13;

/** Mean difference of two pictures in 255ths of a channel, and the share of channels that differ by more than a quarter. */
function difference(one: PNG, other: PNG): { mean: number; wide: number } {
  let sum = 0;
  let wide = 0;
  for (let at = 0; at < one.data.length; at += SAMPLED) {
    const apart = Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
    sum += apart;
    if (apart > 64) wide++;
  }
  const count = one.data.length / SAMPLED;
  return { mean: sum / count, wide: wide / count };
}

const readPng = (drawn: { file: string } | { fault: string }) => PNG.sync.read(Buffer.from("file" in drawn ? drawn.file : "", "base64"));

it("filters the file as the page on the screen, with pictures of cut corners and raised contrast", { timeout: 60_000 }, async () => {
  const page = await openPage();
  const scene = await createScene("en", "normal 400 Gelasio", [photograph({ chamfer: 18, contrast: 1.2 })]);
  const looks = new Map<PageFilter, PNG>();
  for (const filter of pageFilters) {
    await page.evaluate(([shown, look]) => probe.show(shown, 1920, look), [scene, filter] as const);
    await page.waitForSelector("svg image[href^='blob:']");
    const screen = PNG.sync.read(await page.screenshot());
    const file = readPng(await page.evaluate(([asked, look]) => probe.draw(asked, "hd", { filter: look }), [scene, filter] as const));
    const { mean, wide } = difference(screen, file);
    expect(mean, filter).toBeLessThan(1.5);
    expect(wide, filter).toBeLessThan(0.002);
    looks.set(filter, file);
  }
  const plain = looks.get("none");
  for (const filter of ["sepia", "vintage", "aged"] as const)
    expect(difference(looks.get(filter) as PNG, plain as PNG).mean, filter).toBeGreaterThan(5);
  await page.close();
});

it("draws a file larger than the device's canvas in strips, with the same pixels, and says so where it cannot", async () => {
  const page = await openPage({ width: 400, height: 400 });
  const scene = await createScene("en", "normal 400 Gelasio", [photograph({ treatment: "halftone" })]);
  const whole = readPng(await page.evaluate((asked) => probe.draw(asked, "hd", { filter: "aged" }), scene));
  const strips = readPng(await page.evaluate((asked) => probe.draw(asked, "hd", { filter: "aged", mostPixels: 1_000_000 }), scene));
  expect([strips.width, strips.height]).toEqual([1920, 2560]);
  expect(difference(whole, strips).mean).toBeLessThan(0.05);
  const jpg = await page.evaluate((asked) => probe.draw(asked, "hd", { format: "jpg", mostPixels: 1_000_000 }), scene);
  expect(jpg).toEqual({ fault: "too-large" });
  await page.close();
});

it("draws the same file in the window of a browser whose Web Workers have no canvas", async () => {
  const scene = await createScene("en", "normal 400 Gelasio", [photograph({ treatment: "halftone" })]);
  const [aside, here] = ["", "delete globalThis.OffscreenCanvas; globalThis.Worker = undefined;"].map(async (script) => {
    const page = await openPage({ width: 400, height: 400 }, script);
    const drawn = readPng(await page.evaluate((asked) => probe.draw(asked, "hd", { filter: "aged" }), scene));
    await page.close();
    return drawn;
  });
  if (aside && here) expect(difference(await aside, await here).mean).toBeLessThan(0.05);
});

it("states density and origin in a JPG and in a PNG", async () => {
  const page = await openPage({ width: 400, height: 400 });
  const scene = await createScene("en", "normal 400 Gelasio");
  const bytesOf = async (format: "png" | "jpg") => {
    const drawn = await page.evaluate(([asked, kind]) => probe.draw(asked, "4k", { format: kind, xmp: "<x>港</x>" }), [
      scene,
      format,
    ] as const);
    return Buffer.from("file" in drawn ? drawn.file : "", "base64");
  };
  const jpg = await bytesOf("jpg");
  expect(readJpegDensity(jpg)).toEqual({ x: 300, y: 300 });
  expect(readJpegXmp(jpg)).toBe("<x>港</x>");
  const width = await page.evaluate(async (file) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${file}`)).blob());
    return bitmap.width;
  }, jpg.toString("base64"));
  expect(width).toBe(3840);
  const png = await bytesOf("png");
  expect(readPngDensity(png)).toEqual({ x: 11811, y: 11811 });
  expect(readPngXmp(png)).toBe("<x>港</x>");
  await page.close();
});

it("puts all pages into one zip under their names", async () => {
  const page = await openPage({ width: 400, height: 400 });
  const scene = await createScene("en", "normal 400 Gelasio");
  const drawn = await page.evaluate((asked) => probe.draw(asked, "hd", { names: ["島-1.png", "島-2.png"] }), scene);
  const files = unzipSync(Buffer.from("file" in drawn ? drawn.file : "", "base64"));
  expect(Object.keys(files)).toEqual(["島-1.png", "島-2.png"]);
  for (const file of Object.values(files)) expect(strFromU8(file.subarray(1, 4))).toBe("PNG");
  await page.close();
});
