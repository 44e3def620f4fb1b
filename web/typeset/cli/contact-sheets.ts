import { mkdirSync, writeFileSync } from "node:fs";
import { launchBrowser } from "../../../.ci/browser.ts";
import { toWebp } from "../../../.ci/webp.ts";
import { languages } from "../../../locales/languages.ts";
import { pngOf } from "../../render/draw/node-png.ts";
import { svgPage } from "../../render/draw/node-svg.ts";
import { type PageScene, setNewspaper, type TextItem, templateOf, templates } from "../index.ts";
import { houseEdition, type PictureKind, readPhotograph, standardSample } from "./house-editions.ts";
import { drawPng, glyphSetter, toolsFor } from "./node-tools.ts";

const folder = ".github/sheets";
const most = 400 * 1024;

/** Points; drawn at `scale` pixels to the point. */
const sheet = { page: 190, gap: 12, label: 16, scale: 1.7 };

interface Print {
  label: string;
  png: Uint8Array;
  shape: number;
}

async function printFront(templateId: string, language: string, pictures: PictureKind, label: string): Promise<Print> {
  const newspaper = await houseEdition(standardSample(language), {
    templateId,
    layout: templateOf(templateId).config.layout,
    words: 0,
    pictures,
    pictureCount: 2,
    sides: 6,
  });
  const [scene] = setNewspaper(newspaper, await toolsFor(language)).pages;
  if (!scene) throw new Error(`${templateId} in ${language} gave no page.`);
  const png = drawPng(scene, Math.round(sheet.page * sheet.scale * 1.5), { readPicture: readPhotograph, filter: "none" });
  return { label, png, shape: scene.height / scene.width };
}

/** The labels of a sheet as a page without anything else, to be drawn like any page. */
function labelsOf(
  prints: readonly Print[],
  width: number,
  height: number,
  placeOf: (index: number) => { x: number; y: number },
): PageScene {
  const items = prints.map(({ label }, index): TextItem => {
    const { x, y } = placeOf(index);
    return {
      kind: "text",
      block: "folio",
      role: "folio",
      x,
      y: y - 5,
      width: sheet.page,
      text: label,
      font: "normal 600 Libre Franklin",
      size: 8.5,
      color: "#222222",
      wordSpace: 0,
      letterSpace: 0,
      naturalSpace: 0,
      hyphen: false,
      last: true,
      language: "en",
      direction: "ltr",
    };
  });
  return {
    page: 1,
    width,
    height,
    background: "#D9D7D2",
    ink: "#222222",
    template: "",
    language: "en",
    direction: "ltr",
    items,
    frames: [],
    sections: [],
    jumps: [],
  };
}

function sheetOf(prints: readonly Print[], columns: number): { png: Uint8Array; width: number; height: number } {
  const tallest = Math.max(...prints.map(({ shape }) => shape)) * sheet.page;
  const step = { x: sheet.page + sheet.gap, y: tallest + sheet.gap + sheet.label };
  const width = columns * step.x + sheet.gap;
  const height = Math.ceil(prints.length / columns) * step.y + sheet.gap;
  const placeOf = (index: number) => ({
    x: sheet.gap + (index % columns) * step.x,
    y: sheet.gap + sheet.label + Math.floor(index / columns) * step.y,
  });
  const images = prints.map(({ png, shape }, index) => {
    const { x, y } = placeOf(index);
    const address = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
    return `<image x="${x}" y="${y}" width="${sheet.page}" height="${sheet.page * shape}" href="${address}"/>`;
  });
  const labels = svgPage(labelsOf(prints, width, height, placeOf), {
    glyphs: glyphSetter(),
    pictures: new Map(),
    filter: "none",
    title: "Contact sheet",
  });
  const svg = labels.replace(/<\/svg>\s*$/, `${images.join("")}</svg>`);
  return { png: pngOf(svg, Math.round(width * sheet.scale), { dpi: sheet.scale * 72 }), width, height };
}

/** Writes both contact sheets, every template in English and every language in american-classic, and a page that shows them. */
export async function writeSheets(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const wanted = [
      {
        file: "templates",
        columns: 5,
        prints: templates.map(({ id, name }) => printFront(id, "en", "photographs", name)),
      },
      {
        file: "languages",
        columns: 4,
        prints: languages.map(({ code, name }) => printFront("american-classic", code, "drawings", name)),
      },
    ];
    for (const { file, columns, prints } of wanted) {
      const { png, width, height } = sheetOf(await Promise.all(prints), Math.min(columns, prints.length));
      const size = { width: Math.round(width * sheet.scale), height: Math.round(height * sheet.scale), bytes: most };
      const { file: webp, quality } = await toWebp(browser, png, size);
      writeFileSync(`${folder}/${file}.webp`, webp);
      console.log(`${folder}/${file}.webp: ${size.width} × ${size.height}, ${(webp.length / 1024).toFixed(0)} KB, quality ${quality}`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(`${folder}/README.md`, linksPage());
  console.log(`${folder}/README.md`);
}

function linksPage(): string {
  const rows = templates.map(({ id, name, region }) => `| \`${id}\` | ${name} | ${region} |`);
  return [
    "# Contact sheets",
    "",
    "Front pages of one sample article, set and drawn by `npm run sheets`. For single pages, sharp:",
    "`npm run sheets -- --out /tmp/pages --template american-classic --language en`.",
    "",
    "The photograph is a stand-in made by rule, to show how each template prints one. The drawings are the house edition's.",
    "",
    "## All templates, in English",
    "",
    "![A front page of each template](templates.webp)",
    "",
    "| id | name | region |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "## All languages, in American Classic",
    "",
    "![A front page in each of the twelve languages](languages.webp)",
    "",
    "How every template, language, layout and length was judged: [the matrix](../proof/matrix.md).",
    "",
  ].join("\n");
}
