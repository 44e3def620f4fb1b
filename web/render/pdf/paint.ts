import { num } from "./pdf-file.ts";

export type InkRule = "as-set" | "black";

/** Reads `#rgb`, `#rrggbb`. Throws a RangeError on anything else: colors come from templates, never from content. */
export function readColor(color: string): readonly [number, number, number] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!short && !long) throw new RangeError(`Not a color: ${color}`);
  const parts = (short ?? long ?? []).slice(1).map((part) => Number.parseInt(short ? part + part : part, 16));
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

const DARK = 96;
const NEUTRAL = 40;

/** True for inks that are a warm or cold black: on a press they are black, printed in that ink alone. */
export function isBlackish(color: string): boolean {
  const parts = readColor(color);
  return Math.max(...parts) < DARK && Math.max(...parts) - Math.min(...parts) < NEUTRAL;
}

const component = (value: number) => num(value / 255, 3);

/** Components of a color, 0 to 1: one (DeviceGray 0) for black inks where the press wants them so, else three (DeviceRGB). */
export function colorComponents(color: string, rule: InkRule): string[] {
  return rule === "black" && isBlackish(color) ? ["0"] : readColor(color).map(component);
}

/** The operator that sets the filling color. */
export function fillColor(color: string, rule: InkRule): string {
  const components = colorComponents(color, rule);
  return `${components.join(" ")} ${components.length > 1 ? "rg" : "g"}`;
}

/** The operator that sets the stroking color. */
export function strokeColor(color: string, rule: InkRule): string {
  const components = colorComponents(color, rule);
  return `${components.join(" ")} ${components.length > 1 ? "RG" : "G"}`;
}
