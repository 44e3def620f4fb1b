import { type PlaceAssets, readIndex, readJson } from "./assets.ts";
import { type Block, pointsOf, readBlock, readTown, type Town, townOf } from "./towns.ts";

const radian = Math.PI / 180;
/** Kilometers of a degree of latitude. */
const degree = 111.2;
/** Largest radius of a city, in kilometers. */
const reach = 10;
/** Maximum distance from the edge of a town, in kilometers: on land and on water. */
const farthest = { land: 60, water: 3 };
/** Blocks that are read for one point. */
const most = 10;

/** How far a town reaches around its middle, in kilometers. Fitted to 30 points known by heart (facts/embedded.md). */
const radiusOf = (weight: number) => Math.min(reach, 0.006 * Math.sqrt(Math.max(200, weight)));

/** Below 0 within the town, the lower the nearer to its middle; outside, kilometers to its edge. */
export function scoreOf(distance: number, weight: number): number {
  const radius = radiusOf(weight);
  return distance > radius ? distance - radius : (distance / radius - 1) * 2;
}

/** Kilometers; exact enough where towns are near. */
function distanceTo(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const east = ((otherLng - lng + 540) % 360) - 180;
  const x = east * Math.cos(((lat + otherLat) / 2) * radian);
  return degree * Math.hypot(x, otherLat - lat);
}

function distanceToBox([south, west, north, east]: [number, number, number, number], lat: number, lng: number): number {
  const nearestLat = Math.min(north, Math.max(south, lat));
  const isWithin = west <= lng && lng <= east;
  const sides = [west, east].map((side) => distanceTo(lat, lng, nearestLat, side));
  return isWithin ? degree * Math.abs(nearestLat - lat) : Math.min(...sides);
}

interface Candidate {
  block: Block;
  row: number;
  score: number;
}

function bestOf(block: Block, lat: number, lng: number, countries: readonly string[]): Candidate | null {
  const points = pointsOf(block);
  let best: Candidate | null = null;
  for (let row = 0; row < block.lines.length; row++) {
    if (!countries.includes(points.polygons[row] ?? "")) continue;
    const distance = distanceTo(lat, lng, points.lat[row] as number, points.lng[row] as number);
    const score = scoreOf(distance, points.weight[row] as number);
    if (!best || score < best.score) best = { block, row, score };
  }
  return best;
}

/**
 * The town at a point in degrees: within the point's country, the one whose edge (estimated from its population) is nearest. A section
 * of a city counts as the city. Null at sea and in uninhabited areas.
 */
export async function nearestTown(assets: PlaceAssets, lat: number, lng: number): Promise<Town | null> {
  const [{ boxes, zones }, { countries, isLand }] = await Promise.all([readIndex(assets), groundAt(assets, lat, lng)]);
  if (countries.length === 0) return null;
  const limit = isLand ? farthest.land : farthest.water;
  const blocks = boxes
    .map((box, block) => ({ block, away: distanceToBox(box, lat, lng) }))
    .filter(({ away }) => away <= limit + reach)
    .sort((a, b) => a.away - b.away)
    .slice(0, most);
  let best: Candidate | null = null;
  while (blocks.length > 0) {
    // The nearest few in parallel: they decide most points.
    const near = blocks.splice(0, 4).filter(({ away }) => !best || away - reach <= best.score);
    for (const block of await Promise.all(near.map(({ block }) => readBlock(assets, block)))) {
      const found = bestOf(block, lat, lng, countries);
      if (found && (!best || found.score < best.score)) best = found;
    }
    if (near.length === 0) break;
  }
  if (!best || best.score > limit) return null;
  const town = townOf(best.block, best.row, zones);
  return town.parent === null ? town : readTown(assets, town.parent);
}

/** A ring of corners lng, lat, lng, lat …, in whole steps: of 0.0001 degrees for countries, of 0.01 for land. */
type Ring = number[];

interface Tile {
  countries: [string, ...Ring[]][];
  /** Coasts and lake shores: a point within an odd number of these rings is on land. */
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

/** Countries at a point in degrees, and whether it is on land (at 1:50 million: small islands are not). */
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
