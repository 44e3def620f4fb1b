import { once, type PlaceAssets, readFile } from "./assets.ts";
import { decode } from "./place-key.ts";

const scripts: [string, RegExp][] = [
  ["han", /[\p{Script=Han}\p{Script=Katakana}]/u],
  ["hangul", /\p{Script=Hangul}/u],
  ["arabic", /\p{Script=Arabic}/u],
  ["devanagari", /\p{Script=Devanagari}/u],
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["latin", /\p{Script=Latin}/u],
];

/** Ends a key. */
const tab = 9;

/** Keys of the larger cities of one script, concatenated, and the offset of each. */
interface Known {
  text: string;
  starts: Uint32Array;
}

function readKnown(assets: PlaceAssets, script: string): Promise<Known> {
  return once(`known of ${script}`, async () => {
    const text = await readFile(assets, `known/${script}.txt`);
    const starts: number[] = [];
    for (let at = text.indexOf("\n"); at >= 0 && at < text.length - 1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return { text, starts: Uint32Array.from(starts) };
  });
}

/** Whether `typed` from index `typedAt` matches the text at `at`, up to the end of the key unless a prefix is enough. */
function goesOn(text: string, at: number, typed: string, typedAt: number, isBeginning: boolean): boolean {
  let offset = 0;
  for (; typedAt + offset < typed.length; offset++) if (text.charCodeAt(at + offset) !== typed.charCodeAt(typedAt + offset)) return false;
  return isBeginning || text.charCodeAt(at + offset) === tab;
}

/**
 * Whether the key at `from` is `typed` with one letter wrong, missing, added or swapped with its neighbor; with `isBeginning`,
 * whether it begins that way. An exact prefix does not count as an error.
 */
function isOneErrorAway(text: string, from: number, typed: string, isBeginning: boolean): boolean {
  let same = 0;
  while (same < typed.length && text.charCodeAt(from + same) === typed.charCodeAt(same)) same++;
  const at = from + same;
  if (text.charCodeAt(at) === tab) return same === typed.length - 1;
  if (same === typed.length) return !isBeginning && text.charCodeAt(at + 1) === tab;
  const isSwapped = text.charCodeAt(at) === typed.charCodeAt(same + 1) && text.charCodeAt(at + 1) === typed.charCodeAt(same);
  return (
    goesOn(text, at + 1, typed, same + 1, isBeginning) ||
    goesOn(text, at, typed, same + 1, isBeginning) ||
    goesOn(text, at + 1, typed, same, isBeginning) ||
    (isSwapped && goesOn(text, at + 2, typed, same + 2, isBeginning))
  );
}

/** A larger city whose key is nearly the one typed. */
export interface NearlyCalled {
  key: string;
  /** The largest city of that key. */
  number: number;
}

/** Larger cities whose key is one typing error away from the one typed, or begins so; in no order. */
export async function citiesNearlyCalled(assets: PlaceAssets, key: string, isBeginning: boolean): Promise<NearlyCalled[]> {
  const script = scripts.find(([, letters]) => letters.test(key))?.[0];
  // In a short word one error often gives another word.
  if (!script || key.length < (script === "han" ? 3 : 4)) return [];
  const { text, starts } = await readKnown(assets, script);
  const found: NearlyCalled[] = [];
  for (const start of starts) {
    if (!isOneErrorAway(text, start, key, isBeginning)) continue;
    const end = text.indexOf("\t", start);
    found.push({ key: text.slice(start, end), number: decode(text.slice(end + 1, end + 4)) });
  }
  return found;
}
