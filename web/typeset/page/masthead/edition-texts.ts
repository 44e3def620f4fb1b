import { fillIn, pagesInWords } from "../../model/edition-words.ts";
import type { Slot } from "../../templates/furniture.ts";
import { localeOf, type Press } from "../context.ts";
import { colophonTexts } from "./colophon-text.ts";

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
  return dateFormat(localeOf(press.newspaper)).format(date);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for a language: it takes longer to make than a page's lines to set. */
function dateFormat(locale: string): Intl.DateTimeFormat {
  const known = dateFormats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", year: "numeric", month: "long", day: "numeric" });
  dateFormats.set(locale, format);
  return format;
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
      return newspaper.newspaperName;
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
    case "sample-volume":
      return newspaper.sample?.volume ?? "";
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
      return city ? fillIn(page.edition, { city }) : newspaper.publishDate ? page.earToday : "";
    }
    case "week":
      return weekOf(press);
    case "era-date":
      return secondDate(press);
    case "colophon":
      return colophonTexts(press)[0] ?? "";
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
