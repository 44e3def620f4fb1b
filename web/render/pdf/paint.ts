import { readColor } from "../draw/color.ts";
import type { Blend, GradientStops } from "../draw/operations.ts";
import { num, type PdfFile, type Ref } from "./pdf-file.ts";

export type InkRule = "as-set" | "black";

const DARK = 96;
const NEUTRAL = 40;

/** True for inks that are a warm or cold black: on a press they are black, printed in that ink alone. */
export function isBlackish(color: string): boolean {
  const parts = readColor(color);
  const lightest = Math.max(...parts);
  return lightest < DARK && lightest - Math.min(...parts) < NEUTRAL;
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
export const strokeColor = (color: string, rule: InkRule) => fillColor(color, rule).toUpperCase();

const BLENDS = { color: "Color", multiply: "Multiply", screen: "Screen" } as const;

/** A radial shading in the unit circle. */
function addShading(file: PdfFile, stops: GradientStops): Ref {
  const colors = stops.map(([, color]) => `[${colorComponents(color, "as-set").join(" ")}]`);
  const steps = colors.slice(1).map((color, index) => `<</FunctionType 2/Domain[0 1]/N 1/C0${colors[index]}/C1${color}>>`);
  const bounds = stops.slice(1, -1).map(([at]) => num(at));
  const blend = `<</FunctionType 3/Domain[0 1]/Functions[${steps.join("")}]/Bounds[${bounds.join(" ")}]/Encode[${steps.map(() => "0 1").join(" ")}]>>`;
  return file.add(`<</ShadingType 3/ColorSpace/DeviceRGB/Coords[0 0 0 0 0 1]/Function ${blend}/Extend[true true]>>`);
}

/** Graphics states and shadings of a page, by the names its content has for them. */
export interface PagePaints {
  states: ReadonlyMap<string, string>;
  shadings: ReadonlyMap<string, Ref>;
  /** Name of a graphics state with this opacity and blend mode. */
  state(opacity: number, blend: Blend | undefined): string;
  /** Name of a radial shading in the unit circle. */
  shading(stops: GradientStops): string;
}

export function createPagePaints(file: PdfFile): PagePaints {
  const states = new Map<string, string>();
  const shadings = new Map<string, Ref>();
  return {
    states,
    shadings,
    state(opacity, blend) {
      const name = `${blend ?? "O"}${Math.round(opacity * 1000)}`;
      states.set(name, `<<${blend ? `/BM/${BLENDS[blend]}` : ""}/ca ${num(opacity)}/CA ${num(opacity)}>>`);
      return name;
    },
    shading(stops) {
      const name = `S${shadings.size}`;
      shadings.set(name, addShading(file, stops));
      return name;
    },
  };
}
