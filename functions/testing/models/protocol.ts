import type { IncomingHttpHeaders } from "node:http";
import type { JsonSchema } from "./fill-schema.ts";
import type { PictureFormat } from "./landscape.ts";

/** A request as it came in. */
export interface Incoming {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** JSON or form fields; null for neither. */
  body: unknown;
}

/** A piece of a reply. */
export interface Part {
  bytes: string | Uint8Array;
  /** Sent at the pace of tokens; anything else goes with what is before it. */
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
  /** The form of the answer; none for plain text. */
  schema: JsonSchema | null;
  isStream: boolean;
  width: number;
  height: number;
  format: PictureFormat;
}

/** A provider's way of speaking. */
export interface Protocol {
  name: "openai" | "anthropic" | "stability" | "workers-ai";
  /** The key a request brings, null for none. */
  keyOf(incoming: Incoming): string | null;
  /** What is wanted; a reply when the real service would refuse the request's form. */
  read(incoming: Incoming): Ask | Reply;
  /** The answer's text, cut into tokens. */
  text(ask: Ask, tokens: string[]): Reply;
  picture(ask: Ask, bytes: Uint8Array, incoming: Incoming): Reply;
  /** Lists of models, accounts. */
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

/** The texts of a message's content, which is a string or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part) => String(recordOf(part).text ?? "")).join("\n") : "";
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A schema that is only described: the last line of the prompt that holds one, for models that cannot be bound to a form. */
export function schemaInWords(system: string): JsonSchema | null {
  for (const line of system.split("\n").toReversed()) {
    if (!line.startsWith("{")) continue;
    try {
      const found: unknown = JSON.parse(line);
      if (isRecord(found) && found.type === "object") return found as JsonSchema;
    } catch {
      // A line that only looks like one.
    }
  }
  return null;
}

const pictureSides = { least: 64, most: 4_096 };
export const sideOf = (pixels: number, standard: number) =>
  Number.isFinite(pixels) && pixels > 0 ? Math.min(pictureSides.most, Math.max(pictureSides.least, Math.round(pixels))) : standard;

/** What both services refuse in the schema of a structured answer, in words; null when it is sound. */
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
