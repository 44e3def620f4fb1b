import type { Drawing, DrawingItem } from "../../../web/typeset/index.ts";
import { once, type PlaceAssets, readPublicText } from "../../location/assets.ts";
import { chooseMotifs, nameMotif } from "./choose-motifs.ts";
import { engraveMotif, reachOf } from "./emblem.ts";
import { engraveHills, engraveSea, engraveShadow } from "./ground.ts";
import type { Motif } from "./motif-words.ts";
import { boxPath } from "./outline.ts";
import { seededRandom } from "./random.ts";
import { engraveRain, engraveSky, type Light } from "./sky.ts";
import { weatherOf } from "./weather-words.ts";

/** Outlines of the motifs by icon: web/public/motifs.json, made by .ci/commands/build-motifs.mjs. */
export type MotifOutlines = Readonly<Record<string, string>>;

/** Rejects when the file cannot be read. */
export const readMotifOutlines = (assets: PlaceAssets): Promise<MotifOutlines> =>
  once("/motifs.json", async () => JSON.parse(await readPublicText(assets, "motifs.json")) as MotifOutlines);

export interface VignetteInput {
  title: string;
  content: string;
  language: string;
  /** The same seed and article give the same picture. */
  seed: string;
  /** True for the second vignette of an article: it shows other motifs. */
  second?: boolean;
}

const mostMotifs = 3;
/** The motifs are at the bottom: a flat crop cuts away sky. */
const focus = { x: 0.5, y: 0.85 };

/** Motifs of a vignette; the second of an article takes those the first has no room for, else all but the first's main one. */
function motifsOf({ title, content, language, second }: VignetteInput): Motif[] {
  const ranked = chooseMotifs(title, content, language);
  if (!second) return ranked.slice(0, mostMotifs);
  const others = ranked.slice(mostMotifs);
  return others.length > 0 ? others : ranked.slice(1, mostMotifs).toReversed();
}

const width = 900;
const height = 600;
const edge = 9;
const frame = { left: edge, right: width - edge, top: edge, bottom: height - edge };

/** Places a motif's outline so that its drawn part, not its box, rests on y and is centred on x. */
function standing(outline: string, x: number, y: number, size: number, light: Light, shadow: boolean): DrawingItem[] {
  const [left, top, right, bottom] = reachOf(outline);
  const grown = size / Math.max(right - left, bottom - top);
  const items = engraveMotif(outline, x - ((left + right) / 2) * grown, y - bottom * grown, grown, light);
  return shadow ? [engraveShadow(x, y - 2, ((right - left) * grown) / 2 + 26, light), ...items] : items;
}

function waterLine(x: number, y: number, half: number): DrawingItem {
  const row = (drop: number, from: number, to: number) =>
    `M${from.toFixed(1)} ${(y + drop).toFixed(1)}L${to.toFixed(1)} ${(y + drop).toFixed(1)}`;
  return {
    kind: "path",
    d: row(4, x - half, x + half) + row(11, x - half * 0.8, x + half * 0.9) + row(18, x - half * 0.6, x + half * 0.5),
    stroke: "ink",
    strokeWidth: 2.2,
  };
}

/**
 * A wood-engraving vignette, 900 by 600 units: sky, hills or sea, and one to three things the article mentions. It is an
 * illustration and never shows an event: `motifs` lists what it shows, for a truthful caption. Without a drawable motif
 * it is a landscape.
 */
export function drawVignette(input: VignetteInput, outlines: MotifOutlines): { drawing: Drawing; motifs: string[] } {
  const random = seededRandom(input.seed + input.title);
  const weather = weatherOf(input.title, input.content, input.language);
  const [main, ...rest] = motifsOf(input);
  const atSea = main?.stage === "sea";
  // Combines only motifs that fit the setting: no ships on land, no land motifs at sea.
  const others = rest.filter((motif) => motif.stage === "sky" || (motif.stage === "sea") === atSea);
  const chosen = main ? [main, ...others] : [];
  const horizon = atSea ? 340 : 372;
  const side = random() < 0.5 ? -1 : 1;
  const behind = main?.stage === "thing";
  const light: Light = {
    x: behind ? width / 2 + side * 10 : width / 2 + side * (190 + random() * 130),
    y: behind ? 225 : weather === "night" ? 120 : 110 + random() * 70,
    radius: behind ? 92 : weather === "night" ? 40 : 46,
  };
  const sky = { ...frame, horizon: atSea ? horizon : horizon + 40, weather, light, random };
  const ground = { ...frame, horizon, weather, light, random };
  const outlineOf = ({ icon }: Motif) => outlines[icon] ?? "";
  const items: DrawingItem[] = [...engraveSky(sky), ...(atSea ? engraveSea(ground) : engraveHills(ground))];
  for (const [i, motif] of others.entries()) {
    const x = width / 2 + (i === 0 ? -side : side) * 290;
    if (motif.stage === "sky") items.push(...standing(outlineOf(motif), x, 215, 120, light, false));
    else if (motif.stage === "sea")
      items.push(...standing(outlineOf(motif), x, horizon + 62, 140, light, false), waterLine(x, horizon + 62, 84));
    else items.push(...standing(outlineOf(motif), x, horizon + 128, 168, light, true));
  }
  if (main?.stage === "sky") items.push(...standing(outlineOf(main), width / 2, 318, 250, light, false));
  else if (main?.stage === "sea")
    items.push(...standing(outlineOf(main), width / 2, 480, 320, light, false), waterLine(width / 2, 480, 190));
  else if (main) items.push(...standing(outlineOf(main), width / 2, height - 62, main.stage === "thing" ? 340 : 360, light, true));
  if (weather === "rain") items.push(...engraveRain(sky, frame.bottom));
  items.push({ kind: "path", d: boxPath(edge - 4, edge - 4, width - 2 * edge + 8, height - 2 * edge + 8), stroke: "ink", strokeWidth: 8 });
  return { drawing: { width, height, focus, items }, motifs: chosen.map((motif) => nameMotif(motif, input.language)) };
}
