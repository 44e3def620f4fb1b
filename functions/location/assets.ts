import { decode, fingerprint } from "./normalize.ts";

/** The part of the Worker's ASSETS binding that the gazetteer reads from. */
export interface PlaceAssets {
  fetch(url: string): Promise<Response>;
}

/** One of the 23,000 larger cities as the data build wrote it; coordinates in degrees, names by language code. */
export interface City {
  name: string;
  names: Map<string, string>;
  countryCode: string;
  region: string;
  lat: number;
  lng: number;
  population: number;
  timeZone: string;
}

interface PlaceIndex {
  rowsPerBlock: number;
  zones: string[];
  /** South, west, north, east of each block of cities. */
  boxes: [number, number, number, number][];
}

const kept = new Map<string, Promise<unknown>>();

// The data is part of the deployed version, so that what an isolate has read never grows old.
function once<T>(path: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  kept.set(path, reading);
  reading.catch(() => kept.delete(path));
  return reading;
}

async function readText(assets: PlaceAssets, path: string): Promise<string> {
  const response = await assets.fetch(`http://assets.local/places/${path}`);
  if (!response.ok) throw new Error(`places/${path} answered ${response.status}`);
  return response.text();
}

export function readIndex(assets: PlaceAssets): Promise<PlaceIndex> {
  return once("index.json", async () => JSON.parse(await readText(assets, "index.json")) as PlaceIndex);
}

function readNames(fields: string[]): Map<string, string> {
  return new Map(fields.map((field) => [field.slice(0, 2), field.slice(3)]));
}

export async function readBlock(assets: PlaceAssets, block: number): Promise<City[]> {
  const { zones } = await readIndex(assets);
  return once(`cities/${block}.tsv`, async () =>
    (await readText(assets, `cities/${block}.tsv`))
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [name = "", countryCode = "", region = "", lat, lng, population, zone, ...tagged] = line.split("\t");
        return {
          name,
          names: readNames(tagged),
          countryCode,
          region,
          lat: Number(lat),
          lng: Number(lng),
          population: Number(population),
          timeZone: zones[Number(zone)] ?? "UTC",
        };
      }),
  );
}

/** The cities that carry a key, in no order. */
export async function readCities(assets: PlaceAssets, key: string): Promise<City[]> {
  const { shard, print } = fingerprint(key);
  const records = await once(`names/${shard}.txt`, () => readText(assets, `names/${shard}.txt`));
  const { rowsPerBlock } = await readIndex(assets);
  const width = 9;
  let low = 0;
  let high = records.length / width;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (records.slice(middle * width, middle * width + 6) < print) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (; records.startsWith(print, low * width); low++) found.push(decode(records.slice(low * width + 6, low * width + 9)));
  const cities = await Promise.all(
    found.map(async (index) => (await readBlock(assets, Math.floor(index / rowsPerBlock)))[index % rowsPerBlock]),
  );
  return cities.filter((city) => city !== undefined);
}

/** States, provinces and prefectures by "CC.code": the English name under "en" and the names in other languages. */
export function readRegions(assets: PlaceAssets): Promise<Map<string, Map<string, string>>> {
  return once("regions.tsv", async () => {
    const regions = new Map<string, Map<string, string>>();
    for (const line of (await readText(assets, "regions.tsv")).split("\n")) {
      const [code, english, ...tagged] = line.split("\t");
      if (code && english) regions.set(code, readNames([`en:${english}`, ...tagged]));
    }
    return regions;
  });
}

/** Any other JSON file of the gazetteer. */
export function readJson<T>(assets: PlaceAssets, path: string): Promise<T> {
  return once(path, async () => JSON.parse(await readText(assets, path)) as T);
}
