import { invalid, Refusal, required } from "./refusal.ts";

export interface Fields {
  [name: string]: string | Fields;
}

/** Reads Stripe's form encoding: `line_items[0][price_data][currency]=usd`. Lists are objects with numbers for names. */
export function readFields(parameters: URLSearchParams): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of parameters) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = fields;
    for (const part of path) {
      const next = at[part];
      if (typeof next === "object") at = next;
      else {
        const made: Fields = Object.create(null);
        at[part] = made;
        at = made;
      }
    }
    // An unnumbered list, as in expand[]=customer.
    at[last === "" ? String(Object.keys(at).length) : last] = value;
  }
  return fields;
}

export function refuseUnknown(fields: Fields, known: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown) throw new Refusal(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}

export function textOf(fields: Fields, name: string, { most = 5_000, param = name } = {}): string | null {
  const value = fields[name];
  if (value === undefined || value === "") return null;
  if (typeof value !== "string") throw invalid(param, "Invalid string.", "parameter_invalid_string");
  if (value.length > most) throw invalid(param, `Invalid string: must be at most ${most} characters.`, "parameter_invalid_string_too_long");
  return value;
}

export function wholeOf(fields: Fields, name: string, param = name): number | null {
  const value = textOf(fields, name, { param });
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(param, `Invalid integer: ${value}`, "parameter_invalid_integer");
  return Number(value);
}

export function absoluteUrlOf(fields: Fields, name: string): string | null {
  const value = textOf(fields, name);
  if (value === null) return null;
  // The template of the session's id is filled in later and has signs that no address has.
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") throw invalid(name, "Not a valid URL", "url_invalid");
  return value;
}

export function choiceOf<const T extends string>(fields: Fields, name: string, choices: readonly T[]): T | null {
  const value = textOf(fields, name);
  if (value !== null && !choices.includes(value as T)) throw invalid(name, `Invalid ${name}: must be one of ${choices.join(", ")}`);
  return value as T | null;
}

export const groupOf = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  if (value === undefined || value === "") return {};
  if (typeof value === "string") throw invalid(name, "Invalid object", "parameter_invalid_empty");
  return value;
};

export const listOf = (fields: Fields, name: string): (string | Fields)[] => Object.values(groupOf(fields, name));

/** Stripe keeps 50 keys of 40 characters with values of 500. */
export function metadataOf(fields: Fields, name = "metadata"): Record<string, string> {
  const entries = Object.entries(groupOf(fields, name));
  if (entries.length > 50) throw invalid(name, "Metadata can have at most 50 keys.");
  for (const [key, value] of entries) {
    if (key.length > 40) throw invalid(name, `Metadata keys can have at most 40 characters: ${key}`);
    if (typeof value !== "string" || value.length > 500)
      throw invalid(`${name}[${key}]`, "Metadata values can have at most 500 characters.");
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

export function demand<T>(value: T | null, param: string): T {
  if (value === null) throw required(param);
  return value;
}
