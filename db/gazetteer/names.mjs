import { placeKey, writtenOut } from "../../functions/location/place-key.ts";
import { mendedNames } from "./mended-names.mjs";
import { otherNames } from "./other-names.mjs";
import { languages, latin } from "./sources.mjs";

const own = { JP: ["ja", /^\p{Script=Han}{2,}$/u], CN: ["zh", /^\p{Script=Han}{2,}$/u], KR: ["ko", /^\p{Script=Hangul}{2,}$/u] };
/** Alternates carry no language; in some scripts only one can be meant. Without the letters that other languages add. */
const telling = {
  ja: /^[\p{Script=Katakana}ー・＝=-]{2,}$/u,
  ko: /^[\p{Script=Hangul} ]{2,}$/u,
  zh: /^\p{Script=Han}{2,}$/u,
  ru: /^[А-Яа-яЁё -]{2,}$/u,
  ar: /^[\u0621-\u063a\u0641-\u064a ]{2,}$/u,
  hi: /^[\u0900-\u094f\u0958-\u095f ]{2,}$/u,
};
/** Whose names in these scripts are as often another language's: Ukrainian and Bulgarian, Japanese, Persian, Marathi. */
const doubtful = {
  ja: /^(?:JP|CN|TW|HK|KR|KP)$/,
  ko: /^(?:KP)$/,
  zh: /^(?:JP|KR|KP|TW)$/,
  ru: /^(?:UA|BY|BG|RS|MK|ME|BA|MN|TJ|KG|KZ|RU)$/,
  ar: /^(?:IR|PK|AF|IN|CN)$/,
  hi: /^(?:NP)$/,
};
const leastForTelling = 50_000;
/** Least population: among towns of the same name the well-known one is meant. */
const leastForMending = 15_000;

/** The one alternate that can only be a name in this language. */
function alternateIn(town, language) {
  if (!telling[language] || town.weight < leastForTelling || doubtful[language].test(town.country)) return undefined;
  const found = new Map(town.alternates.filter((name) => telling[language].test(name)).map((name) => [placeKey(name), name]));
  const [only] = found.values();
  return found.size === 1 || (found.size > 1 && /^(?:ja|ko)$/.test(language)) ? only : undefined;
}

const scripts =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}\p{M}ー]+$/u;

/** The town's name in a language, where one is known. */
export function nameIn(town, language, tagged) {
  const mended = mendedNames.get(`${town.name}.${town.country}`)?.get(language);
  if (mended && town.weight >= leastForMending) return mended;
  const said = tagged[language].get(town.id);
  // Amsŭt'erŭdam is no Korean.
  const name = said && telling[language] && latin.test(said) ? alternateIn(town, language) : (said ?? alternateIn(town, language));
  const [home, script] = own[town.country] ?? [];
  if (home !== language || (name && !latin.test(name))) return name;
  return town.alternates.find((alternate) => script.test(alternate)) ?? name;
}

/** Spellings with two letters for one, as on typewriters: Muenchen, Aarhus. */
function typed({ country, name }) {
  if (/^(?:DE|AT|CH|LI|IT)$/.test(country) && /[äöü]/iu.test(name))
    return name.replace(/ä/giu, "ae").replace(/ö/giu, "oe").replace(/ü/giu, "ue");
  if (/^(?:DK|NO|SE|FI|FO|GL)$/.test(country) && /[åøöäæ]/iu.test(name))
    return name.replace(/å/giu, "aa").replace(/[øö]/giu, "oe").replace(/[äæ]/giu, "ae");
  return undefined;
}

/** The keys a town is found under: by its names, and by other spellings. */
export function keysOf(town, tagged) {
  const names = [
    town.name,
    town.ascii,
    typed(town),
    ...((town.weight >= 50_000 && otherNames.get(`${town.name}.${town.country}`)) || []),
    ...languages.map((code) => nameIn(town, code, tagged)),
  ].filter(Boolean);
  // Gasteiz / Vitoria, Biel/Bienne; elsewhere the slash may be followed by a state.
  if (/^(?:ES|CH|BE|FI|IT|IE)$/.test(town.country)) names.push(...names.flatMap((name) => (name.includes("/") ? name.split("/") : [])));
  const keys = (of) => of.flatMap((name) => [placeKey(name), placeKey(writtenOut(name) ?? name)]);
  const official = new Set(keys(names));
  const known = town.alternates.filter(
    (alternate) =>
      alternate.length <= 40 &&
      scripts.test(alternate) &&
      // Airports.
      (alternate === "NYC" || !/^\p{Lu}{3}$/u.test(alternate)) &&
      // Latin alternates of small towns are mostly transliterations back from other scripts.
      (!latin.test(alternate) || town.weight >= 90_000),
  );
  const spelled = keys(known).filter((key) => !official.has(key));
  // Edinburg, Pittsburg: the name but for one letter.
  for (const key of spelled)
    if (key.length >= 6 && [...official].some((name) => name.length === key.length + 1 && name.startsWith(key))) official.add(key);
  const others = new Set(spelled.filter((key) => !official.has(key)));
  official.delete("");
  others.delete("");
  return { official, others };
}
