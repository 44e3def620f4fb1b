import { type ByLanguage, languageOf } from "../../../locales/languages.ts";
import type { Article } from "../../ai/text-model.ts";
import { pageWords } from "../../pages/page-words.ts";
import { isKnownPaper } from "./known-papers.ts";

/** Templates for paper names by language; `{}` is the city. None needs the city's name inflected. */
const manners: ByLanguage<readonly string[]> = {
  en: [
    "The {} Lantern",
    "The {} Gazette",
    "The {} Courier",
    "The {} Sentinel",
    "The {} Messenger",
    "The {} Packet",
    "The {} Beacon",
    "The {} Chronicle",
    "The {} Herald",
  ],
  de: ["Anzeiger für {}", "Tageblatt für {}", "Nachrichten aus {}", "Der Bote aus {}", "Neue Blätter aus {}", "Morgenpost für {}"],
  ja: ["{}時報", "{}夕報", "{}通信", "{}朝報", "{}新聞", "{}灯火新聞"],
  ar: ["صحيفة {}", "جريدة {}", "بريد {}", "منبر {}", "قنديل {}", "صباح {}"],
  es: ["El Mensajero de {}", "La Hoja de {}", "El Farol de {}", "El Pregonero de {}"],
  fr: ["La Lanterne – {}", "Le Petit Messager – {}", "La Feuille – {}", "Le Crieur – {}"],
  it: ["Il Postale di {}", "Il Bollettino di {}", "La Lanterna di {}", "Il Banditore di {}"],
  pt: ["O Mensageiro de {}", "A Lanterna de {}", "O Pregoeiro de {}", "O Farol de {}"],
  ru: ["{}: городской вестник", "{}: утренний листок", "{}: почтовый вестник"],
  ko: ["{} 등불신문", "{} 아침소식", "{} 우편신문"],
  zh: ["{}灯火报", "{}晨邮报", "{}信使报"],
  hi: ["{} संदेशवाहक", "{} दीपक", "{} डाक समाचार"],
};

/**
 * English templates for towns whose surroundings are known. Nearly every town has had a Herald or a Courier, so these follow
 * the same pattern with words that are hardly used.
 */
const townManners = [
  "The {} Lantern",
  "The {} Packet",
  "The {} Courier-Lantern",
  "The {} Gazette and Packet",
  "The {} Evening Lantern",
  "The {} Lantern-Herald",
  "The {} Morning Packet",
  "The {} Post-Rider",
  "The {} Sentinel and Lantern",
];

const landscapeManners: Record<string, readonly string[]> = {
  sea: ["The {} Mariner", "The {} Harbor Light", "The {} Shore Courier", "The {} Lookout", "The {} Tide and Lantern"],
  lake: ["The {} Lake Breeze", "The {} Lakeshore Courier", "The {} Lakeside Messenger"],
  river: ["The {} River Packet", "The {} River Courier", "The {} Riverside Messenger", "The {} Ferryman"],
  hills: ["The {} Mountain Echo", "The {} Ridge Lantern", "The {} Upland Gazette", "The {} Highland Messenger"],
  plains: ["The {} Prairie Lantern", "The {} Plainsman", "The {} Prairie Courier", "The {} Windmill", "The {} Homesteader"],
  desert: ["The {} Desert Lantern", "The {} Mesa Messenger", "The {} Sagebrush Courier", "The {} Prospector"],
  railway: ["The {} Night Mail", "The {} Railway Lantern", "The {} Junction Messenger"],
};

/** Limit of a nameplate, in characters. */
const longest = 40;

/** The house edition's name for an article's paper; `turn`: how many names have been generated for it before. */
export function housePaperName({ region, language, paperTown }: Pick<Article, "region" | "language" | "paperTown">, turn = 0): string {
  const code = language.split("-")[0] ?? "";
  const names = paperTown?.names ?? regionNames(region, code);
  return names[turn % Math.max(1, names.length)] ?? pageWords(code).paperName;
}

/** Names for the paper of a region, deterministic by region and language, never that of a known real paper. */
function regionNames(region: string, code: string): string[] {
  const city = cityName(region, code);
  return city === "" ? [] : free(turned(mannersOf(code), hash(`${code}:${city.toLowerCase()}`)), city);
}

/**
 * Names for the paper of a town, best first, none too long for a nameplate and none of a known real paper; in English mostly
 * based on the surrounding landscape. Deterministic by `seed`.
 */
export function townNames(town: { city: string; seed: string; landscapes: readonly string[] }, language: string): string[] {
  const code = language.split("-")[0] ?? "";
  const city = cityName(town.city, code).replace(/\s(?:National Park|Natl Pk|National Pk|Air Force Base|Afb|Army Medical Center)$/u, "");
  if (city === "") return [];
  const draw = hash(`${code}:${town.seed}`);
  const isEnglish = mannersOf(code) === manners.en;
  const common = turned(isEnglish ? townManners : mannersOf(code), draw >>> 4);
  const fitting = isEnglish ? turned(fittingManners(city, town.landscapes), draw >>> 12) : [];
  const forms = draw % 4 === 0 ? [...common, ...fitting] : [...fitting, ...common];
  return free(forms, city).filter((name) => [...name].length <= longest);
}

const mannersOf = (code: string) => manners[languageOf(code).code] ?? manners.en;

/** Templates that fit the landscape, without those that would repeat a word of the town's name. */
function fittingManners(city: string, landscapes: readonly string[]): string[] {
  // Papers in towns by the water are named after the water.
  const shore = landscapes.filter((each) => each === "sea" || each === "lake");
  const country = shore.length ? shore : landscapes;
  const around = /\b(?:junction|station|depot|siding|switch|terminal|crossing)$/i.test(city) ? [...country, "railway"] : country;
  const words = city.toLowerCase().split(/[\s-]/);
  return [...new Set(around.flatMap((landscape) => landscapeManners[landscape] ?? []))].filter(
    (form) => !words.some((word) => word.length > 3 && form.toLowerCase().includes(word)),
  );
}

function free(forms: readonly string[], city: string): string[] {
  return forms.map((form) => form.replace("{}", city)).filter((name) => !isKnownPaper(name));
}

function turned(forms: readonly string[], by: number): string[] {
  const first = by % Math.max(1, forms.length);
  return [...forms.slice(first), ...forms.slice(0, first)];
}

/** The city of a region as typed: the part before the first comma. */
export function cityOf(region: string): string {
  return region.split(/[,，、،\n]/)[0]?.trim() ?? "";
}

/** The city as printed in the name. A postal code alone is not a city. */
function cityName(region: string, code: string): string {
  const city = cityOf(region.normalize("NFC"))
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^the\s/i, "")
    .replace(/^\d[\d-]{3,9}\s+|\s+\d[\d-]{3,9}$/g, "");
  if (!/\p{L}/u.test(city) || /^[\d\s-]+$/.test(city) || [...city].length > 40) return "";
  return code === "ja" ? city.replace(/(?<=.{2})[市町村]$/u, "") : city;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
