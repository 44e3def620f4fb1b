import { once, type PlaceAssets, readFile, readIndex, readPublicText, readText } from "./assets.ts";
import { decode } from "./place-key.ts";

/** A town, or a section of a city, as the data build wrote it; coordinates in degrees, names by language code. */
export interface Town {
  number: number;
  name: string;
  names: Map<string, string>;
  countryCode: string;
  /** Code of the state, province or prefecture within the country, '' for none. */
  region: string;
  /** Code of the county or department within the region, where addresses name it; else ''. */
  district: string;
  lat: number;
  lng: number;
  population: number;
  timeZone: string;
  /** For a section, the number of its city. */
  parent: number | null;
}

/** Rows of neighbors. */
export interface Block {
  /** The number of its first town. */
  first: number;
  lines: string[];
}

/** Columns of one block for the nearest-town search. */
export interface Points {
  lat: Float64Array;
  lng: Float64Array;
  /** Inhabitants; estimated from its rank where unknown. */
  weight: Float64Array;
  /** Codes of the countries whose polygons the rows lie in. */
  polygons: string[];
}

export function readBlock(assets: PlaceAssets, block: number): Promise<Block> {
  return once(`cities/${block}.tsv`, async () => {
    const [{ rowsPerBlock }, text] = await Promise.all([readIndex(assets), readText(assets, `cities/${block}.tsv`)]);
    return { first: block * rowsPerBlock, lines: text.split("\n").filter(Boolean) };
  });
}

const points = new WeakMap<Block, Points>();

export function pointsOf(block: Block): Points {
  const known = points.get(block);
  if (known) return known;
  const size = block.lines.length;
  const read = { lat: new Float64Array(size), lng: new Float64Array(size), weight: new Float64Array(size), polygons: [] as string[] };
  for (const [row, line] of block.lines.entries()) {
    const fields = line.split("\t", 9);
    const [country = "", polygon] = (fields[1] ?? "").split("/");
    read.lat[row] = Number(fields[3]);
    read.lng[row] = Number(fields[4]);
    read.weight[row] = Number(fields[8] || fields[5]);
    read.polygons.push(polygon ?? country);
  }
  points.set(block, read);
  return read;
}

/** One row of a block with its names. */
export function townOf(block: Block, row: number, zones: readonly string[]): Town {
  const [name = "", place = "", area = "", lat, lng, population, zone, parent, , ...tagged] = (block.lines[row] ?? "").split("\t");
  return {
    number: block.first + row,
    name,
    names: new Map(tagged.map((field) => [field.slice(0, 2), field.slice(3)])),
    countryCode: place.slice(0, 2),
    region: area.split("/")[0] ?? "",
    district: area.split("/")[1] ?? "",
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
    timeZone: zones[Number(zone)] ?? "UTC",
    parent: parent ? Number(parent) : null,
  };
}

/** A town by its number. Throws for a number that the data does not give. */
export async function readTown(assets: PlaceAssets, number: number): Promise<Town> {
  const { rowsPerBlock, zones } = await readIndex(assets);
  return townOf(await readBlock(assets, Math.floor(number / rowsPerBlock)), number % rowsPerBlock, zones);
}

/** Weights and states of all towns, by which candidates are compared before any block is read. */
export interface Marks {
  /** Inhabitants; estimated where unknown, doubled for a capital. */
  weight(number: number): number;
  /** Row of the state in regions.tsv. */
  region(number: number): number;
}

export async function readMarks(assets: PlaceAssets): Promise<Marks> {
  const text = await readFile(assets, "marks.txt");
  return {
    weight: (number) => 2 ** (decode(text.slice(number * 4, number * 4 + 2)) / 150),
    region: (number) => decode(text.slice(number * 4 + 2, number * 4 + 4)),
  };
}

/** A ZIP code of the United States: the town its post office names, its state's letters, and its middle in degrees. */
export interface Zip {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
}

/** Accepts "55802" and "55802-1234"; null for an unassigned code. */
export async function findZip(assets: PlaceAssets, text: string): Promise<Zip | null> {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1];
  if (!code) return null;
  const rows = await readFile(assets, `zips/${code.slice(0, 2)}.tsv`).catch(() => "");
  const at = rows.startsWith(code) ? 0 : rows.indexOf(`\n${code}\t`) + 1;
  if (!rows.startsWith(`${code}\t`, at)) return null;
  const end = rows.indexOf("\n", at);
  const [zip = code, city = "", state = "", lat, lng] = rows.slice(at, end < 0 ? undefined : end).split("\t");
  return { zip, city, state, lat: Number(lat), lng: Number(lng) };
}

/** What lies around a town, as far as the atlas and the heights of its neighbors tell. */
export const landscapes = ["sea", "lake", "river", "hills", "plains", "desert"] as const;
export type Landscape = (typeof landscapes)[number];

/**
 * The landscapes of a US ZIP code; none for a code that is not in use. Rejects when the file cannot be read. The file has one character
 * for each of the 100,000 codes (.ci/commands/build-landscapes.mjs).
 */
export async function landscapesOf(assets: PlaceAssets, zip: string): Promise<Landscape[]> {
  const file = await once("/landscapes.txt", () => readPublicText(assets, "landscapes.txt"));
  const bits = file.charCodeAt(Number(zip)) - 48;
  return bits > 0 ? landscapes.filter((_, i) => bits & (1 << i)) : [];
}
