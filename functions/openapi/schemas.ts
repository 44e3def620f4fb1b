import * as z from "zod";

export type Json = Record<string, unknown>;
/** What a client may send, or what it is given: a field with a default may be left out of the one and is always in the other. */
type Direction = "input" | "output";

/**
 * Makes JSON Schemas from zod's. Those in `named` become components of the document, under their names; others are inlined.
 * `docstrings` are theirs, and those of their fields (readDocstrings).
 */
export function collectSchemas(named: ReadonlyMap<string, z.ZodType>, docstrings: ReadonlyMap<string, string>) {
  const registry = z.registry<{ id: string; description?: string }>();
  for (const [id, schema] of named) registry.add(schema, { id, description: docstrings.get(id) });
  const fieldsOf = (id: string): [name: string, schema: z.ZodType][] => {
    const schema = named.get(id);
    return schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];
  };
  // An extended object has the fields of its base, with their docstrings.
  const inherited = new Map<unknown, Map<string, string>>();
  for (const id of named.keys())
    for (const [name, schema] of fieldsOf(id)) {
      const docstring = docstrings.get(`${id}.${name}`);
      if (docstring && !registry.has(schema)) inherited.set(schema, new Map(inherited.get(schema)).set(name, docstring));
    }
  const used: Record<Direction, Map<string, unknown>> = { input: new Map(), output: new Map() };

  /** The schema, or a reference to it, which is not valid before `resolve`. */
  function part(schema: z.ZodType, direction: Direction): unknown {
    // As a field: at the top zod would give what has a name in full.
    const made = z.toJSONSchema(z.object({ part: schema }), { metadata: registry, io: direction, unrepresentable: "any", override: tidy });
    const { $defs = {}, properties } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"#/${direction}/`)) as typeof made;
    for (const [id, definition] of Object.entries($defs)) {
      for (const [name, schema] of fieldsOf(id)) {
        const description = docstrings.get(`${id}.${name}`) ?? inherited.get(schema)?.get(name);
        Object.assign(definition.properties?.[name] ?? {}, description && { description });
      }
      used[direction].set(id, definition);
    }
    return properties?.part;
  }

  /** The document with its components and references to them. A schema that is not the same in both directions is two. */
  function resolve<Document extends { components: Json }>(document: Document): Document {
    const isSame = (id: string) => textOf("input", id) === textOf("output", id);
    const textOf = (direction: Direction, id: string) => JSON.stringify(used[direction].get(id)).replaceAll(`"#/${direction}/`, '"#/');
    const twofold = new Set([...used.input.keys()].filter((id) => used.output.has(id) && !isSame(id)));
    for (const id of twofold) for (const user of used.input.keys()) if (textOf("input", user).includes(`"#/${id}"`)) twofold.add(user);
    const nameOf = (direction: string, id: string) => (direction === "input" && twofold.has(id) && used.output.has(id) ? `${id}Input` : id);
    const schemas = Object.entries(used).flatMap(([direction, byId]) =>
      [...byId].map(([id, schema]) => [nameOf(direction, id), schema] as const),
    );
    const whole = { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas.toSorted()) } };
    const reference = /"#\/(input|output)\/(\w+)"/g;
    return JSON.parse(
      JSON.stringify(whole).replace(reference, (_, direction: string, id: string) => `"#/components/schemas/${nameOf(direction, id)}"`),
    ) as Document;
  }

  return { part, resolve };
}

/** Adds what zod omits, and removes what carries no information. */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Lengths of texts (textUpTo): zod's own are not counted in code points, as ours and JSON Schema's are.
  for (const check of zodSchema._zod.def.checks ?? []) {
    const { params } = check._zod.def as { params?: { maxLength?: number } };
    if (params?.maxLength) jsonSchema.maxLength = params.maxLength;
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Clients must accept fields that a later version adds.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.propertyNames;
}
