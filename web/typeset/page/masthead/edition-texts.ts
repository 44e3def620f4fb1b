import { fillIn, pagesInWords } from "../../model/edition-words.ts";
import { fields } from "../../model/fields.ts";
import type { Slot } from "../../templates/furniture.ts";
import { type LayoutContext, localeOf } from "../context.ts";
import { colophonTexts } from "./colophon-text.ts";

/** What stands between two facts on one line: beside Arabic figures a middle dot reads as their zero. */
export const joinFacts = (context: Pick<LayoutContext, "language">, facts: readonly string[]): string =>
  facts.filter(Boolean).join(context.language === "ar" ? "، " : " · ");

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
export function editionDate(context: Pick<LayoutContext, "newspaper">): string {
  const { publishDate } = context.newspaper;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishDate)) return "";
  const date = new Date(`${publishDate}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  return dateFormat(localeOf(context.newspaper)).format(date);
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
export function placeOf({ newspaper }: Pick<LayoutContext, "newspaper">): string {
  return newspaper.place?.city ?? newspaper.region.split(/[,，、،]/)[0]?.trim() ?? "";
}

/** The field that an owner changes to change a text of these slots; none where there is nothing to change. */
export function fieldOf(slots: readonly Slot[]): string | undefined {
  const holds = (...wanted: Slot[]) => slots.some((slot) => wanted.includes(slot));
  if (holds("date", "place-date")) return fields.date;
  if (holds("price", "pages-price")) return fields.price;
  if (holds("motto")) return fields.motto;
  if (slots.length > 1) return undefined;
  return holds("name") ? fields.name : holds("region") ? fields.region : undefined;
}

/** City and date, as the middle of a folio line has them. */
export function placeAndDate(context: LayoutContext): string {
  const city = placeOf(context);
  const date = editionDate(context);
  const joint = /^(ja|zh|ko)/.test(context.language) ? " " : context.language.startsWith("ar") ? "، " : ", ";
  return opening([city, date].filter(Boolean).join(joint), context.language);
}

/** A line begins with a capital, also where weekdays are written small: "Vendredi 20 novembre". */
const opening = (line: string, language: string) => line.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** Languages whose papers number their volumes in Roman figures. */
const romanVolumes = /^(?:en|es|fr|it|pt)/;

/** What the folio's figures need of the layout context. */
type Numbered = Pick<LayoutContext, "newspaper" | "language" | "numeral"> & { words: Pick<LayoutContext["words"], "page"> };

export function volumeAndNumber(context: Numbered): string {
  if (context.newspaper.sample) return context.newspaper.sample.volume;
  const { volume, number } = context.newspaper.folio;
  const { page } = context.words;
  const asRoman = romanVolumes.test(context.language);
  return fillIn(page.volumeNumber ?? "{{volume}} {{number}}", {
    volume: fillIn(page.volume, { volume: asRoman ? roman(volume) : context.numeral(volume) }),
    number: fillIn(page.number, { number: context.numeral(number) }),
  });
}

/** What a masthead prints in a slot; '' where the edition has no such thing. */
export function slotText(context: LayoutContext, slot: Slot, pageCount: number): string {
  const { newspaper, words, numeral } = context;
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
      return fillIn(page.volume, { volume: romanVolumes.test(context.language) ? roman(folio.volume) : numeral(folio.volume) });
    case "number":
      if (newspaper.sample) return newspaper.sample.volume;
      return fillIn(page.number, { number: numeral(folio.number) });
    case "volume-number":
      return volumeAndNumber(context);
    case "sample-volume":
      return newspaper.sample?.volume ?? "";
    case "date":
      return opening(editionDate(context), context.language);
    case "place":
      return placeOf(context);
    case "place-date":
      return placeAndDate(context);
    case "pages":
      return pagesInWords(page, pageCount, context.language, numeral(pageCount));
    case "price":
      return folio.price;
    case "pages-price":
      return joinFacts(context, [pagesInWords(page, pageCount, context.language, numeral(pageCount)), folio.price]);
    case "region":
      return newspaper.region;
    case "edition": {
      const city = placeOf(context);
      return city ? fillIn(page.edition, { city }) : newspaper.publishDate ? page.earToday : "";
    }
    case "week":
      return weekOf(context);
    case "era-date":
      return secondDate(context);
    case "colophon":
      return colophonTexts(context)[0] ?? "";
  }
}

/** Label and value of the week of the year, as the almanac has them. */
function weekOf({ almanac }: LayoutContext): string {
  const week = almanac.find(({ key }) => key === "weekOfYear");
  return week ? `${week.label} ${week.value}` : "";
}

/** The date in the calendar that stands second in the language: the Japanese era, the Hijri year. */
function secondDate({ almanac }: LayoutContext): string {
  return almanac.find(({ key }) => key === "calendar")?.value ?? "";
}
