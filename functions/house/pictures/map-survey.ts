import { geoAzimuthalEqualArea, geoGraticule, geoPath } from "d3-geo";
import { mesh } from "topojson-client";
import type { Place } from "../../../web/typeset/index.ts";
import { type Atlas, countryRings, geometriesNear, type Inland } from "./atlas.ts";
import { createGrid, fillRings } from "./grid.ts";
import type { Box } from "./map-labels.ts";
import { Outline } from "./outline.ts";

export interface Neighbor {
  name: string;
  lat: number;
  lng: number;
  population: number;
}

export interface MapInput {
  place: Place;
  atlas: Atlas;
  inland: Inland;
  /** Cities around, most populous first; the map takes those that fit. */
  neighbors: readonly Neighbor[];
  language: string;
  /** Digits of an Arabic or Hindi edition, matching its article; default European. */
  numerals?: "arab" | "deva" | "latn";
}

/** The sheet, in drawing units. */
export const width = 900;
export const height = 520;
export const margin = 10;
export const frame: Box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
export const water = 0;
export const home = 1;

export function projectionFor(place: Place, reach: number, inset = margin) {
  return geoAzimuthalEqualArea()
    .rotate([-place.lng, -place.lat])
    .translate([width / 2, height / 2])
    .scale(width / 2 / (2 * Math.sin((reach * Math.PI) / 360)))
    .clipAngle(Math.min(170, reach * 1.4))
    .clipExtent([
      [inset, inset],
      [width - inset, height - inset],
    ])
    .precision(0.3);
}

export type Projection = ReturnType<typeof projectionFor>;

function alpha2(id: unknown): string | undefined {
  // CLDR maps the atlas's numeric country codes to letter codes as aliases.
  try {
    return Intl.getCanonicalLocales(`und-${String(id).padStart(3, "0")}`)[0]?.slice(4);
  } catch {
    return undefined;
  }
}

/** The contents of the sheet: land, water and countries as grid cells, and every line to draw. */
export function survey(input: MapInput, projection: Projection, reach: number) {
  const { atlas, inland, place } = input;
  // Fills land beyond the frame, otherwise the frame would be drawn as a coast.
  const whole = projectionFor(place, reach, -2);
  const near = geometriesNear(atlas, atlas.objects.countries.geometries, place.lat, place.lng, reach * 1.2);
  const codes = near.map((geometry) => alpha2(geometry.id));
  const grid = createGrid(width, height, 2);
  let other = home + 1;
  const numbers = codes.map((code) => (code === place.countryCode ? home : other++));
  for (const [i, rings] of countryRings(atlas, near, whole).entries()) fillRings(grid, rings, numbers[i] ?? other);
  const lakes = geometriesNear(inland, inland.objects.lakes.geometries, place.lat, place.lng, reach * 1.2);
  for (const rings of countryRings(inland, lakes, whole)) fillRings(grid, rings, water);
  const rivers = geometriesNear(inland, inland.objects.rivers.geometries, place.lat, place.lng, reach * 1.2);
  const drawLine = (data: Parameters<ReturnType<typeof geoPath>>[0]) => {
    const outline = new Outline();
    geoPath(projection, outline)(data);
    return outline.lines;
  };
  const shown = { type: "GeometryCollection", geometries: near } as never;
  const waters = { type: "GeometryCollection", geometries: lakes } as never;
  return {
    grid,
    countries: codes.map((code, i) => ({ code, number: numbers[i] ?? 0 })),
    coast: [...drawLine(mesh(atlas, shown, (a, b) => a === b)), ...drawLine(mesh(inland, waters))],
    borders: drawLine(mesh(atlas, shown, (a, b) => a !== b)),
    states: drawLine(mesh(inland, inland.objects.states as never)),
    rivers: drawLine(mesh(inland, { type: "GeometryCollection", geometries: rivers } as never)),
    graticule: drawLine(geoGraticule().step(reach > 8 ? [5, 5] : [2, 2])()),
  };
}

export type Survey = ReturnType<typeof survey>;
