// Makes web/public/cards/<language>.jpg, what networks show with a link to the landing page: the article of the first page a visitor sees,
// set by the product as a card. Run by hand when the look of a card has changed, and look at what it made:
//   npm run -s node -- .ci/commands/build-cards.mjs [language …]
// The same sources give the same pictures. Needs no network.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { languages } from "../../locales/languages.ts";
import { heroPapers } from "../../web/features/landing/hero-papers.ts";
import { houseEdition, readPhotograph, standardSample } from "../../web/typeset/cli/house-editions.ts";
import { drawPng, toolsFor } from "../../web/typeset/cli/node-tools.ts";
import { setSocialCard, templateOf } from "../../web/typeset/index.ts";

const size = { width: 1200, height: 630 };
/** Drawn twice as large: scaled down, hairlines are as gray as they should be. */
const drawn = 2;
/** Messengers leave out pictures of more than 300 KB. */
const most = 200 * 1024;

const asked = process.argv.slice(2);
mkdirSync("web/public/cards", { recursive: true });
for (const { code } of languages.filter(({ code }) => asked.length === 0 || asked.includes(code))) {
  const templateId = heroPapers[code];
  const { layout } = templateOf(templateId).config;
  const article = code === "en" ? "en-library-reopening" : standardSample(code);
  const newspaper = await houseEdition(article, { templateId, layout, words: 0, pictures: "drawings", pictureCount: 2, sides: 6 });
  const scene = setSocialCard(newspaper, await toolsFor(code), size);
  const png = drawPng(scene, size.width * drawn, { readPicture: readPhotograph, filter: "none" });
  const scaled = await sharp(png).resize(size.width, size.height, { fit: "fill" }).removeAlpha().png().toBuffer();
  let quality = 88;
  let file = await sharp(scaled).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
  while (file.length > most && quality > 50) {
    quality -= 6;
    file = await sharp(scaled).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
  }
  writeFileSync(`web/public/cards/${code}.jpg`, file);
  console.log(`${code}: ${templateId}, ${(file.length / 1024).toFixed(0)} KB, quality ${quality}`);
}
