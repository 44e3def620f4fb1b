import { placeKey, writtenOut } from "../../functions/location/place-key.ts";
import { otherNames } from "./other-names.mjs";
import { isLarge, languages, latin } from "./sources.mjs";

const own = { JP: ["ja", /^\p{Script=Han}{2,}$/u], CN: ["zh", /^\p{Script=Han}{2,}$/u], KR: ["ko", /^\p{Script=Hangul}{2,}$/u] };
const spoken = { 1275103: { hi: "बूंदी" }, 1277333: { hi: "बेंगलुरु" } };
const scripts =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}\p{M}ー]+$/u;

/** The town's name in a language, where one is known. */
export function nameIn(town, language, tagged) {
  const name = spoken[town.id]?.[language] ?? tagged[language].get(town.id);
  const [home, script] = own[town.country] ?? [];
  if (home !== language || (name && !latin.test(name))) return name;
  return town.alternates.find((alternate) => script.test(alternate)) ?? name;
}

/** Two letters for one, as typewriters had it: Muenchen, Aarhus. */
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
  const keys = (of) => of.flatMap((name) => [placeKey(name), placeKey(writtenOut(name) ?? name)]);
  const official = new Set(keys(names));
  const known = town.alternates.filter(
    (alternate) =>
      alternate.length <= 40 &&
      scripts.test(alternate) &&
      // Airports.
      (alternate === "NYC" || !/^\p{Lu}{3}$/u.test(alternate)) &&
      // Latin alternates of small towns are mostly transliterations back from other scripts.
      (!latin.test(alternate) || town.weight >= 90_000 || (town.parent === undefined && isLarge(town) && /^\p{Lu}/u.test(alternate))),
  );
  const others = new Set(keys(known).filter((key) => !official.has(key)));
  official.delete("");
  others.delete("");
  return { official, others };
}
