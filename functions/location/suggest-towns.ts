import type { PlaceAssets } from "./assets.ts";
import type { LocatedPlace } from "./contract.ts";
import { townOfZip } from "./find-place.ts";
import { type Candidate, candidatesOf, type Judge, judgeCandidates } from "./find-town.ts";
import { type Entry, entriesFrom, numbersIn, readTop } from "./keys.ts";
import { inLatinLetters, keysToTry, placeKey, writtenOut } from "./place-key.ts";
import { presentTown } from "./present.ts";
import { meaningsFrom, readRegions } from "./regions.ts";
import { findZip, type Marks, readMarks, readTown } from "./towns.ts";
import { citiesNearlyCalled } from "./typing-errors.ts";

const most = 8;
/** More than shown: some of the likeliest are sections of one city, or duplicates. */
const looked = 16;
/** Weight factors: lower for a match on an alternative spelling, higher for a fully typed name. */
const otherSpelling = 1 / 40;
const wholeName = 6;
/** Characters needed before typing errors are considered: fewer match too many names. */
const leastForErrors = 4;

function candidatesIn(entry: Entry, marks: Marks, factor: number): Candidate[] {
  return [
    ...numbersIn(entry.official).map((number) => ({ number, weight: marks.weight(number) * factor })),
    ...numbersIn(entry.others).map((number) => ({ number, weight: marks.weight(number) * factor * otherSpelling })),
  ];
}

async function beginningSo(assets: PlaceAssets, key: string, marks: Marks): Promise<Candidate[]> {
  const top = await readTop(assets, key);
  if (top) {
    const whole = await candidatesOf(assets, key, marks);
    return [...candidatesIn(top, marks, 1), ...whole.map(({ number, weight }) => ({ number, weight: weight * wholeName }))];
  }
  const entries = await entriesFrom(assets, key, 3);
  return entries.flatMap((entry) => candidatesIn(entry, marks, entry.key === key ? wholeName : 1));
}

/** "paris, t", "paris t": a town's whole name, and the beginning of where it lies. */
async function nameAndBeginning(assets: PlaceAssets, text: string, judge: Judge): Promise<Candidate[]> {
  const [, name = "", after = ""] = /^(.*\S)(?:\s*[,，、،]\s*|\s+)(\S+(?:\s\S+)?)$/su.exec(text.trim()) ?? [];
  if (!name || !after) return [];
  const meanings = await meaningsFrom(assets, after);
  if (meanings.length === 0) return [];
  const candidates = (await Promise.all(keysToTry(name).map((key) => candidatesOf(assets, key, judge.marks)))).flat();
  return (await judgeCandidates({ ...judge, qualifiers: [meanings] }, candidates)).filter(({ isUnderstood }) => isUnderstood);
}

/** The likeliest of them, each once, without sections of cities. Each lies in a file of its own, so no more are read than are shown. */
async function presentFirst(assets: PlaceAssets, candidates: readonly Candidate[], language: string): Promise<LocatedPlace[]> {
  const numbers = [...new Set(candidates.map(({ number }) => number))].slice(0, looked);
  const shown = new Map<string, LocatedPlace>();
  while (shown.size < most && numbers.length > 0) {
    const towns = await Promise.all(numbers.splice(0, most - shown.size).map((number) => readTown(assets, number)));
    const whole = towns.filter((town) => town.parent === null);
    for (const place of await Promise.all(whole.map((town) => presentTown(assets, town, language)))) {
      const said = [place.city, place.region, place.countryCode].join("|");
      if (!shown.has(said)) shown.set(said, place);
    }
  }
  return [...shown.values()];
}

/** Up to eight towns whose name begins as typed, in any script, or with one typing error; the likeliest first, named in the language. */
export async function suggestTowns(assets: PlaceAssets, text: string, language: string): Promise<LocatedPlace[]> {
  const typed = text.normalize("NFKC");
  const key = placeKey(typed);
  // One letter is too little; one Chinese, Japanese or Korean character is half a name.
  if ([...key].length < (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key) ? 1 : 2)) return [];
  const zip = await findZip(assets, typed);
  if (zip) {
    const town = await townOfZip(assets, zip);
    return town ? [await presentTown(assets, town, language)] : [];
  }
  const [marks, regions] = await Promise.all([readMarks(assets), readRegions(assets)]);
  const judge: Judge = { assets, marks, regions, language, qualifiers: [] };
  const long = writtenOut(typed);
  const kana = /^[\p{Script=Katakana}ー]{2,}$/u.test(key) ? [inLatinLetters(key)] : [];
  const keys = [...new Set([key, ...(long ? [placeKey(long)] : []), ...kana])].filter(Boolean);
  const beginning = (await Promise.all(keys.map((each) => beginningSo(assets, each, marks)))).flat();
  const placed = await nameAndBeginning(assets, typed, judge);
  // A comma means that the name is complete.
  if (placed.length > 0 && /[,，、،]/u.test(typed)) return presentFirst(assets, placed, language);
  const found = [...placed, ...(await judgeCandidates(judge, beginning))];
  if (found.length < most && [...key].length >= leastForErrors) {
    const near = await citiesNearlyCalled(assets, key, true);
    found.push(
      ...(await judgeCandidates(
        judge,
        near.map(({ number }) => ({ number, weight: marks.weight(number) })),
      )),
    );
  }
  return presentFirst(assets, found, language);
}
