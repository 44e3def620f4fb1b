import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageScene, PathItem, PictureItem, SceneItem } from "../../typeset/model/scene.ts";
import type { PresetName } from "./papers.ts";
import { aboutIn, asOnScreen, nodeTools, pageObjects, pdfOf } from "./pdf-text.test-data.ts";
import { writePdf } from "./write-pdf.ts";

const INK = "#16130f";

const headline: SceneItem = {
  kind: "text",
  block: "expanded-title",
  role: "headline",
  x: 60,
  y: 200,
  width: 480,
  text: "Harbor",
  font: "normal 700 Gelasio",
  size: 120,
  color: INK,
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 0,
  hyphen: false,
  last: true,
  language: "en",
  direction: "ltr",
};

/** The grid of a locator map, as the house draws it. */
const drawing = (opacity: number): PathItem => ({
  kind: "path",
  block: "main-image",
  x: 60,
  y: 400,
  scale: 1,
  d: "M0 0H400V200H0Z",
  fill: "#7a1f1a",
  opacity,
});

const photograph: PictureItem = {
  kind: "picture",
  block: "main-image",
  x: 60,
  y: 400,
  width: 144,
  height: 96,
  src: "mill.jpg",
  treatment: "duotone",
  focal: { x: 0.5, y: 0.5 },
  alt: "",
};

const sceneWith = (items: SceneItem[]): PageScene => ({
  page: 1,
  width: 612,
  height: 816,
  background: "#ffffff",
  ink: INK,
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items,
  frames: [],
  sections: [],
  jumps: [],
});

const groupOf = (bytes: Uint8Array) => /\/Group<<[^>]*\/CS\/(\w+)/.exec(pageObjects(bytes)[0] ?? "")?.[1];

test.each<[PresetName, number, string | undefined]>([
  ["screen", 1, "DeviceRGB"],
  ["screen", 0.4, "DeviceRGB"],
  ["press", 1, undefined],
  ["press", 0.4, "DeviceCMYK"],
  ["print-shop", 1, undefined],
  ["print-shop", 0.4, "DeviceCMYK"],
])("a page for %s with a drawing of opacity %d is blended in %s", async (preset, opacity, space) => {
  const bytes = await pdfOf([sceneWith([headline, drawing(opacity)])], "en", { preset });
  expect(pageObjects(bytes)).toHaveLength(1);
  expect(groupOf(bytes)).toBe(space);
});

test.each(["press", "print-shop"] as const)(
  "a soft picture and a filter for %s are blended on a page of the press's inks",
  async (preset) => {
    const tools = await nodeTools({
      picture: async () => ({ kind: "tones", width: 2, height: 1, values: new Uint8Array([255, 40]), ink: INK }),
    });
    const options = { ...asOnScreen, preset };
    expect(groupOf(await writePdf([sceneWith([headline, photograph])], aboutIn("en"), options, tools))).toBe("DeviceCMYK");
    expect(groupOf(await pdfOf([sceneWith([headline])], "en", { preset, filter: "sepia" }))).toBe("DeviceCMYK");
  },
);

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The four inks, 0 to 255, of each pixel of an area of the only page, 72 pixels to the inch. Measured from the top left corner of the
 * media, in points.
 */
function inksIn(bytes: Uint8Array, area: Area): number[][] {
  const folder = mkdtempSync(join(tmpdir(), "plates-"));
  try {
    const [pdf, plates] = [join(folder, "page.pdf"), join(folder, "page.pam")];
    writeFileSync(pdf, bytes);
    execFileSync("gs", ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pamcmyk32", "-r72", `-sOutputFile=${plates}`, pdf]);
    const image = readFileSync(plates);
    const end = "ENDHDR\n";
    const from = image.indexOf(end) + end.length;
    const columns = Number(/WIDTH (\d+)/.exec(image.toString("latin1", 0, from))?.[1]);
    return Array.from({ length: area.width * area.height }, (_, at) => {
      const pixel = from + ((area.y + Math.floor(at / area.width)) * columns + area.x + (at % area.width)) * 4;
      return [...image.subarray(pixel, pixel + 4)];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The most of each ink in an area. */
const mostInkIn = (bytes: Uint8Array, area: Area) =>
  inksIn(bytes, area).reduce((most, inks) => most.map((ink, at) => Math.max(ink, inks[at] ?? 0)), [0, 0, 0, 0]);

const hasGhostscript = spawnSync("gs", ["--version"]).status === 0;

test.skipIf(!hasGhostscript)(
  "on the plates of a press, text beside a see-through drawing is black ink alone, and the drawing has its color",
  async () => {
    const tools = await nodeTools({
      picture: async () => ({ kind: "tones", width: 2, height: 1, values: new Uint8Array([255, 255]), ink: INK }),
    });
    const pages = [sceneWith([headline, drawing(0.4), { ...photograph, y: 650 }])];
    for (const preset of ["press", "print-shop"] as const) {
      const bytes = await writePdf(pages, aboutIn("en"), { ...asOnScreen, preset }, tools);
      expect(mostInkIn(bytes, { x: 60, y: 100, width: 500, height: 140 })).toEqual([0, 0, 0, 255]);
      expect(mostInkIn(bytes, { x: 110, y: 690, width: 60, height: 40 })).toEqual([0, 0, 0, 255]);
      const [cyan = 0, magenta = 0, yellow = 0, black = 0] = mostInkIn(bytes, { x: 200, y: 450, width: 100, height: 60 });
      expect(magenta).toBeGreaterThan(cyan + 20);
      expect(yellow).toBeGreaterThan(cyan + 20);
      expect(black).toBeLessThan(150);
    }
  },
  60_000,
);

const rule: SceneItem = { kind: "rule", block: "folio", x: 60, y: 300, width: 400, height: 4, color: INK };
const bar: SceneItem = { kind: "box", block: "masthead", x: 60, y: 330, width: 400, height: 30, fill: INK };

test.skipIf(!hasGhostscript)(
  "under a filter, text, rules and black bars stay black ink alone on the plates of a press, on paper and pictures that are tinted",
  async () => {
    const tools = await nodeTools({
      picture: async () => ({ kind: "tones", width: 2, height: 1, values: new Uint8Array([180, 180]), ink: INK }),
    });
    for (const filter of ["sepia", "vintage", "aged"] as const) {
      const pages = [sceneWith([rule, bar, drawing(1), { ...photograph, y: 650 }, headline])];
      for (const preset of ["press", "print-shop"] as const) {
        const bytes = await writePdf(pages, aboutIn("en"), { ...asOnScreen, preset, filter }, tools);
        const marks = inksIn(bytes, { x: 60, y: 100, width: 400, height: 280 });
        expect(marks.filter(([, , , black = 0]) => black === 255).length, `${filter} ${preset}`).toBeGreaterThan(5_000);
        // Edges are mixed with the paper; what is nearly black holds no more of the colors than its share of it.
        const rich = marks.filter(([cyan = 0, magenta = 0, yellow = 0, black = 0]) => black > 200 && cyan + magenta + yellow > 60);
        expect(rich, `${filter} ${preset}`).toEqual([]);
        const [, , paper = 0] = mostInkIn(bytes, { x: 400, y: 690, width: 30, height: 30 });
        expect(paper, `${filter} ${preset}: paper`).toBeGreaterThan(10);
        const [cyan = 0, magenta = 0, yellow = 0] = mostInkIn(bytes, { x: 110, y: 690, width: 60, height: 20 });
        expect(Math.min(magenta, yellow), `${filter} ${preset}: picture`).toBeGreaterThan(Math.max(20, cyan));
      }
    }
  },
  120_000,
);
