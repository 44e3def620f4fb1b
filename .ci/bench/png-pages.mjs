import { nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { houseEdition, standardSample } from "../../web/typeset/cli/house-editions.ts";
import { toolsFor } from "../../web/typeset/cli/node-tools.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { samples } from "./editions.mjs";

/** The eight of R6: drawings as the house makes them, and photographs as the templates print them, screened, engraved and plain. */
const newspapers = [
  { language: "en", templateId: "american-classic", kind: "drawings" },
  { language: "ja", templateId: "american-classic", kind: "drawings" },
  { language: "en", templateId: "american-classic", kind: "photographs" },
  { language: "de", templateId: "european-modern", kind: "photographs" },
  { language: "ar", templateId: "ny-times-classic", kind: "photographs" },
  { language: "hi", templateId: "monsoon-times", kind: "photographs" },
  { language: "zh", templateId: "bamboo-daily", kind: "photographs" },
  { language: "fr", templateId: "vintage-times", kind: "photographs" },
];

/** Places of the pictures on a page, in points: boxes of photographs, and what drawings are cut to. */
export function pictureBoxes(scene) {
  const places = scene.items.flatMap((item) =>
    item.kind === "picture" ? [item] : item.kind === "path" && item.clip && item.block === "main-image" ? [item.clip] : [],
  );
  const boxes = places.map(({ x, y, width, height }) => ({ x, y, width, height }));
  return [...new Map(boxes.map((box) => [Object.values(box).join(), box])).values()];
}

/** The front pages that are drawn, with what they are called in the results. */
export async function frontPages() {
  const measurer = await nodeMeasurer();
  return Promise.all(
    newspapers.map(async ({ language, templateId, kind }) => {
      const options = { templateId, layout: "three-column", words: 0, pictures: kind, pictureCount: 2, sides: 6 };
      const [newspaper, tools] = await Promise.all([
        houseEdition(samples[language] ?? standardSample(language), options),
        toolsFor(language),
      ]);
      const [scene] = setNewspaper(newspaper, { ...tools, measurer }).pages;
      // The first three are as old as the bench: their rows keep their names, and their 4k.
      const isAlsoLarge = templateId === "american-classic";
      const name = isAlsoLarge ? `${language}, ${kind}` : `${language}, ${templateId}, ${kind}`;
      return { name, language, kind, scene, boxes: pictureBoxes(scene), isAlsoLarge };
    }),
  );
}
