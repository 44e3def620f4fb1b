import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "../../functions/location/place-key.ts";
import { keysOf } from "./names.mjs";
import { isLarge } from "./sources.mjs";

const keysPerLeaf = 800;
/** Places listed for a beginning that many names share. */
const most = 40;

const scriptOf = (key) =>
  [
    ["han", /[\p{Script=Han}\p{Script=Katakana}]/u],
    ["hangul", /\p{Script=Hangul}/u],
    ["arabic", /\p{Script=Arabic}/u],
    ["devanagari", /\p{Script=Devanagari}/u],
    ["cyrillic", /\p{Script=Cyrillic}/u],
  ].find(([, script]) => script.test(key))?.[0] ?? "latin";

/** Sorted entries with what each has in common with the one before written as one digit. */
function frontCoded(entries) {
  let before = "";
  return entries
    .map(([key, rest]) => {
      let shared = 0;
      while (shared < 63 && shared < key.length && key[shared] === before[shared]) shared++;
      before = key;
      return `${encode(shared, 1)}${key.slice(shared)}\t${rest}`;
    })
    .join("\n");
}

/**
 * Writes every key with the numbers of its towns: sorted, in leaves; for beginnings longer than two leaves the heaviest towns;
 * and for each script the keys of the larger cities, which typing errors are looked for in.
 */
export function writeKeys(target, ordered, tagged) {
  mkdirSync(join(target, "keys"), { recursive: true });
  mkdirSync(join(target, "known"), { recursive: true });
  const entries = new Map();
  const known = new Map();
  const add = (key, town, list) => {
    if (!entries.has(key)) entries.set(key, { official: [], others: [] });
    entries.get(key)[list].push(town);
  };
  for (const town of ordered.filter((each) => each?.id)) {
    const { official, others } = keysOf(town, tagged);
    const section = town.parent !== undefined;
    for (const key of official) add(key, town, section ? "others" : "official");
    for (const key of section ? [] : others) add(key, town, "others");
    const large = isLarge(town) && !section;
    for (const key of large ? [...official, ...(town.weight >= 400_000 ? others : [])] : []) {
      if ([...key].length < 3) continue;
      const script = scriptOf(key);
      if (!known.has(script)) known.set(script, new Map());
      const names = known.get(script);
      if (!names.has(key)) names.set(key, []);
      names.get(key).push(town);
    }
  }
  const byWeight = (a, b) => b.weight - a.weight;
  const numbers = (towns) =>
    towns
      .toSorted(byWeight)
      .map((town) => encode(town.number, 3))
      .join("");
  const keys = [...entries.keys()].sort();
  const leaves = [];
  for (let at = 0; at < keys.length; at += keysPerLeaf) {
    const leaf = keys.slice(at, at + keysPerLeaf);
    const rows = leaf.map((key) => {
      const { official, others } = entries.get(key);
      return [key, others.length ? `${numbers(official)}\t${numbers(others)}` : numbers(official)];
    });
    writeFileSync(join(target, "keys", `${leaves.length}.txt`), frontCoded(rows));
    leaves.push(leaf[0]);
  }
  const beginnings = new Map();
  for (const key of keys) {
    const signs = [...key];
    for (let length = 1; length < signs.length; length++) {
      const beginning = signs.slice(0, length).join("");
      if (!beginnings.has(beginning)) beginnings.set(beginning, { count: 0, towns: new Map() });
      const found = beginnings.get(beginning);
      found.count++;
    }
  }
  const long = new Set([...beginnings].filter(([, { count }]) => count > 1.5 * keysPerLeaf).map(([beginning]) => beginning));
  const tops = new Map([...long].map((beginning) => [beginning, new Map()]));
  for (const key of keys) {
    const { official, others } = entries.get(key);
    const signs = [...key];
    for (let length = 1; length <= signs.length; length++) {
      const top = tops.get(signs.slice(0, length).join(""));
      if (!top) break;
      // An uncommon spelling of a metropolis is not what most people begin to type.
      for (const town of official) top.set(town, Math.max(top.get(town) ?? 0, town.weight));
      for (const town of others) top.set(town, Math.max(top.get(town) ?? 0, town.weight / 8));
    }
  }
  const topRows = [...tops]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([beginning, top]) => {
      const towns = [...top]
        .filter(([town]) => !town.parent)
        .sort(([, a], [, b]) => b - a)
        .slice(0, most);
      const isOfficial = ([town, weight]) => weight === town.weight;
      const written = (list) => numbers(list.map(([town]) => town));
      return [beginning, written(towns.filter(isOfficial)), written(towns.filter((pair) => !isOfficial(pair)))].join("\t");
    });
  writeFileSync(join(target, "tops.tsv"), topRows.join("\n"));
  for (const [script, names] of known) {
    const rows = [...names].map(([key, towns]) => `${key}\t${encode(towns.toSorted(byWeight)[0].number, 3)}`);
    writeFileSync(join(target, "known", `${script}.txt`), `\n${rows.join("\n")}\n`);
  }
  return { leaves, keys: keys.length, known: Object.fromEntries([...known].map(([script, { size }]) => [script, size])), tops: tops.size };
}
