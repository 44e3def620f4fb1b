import { standardOrder } from "../../../functions/ai/image-model.ts";
import { sample, samples } from "../../../functions/house/edition/sample-articles.test-data.ts";
import { openHouse } from "../../../functions/house/provider.ts";
import { assetsOnDisk } from "../../../functions/location/assets-on-disk.ts";
import { findPlace } from "../../../functions/location/places.ts";
import type { Layout, NewspaperToSet, PictureSource } from "../index.ts";
import { atCharacters, newspaperFrom, newspaperWith } from "../testing/sample-newspapers.test-data.ts";
import { photograph } from "./photograph.ts";
import type { ReadPicture } from "./pictures.ts";

/** `drawings` are what the house makes, `photographs` a stand-in for what a model or a camera gives. */
export type PictureKind = "drawings" | "photographs";

export interface EditionOptions {
  templateId: string;
  layout: Layout;
  /** About so many words of the article; 0 leaves it as it is. */
  words: number;
  pictures: PictureKind;
  /** Cut or gone on with to so many characters instead. */
  characters?: number;
  /** Pictures in it, 0 to 2. */
  pictureCount: number;
  /** Side stories in it, 0 to 6. */
  sides: number;
}

/** The sample that stands for a language: its longest. */
export function standardSample(language: string): string {
  const [longest] = samples.filter((each) => each.language === language).toSorted((a, b) => b.content.length - a.content.length);
  if (!longest) throw new RangeError(`There is no sample article in ${language}.`);
  return longest.file;
}

type Pictures = NewspaperToSet["pictures"];
const drawn = new Map<string, Promise<{ pictures: Pictures; place: NewspaperToSet["place"] }>>();

async function drawPictures(file: string): Promise<{ pictures: Pictures; place: NewspaperToSet["place"] }> {
  const article = sample(file);
  const place = await findPlace(assetsOnDisk, article.region, article.language);
  const house = openHouse({ ASSETS: assetsOnDisk } as unknown as Parameters<typeof openHouse>[0]);
  const [main, small] = await Promise.all(
    standardOrder.pictures.map(async (order): Promise<PictureSource> => {
      const picture = await house.picture({ ...article, place }, order, { signal: new AbortController().signal });
      if (!picture.drawing) throw new TypeError("The house draws.");
      const { drawing, caption, alt } = picture;
      return { src: `drawing ${order.number}`, drawing, width: drawing.width, height: drawing.height, caption, alt };
    }),
  );
  return { pictures: { ...(main ? { main } : {}), ...(small ? { small } : {}) }, place };
}

const sizes = { main: { width: 1536, height: 1024 }, small: { width: 1024, height: 768 } };

function photographed(role: keyof typeof sizes, picture: PictureSource | undefined): PictureSource | undefined {
  return picture && { src: `photograph ${role}`, ...sizes[role], caption: picture.caption, alt: picture.alt };
}

/** The newspaper the house edition makes of a sample article, whole with pictures and the almanac of its place. */
export async function houseEdition(file: string, options: EditionOptions): Promise<NewspaperToSet> {
  const { templateId, layout, words, characters, sides, pictureCount } = options;
  let drawing = drawn.get(file);
  if (!drawing) {
    drawing = drawPictures(file);
    drawn.set(file, drawing);
  }
  const { pictures, place } = await drawing;
  const isPhotograph = options.pictures === "photographs";
  const main = isPhotograph ? photographed("main", pictures.main) : pictures.main;
  const small = isPhotograph ? photographed("small", pictures.small) : pictures.small;
  const newspaper = characters
    ? newspaperWith(file, atCharacters(file, characters), layout, { templateId, place })
    : newspaperFrom(file, words, layout, { templateId, place });
  const { expandedContent } = newspaper;
  return {
    ...newspaper,
    expandedContent: { ...expandedContent, sideStories: expandedContent.sideStories.slice(0, sides) },
    pictures: { ...(main && pictureCount > 0 ? { main } : {}), ...(small && pictureCount > 1 ? { small } : {}) },
  };
}

const photographs = new Map<string, Uint8Array>();

/** Reads the stand-in photographs of house editions. */
export const readPhotograph: ReadPicture = (src) => {
  const [, role] = /^photograph (main|small)$/.exec(src) ?? [];
  if (role !== "main" && role !== "small") return undefined;
  let bytes = photographs.get(role);
  if (!bytes) {
    bytes = photograph(sizes[role].width, sizes[role].height);
    photographs.set(role, bytes);
  }
  return bytes;
};
