/** The rules of the desk with the form of the answer written under them, for models that cannot be bound to a schema. */
export function systemWithSchema(system: string, schema: Record<string, unknown>): string {
  return `${system}\n\nAnswer with one JSON object of this JSON Schema, its properties in this order, and nothing before or after it:\n${JSON.stringify(schema)}`;
}
