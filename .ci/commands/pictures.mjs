// Makes the product's own pictures with the product, in Node:
//   web/public/hero/<language>.avif    the page a visitor sees first, in the template that is at home in the language
//   web/public/hero/<language>.json    its newspaper, to be set anew in the browser
//   web/public/examples/<language>….avif   front pages of the gallery
//   web/public/close-up/<language>-{browser,engine}.avif   lines of that page enlarged, as a browser and as the typesetter justifies them
//   web/public/papers/<template>.avif  one English article in every template, for the wall of the landing page
//   .github/front-page.webp            the page of the README
// Run it by hand when the look of a page has changed, and look at what it made:
//   npm run pictures                           all
//   npm run pictures -- ja ar bamboo-daily     only these languages and templates; the README's picture comes with en
// The same sources give the same pictures: the date is the sample's. Needs no network.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { languages } from "../../locales/languages.ts";
import { closeUps } from "../../web/features/landing/close-ups.ts";
import { examples, largePictureOf, smallPictureOf } from "../../web/features/landing/examples.ts";
import { heroPapers } from "../../web/features/landing/hero-papers.ts";
import { closeUpSize, drawCloseUp } from "../../web/typeset/cli/close-up.ts";
import { houseEdition, readPhotograph, standardSample } from "../../web/typeset/cli/house-editions.ts";
import { drawPng, toolsFor } from "../../web/typeset/cli/node-tools.ts";
import { setNewspaper, templateOf, templates } from "../../web/typeset/index.ts";
import { launchBrowser } from "../browser.ts";

const hero = { width: 1080, height: 1440, bytes: 120 * 1024 };
const paper = { width: 480, height: 640, bytes: 30 * 1024 };
const example = { width: 480, height: 640, bytes: 36 * 1024 };
const closeUp = { width: closeUpSize.width * 2, height: closeUpSize.height * 2, bytes: 40 * 1024 };
const readme = { width: 1200, height: 1600, bytes: 300 * 1024 };
/** Drawn larger than shown: scaled down, hairlines are as gray as they should be. */
const drawn = 1920;

const asked = process.argv.slice(2);
const codes = languages.map(({ code }) => code);
const ids = templates.map(({ id }) => id);
const unknown = asked.filter((name) => !codes.includes(name) && !ids.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: there are the languages ${codes.join(", ")} and the templates ${ids.join(", ")}.`);
  process.exit(1);
}
const among = (all) => (asked.length > 0 ? all.filter((name) => asked.includes(name)) : all);

/** The longest sample of a language; in English one whose place is large enough for a map. */
const heroArticle = (language) => (language === "en" ? "en-library-reopening" : standardSample(language));

const lookOf = (templateId) => ({ templateId, layout: templateOf(templateId).config.layout });

/** The newspaper the house edition makes of a sample article. */
function makeNewspaper(templateId, article) {
  return houseEdition(article, { ...lookOf(templateId), words: 0, pictures: "drawings", pictureCount: 2, sides: 6 });
}

async function setFront(newspaper) {
  const { templateId, language } = newspaper;
  const { pages } = setNewspaper(newspaper, await toolsFor(language));
  if (!pages[0]) throw new Error(`${templateId} in ${language} gave no page.`);
  return pages[0];
}

/** Its front page, as a PNG. */
const printFrontPage = async (newspaper) => drawPng(await setFront(newspaper), drawn, { readPicture: readPhotograph, filter: "none" });

let browser;

async function writeCloseUp(newspaper) {
  browser ??= await launchBrowser();
  const halves = await drawCloseUp(browser, await setFront(newspaper));
  for (const [half, png] of Object.entries(halves)) await write(`web/public/close-up/${newspaper.language}-${half}.avif`, png, closeUp);
}

/** The PNG scaled, in the format of the path's ending, at the best quality that has room in so many bytes. */
async function write(path, png, { width, height, bytes }) {
  const scaled = await sharp(png).resize(width, height, { fit: "fill" }).removeAlpha().png().toBuffer();
  const at = (quality) => {
    const picture = sharp(scaled);
    // Full color resolution: red type on paper would have fringes.
    return (path.endsWith(".avif") ? picture.avif({ quality, chromaSubsampling: "4:4:4" }) : picture.webp({ quality })).toBuffer();
  };
  let best = { quality: 10, file: await at(10) };
  let most = 80;
  while (most - best.quality > 4) {
    const quality = Math.round((best.quality + most) / 2);
    const file = await at(quality);
    if (file.length <= bytes) best = { quality, file };
    else most = quality;
  }
  if (best.file.length > bytes) throw new Error(`${path} has no room in ${bytes} bytes.`);
  writeFileSync(path, best.file);
  console.log(`${path}: ${width} × ${height}, ${(best.file.length / 1024).toFixed(0)} KB, quality ${best.quality}`);
}

for (const folder of ["hero", "papers", "examples", "close-up"]) mkdirSync(`web/public/${folder}`, { recursive: true });
for (const language of among(codes)) {
  const newspaper = await makeNewspaper(heroPapers[language], heroArticle(language));
  writeFileSync(`web/public/hero/${language}.json`, JSON.stringify(newspaper));
  const png = await printFrontPage(newspaper);
  await write(`web/public/hero/${language}.avif`, png, hero);
  if (language === "en") await write(".github/front-page.webp", png, readme);
  if (closeUps.includes(language)) await writeCloseUp(newspaper);
  const shown = examples.find((one) => one.language === language);
  if (!shown) continue;
  const isHero = shown.templateId === heroPapers[language];
  const page = isHero ? png : await printFrontPage({ ...newspaper, ...lookOf(shown.templateId) });
  await write(`web/public${smallPictureOf(shown)}`, page, example);
  if (!isHero) await write(`web/public${largePictureOf(shown)}`, page, hero);
}
for (const id of among(ids))
  await write(`web/public/papers/${id}.avif`, await printFrontPage(await makeNewspaper(id, standardSample("en"))), paper);
await browser?.close();
