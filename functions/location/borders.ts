import { type PlaceAssets, readIndex, readJson } from "./assets.ts";

/** A ring of corners lng, lat, lng, lat …, in whole steps: of 0.0001 degrees for countries, of 0.01 for land. */
type Ring = number[];

interface Tile {
  countries: [string, ...Ring[]][];
  /** An odd number of these rings is around a point on dry land: coasts, and shores of lakes. */
  land: Ring[];
}

/** Where a point lies: codes of countries, nearly always one; none far out at sea. */
export interface Ground {
  countries: string[];
  isLand: boolean;
}

function isInside(rings: readonly Ring[], lng: number, lat: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let x2 = ring.at(-2) ?? 0;
    let y2 = ring.at(-1) ?? 0;
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] as number;
      const y = ring[i + 1] as number;
      if (y > lat !== y2 > lat && lng < ((x2 - x) * (lat - y)) / (y2 - y) + x) inside = !inside;
      x2 = x;
      y2 = y;
    }
  }
  return inside;
}

/** How far from the coast of the atlas a point may lie on a beach, in steps of 0.01 degrees: about two kilometers. */
const beach = 2;

function isByLand(land: readonly Ring[], lng: number, lat: number): boolean {
  for (const east of [0, beach, -beach]) for (const north of [0, beach, -beach]) if (isInside(land, lng + east, lat + north)) return true;
  return false;
}

/** Whose ground a point in degrees is, and whether it is dry (at 1:50 million: small islands are not). */
export async function groundAt(assets: PlaceAssets, lat: number, lng: number): Promise<Ground> {
  const { tileDegrees, tiles } = await readIndex(assets);
  const columns = 360 / tileDegrees;
  const east = ((((lng + 180) % 360) + 360) % 360) / tileDegrees;
  const row = Math.min(180 / tileDegrees - 1, Math.floor((lat + 90) / tileDegrees));
  const number = row * columns + Math.min(columns - 1, Math.floor(east));
  if (!tiles.includes(number)) return { countries: [], isLand: false };
  const { countries, land } = await readJson<Tile>(assets, `borders/${number}.json`);
  const x = east * tileDegrees - 180;
  return {
    countries: countries.filter(([, ...rings]) => isInside(rings, x * 1e4, lat * 1e4)).map(([code]) => code),
    isLand: isByLand(land, x * 100, lat * 100),
  };
}
