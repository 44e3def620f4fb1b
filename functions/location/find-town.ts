import { type ByLanguage, findLanguage } from "../../locales/languages.ts";
import type { PlaceAssets } from "./assets.ts";
import { findEntry, numbersIn } from "./keys.ts";
import { keysToTry, placeKey } from "./place-key.ts";
import { meaningsOf, type Regions, readRegions } from "./regions.ts";
import { type Marks, readMarks, readTown, type Town } from "./towns.ts";
import { citiesNearlyCalled } from "./typing-errors.ts";

/** Weight factors for alternative spellings: in general, and in Latin letters beside a larger town officially of that name. */
const otherSpelling = 0.3;
const otherSpellingBesideName = 0.02;
const someSize = 15_000;
const largeInItsCounty = 50_000;
/** Weight factor of a town in a country of the language. */
const atHome = 2;
/** Factor by which a town must outweigh the next one to be unambiguous. */
const unmistakable = 10;

export interface Candidate {
  number: number;
  weight: number;
}

/** What the candidates are judged by. */
export interface Judge {
  assets: PlaceAssets;
  marks: Marks;
  regions: Regions;
  language: string;
  /** For each qualifier, the codes of what it may mean. */
  qualifiers: string[][];
}

export async function candidatesOf(assets: PlaceAssets, key: string, marks: Marks): Promise<Candidate[]> {
  const entry = await findEntry(assets, key);
  if (!entry) return [];
  const official = numbersIn(entry.official).map((number) => ({ number, weight: marks.weight(number) }));
  // GeoNames has Bali for Paris and Waterloo for Austin; in other scripts its spellings are as good as its names.
  const isBeside = /[a-z]/.test(key) && (official[0]?.weight ?? 0) >= someSize;
  const share = isBeside ? otherSpellingBesideName : otherSpelling;
  return [...official, ...numbersIn(entry.others).map((number) => ({ number, weight: marks.weight(number) * share }))];
}

/** How well a qualifier ("Texas", "TX", "Bayern", "日本", "Drôme") fits a town: true, false, or null when it names nothing we know. */
async function fits({ assets }: Judge, number: number, code: string, meanings: readonly string[]): Promise<boolean | null> {
  if (meanings.length === 0) return null;
  if (meanings.includes(code) || meanings.includes(code.slice(0, 2))) return true;
  const districts = meanings.filter((meaning) => meaning.startsWith(`${code}.`));
  if (districts.length === 0) return false;
  const { district, population } = await readTown(assets, number);
  if (districts.includes(`${code}.${district}`)) return true;
  // British addresses still name counties that larger towns have left: Milton Keynes, Buckinghamshire.
  return code.startsWith("GB.") && population >= largeInItsCounty ? null : false;
}

/** The candidates that no qualifier speaks against, the likeliest first; whether each qualifier speaks for it. */
export async function judgeCandidates(judge: Judge, candidates: readonly Candidate[]): Promise<(Candidate & { isUnderstood: boolean })[]> {
  const { marks, regions, language, qualifiers } = judge;
  const judged = await Promise.all(
    candidates.map(async ({ number, weight }) => {
      const code = regions.code(marks.region(number));
      const verdicts = await Promise.all(qualifiers.map((meanings) => fits(judge, number, code, meanings)));
      return { number, weight: isHomeOf(language, code.slice(0, 2)) ? weight * atHome : weight, verdicts };
    }),
  );
  return judged
    .filter(({ verdicts }) => !verdicts.includes(false))
    .sort((a, b) => b.weight - a.weight)
    .map(({ number, weight, verdicts }) => ({ number, weight, isUnderstood: verdicts.every((verdict) => verdict === true) }));
}

async function choose(judge: Judge, candidates: readonly Candidate[]): Promise<Candidate | undefined> {
  const [best, next] = await judgeCandidates(judge, candidates);
  // An unknown qualifier decides nothing: then only an unambiguous name counts.
  return best && (best.isUnderstood || !next || best.weight >= unmistakable * next.weight) ? best : undefined;
}

export interface Search {
  name: string;
  qualifiers: readonly string[];
  /** In which the name was typed. */
  language: string;
  /** Also a name one typing error away, of a larger city. */
  forgiving?: boolean;
}

/** The most populous town of a name that lies where the qualifiers say; a section of a city is the city. */
export async function findTown(assets: PlaceAssets, { name, qualifiers, language, forgiving = false }: Search): Promise<Town | null> {
  const [marks, regions, meanings] = await Promise.all([
    readMarks(assets),
    readRegions(assets),
    Promise.all(qualifiers.map((qualifier) => meaningsOf(assets, qualifier))),
  ]);
  const judge: Judge = { assets, marks, regions, language, qualifiers: meanings };
  const take = async (candidates: Candidate[]) => {
    const chosen = await choose(judge, candidates);
    if (!chosen) return null;
    const town = await readTown(assets, chosen.number);
    return town.parent === null ? town : readTown(assets, town.parent);
  };
  if (forgiving) {
    // The name of a country is not a misspelled town.
    if ((await meaningsOf(assets, name)).length > 0) return null;
    const near = await citiesNearlyCalled(assets, placeKey(name), false);
    return take((await Promise.all(near.map(({ key }) => candidatesOf(assets, key, marks)))).flat());
  }
  for (const key of keysToTry(name)) {
    const town = await take(await candidatesOf(assets, key, marks));
    if (town) return town;
  }
  return null;
}

const homes: ByLanguage<string> = {
  en: "US GB",
  es: "ES MX",
  fr: "FR",
  de: "DE",
  it: "IT",
  pt: "BR PT",
  ru: "RU",
  zh: "CN",
  ja: "JP",
  ko: "KR",
  ar: "EG SA",
  hi: "IN",
};

/** True for a country where most readers of the language live: of two towns of a name, theirs is the likelier. */
export function isHomeOf(language: string, countryCode: string): boolean {
  const code = findLanguage(language)?.code;
  return code !== undefined && (homes[code] ?? "").includes(countryCode);
}
