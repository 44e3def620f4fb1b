import type { DrawingItem } from "../../../web/typeset/index.ts";
import { height, type MapInput, type Projection } from "./map-survey.ts";
import { boxPath, type Point, pathOf } from "./outline.ts";

const miles = new Set(["US", "GB", "LR", "MM"]);

export function drawScale(input: MapInput, projection: Projection, right: number, y: number): DrawingItem[] {
  const kilometers = miles.has(input.place.countryCode) ? 1.609344 : 1;
  const [x0] = projection([input.place.lng, input.place.lat]) ?? [0];
  const north = projection([input.place.lng, input.place.lat + (input.place.lat > 80 ? -1 : 1)]);
  const perKilometer = Math.hypot((north?.[0] ?? x0) - x0, (north?.[1] ?? 0) - height / 2) / 111.2;
  const length = [500, 400, 300, 200, 100, 60, 50, 40, 30, 20].find((units) => units * kilometers * perKilometer <= 190) ?? 10;
  const bar = length * kilometers * perKilometer;
  const unit = miles.has(input.place.countryCode) ? "mile" : "kilometer";
  const tag = /^(?:ar|hi)$/.test(input.language) ? `${input.language}-u-nu-${input.numerals ?? "latn"}` : input.language;
  const text = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(length);
  const x = right - bar;
  return [
    { kind: "path", d: boxPath(x - 8, y - 23, bar + 16, 43), fill: "paper" },
    { kind: "path", d: boxPath(x, y, bar, 5.5), fill: "paper", stroke: "ink", strokeWidth: 1 },
    { kind: "path", d: boxPath(x, y, bar / 2, 5.5), fill: "ink" },
    { kind: "label", x: x + bar / 2, y: y - 6, anchor: "middle", text, size: 16, weight: 400, language: input.language },
  ];
}

export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? radius * 0.4 : radius];
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `${pathOf([points], 0)}Z`;
}
