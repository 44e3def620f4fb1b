import { once, type PlaceAssets, readFile, readIndex, readText } from "./assets.ts";
import { decode } from "./place-key.ts";

/** Towns under one key: by their names, and by other spellings, each with the largest first. */
export interface Entry {
  key: string;
  official: string;
  others: string;
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";

/** The numbers that a field holds. */
export function numbersIn(field: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 3 <= field.length; at += 3) numbers.push(decode(field.slice(at, at + 3)));
  return numbers;
}

export function readLeaf(assets: PlaceAssets, leaf: number): Promise<Entry[]> {
  return once(`keys/${leaf}.txt`, async () => {
    let before = "";
    return (await readText(assets, `keys/${leaf}.txt`)).split("\n").map((line) => {
      const [coded = "", official = "", others = ""] = line.split("\t");
      before = before.slice(0, alphabet.indexOf(coded[0] ?? "0")) + coded.slice(1);
      return { key: before, official, others };
    });
  });
}

/** Index of the leaf that contains the key, if any does. */
export function leafOf(leaves: readonly string[], key: string): number {
  let low = 0;
  let high = leaves.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((leaves[middle] ?? "") <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of the first entry whose key is not less than this one. */
export function firstFrom(entries: readonly Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export async function findEntry(assets: PlaceAssets, key: string): Promise<Entry | null> {
  const { leaves } = await readIndex(assets);
  const entries = await readLeaf(assets, leafOf(leaves, key));
  const entry = entries[firstFrom(entries, key)];
  return entry?.key === key ? entry : null;
}

/** The heaviest towns of a prefix that many names share; null for any other prefix. */
export async function readTop(assets: PlaceAssets, beginning: string): Promise<Entry | null> {
  const tops = await once("tops", async () => {
    const lines = (await readFile(assets, "tops.tsv")).split("\n").map((line) => line.split("\t"));
    return new Map(lines.map(([key = "", official = "", others = ""]) => [key, { key, official, others }]));
  });
  return tops.get(beginning) ?? null;
}

/** All entries with this prefix, from at most `most` leaves. */
export async function entriesFrom(assets: PlaceAssets, beginning: string, most: number): Promise<Entry[]> {
  const { leaves } = await readIndex(assets);
  const first = leafOf(leaves, beginning);
  const found: Entry[] = [];
  for (let leaf = first; leaf < Math.min(leaves.length, first + most); leaf++) {
    if (leaf > first && !(leaves[leaf] ?? "").startsWith(beginning)) break;
    const entries = await readLeaf(assets, leaf);
    for (let at = firstFrom(entries, beginning); entries[at]?.key.startsWith(beginning); at++) found.push(entries[at] as Entry);
  }
  return found;
}
