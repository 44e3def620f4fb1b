import { type PlaceAssets, readFile } from "./assets.ts";

/** A ZIP code of the United States: the town its post office names, its state's letters, and its middle in degrees. */
export interface Zip {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
}

/** Takes "55802" and "55802-1234"; null for what no post office answers to. */
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
