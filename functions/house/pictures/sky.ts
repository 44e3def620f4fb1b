import type { DrawingItem } from "../../../web/typeset/index.ts";
import { straight, swellingLine } from "./burin.ts";
import { circlePath, type Point } from "./outline.ts";

export type Weather = "day" | "night" | "rain";

/** Position and strength of the light of a scene; lengths in drawing units. */
export interface Light {
  x: number;
  y: number;
  radius: number;
}

export interface SkyPlan {
  left: number;
  right: number;
  top: number;
  horizon: number;
  weather: Weather;
  light: Light;
  random: () => number;
}

interface Puff {
  x: number;
  y: number;
  radius: number;
}

interface Cloud {
  base: number;
  crown: number;
  puffs: Puff[];
}

function pileClouds({ left, right, top, horizon, weather, light, random }: SkyPlan): Cloud[] {
  const count = weather === "rain" ? 5 : weather === "night" ? 2 : 3;
  const clouds: Cloud[] = [];
  for (let i = 0; i < count; i++) {
    const width = 130 + random() * 170;
    const x = left + ((i + 0.2 + random() * 0.6) / count) * (right - left);
    const base = top + 70 + random() * (horizon - top) * 0.5;
    // A cloud in front of the sun would contradict the shading of the scene.
    if (Math.abs(x - light.x) < width / 2 + light.radius * 1.6 && Math.abs(base - 30 - light.y) < light.radius * 2) continue;
    const puffs = Array.from({ length: 7 }, (_, n): Puff => {
      const at = (n + 0.5) / 7;
      const arch = Math.sin(Math.PI * at);
      return { x: x + (at - 0.5) * width, y: base - 6 - arch * (12 + random() * 16), radius: 14 + arch * (20 + random() * 22) };
    });
    clouds.push({ base, crown: Math.min(...puffs.map((puff) => puff.y - puff.radius)), puffs });
  }
  return clouds;
}

/** How dark a cloud is at a point (0 to 1), undefined outside it. */
function shadeOf(cloud: Cloud, light: Light, x: number, y: number, weather: Weather): number | undefined {
  if (y > cloud.base || y < cloud.crown) return undefined;
  let shade: number | undefined;
  for (const puff of cloud.puffs) {
    const [dx, dy] = [x - puff.x, y - puff.y];
    const away = Math.hypot(dx, dy);
    if (away > puff.radius) continue;
    const toLight = Math.hypot(light.x - puff.x, light.y - puff.y) || 1;
    const facing = (dx * (light.x - puff.x) + dy * (light.y - puff.y)) / (puff.radius * toLight);
    const here = Math.max(0, 0.12 - facing * 0.5) * (away / puff.radius);
    shade = Math.min(shade ?? 1, here);
  }
  if (shade === undefined) return undefined;
  const depth = (y - cloud.crown) / (cloud.base - cloud.crown);
  return shade * 0.8 + depth ** 3 * 0.34 + (weather === "rain" ? 0.16 : 0);
}

function toneOf(plan: SkyPlan, x: number, y: number): number {
  const { light, weather, top, horizon } = plan;
  const height = (horizon - y) / (horizon - top);
  const away = Math.hypot(x - light.x, y - light.y) / light.radius;
  if (weather === "night") return Math.min(0.86, 0.34 + height * 0.42 + Math.min(1, (away - 1) / 5) * 0.16);
  const angle = Math.atan2(y - light.y, x - light.x);
  const rays = Math.max(0, Math.sin(angle * 13)) * Math.max(0, 1 - away / 6.5) * 0.5;
  const base = weather === "rain" ? 0.26 + height * 0.26 : 0.1 + height * 0.38;
  const glow = Math.max(0, 1 - (away - 1) / 4.2) ** 1.4;
  // Rain clouds reduce the light to a pale area without rays.
  if (weather === "rain") return base * (1 - glow * 0.45) + 0.02;
  return Math.max(0, base * (1 - glow * 0.95) - rays * 0.34 + 0.02);
}

/** A sky in level cuts that swell with its darkness: clouds are left white, the light throws rays. */
export function engraveSky(plan: SkyPlan): DrawingItem[] {
  const { left, right, top, horizon, weather, light, random } = plan;
  const spacing = 6.4;
  const clouds = pileClouds(plan);
  const phase = random() * 6;
  let cuts = "";
  for (let y = top + spacing / 2; y < horizon; y += spacing) {
    const line = straight([left, y], [right, y], 5).map(([x]): Point => [x, y + Math.sin(x * 0.013 + phase + y * 0.02) * 1.3]);
    cuts += swellingLine(line, (x, at) => {
      if (weather !== "rain" && Math.hypot(x - light.x, at - light.y) < light.radius + 3) return 0;
      const shades = clouds.map((cloud) => shadeOf(cloud, light, x, at, weather)).filter((shade) => shade !== undefined);
      const tone = shades.length ? Math.min(...shades) * (weather === "night" ? 1.5 : 1) : toneOf(plan, x, at);
      return spacing * Math.min(0.88, tone);
    });
  }
  const items: DrawingItem[] = [{ kind: "path", d: cuts, fill: "ink" }];
  if (weather === "night") items.push(...engraveStars(plan), ...engraveMoon(light));
  else if (weather === "day") items.push({ kind: "path", d: circlePath(light.x, light.y, light.radius), stroke: "ink", strokeWidth: 2.2 });
  return items;
}

function engraveStars({ left, right, top, horizon, light, random }: SkyPlan): DrawingItem[] {
  let stars = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [left + random() * (right - left), top + random() * (horizon - top) * 0.8];
    if (Math.hypot(x - light.x, y - light.y) > light.radius * 1.5) stars += circlePath(x, y, 1.3 + random() ** 3 * 3);
  }
  return [{ kind: "path", d: stars, fill: "paper" }];
}

function engraveMoon(light: Light): DrawingItem[] {
  let shadow = "";
  for (let y = -light.radius + 4; y < light.radius; y += 5) {
    const half = Math.sqrt(light.radius ** 2 - y * y);
    const line = straight([light.x - half, light.y + y], [light.x + half * 0.2, light.y + y], 5);
    shadow += swellingLine(line, (x) => Math.max(0, 3.6 - ((x - light.x + half) / half) * 3));
  }
  return [
    { kind: "path", d: circlePath(light.x, light.y, light.radius), fill: "paper", stroke: "ink", strokeWidth: 1.6 },
    { kind: "path", d: shadow, fill: "ink" },
  ];
}

/** Slanting rain over a whole scene: dark and light strokes. */
export function engraveRain({ left, right, top, random }: SkyPlan, bottom: number): DrawingItem[] {
  const strokes = (count: number, width: number) => {
    let cuts = "";
    for (let i = 0; i < count; i++) {
      const [x, y, length] = [left + 24 + random() * (right - left - 40), top + random() * (bottom - top - 60), 26 + random() * 30];
      const end: Point = [Math.max(left, x - length * 0.28), y + length];
      cuts += swellingLine([[x, y], [(x + end[0]) / 2, (y + end[1]) / 2], end], (_, at) => width * (0.35 + 0.65 * ((at - y) / length)));
    }
    return cuts;
  };
  return [
    { kind: "path", d: strokes(150, 2.6), fill: "paper" },
    { kind: "path", d: strokes(110, 1.7), fill: "ink" },
  ];
}
