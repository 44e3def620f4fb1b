import { normalizeName } from "./place-key.ts";

/** One interpretation of an address: a town's name and its qualifiers. */
export interface Reading {
  name: string;
  qualifiers: string[];
  /** True where every qualifier must be known, since the name may be another part of the address. */
  strict: boolean;
}

const longest = 200;
/** Limit of words: no town with its country has more, and each adds many readings. */
const mostWords = 10;

const postal = [
  // Japan, Korea and Brazil with their own signs, then the United States, the United Kingdom, Canada, the Netherlands, and plain figures.
  /〒\s*\d{3}-?\d{4}/gu,
  /\b(?:CEP|CP|C\.P\.|PLZ|ПИН|पिन|PIN)[\s:.]*\d[\d -]{2,8}\d\b/giu,
  /\b\d{3}-\d{4}\b/gu,
  /\b\d{4}-\d{3}\b/gu,
  /\b\d{5}-\d{3,4}\b/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gu,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gu,
  /\b\d{4} ?[A-Z]{2}\b(?=$|\s)/gu,
  /\b(?:[A-Z]{1,2}-)?\d{4,6}\b/gu,
  /\b\d{3} \d{2}\b/gu,
];

const withoutPostalCode = (text: string) => postal.reduce((rest, code) => rest.replace(code, " "), text).trim();

const street =
  /\d|(?:^|[\s.])(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|square|rue|calle|via|viale|piazza|corso|rua|avenida|av|plaza|platz|straße|strasse|allee|улица|ул|проспект|пр|площадь|شارع|ميدان|मार्ग|सड़क)(?=[\s.]|$)|(?:straße|strasse|platz|gasse|allee|str\.)(?=\s|$)/iu;
const houseNumber = /^\s*\p{L}?\s*\d{1,4}\s*\p{L}?\s*$/u;

/** The parts of an address between its commas, without postal codes. */
export interface Address {
  parts: string[];
  /** True where it names a street or a house. */
  hasStreet: boolean;
}

/** US ZIP codes in an address, last first: a number before the town is not a ZIP. */
export const zipsIn = (address: string): string[] => (address.match(/(?<![\d-])\d{5}(?:-\d{4})?(?![\d-])/gu) ?? []).toReversed();

export function readAddress(address: string): Address {
  // One character may normalize to eighteen letters.
  const written = address
    .normalize("NFKC")
    .slice(0, longest)
    .split(/[,，、،;؛\n\r|·]|\s[-–—]\s|(?<=\p{L})\/(?=\p{L})/u)
    .map((part) => part.trim());
  const parts = written.filter((part) => !houseNumber.test(part)).map(withoutPostalCode);
  return {
    parts: parts.filter((part) => normalizeName(part)),
    hasStreet: written.some((part) => houseNumber.test(part)) || parts.some((part) => street.test(part)),
  };
}

/** A name and qualifiers without a comma: "Paris Texas USA", "France Lyon". The longest name followed by its qualifiers comes first. */
function unparted(part: string, rest: readonly string[]): Reading[] {
  const words = part.split(/\s+/u).slice(0, mostWords);
  const readings: Reading[] = [];
  const joined = (from: number, to?: number) => words.slice(from, to).join(" ");
  for (let length = words.length - 1; length > 0; length--) {
    const name = joined(0, length);
    readings.push({ name, qualifiers: [joined(length), ...rest], strict: true });
    for (let at = length + 1; at < words.length; at++)
      readings.push({ name, qualifiers: [joined(length, at), joined(at), ...rest], strict: true });
  }
  for (let length = 1; length < words.length; length++)
    readings.push({ name: joined(length), qualifiers: [joined(0, length), ...rest], strict: true });
  return readings;
}

/** 東京都新宿区, 神奈川県横浜市, 서울특별시 강남구, 中国上海: the larger unit comes first, without a comma. */
function joined(part: string, rest: string[]): Reading[] {
  const text = part.replace(/\s+/gu, "");
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,}/u.test(text)) return [];
  const signs = [...text.slice(0, 16)];
  const readings: Reading[] = [];
  const ends = signs.flatMap((sign, i) => (/[市都县縣郡区區町村镇시군구]/u.test(sign) && i > 0 && i < signs.length - 1 ? [i + 1] : []));
  for (const length of [2, 3, 4, 5]) {
    if (length >= signs.length - 1) break;
    const before = signs.slice(0, length).join("");
    const after = signs.slice(length).join("");
    readings.push({ name: after, qualifiers: [before, ...rest], strict: true });
    for (const end of ends.filter((end) => end > length + 1))
      readings.push({ name: signs.slice(length, end).join(""), qualifiers: [before, ...rest], strict: true });
  }
  for (const end of ends) readings.push({ name: signs.slice(0, end).join(""), qualifiers: rest, strict: true });
  return readings;
}

function readingsOfParts(parts: readonly string[]): Reading[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  const readings: Reading[] = [{ name: first, qualifiers: rest, strict: false }, ...unparted(first, rest), ...joined(first, rest)];
  // In "Tripoli (Lebanon)" the brackets hold a qualifier, in "Frankfurt (Oder)" a part of the name.
  const [, town, where] = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(first) ?? [];
  if (town && where) readings.unshift({ name: town, qualifiers: [where, ...rest], strict: true });
  if (rest.length > 0) {
    const last = rest.at(-1) as string;
    readings.push({ name: last, qualifiers: parts.slice(0, -1), strict: true });
    if (rest.length > 1) readings.push({ name: rest[0] as string, qualifiers: [first, ...rest.slice(1)], strict: true });
  }
  return readings;
}

/** The ways to understand an address, most likely first. */
export function readingsOf({ parts, hasStreet }: Address): Reading[] {
  const readings = readingsOfParts(parts);
  if (!hasStreet) return readings;
  // What stands before the town are a street, a house and a quarter.
  for (let from = 1; from < parts.length; from++) readings.push(...readingsOfParts(parts.slice(from)));
  const [first = ""] = parts;
  if (parts.length > 1) return readings;
  const words = first.split(/\s+/u).slice(-mostWords);
  const named = words.filter((word) => !/\d/u.test(word)).join(" ");
  if (named && named !== first) readings.push({ name: named, qualifiers: [], strict: true });
  for (let from = 1; from < words.length; from++) {
    const name = words.slice(from).join(" ");
    readings.push({ name, qualifiers: [], strict: true }, ...unparted(name, []));
  }
  return readings;
}
