/** Much more than anything printed needs; what comes after is not read. */
export const mostOf = { story: 48_000, side: 8_000, line: 2_000, list: 200, claims: 40 } as const;

/** A short stretch said again and again, as models do that have lost their way, and servers that mean harm. */
const rut = /([\s\S]{1,8}?)\1{23,}/gu;

/**
 * A field of a model's answer, before it is judged: of a length that can be judged in no time, and without ruts, which are no text and
 * would keep every pattern busy.
 */
export function tame(text: string, most: number): string {
  const short = text.length > most ? text.slice(0, most) : text;
  return short.replace(rut, (_, unit: string) => unit.repeat(3));
}
