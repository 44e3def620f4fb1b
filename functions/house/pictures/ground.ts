import type { DrawingItem } from "../../../web/typeset/index.ts";
import { straight, swellingLine } from "./burin.ts";
import { boxPath, type Point, pathOf } from "./outline.ts";
import type { Light, Weather } from "./sky.ts";

export interface GroundPlan {
  left: number;
  right: number;
  bottom: number;
  horizon: number;
  weather: Weather;
  light: Light;
  random: () => number;
}

interface Ridge {
  y: (x: number) => number;
  /** 0 far, 2 near. */
  depth: number;
  /** How much the cuts waver. */
  unrest: number;
}

function raiseRidges({ horizon, bottom, random }: GroundPlan): Ridge[] {
  const rise = bottom - horizon;
  const layers = [
    { drop: -26, height: 46, unrest: 0.12 },
    { drop: 20, height: 30, unrest: 0.1 },
    { drop: 84, height: 14, unrest: 0.03 },
  ];
  return layers.map(({ drop, height, unrest }, layer): Ridge => {
    const [phase, long, short] = [random() * 6.3, 0.0045 + layer * 0.0016 + random() * 0.0012, 0.017 + random() * 0.008];
    const level = horizon + drop * (rise / 200);
    return {
      depth: layer,
      unrest,
      y: (x) => level + Math.sin(x * long * Math.PI + phase) * height + Math.sin(x * short + phase * 2) * height * 0.18,
    };
  });
}

/** Hills in three ridges, each shaded by cuts that follow its slope, darker where it turns from the light. */
export function engraveHills(plan: GroundPlan): DrawingItem[] {
  return [...cutRidges(plan), plantGrass(plan)];
}

function cutRidges(plan: GroundPlan): DrawingItem[] {
  const { left, right, bottom, light, weather, random } = plan;
  const dark = weather === "night" ? 0.3 : weather === "rain" ? 0.14 : 0;
  return raiseRidges(plan).flatMap((ridge): DrawingItem[] => {
    const crest = straight([left, 0], [right, 0], 10).map(([x]): Point => [x, Math.min(bottom, ridge.y(x))]);
    const wander = random() * 9;
    let cuts = "";
    for (let n = 1, drop = 5; n < 34; n++, drop += 4.6 + ridge.depth * 1.1 + n * 0.1) {
      const line = crest
        .map(([x, y]): Point => [x, y + drop + Math.sin(x * 0.02 + n * 0.6 + wander) * (1 + n * ridge.unrest)])
        .filter(([, y]) => y < bottom - 1);
      cuts += swellingLine(
        line,
        (x, y) => {
          const slope = (ridge.y(x + 8) - ridge.y(x - 8)) / 16;
          const turned = slope * Math.max(-1, Math.min(1, (x - light.x) / 130));
          const patch = Math.sin(x * 0.013 + n * 0.9 + wander) + Math.sin(x * 0.031 - n * 0.53 + wander * 2) * 0.7;
          const fade = Math.min(1, Math.min(Math.abs(x - left), Math.abs(right - x)) / 30);
          const far = y - ridge.y(x) < 8 ? 0.1 : 0;
          return (5 + ridge.depth) * Math.max(0, 0.2 + dark + turned * 0.75 + patch * 0.13 + far + ridge.depth * 0.04) * (0.6 + fade * 0.4);
        },
        0.5,
      );
    }
    const field = `${pathOf([[...crest, [right, bottom], [left, bottom]]], 0)}Z`;
    return [
      { kind: "path", d: field, fill: "paper" },
      { kind: "path", d: pathOf([crest], 6), stroke: "ink", strokeWidth: 1.8 + ridge.depth * 0.5 },
      { kind: "path", d: cuts, fill: "ink" },
    ];
  });
}

function plantGrass({ left, right, bottom, random }: GroundPlan): DrawingItem {
  let blades = "";
  for (let tuft = 0; tuft < 26; tuft++) {
    const [x, y] = [left + 20 + random() * (right - left - 40), bottom - 8 - random() ** 1.6 * 86];
    const tall = 7 + (1 - (bottom - y) / 100) * 12;
    for (let blade = -2; blade <= 2; blade++) {
      const lean = blade * (1.6 + random() * 1.4);
      const root: Point = [x + blade * 2.2, y];
      blades += swellingLine(
        [root, [root[0] + lean * 0.5, y - tall * 0.6], [root[0] + lean * 1.7, y - tall * (1 - Math.abs(blade) * 0.12)]],
        (_, at) => 2.6 * (1 - ((y - at) / tall) * 0.75),
      );
    }
  }
  return { kind: "path", d: blades, fill: "ink" };
}

/** Open water: rows of short cuts that widen toward the reader and leave a bright lane under the light. */
export function engraveSea({ left, right, bottom, horizon, weather, light, random }: GroundPlan): DrawingItem[] {
  const dark = weather === "night" ? 0.26 : weather === "rain" ? 0.1 : 0;
  let cuts = "";
  for (let y = horizon + 3, row = 0, spacing = 3.6; y < bottom - 3; row++, y += spacing, spacing *= 1.045) {
    const near = (y - horizon) / (bottom - horizon);
    const [phase, beat] = [random() * 6.3, 0.075 - near * 0.05];
    const line = straight([left, y], [right, y], 6).map(([x]): Point => [x, y + Math.sin(x * beat * 0.8 + phase) * (0.4 + near * 3.4)]);
    cuts += swellingLine(
      line,
      (x) => {
        const lane = Math.exp(-(((x - light.x) / (34 + near * 120)) ** 2));
        const shine = weather === "rain" ? 0.25 : 1;
        const ripple = Math.sin(x * beat + phase) * 0.5 + Math.sin(x * beat * 0.37 + phase * 3 + row) * 0.5;
        return spacing * Math.max(0, 0.4 + dark + ripple * 0.34 - shine * lane * (0.62 + ripple * 0.3));
      },
      0.45,
    );
  }
  return [
    { kind: "path", d: boxPath(left, horizon, right - left, bottom - horizon), fill: "paper" },
    {
      kind: "path",
      d: pathOf([
        [
          [left, horizon],
          [right, horizon],
        ],
      ]),
      stroke: "ink",
      strokeWidth: 1.8,
    },
    { kind: "path", d: cuts, fill: "ink" },
  ];
}

/** The shadow a thing throws on the ground: level cuts in an ellipse, away from the light. */
export function engraveShadow(x: number, y: number, halfWidth: number, light: Light): DrawingItem {
  const middle = x + Math.max(-1, Math.min(1, (x - light.x) / 200)) * halfWidth * 0.3;
  const halfHeight = Math.min(34, halfWidth * 0.17);
  let cuts = "";
  for (let drop = -halfHeight; drop <= halfHeight; drop += 4.4) {
    const half = halfWidth * Math.sqrt(Math.max(0, 1 - (drop / halfHeight) ** 2));
    const line = straight([middle - half, y + drop], [middle + half, y + drop], 9);
    cuts += swellingLine(line, (at) => 3.9 * Math.min(1, (half - Math.abs(at - middle)) / (halfWidth * 0.35)), 0.4);
  }
  return { kind: "path", d: cuts, fill: "ink" };
}
