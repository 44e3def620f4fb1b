/** True where two values would be the same as JSON, in whatever order their fields stand. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Readonly<Record<string, unknown>>[];
  const fields = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...fields].every((field) => isSameValue(left?.[field], right?.[field]));
}
