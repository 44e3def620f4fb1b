import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the outlines for maps, without duplicates: countries, lakes, rivers and the states of the four largest federations. */
export function writeAtlas(target, source) {
  const atlas = JSON.parse(readFileSync(join(source, "world-atlas/countries-50m.json"), "utf8"));
  delete atlas.objects.land;
  delete atlas.bbox;
  for (const country of atlas.objects.countries.geometries) delete country.properties;
  writeFileSync(join(target, "countries-50m.json"), JSON.stringify(atlas));

  const layers = JSON.parse(readFileSync(join(source, "sane/dist/world_50m.json"), "utf8"));
  const arcsOf = (geometry) => (geometry.arcs ?? []).flat(3).map((arc) => (arc < 0 ? ~arc : arc));
  const seen = new Map();
  for (const arc of layers.objects.subunits.geometries.flatMap((state) => [...new Set(arcsOf(state))]))
    seen.set(arc, (seen.get(arc) ?? 0) + 1);
  const between = [...seen].filter(([, count]) => count > 1).map(([arc]) => [arc]);
  const kept = new Map();
  function keep(arc) {
    if (!kept.has(arc)) kept.set(arc, kept.size);
    return kept.get(arc);
  }
  const renumber = (arcs) => arcs.map((arc) => (Array.isArray(arc) ? renumber(arc) : arc < 0 ? ~keep(~arc) : keep(arc)));
  const slim = (geometry) => ({ type: geometry.type, arcs: renumber(geometry.arcs) });
  const collect = (name) => ({
    type: "GeometryCollection",
    geometries: layers.objects[name].geometries.filter((geometry) => geometry.arcs).map(slim),
  });
  const objects = { lakes: collect("lakes"), rivers: collect("rivers"), states: { type: "MultiLineString", arcs: renumber(between) } };
  const inland = { type: "Topology", transform: layers.transform, objects, arcs: [...kept.keys()].map((arc) => layers.arcs[arc]) };
  writeFileSync(join(target, "inland-50m.json"), JSON.stringify(inland));
}
