import type { PageScene, SceneItem } from "../../typeset/model/scene.ts";
import { isIgnorable } from "../shaping/font-runs.ts";
import { readCmap } from "./cmap.ts";
import { cssFamily, type FamilyName, facesOf } from "./font-families.ts";
import { fontFilesOf } from "./font-files.ts";
import { findSlice, inRanges, type Slice, setsCharacter, slicesOf } from "./font-slices.ts";
import { type FontFile, registerFontFile } from "./register-fonts.ts";
import { unpackCmap } from "./woff.ts";

interface LoadedSlice {
  file: FontFile;
  characters: ReadonlySet<number>;
}

const loading = new Map<string, Promise<LoadedSlice>>();
const loaded = new Map<string, LoadedSlice>();
/** Slices of the faces seen so far, by CSS family. */
const slicesByFace = new Map<string, Slice[]>();

async function fetchSlice(slice: Slice, address: string): Promise<LoadedSlice> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font file ${slice.path} answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  const file = { family: cssFamily(slice.face), path: slice.path, ranges: slice.ranges, bytes };
  const [table] = await Promise.all([unpackCmap(new Uint8Array(bytes)), registerFontFile(file)]);
  const result = { file, characters: readCmap(table) };
  loaded.set(slice.path, result);
  return result;
}

function loadSlice(slice: Slice, address: string): Promise<LoadedSlice> {
  const known = loading.get(slice.path);
  if (known) return known;
  const result = fetchSlice(slice, address);
  loading.set(slice.path, result);
  // A failure is not kept: the next attempt may find the network again.
  result.catch(() => loading.delete(slice.path));
  return result;
}

/** Characters of each font whose slices are all there, or that no face has: they are not looked for again. */
const sought = new Map<string, Set<number>>();

function unsoughtIn(font: string, text: string): Set<number> {
  const known = sought.get(font);
  const unsought = new Set<number>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!known?.has(code) && code >= 32 && !isIgnorable(character)) unsought.add(code);
  }
  return unsought;
}

/** How many characters of a font no face turned out to have. */
let lacking = 0;

async function loadFont(font: string, text: string): Promise<void> {
  const wanted = unsoughtIn(font, text);
  if (wanted.size === 0) return;
  lacking += (await loadCharacters(font, wanted)).size;
  const known = sought.get(font) ?? new Set();
  sought.set(font, known);
  for (const code of wanted) known.add(code);
}

/** Loads the slices with `wanted`; gives the characters that no face has. */
async function loadCharacters(font: string, wanted: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const missing = new Set(wanted);
  for (const face of facesOf(font)) {
    if (missing.size === 0) break;
    const files = await fontFilesOf(face.family as FamilyName);
    const slices = slicesOf(face, files.unicodeRanges);
    slicesByFace.set(cssFamily(face), slices);
    const useful = slices.flatMap((slice) => {
      const address = files.addressOf(slice.path);
      return address !== undefined && [...missing].some((code) => inRanges(code, slice.ranges)) ? [{ slice, address }] : [];
    });
    const found = await Promise.all(useful.map(({ slice, address }) => loadSlice(slice, address)));
    // A file may hold more than its range, which browsers do not take from it.
    const sets = (code: number) => found.some(({ file, characters }) => inRanges(code, file.ranges) && setsCharacter(characters, code));
    for (const code of missing) if (sets(code)) missing.delete(code);
  }
  return missing;
}

/**
 * Loads what it takes to set `text` in each of `fonts` (scene fonts): of each face the slices with its characters, and nothing else. Await
 * it before measuring or drawing that text. Characters that no face has are passed over. Rejects when a file cannot be fetched or read, and
 * may then be tried again.
 */
export async function loadFonts(fonts: readonly string[], text: string): Promise<void> {
  await Promise.all([...new Set(fonts)].map((font) => loadFont(font, text)));
}

/** A page, or a part of one. */
interface Printed {
  readonly items: readonly SceneItem[];
}

function textsByFont(scenes: readonly Printed[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const item of scenes.flatMap((scene) => scene.items))
    if (item.kind === "text") texts.set(item.font, (texts.get(item.font) ?? "") + item.text);
  return texts;
}

/** Loads the faces of composed pages: needed when pages were not composed in this window. */
export async function loadSceneFonts(scenes: readonly Printed[]): Promise<void> {
  await Promise.all(Array.from(textsByFont(scenes), ([font, text]) => loadFont(font, text)));
}

const loadedByFont = new Map<string, { generation: number; slices: Slice[] }>();

function loadedSlicesOf(font: string): Slice[] {
  const known = loadedByFont.get(font);
  if (known?.generation === loaded.size) return known.slices;
  const slices = facesOf(font).flatMap((face) => (slicesByFace.get(cssFamily(face)) ?? []).filter(({ path }) => loaded.has(path)));
  loadedByFont.set(font, { generation: loaded.size, slices });
  return slices;
}

function sliceOf(font: string, codePoints: readonly number[]): LoadedSlice | undefined {
  const slices = loadedSlicesOf(font);
  const slice = findSlice(slices, codePoints, ({ path }) => loaded.get(path)?.characters);
  return slice && loaded.get(slice.path);
}

/** The files that composed pages are set with, for a Web Worker to draw them. Loads what is missing; rejects as loadFonts does. */
export async function sceneFontFiles(scenes: readonly PageScene[]): Promise<FontFile[]> {
  await loadSceneFonts(scenes);
  const files = new Set<FontFile>();
  for (const [font, text] of textsByFont(scenes)) {
    for (const character of new Set(text)) {
      const found = sliceOf(font, [character.codePointAt(0) ?? 0]);
      if (found) files.add(found.file);
    }
  }
  return [...files];
}

/**
 * True when a loaded slice of `font` has all of `codePoints`, or one may have that has not been looked for: exact for text that loadFonts
 * has seen.
 */
export function mayHaveGlyphs(font: string, codePoints: readonly number[]): boolean {
  return sliceOf(font, codePoints) !== undefined || codePoints.some((code) => !sought.get(font)?.has(code));
}

/** Grows with each slice loaded and each character found to be in none: what was measured before may have come from a substitute. */
export function facesKnown(): number {
  return loaded.size + lacking;
}
