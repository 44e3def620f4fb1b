import type { Place } from "../../web/typeset/index.ts";
import { type PlaceAssets, readIndex } from "./assets.ts";
import { resolveAddress } from "./find-place.ts";
import { nameCity, presentTown } from "./present.ts";
import { pointsOf, readBlock, townOf } from "./towns.ts";

/** A place of the gazetteer, named in the newspaper's language; `region` is its state, province or prefecture. */
export interface FoundPlace extends Place {
  region?: string;
  population: number;
}

export interface NearbyPlace {
  name: string;
  lat: number;
  lng: number;
  population: number;
  countryCode: string;
}

/**
 * Finds a town by an address as people type it, named in the language. Null for anything unknown, whatever was typed; throws only when
 * the assets cannot be read.
 */
export async function findPlace(assets: PlaceAssets, address: string, language: string): Promise<FoundPlace | null> {
  const town = await resolveAddress(assets, address, language);
  return town && { ...(await presentTown(assets, town, language)), population: town.population };
}

/** The larger cities within `span` degrees of latitude north and south of a point, and as far east and west; most populous first. */
export async function nearbyPlaces(assets: PlaceAssets, lat: number, lng: number, span: number, language: string): Promise<NearbyPlace[]> {
  const reach = Math.min(180, span / Math.max(0.05, Math.cos((lat * Math.PI) / 180)));
  const away = (from: number) => Math.abs(((from - lng + 540) % 360) - 180);
  const { boxes, cityBlocks, zones } = await readIndex(assets);
  const blocks = boxes.slice(0, cityBlocks).flatMap(([south, west, north, east], block) => {
    const inside = west <= lng && lng <= east;
    const near = south <= lat + span && north >= lat - span && (inside || Math.min(away(west), away(east)) <= reach);
    return near ? [block] : [];
  });
  const read = await Promise.all(blocks.map((block) => readBlock(assets, block)));
  return (
    read
      .flatMap((block) => {
        const points = pointsOf(block);
        return block.lines.flatMap((_, row) => {
          const isNear = Math.abs((points.lat[row] as number) - lat) <= span && away(points.lng[row] as number) <= reach;
          return isNear ? [townOf(block, row, zones)] : [];
        });
      })
      // Sections of a city are not its neighbors.
      .filter(({ parent }) => parent === null)
      .toSorted((a, b) => b.population - a.population)
      .map((city) => ({
        name: nameCity(city, language),
        lat: city.lat,
        lng: city.lng,
        population: city.population,
        countryCode: city.countryCode,
      }))
  );
}
