import { type PlaceAssets, readIndex } from "./assets.ts";
import { groundAt } from "./borders.ts";
import { type Block, pointsOf, readBlock, readTown, type Town, townOf } from "./towns.ts";

const radian = Math.PI / 180;
/** Kilometers of a degree of latitude. */
const degree = 111.2;
/** What a city reaches at most, in kilometers. */
const reach = 10;
/** How far from its houses somebody still is "at" a town: on land, and on the water. */
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
 * The town at a point in degrees: of the country whose ground it is, by nearness to the edge of what its inhabitants fill; a section
 * of a city counts as the city. Null at sea and where nobody lives.
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
    // The nearest few at once: most points are decided by them.
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
