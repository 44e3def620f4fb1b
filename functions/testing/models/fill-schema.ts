import { type Edition, storyText } from "./compose.ts";

/** The part of JSON Schema that the protocols accept. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

type Block = Edition["blocks"][number];
type Place = {
  edition: Edition;
  root: JsonSchema;
  name: string;
  index: number;
  side?: Edition["sides"][number];
  block?: Block;
  pair?: Edition["claims"][number];
  contradiction?: Edition["contradictions"][number];
};

const pictureBrief = "A wide view of the scene in soft daylight, seen from the street, nobody close, no lettering anywhere";

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let found = schema;
  for (let depth = 0; found.$ref && depth < 16; depth++) {
    const name = found.$ref.split("/").at(-1) ?? "";
    found = root.$defs?.[name] ?? root.definitions?.[name] ?? {};
  }
  const choices = found.anyOf ?? found.oneOf;
  if (choices) return resolve(choices.find((choice) => resolve(choice, root).type !== "null") ?? {}, root);
  return found.allOf?.length ? Object.assign({}, found, ...found.allOf.map((part) => resolve(part, root))) : found;
}

const typeOf = ({ type, properties, items }: JsonSchema) =>
  (Array.isArray(type) ? type.find((one) => one !== "null") : type) ?? (properties ? "object" : items ? "array" : "string");

function mayBeNull(schema: JsonSchema, root: JsonSchema): boolean {
  if (Array.isArray(schema.type)) return schema.type.includes("null");
  return (schema.anyOf ?? schema.oneOf ?? []).some((choice) => resolve(choice, root).type === "null");
}

function stringFor({ edition, name, side, block, pair, contradiction }: Place): string {
  if (contradiction && name === "source") return contradiction.source;
  if (pair && (name === "claim" || name === "source")) return pair[name];
  if (block && /text|content|paragraph|body|value/.test(name)) return block.text;
  if (/caption/.test(name)) return edition.caption;
  if (/^alt|alttext|imagealt/.test(name)) return edition.alt;
  if (/brief|prompt|scene|picture|image/.test(name)) return pictureBrief;
  if (/papername|newspaper|masthead|nameplate|^name$/.test(name)) return edition.paper;
  if (/writer|author/.test(name)) return edition.writer;
  if (/byline/.test(name)) return edition.byline;
  if (/lang/.test(name)) return edition.language;
  if (/quote/.test(name)) return edition.pullQuote;
  if (/kicker|overline|section|rubric/.test(name)) return side?.headline ?? edition.kicker;
  if (/deck|standfirst|subtitle|summary|teaser|description|lede/.test(name))
    return side ? (side.content.split("\n")[0] ?? "").slice(0, 140) : edition.deck;
  if (/title|headline|heading/.test(name)) return side?.headline ?? edition.title;
  if (/content|body|text|story|article/.test(name)) return side?.content ?? storyText(edition);
  return edition.deck;
}

const saysContext = /context|add|model|background|own|infer|general/i;

function enumFor(values: readonly unknown[], { block, edition }: Place): unknown {
  const texts = values.map(String);
  const find = (form: RegExp) => texts.findIndex((text) => form.test(text));
  let at = values.indexOf(edition.language);
  if (block) {
    if (block.kind === "subhead") at = find(/head/i);
    if (at < 0) at = block.isAdded ? find(saysContext) : find(/source|article|given|report/i);
    if (at < 0) at = find(/para|text|body/i);
  }
  return values[Math.max(0, at)];
}

function arrayFor(schema: JsonSchema, place: Place): unknown[] {
  const { edition, root, name } = place;
  const item = resolve(schema.items ?? {}, root);
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  const least = schema.minItems ?? 0;
  const each = (parts: Partial<Place>[]) =>
    parts.slice(0, most).map((part, index) => fill(item, { ...place, name: "text", index, ...part }));
  if (typeOf(item) === "object") {
    const fields = Object.keys(item.properties ?? {}).map((key) => key.toLowerCase());
    if (fields.includes("sentence") && fields.includes("source"))
      return each(edition.contradictions.map((contradiction) => ({ contradiction })));
    if (fields.includes("claim") && fields.includes("source")) return each(edition.claims.map((pair) => ({ pair })));
    const isStory = fields.some((key) => /title|headline/.test(key)) || /inside|stor|article|side/.test(name);
    if (!isStory || /paragraph|block/.test(name)) {
      if (/paragraph|block|content|body|story/.test(name)) return each(edition.blocks.map((block) => ({ block })));
      return each(Array.from({ length: Math.max(least, Math.min(2, most)) }, () => ({})));
    }
    return each(edition.sides.map((side) => ({ side })));
  }
  if (typeOf(item) !== "string") return each(Array.from({ length: least }, () => ({})));
  const texts = /add|context|unsourced|background|invent/.test(name)
    ? edition.added
    : /subhead/.test(name)
      ? edition.blocks.filter(({ kind }) => kind === "subhead").map(({ text }) => text)
      : /paragraph|content|body|story|block/.test(name)
        ? (place.side?.content.split("\n\n") ?? edition.blocks.map(({ kind, text }) => (kind === "subhead" ? `## ${text}` : text)))
        : /brief|prompt|picture|image/.test(name)
          ? [pictureBrief, `${pictureBrief}, closer and lower`]
          : Array.from({ length: least }, () => edition.deck);
  return texts.slice(0, most);
}

function fill(given: JsonSchema, place: Place): unknown {
  const schema = resolve(given, place.root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return enumFor(schema.enum, place);
  const type = typeOf(schema);
  if (type === "object") {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(properties.map(([name, inner]) => [name, fill(inner, { ...place, name: name.toLowerCase() })]));
  }
  if (type === "array") return arrayFor(schema, place);
  if (type === "boolean") return place.block !== undefined && (saysContext.test(place.name) ? place.block.isAdded : !place.block.isAdded);
  if (place.contradiction && place.name === "sentence") return place.contradiction.sentence;
  if (/page/.test(place.name)) return schema.minimum ?? 1;
  if (type === "number" || type === "integer") return Math.min(schema.maximum ?? 99, Math.max(schema.minimum ?? 1, place.index + 1));
  if (type === "null") return null;
  const text = stringFor(place);
  if (text === "" && mayBeNull(given, place.root)) return null;
  return schema.maxLength === undefined ? text : [...text].slice(0, schema.maxLength).join("");
}

/** An answer that matches the schema, properties in schema order. A single story is one of the side stories. */
export function fillSchema(schema: JsonSchema, edition: Edition, variation = 0): unknown {
  const names = Object.keys(schema.properties ?? {}).map((name) => name.toLowerCase());
  const isSide = names.some((name) => /^(?:content|text|body)$/.test(name)) && !names.some((name) => /expanded|deck|stories/.test(name));
  const side = isSide ? edition.sides[variation % Math.max(1, edition.sides.length)] : undefined;
  return fill(schema, { edition, root: schema, name: "", index: 0, side });
}
