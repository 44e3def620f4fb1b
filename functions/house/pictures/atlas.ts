import { type GeoProjection, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { type PlaceAssets, readJson } from "../../location/assets.ts";
import { Outline, type Point } from "./outline.ts";

/** Countries of the world, 1:50 million, ids after ISO 3166 numeric: /places/countries-50m.json. */
export type Atlas = Topology<{ countries: GeometryCollection }>;

/** Lakes, rivers and state borders, 1:50 million: /places/inland-50m.json. */
export type Inland = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection; states: GeometryObject }>;

export async function readAtlas(assets: PlaceAssets): Promise<{ atlas: Atlas; inland: Inland }> {
  const [atlas, inland] = await Promise.all([readJson<Atlas>(assets, "countries-50m.json"), readJson<Inland>(assets, "inland-50m.json")]);
  return { atlas, inland };
}

type Bounds = [west: number, south: number, east: number, north: number];
const knownBounds = new WeakMap<GeometryObject, Bounds>();

/** West, south, east, north of a geometry in degrees, read off its arcs. */
function boundsOf(topology: Topology, geometry: GeometryObject): Bounds {
  const known = knownBounds.get(geometry);
  if (known) return known;
  const bounds: Bounds = [180, 90, -180, -90];
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const visit = (arcs: unknown): void => {
    if (Array.isArray(arcs)) for (const arc of arcs) visit(arc);
    if (typeof arcs !== "number") return;
    let [x, y] = [0, 0];
    for (const step of topology.arcs[arcs < 0 ? ~arcs : arcs] ?? []) {
      x += step[0] as number;
      y += step[1] as number;
      const [lng, lat] = [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      if (lng < bounds[0]) bounds[0] = lng;
      if (lat < bounds[1]) bounds[1] = lat;
      if (lng > bounds[2]) bounds[2] = lng;
      if (lat > bounds[3]) bounds[3] = lat;
    }
  };
  if ("arcs" in geometry) visit(geometry.arcs);
  knownBounds.set(geometry, bounds);
  return bounds;
}

/** The geometries that may lie within `span` degrees of a point. */
export function geometriesNear(
  topology: Topology,
  geometries: readonly GeometryObject[],
  lat: number,
  lng: number,
  span: number,
): GeometryObject[] {
  const reach = span / Math.max(0.05, Math.cos((Math.min(85, Math.abs(lat) + span) * Math.PI) / 180));
  return geometries.filter((geometry) => {
    const [west, south, east, north] = boundsOf(topology, geometry);
    const overlapsAt = (middle: number) => west <= middle + reach && east >= middle - reach;
    return south <= lat + span && north >= lat - span && (overlapsAt(lng) || overlapsAt(lng - 360) || overlapsAt(lng + 360));
  });
}

/** The geometries that may reach into the half of the earth around a point. */
export function geometriesFacing(topology: Topology, geometries: readonly GeometryObject[], lat: number, lng: number): GeometryObject[] {
  const radians = Math.PI / 180;
  return geometries.filter((geometry) => {
    const [west, south, east, north] = boundsOf(topology, geometry);
    const isOnMeridian = [-360, 0, 360].some((turn) => west <= lng + turn && east >= lng + turn);
    const nearest = isOnMeridian ? 1 : Math.max(Math.cos((west - lng) * radians), Math.cos((east - lng) * radians));
    // The cosine of the distance to a latitude on the nearest meridian is a sine wave, its crest at `crest`.
    const [up, along] = [Math.sin(lat * radians), Math.cos(lat * radians) * nearest];
    const crest = Math.atan2(up, along) / radians;
    const closest = Math.max(south, Math.min(north, crest));
    const cosines = [south, north, closest].map((at) => up * Math.sin(at * radians) + along * Math.cos(at * radians));
    return Math.max(...cosines) > -0.01;
  });
}

/** The closed rings of each geometry as the projection shows them. */
export function countryRings(topology: Topology, geometries: readonly GeometryObject[], projection: GeoProjection): Point[][][] {
  return geometries.map((geometry) => {
    const outline = new Outline();
    geoPath(projection, outline)(feature(topology, geometry as never));
    return outline.lines;
  });
}
