/** The part of the Worker's ASSETS binding that the gazetteer reads from. */
export interface PlaceAssets {
  fetch(url: string): Promise<Response>;
}

/** Index of the gazetteer's files, written by the data build. */
export interface PlaceIndex {
  rowsPerBlock: number;
  /** The first blocks hold the larger cities, the others smaller towns and sections of cities. */
  cityBlocks: number;
  zones: string[];
  /** South, west, north, east of each block. */
  boxes: [number, number, number, number][];
  /** The first key of each leaf. */
  leaves: string[];
  tileDegrees: number;
  tiles: number[];
}

/** Files cached per isolate: enough for its callers' regions, far below its memory limit. */
const most = 240;
const kept = new Map<string, Promise<unknown>>();

// The data is part of the deployed version, so cached files never expire.
export function once<T>(path: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  // Re-inserted at the end: the least recently used file is evicted first.
  kept.delete(path);
  const reading = known ?? read();
  kept.set(path, reading);
  if (known) return known;
  reading.catch(() => kept.delete(path));
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return reading;
}

/** A text file of web/public. */
export async function readPublicText(assets: PlaceAssets, path: string): Promise<string> {
  const response = await assets.fetch(`http://assets.local/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

export const readText = (assets: PlaceAssets, path: string): Promise<string> => readPublicText(assets, `places/${path}`);

/** A text file of the gazetteer, kept. */
export const readFile = (assets: PlaceAssets, path: string): Promise<string> => once(path, () => readText(assets, path));

/** A JSON file of the gazetteer, kept. */
export function readJson<T>(assets: PlaceAssets, path: string): Promise<T> {
  return once(path, async () => JSON.parse(await readText(assets, path)) as T);
}

export const readIndex = (assets: PlaceAssets): Promise<PlaceIndex> => readJson<PlaceIndex>(assets, "index.json");

/**
 * Offset of the first line whose key is not less than this one, in a file of lines `key TAB value`, sorted by key as JavaScript compares,
 * with a line break at both ends. The offset after the last line when all keys are less.
 */
function lineFrom(lines: string, key: string): number {
  let low = 1;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf("\n", ((low + high) >> 1) - 1) + 1;
    const end = lines.indexOf("\n", start) + 1;
    if (lines.slice(start, lines.indexOf("\t", start)) < key) low = end;
    else high = start;
  }
  return low;
}

/** The value of a key in such a file. */
export function lookUp(lines: string, key: string): string | null {
  const start = lineFrom(lines, key);
  return lines.startsWith(`${key}\t`, start) ? lines.slice(start + key.length + 1, lines.indexOf("\n", start)) : null;
}

/** Values of the keys with this prefix, at most `most`. */
export function lookUpFrom(lines: string, beginning: string, most: number): string[] {
  const values: string[] = [];
  for (let start = lineFrom(lines, beginning); values.length < most && lines.startsWith(beginning, start); ) {
    const end = lines.indexOf("\n", start);
    values.push(lines.slice(lines.indexOf("\t", start) + 1, end));
    start = end + 1;
  }
  return values;
}
