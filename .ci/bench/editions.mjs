import { readFileSync } from "node:fs";
import { openHouse } from "../../functions/ai/house/provider.ts";
import { standardOrder } from "../../functions/ai/steps.ts";
import { assetsOnDisk } from "../../functions/location/assets-on-disk.ts";
import { findPlace } from "../../functions/location/places.ts";
import { loadHyphenator } from "../../web/typeset/index.ts";

/** A sample article for each language that is measured. */
export const samples = { en: "en-library-reopening", de: "de-hochwasserschutz", ja: "ja-shima-no-ferry", ar: "ar-iyadat-alraseef" };

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The newspaper the house edition makes of a sample, as the typesetter takes it, and the tools to set it but the measurer. */
export async function houseEdition(language) {
  const sample = readJson(`.ci/samples/${samples[language]}.json`);
  const place = await findPlace(assetsOnDisk, sample.region, language);
  const article = { ...sample, place };
  const house = openHouse({ ASSETS: assetsOnDisk });
  const [text, sideStories, newspaperName, main, small] = await Promise.all([
    house.expand(article, standardOrder, {}),
    house.sideStories(article, standardOrder, {}),
    house.paperName(article, {}),
    ...standardOrder.pictures.map((order) => house.picture(article, order, {})),
  ]);
  const pictureOf = ({ drawing, caption, alt }, src) => ({ src, drawing, width: drawing.width, height: drawing.height, caption, alt });
  const newspaper = {
    ...article,
    templateId: "american-classic",
    layout: "three-column",
    expandedContent: { ...text, newspaperName, sideStories },
    newspaperName,
    folio: { volume: 1, number: 1, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: "house", images: "house", house: true },
    pictures: { main: pictureOf(main, "main"), small: pictureOf(small, "small") },
  };
  const words = { page: readJson(`locales/${language}/page.json`), almanac: readJson(`locales/${language}/almanac.json`) };
  return { newspaper, hyphenate: await loadHyphenator(language), words };
}
