/** A face as a style sheet names it. */
interface Face {
  family: string;
  weight: number;
  address: string;
  covers: (character: string) => boolean;
}

/** A text that is among the first a visitor reads, and how it is set. */
export interface FirstText {
  family: string;
  weight: number;
  text: string;
}

/**
 * The files of faces the first texts need, the most needed first: those are worth asking for before the style sheet that names them
 * has arrived. Letters alone count; a script that is cut into a hundred files asks for `most` of them.
 */
export function firstFaces(styles: string, texts: readonly FirstText[], most: number): string[] {
  const faces = readFaces(styles);
  const wanted = texts.flatMap(({ family, weight, text }) => {
    const ofFamily = faces.filter((face) => face.family === family);
    const taken = nearestWeight(
      ofFamily.map((face) => face.weight),
      weight,
    );
    const letters = [...new Set(text.match(/\p{L}\p{M}*/gu)?.flatMap((cluster) => [...cluster]) ?? [])];
    return ofFamily
      .filter((face) => face.weight === taken)
      .map(({ address, covers }) => ({ address, count: letters.filter(covers).length }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  });
  return [...new Set(wanted.map(({ address }) => address))].slice(0, most);
}

/** The weight a browser takes where the wanted one is missing (CSS Fonts 4, font matching). */
function nearestWeight(there: readonly number[], wanted: number): number | undefined {
  const lighter = there.filter((weight) => weight <= wanted).toSorted((a, b) => b - a);
  const bolder = there.filter((weight) => weight >= wanted).toSorted((a, b) => a - b);
  if (wanted === 500 && !there.includes(500) && there.includes(400)) return 400;
  return wanted > 500 ? (bolder[0] ?? lighter[0]) : (lighter[0] ?? bolder[0]);
}

function readFaces(styles: string): Face[] {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;}]+)`).exec(body)?.[1]?.trim() ?? "";
    const address = /url\(["']?([^"')]+\.woff2)/.exec(body)?.[1];
    if (!address) return [];
    const weight = value("font-weight");
    return {
      family: value("font-family").replace(/["']/g, ""),
      weight: weight === "bold" ? 700 : Number(weight) || 400,
      address,
      covers: covering(value("unicode-range")),
    };
  });
}

function covering(ranges: string): (character: string) => boolean {
  if (!ranges) return () => true;
  const bounds = ranges.split(",").map((range): [number, number] => {
    const [from = "", to = from] = range.trim().replace(/^u\+/i, "").split("-");
    // U+4?? is every number that begins so.
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "f"), 16)];
  });
  return (character) => bounds.some(([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to);
}

/** The faces of the interface in a language, as web/styles.css gives them. */
export function facesOf(styles: string, code: string): { ui: string; display: string; lead: string; displayWeight: number } {
  const own = new RegExp(`:root:lang\\(${code}\\)\\s*\\{([^}]*)\\}`).exec(styles)?.[1] ?? "";
  const value = (name: string) =>
    new RegExp(`${name}:\\s*([^;]+)`).exec(own)?.[1] ?? new RegExp(`\\n\\s*${name}:\\s*([^;]+)`).exec(styles)?.[1] ?? "";
  const first = (name: string) => [...value(name).matchAll(/"([^"]+)"/g)].find(([, face]) => !face?.endsWith("Stand-in"))?.[1] ?? "";
  const [ui, display] = [first("--font-ui"), first("--font-display")];
  return { ui, display, lead: value("--font-lead").includes("--font-ui") ? ui : display, displayWeight: Number(value("--display-weight")) };
}
