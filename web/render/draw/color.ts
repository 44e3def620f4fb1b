/** 0 to 255 each; between whole numbers where colors are mixed. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` and `#rrggbb`. Throws a RangeError on anything else: colors come from templates, never from content. */
export function readColor(color: string): Rgb {
  const [, digits] = /^#((?:[0-9a-f]{3}){1,2})$/i.exec(color) ?? [];
  if (!digits) throw new RangeError(`Not a color: ${color}`);
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
