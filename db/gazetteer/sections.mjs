import { kilometers } from "./sources.mjs";

/** Districts that are one city each: what GeoNames keeps as towns there are parts of it. Region, or region and district. */
const cities = new Set([
  "GB.ENG.GLA",
  "DE.16",
  "AT.09",
  "TH.40",
  "MX.09",
  "KR.11",
  "AR.07",
  "CO.34",
  "IN.07",
  "FR.11.75",
  "US.DC",
  "US.NY.061",
  "RU.48",
  "TR.34",
  "ID.04",
  "PL.78.1465",
]);

/** Larger than this a city may fill several districts. */
const metropolis = 5_000_000;

const codesOf = ({ country, region, districts: [district] }) => [`${country}.${region}`, `${country}.${region}.${district}`];

/** How far a city reaches, in kilometers. */
const reachOf = (city) => Math.min(15, 0.006 * Math.sqrt(city.weight));

const cellOf = (lat, lng) => `${Math.floor(lat * 2)}:${Math.floor(lng * 2)}`;

function isPart(town, city) {
  if (town === city || town.country !== city.country || city.weight < 100_000 || city.weight < 4 * town.weight) return false;
  const isWhole = (code) => codesOf(city).includes(code) || (city.weight >= metropolis && city.region === town.region);
  if (codesOf(town).some((code) => cities.has(code) && isWhole(code))) return true;
  const distance = kilometers(town, city);
  if (distance > reachOf(city)) return false;
  if ((town.population === 0 || town.feature === "PPLL") && town.region === city.region) return true;
  // The same municipality as the city itself.
  const [, one, two] = town.districts;
  const [, cityOne, cityTwo] = city.districts;
  return one !== "" && one === cityOne && (two === cityTwo || cityTwo === "") && town.region === city.region;
}

/** Sets each section's city as `parent`: by size and distance, in its own state if possible. Sections without a city stay towns. */
export function findSections(towns) {
  const whole = towns.filter((town) => town.feature !== "PPLX");
  const cells = new Map();
  for (const city of whole.filter(({ weight }) => weight >= 10_000)) {
    const key = cellOf(city.lat, city.lng);
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(city);
  }
  const around = ({ lat, lng }) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => cells.get(cellOf(lat + dy / 2, lng + dx / 2)) ?? []));
  for (const town of towns) {
    if (town.feature === "PPLC") continue;
    const near = around(town).filter((city) => city !== town && city.country === town.country);
    const candidates =
      town.feature === "PPLX" ? near.filter((city) => city.weight >= town.weight / 2) : near.filter((city) => isPart(town, city));
    const pull = (city) => {
      const own = city.region === town.region ? (city.districts[0] === town.districts[0] ? 4 : 2) : 1;
      return (own * city.weight) / Math.max(1, kilometers(town, city)) ** 2;
    };
    const reach = candidates.filter((city) => kilometers(town, city) < 45);
    town.parent = reach.reduce((best, city) => (best === undefined || pull(city) > pull(best) ? city : best), undefined);
  }
  // A part of a part belongs to the whole.
  for (const town of towns) while (town.parent?.parent) town.parent = town.parent.parent;
}
