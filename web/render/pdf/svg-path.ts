import { num } from "./pdf-file.ts";

type Point = readonly [number, number];

/** Half-turns of an arc as Bézier curves: the tangent length of a quarter (good to 0.03 %). */
function arcCurves(from: Point, to: Point, rx: number, ry: number, turn: number, isLarge: boolean, isClockwise: boolean): number[][] {
  // SVG 2, appendix B.2.4: from end points to middle and angles.
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const x = cos * half[0] + sin * half[1];
  const y = -sin * half[0] + cos * half[1];
  const grow = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const over = Math.max(0, (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2) / ((a * y) ** 2 + (b * x) ** 2);
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(over);
  const middle: Point = [(factor * a * y) / b, (-factor * b * x) / a];
  const center: Point = [
    cos * middle[0] - sin * middle[1] + (from[0] + to[0]) / 2,
    sin * middle[0] + cos * middle[1] + (from[1] + to[1]) / 2,
  ];
  const start = Math.atan2((y - middle[1]) / b, (x - middle[0]) / a);
  const end = Math.atan2((-y - middle[1]) / b, (-x - middle[0]) / a);
  let sweep = end - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
  const step = sweep / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): Point => [center[0] + cos * a * u - sin * b * v, center[1] + sin * a * u + cos * b * v];
  return Array.from({ length: parts }, (_, index) => {
    const [t, s] = [start + index * step, start + (index + 1) * step];
    const first = place(Math.cos(t) - reach * Math.sin(t), Math.sin(t) + reach * Math.cos(t));
    const second = place(Math.cos(s) + reach * Math.sin(s), Math.sin(s) - reach * Math.cos(s));
    return [...first, ...second, ...(index === parts - 1 ? to : place(Math.cos(s), Math.sin(s)))];
  });
}

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const ARC =
  /\s*,?\s*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)/giy;
const OPERANDS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function* segmentsOf(d: string): Generator<[command: string, isRelative: boolean, operands: number[]]> {
  for (const [, letter = "", body = ""] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const size = OPERANDS[command] ?? 0;
    const values = command === "A" ? [...body.matchAll(ARC)].flatMap((arc) => arc.slice(1)) : (body.match(NUMBERS) ?? []);
    if (size === 0) yield [command, isRelative, []];
    for (let at = 0; size > 0 && at + size <= values.length; at += size) {
      // SVG 2 §9.3.3: further pairs after a move are lines.
      yield [at > 0 && command === "M" ? "L" : command, isRelative, values.slice(at, at + size).map(Number)];
    }
  }
}

/** SVG path data as PDF path operators, in the same coordinates with `digits` after the point. What is no path data is passed over. */
export function pathOperators(d: string, digits = 2): string {
  const out: string[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  // The control point that S and T mirror.
  let control: Point | undefined;
  const put = (operator: string, ...values: number[]) => out.push(`${values.map((value) => num(value, digits)).join(" ")} ${operator}`);
  const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => {
    put("c", x1, y1, x2, y2, x, y);
    at = [x, y];
  };
  const bend = (x1: number, y1: number, x: number, y: number) =>
    curve(at[0] + (2 / 3) * (x1 - at[0]), at[1] + (2 / 3) * (y1 - at[1]), x + (2 / 3) * (x1 - x), y + (2 / 3) * (y1 - y), x, y);
  const mirrored = (): Point => (control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at);
  for (const [command, isRelative, operands] of segmentsOf(d)) {
    const [dx, dy] = isRelative ? at : [0, 0];
    const v = operands.map((value, index) => {
      if (command === "H") return value + dx;
      if (command === "V") return value + dy;
      if (command === "A") return index === 5 ? value + dx : index === 6 ? value + dy : value;
      return value + (index % 2 === 0 ? dx : dy);
    });
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = v;
    let next: Point | undefined;
    if (command === "Z") {
      out.push("h");
      at = start;
    } else if (command === "M" || command === "L") {
      put(command === "M" ? "m" : "l", a, b);
      at = [a, b];
      if (command === "M") start = at;
    } else if (command === "H" || command === "V") {
      at = command === "H" ? [a, at[1]] : [at[0], a];
      put("l", ...at);
    } else if (command === "C") {
      curve(a, b, c, e, f, g);
      next = [c, e];
    } else if (command === "S") {
      const [x, y] = mirrored();
      curve(x, y, a, b, c, e);
      next = [a, b];
    } else if (command === "Q") {
      bend(a, b, c, e);
      next = [a, b];
    } else if (command === "T") {
      const [x, y] = mirrored();
      bend(x, y, a, b);
      next = [x, y];
    } else if (a === 0 || b === 0 || (g === at[0] && h === at[1])) {
      put("l", g, h);
      at = [g, h];
    } else {
      for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] of arcCurves(at, [g, h], Math.abs(a), Math.abs(b), c, e === 1, f === 1))
        curve(x1, y1, x2, y2, x, y);
    }
    control = next;
  }
  return out.join("\n");
}
