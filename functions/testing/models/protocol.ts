import type { IncomingHttpHeaders } from "node:http";
import type { JsonSchema } from "./fill-schema.ts";
import type { PictureFormat } from "./landscape.ts";

/** A request as it came in. */
export interface Incoming {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or form fields; null for anything else. */
  body: unknown;
}

/** A chunk of a reply. */
export interface Part {
  bytes: string | Uint8Array;
  /** Sent at token pace; other chunks are sent with the preceding one. */
  isToken: boolean;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  parts: Part[];
}

/** What a request wants. */
export interface Ask {
  kind: "text" | "picture" | "lookup";
  system: string;
  prompt: string;
  model: string;
  /** Schema of the answer; null for plain text. */
  schema: JsonSchema | null;
  isStream: boolean;
  width: number;
  height: number;
  format: PictureFormat;
}

/** A provider's API. */
export interface Protocol {
  name: "openai" | "anthropic" | "stability" | "workers-ai";
  /** The request's API key; null without one. */
  keyOf(incoming: Incoming): string | null;
  /** Parses the request; returns an error reply where the real service would reject its form. */
  read(incoming: Incoming): Ask | Reply;
  /** A text answer, split into tokens. */
  text(ask: Ask, tokens: string[]): Reply;
  picture(ask: Ask, bytes: Uint8Array, incoming: Incoming): Reply;
  /** Lookups: model lists, accounts. */
  lookup(ask: Ask, incoming: Incoming): Reply;
  failure(status: number, message: string): Reply;
  refusal(ask: Ask): Reply;
}

export const bearerOf = ({ authorization = "" }: IncomingHttpHeaders) => /^Bearer\s+(.+)$/i.exec(authorization)?.[1] ?? null;

export const isReply = (found: Ask | Reply): found is Reply => "parts" in found;

export const whole = (bytes: string | Uint8Array): Part[] => [{ bytes, isToken: false }];

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { "content-type": "application/json", ...headers }, parts: whole(JSON.stringify(body)) };
}

export const stream = (parts: Part[]): Reply => ({
  status: 200,
  headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  parts,
});

export const frame = (data: unknown, isToken = false, event?: string): Part => ({
  bytes: `${event ? `event: ${event}\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`,
  isToken,
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The text of a message's content, which is a string or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part) => String(recordOf(part).text ?? "")).join("\n") : "";
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A schema given only in the prompt: its last line that holds one, for models without structured output. */
export function schemaInWords(system: string): JsonSchema | null {
  for (const line of system.split("\n").toReversed()) {
    if (!line.startsWith("{")) continue;
    try {
      const found: unknown = JSON.parse(line);
      if (isRecord(found) && found.type === "object") return found as JsonSchema;
    } catch {
      // The line only looked like a schema.
    }
  }
  return null;
}

const pictureSides = { least: 64, most: 4_096 };
export const sideOf = (pixels: number, standard: number) =>
  Number.isFinite(pixels) && pixels > 0 ? Math.min(pictureSides.most, Math.max(pictureSides.least, Math.round(pixels))) : standard;

/** The reason why both services would reject a structured-output schema; null when it is valid. */
export function schemaFault(schema: JsonSchema, isStrict: boolean, path = "()"): string | null {
  if (schema.oneOf || (isStrict && schema.allOf)) return `In context=${path}, 'oneOf' and 'allOf' are not permitted.`;
  if (schema.properties) {
    if (schema.additionalProperties !== false)
      return `In context=${path}, 'additionalProperties' is required to be supplied and to be false.`;
    const missing = Object.keys(schema.properties).find((name) => isStrict && !schema.required?.includes(name));
    if (missing)
      return `In context=${path}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  const inner: [string, JsonSchema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.$defs ?? {}),
    ...(schema.items ? ([["items", schema.items]] as [string, JsonSchema][]) : []),
    ...(schema.anyOf ?? []).map((choice, index): [string, JsonSchema] => [`anyOf/${index}`, choice]),
  ];
  for (const [name, part] of inner) {
    const fault = schemaFault(part, isStrict, `${path}/${name}`);
    if (fault) return fault;
  }
  return null;
}
