import * as z from "zod";
import type { Drawing, DrawingColor, DrawingItem } from "../../web/typeset/index.ts";

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
    /** Only characters of path data, so that it is safe in an attribute. */
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

export interface DrawingLook {
  /** CSS colours. */
  ink: string;
  paper: string;
  /** CSS font-family list for the labels. */
  fonts: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeText(text: string): string {
  // XML 1.0 allows no other control characters, not even escaped.
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "").replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");
}

const decimal = (value: number) => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "0");

function drawItem(item: DrawingItem, look: DrawingLook): string {
  const color = (role: DrawingColor | undefined) => (role ? escapeText(look[role]) : "none");
  if (item.kind === "path") {
    const stroke = item.stroke ? ` stroke="${color(item.stroke)}" stroke-width="${decimal(item.strokeWidth ?? 1)}"` : "";
    const opacity = item.opacity === undefined ? "" : ` opacity="${decimal(item.opacity)}"`;
    return `<path d="${item.d.replace(/[^\d\sMLHVCSQTAZ.,eE+-]/g, "")}" fill="${color(item.fill)}"${stroke}${opacity}/>`;
  }
  const style = item.italic ? ' font-style="italic"' : "";
  const place = `x="${decimal(item.x)}" y="${decimal(item.y)}" text-anchor="${item.anchor}"`;
  return `<text ${place} font-size="${decimal(item.size)}" font-weight="${item.weight}"${style} xml:lang="${escapeText(item.language)}" fill="${color("ink")}">${escapeText(item.text)}</text>`;
}

/** A drawing as a picture file of its own: no scripts, no references, all text escaped. */
export function drawingToSvg(drawing: Drawing, look: DrawingLook): string {
  const [width, height] = [decimal(drawing.width), decimal(drawing.height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeText(look.fonts)}" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${escapeText(look.paper)}"/>${drawing.items.map((item) => drawItem(item, look)).join("")}</svg>`;
}
