import { houseEdition as editionOf } from "../../web/typeset/cli/house-editions.ts";
import { toolsFor } from "../../web/typeset/cli/node-tools.ts";

/** A sample article for each language that is measured. */
export const samples = { en: "en-library-reopening", de: "de-hochwasserschutz", ja: "ja-shima-no-ferry", ar: "ar-iyadat-alraseef" };

const options = {
  templateId: "american-classic",
  layout: "three-column",
  words: 0,
  pictures: "drawings",
  pictureCount: 2,
  sides: 6,
};

/** The newspaper the house edition makes of a sample, as the typesetter takes it, and the tools to set it but the measurer. */
export async function houseEdition(language) {
  const [newspaper, { hyphenate, words }] = await Promise.all([editionOf(samples[language], options), toolsFor(language)]);
  return { newspaper, hyphenate, words };
}
