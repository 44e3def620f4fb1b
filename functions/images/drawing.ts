import * as z from "zod";
import type { Drawing } from "../../web/typeset/index.ts";

let form: z.ZodType<Drawing> | undefined;

/** A drawing as it is stored: checked once when it is made and again when it is read. Made at its first use: few requests have drawings. */
export function drawingForm(): z.ZodType<Drawing> {
  form ??= makeForm();
  return form;
}

function makeForm(): z.ZodType<Drawing> {
  const Color = z.enum(["ink", "paper"]);
  const measure = z.number().min(-100_000).max(100_000);

  const Edge = z.union([z.literal(0), z.literal(1)]);
  const Pin = z.object({ x: Edge, y: Edge, box: z.tuple([measure, measure, measure, measure]) });

  const Path = z.object({
    kind: z.literal("path"),
    /** Only what path data is made of, so that it can stand in an attribute. */
    d: z
      .string()
      .max(400_000)
      .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9eE\s,.+-]*$/),
    fill: Color.optional(),
    stroke: Color.optional(),
    strokeWidth: measure.optional(),
    opacity: z.number().min(0).max(1).optional(),
    pin: Pin.optional(),
    ground: z.literal(true).optional(),
  });

  const Label = z.object({
    kind: z.literal("label"),
    x: measure,
    y: measure,
    anchor: z.enum(["start", "middle", "end"]),
    text: z.string().max(300),
    size: measure,
    weight: z.union([z.literal(400), z.literal(700)]),
    italic: z.boolean().optional(),
    language: z.string().max(16),
    pin: Pin.optional(),
  });

  return z.object({
    width: z.number().int().min(1).max(10_000),
    height: z.number().int().min(1).max(10_000),
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
    items: z.array(z.discriminatedUnion("kind", [Path, Label])).max(20_000),
  });
}
