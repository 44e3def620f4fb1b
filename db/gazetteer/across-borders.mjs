import { scoreOf } from "../../functions/location/nearest-town.ts";
import { kilometers } from "./sources.mjs";

/** As many inhabitants as fill the ground around one post office: two kilometers and a half each way. */
const weight = 200_000;
const farthestTown = 15;

const cellOf = (lat, lng) => `${Math.floor(lat * 2)}:${Math.floor(lng * 2)}`;

/**
 * Where a large city's reach would cross its state's border, ZIP codes decide the state: Jersey City is not New York. Returns such
 * points as sections of their town.
 */
export function pointsAcrossBorders(towns, zips) {
  const cells = new Map();
  for (const town of towns.filter(({ country }) => country === "US")) {
    const key = cellOf(town.lat, town.lng);
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(town);
  }
  const around = ({ lat, lng }) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => cells.get(cellOf(lat + dy / 2, lng + dx / 2)) ?? []));
  return zips.flatMap((zip) => {
    const near = around(zip).map((town) => ({ town, away: kilometers(zip, town) }));
    const score = ({ town, away }) => scoreOf(away, town.weight);
    const [first] = near.sort((a, b) => score(a) - score(b));
    if (!first || first.town.region === zip.state) return [];
    const own = near.filter(({ town, away }) => town.region === zip.state && town.parent === undefined && away < farthestTown);
    const named = own.filter(({ town }) => town.name === zip.town);
    const [meant] = named.length > 0 ? named : own.sort((a, b) => a.away - b.away);
    if (!meant) return [];
    const { town } = meant;
    return [
      {
        ...town,
        id: "",
        name: zip.town,
        ascii: zip.town,
        alternates: [],
        lat: zip.lat,
        lng: zip.lng,
        population: 0,
        weight,
        feature: "PPLX",
        parent: town,
      },
    ];
  });
}
