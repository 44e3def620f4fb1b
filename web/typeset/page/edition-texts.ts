import type { Slot } from "../templates/furniture.ts";
import { fillIn, pagesInWords } from "../words.ts";
import { localeOf, type Press } from "./press.ts";

/** What stands between two facts on one line: beside Arabic figures a middle dot reads as their zero. */
export const joinFacts = (press: Pick<Press, "language">, facts: readonly string[]): string =>
  facts.filter(Boolean).join(press.language === "ar" ? "، " : " · ");

/** I, II, III … for volumes; beyond 3,999 in figures. */
export function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value);
  const signs: [number, string][] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let rest = value;
  let text = "";
  for (const [worth, sign] of signs) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

/** Date of the edition as the newspaper's language writes it, or ''. */
export function editionDate(press: Pick<Press, "newspaper">): string {
  const { publishDate } = press.newspaper;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishDate)) return "";
  const date = new Date(`${publishDate}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(localeOf(press.newspaper), {
    timeZone: "UTC",
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
  }).format(date);
}

/** The edition's city, or the first part of its region. */
export function placeOf({ newspaper }: Pick<Press, "newspaper">): string {
  return newspaper.place?.city ?? newspaper.region.split(/[,，、،]/)[0]?.trim() ?? "";
}

/** City and date, as the middle of a folio line has them. */
export function placeAndDate(press: Press): string {
  const city = placeOf(press);
  const date = editionDate(press);
  const joint = /^(ja|zh|ko)/.test(press.language) ? " " : press.language.startsWith("ar") ? "، " : ", ";
  return opening([city, date].filter(Boolean).join(joint), press.language);
}

/** A line begins with a capital, also where weekdays are written small: "Vendredi 20 novembre". */
const opening = (line: string, language: string) => line.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** Languages whose papers number their volumes in Roman figures. */
const romanVolumes = /^(?:en|es|fr|it|pt)/;

/** What the folio's figures need of a press. */
type Numbered = Pick<Press, "newspaper" | "language" | "numeral"> & { words: Pick<Press["words"], "page"> };

export function volumeAndNumber(press: Numbered): string {
  if (press.newspaper.sample) return press.newspaper.sample.volume;
  const { volume, number } = press.newspaper.folio;
  const { page } = press.words;
  const asRoman = romanVolumes.test(press.language);
  return fillIn(page.volumeNumber ?? "{{volume}} {{number}}", {
    volume: fillIn(page.volume, { volume: asRoman ? roman(volume) : press.numeral(volume) }),
    number: fillIn(page.number, { number: press.numeral(number) }),
  });
}

/** What a masthead prints in a slot; '' where the edition has no such thing. */
export function slotText(press: Press, slot: Slot, pageCount: number): string {
  const { newspaper, words, numeral } = press;
  const { folio } = newspaper;
  const { page } = words;
  switch (slot) {
    case "name":
      return newspaper.newspaperName || newspaper.title;
    case "motto":
      return folio.motto;
    // Where a template sets them apart, a sample's line stands in the number's place.
    case "volume":
      if (newspaper.sample) return "";
      return fillIn(page.volume, { volume: romanVolumes.test(press.language) ? roman(folio.volume) : numeral(folio.volume) });
    case "number":
      if (newspaper.sample) return newspaper.sample.volume;
      return fillIn(page.number, { number: numeral(folio.number) });
    case "volume-number":
      return volumeAndNumber(press);
    case "date":
      return opening(editionDate(press), press.language);
    case "place":
      return placeOf(press);
    case "place-date":
      return placeAndDate(press);
    case "pages":
      return pagesInWords(page, pageCount, press.language, numeral(pageCount));
    case "price":
      return folio.price;
    case "pages-price":
      return joinFacts(press, [pagesInWords(page, pageCount, press.language, numeral(pageCount)), folio.price]);
    case "region":
      return newspaper.region;
    case "edition": {
      const city = placeOf(press);
      return city ? fillIn(page.edition, { city }) : page.earToday;
    }
    case "week":
      return weekOf(press);
    case "era-date":
      return secondDate(press);
    case "colophon":
      return colophonText(press);
  }
}

/** Label and value of the week of the year, as the almanac has them. */
function weekOf({ almanac }: Press): string {
  const week = almanac.find(({ key }) => key === "weekOfYear");
  return week ? `${week.label} ${week.value}` : "";
}

/** The date in the calendar that stands second in the language: the Japanese era, the Hijri year. */
function secondDate({ almanac }: Press): string {
  return almanac.find(({ key }) => key === "calendar")?.value ?? "";
}

/** Whose words and pictures these are. What is said to have been made is only what stands in the newspaper. */
export function makersOf({ newspaper, words: { page } }: Pick<Press, "newspaper"> & { words: Pick<Press["words"], "page"> }): string[] {
  const { text, images, house } = newspaper.madeWith;
  const pictures = [newspaper.pictures.main, newspaper.pictures.small].filter((picture) => picture !== undefined);
  const made = pictures.filter(({ isPhotograph }) => !isPhotograph);
  const isDrawn = images === "house" || made.every(({ drawing }) => drawing !== undefined);
  // With a model's pictures a drawing is the house's, where the model failed.
  const isMixed = !isDrawn && made.some(({ drawing }) => drawing !== undefined);
  const photographs = made.length < pictures.length ? page.colophonPhotographs : "";
  if (!text && !house) return [photographs];
  const writer = house ? page.colophonHouseText : fillIn(page.colophonModelText, { text });
  if (made.length === 0) return [writer, photographs];
  if (house && isDrawn) return [page.colophonHouse, photographs];
  if (!house && !isDrawn && !isMixed) return [fillIn(page.colophonModels, { text, images: images || text }), photographs];
  const painter = isDrawn ? "" : fillIn(page.colophonPictures, { images: images || text });
  return [writer, painter, isDrawn || isMixed ? page.colophonDrawings : "", photographs];
}

/** How the page was made, in one line: the faces, where the article is from, and whose words and pictures these are. */
export function colophonText(press: Press): string {
  const { words, faces, newspaper } = press;
  const family = (font: string) => /^\w+ \d+ ([^,]+)/.exec(font)?.[1] ?? "";
  const spaceless = /^(ja|zh)/.test(press.language);
  const joint = spaceless ? "、" : press.language === "ar" ? " و" : ", ";
  const names = [...new Set([family(faces.banner.font), family(faces.body.font)])].join(joint);
  const source = newspaper.source ? fillIn(words.page.colophonSource, { source: newspaper.source }) : "";
  return [fillIn(words.page.colophonFaces, { faces: names }), source, ...makersOf(press)].filter(Boolean).join(spaceless ? "" : " ");
}
