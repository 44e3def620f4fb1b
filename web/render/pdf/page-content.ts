import type { BoxItem, Clip, PageScene, PathItem, PictureItem, RuleItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { chamferedPath, dotRows } from "../shaping/outlines.ts";
import type { LineShaper } from "../shaping/shape-line.ts";
import { fillColor, type InkRule, strokeColor } from "./paint.ts";
import { num, textString } from "./pdf-file.ts";
import type { PlacedPicture } from "./picture-object.ts";
import { pathOperators } from "./svg-path.ts";
import { outlinePaths, type ShowTools, textObject } from "./text-operators.ts";

/** What a page's content needs of the document. */
export interface ContentTools extends ShowTools {
  shapeLine: LineShaper;
  inks: InkRule;
  /** The picture as an object of the file; undefined leaves its place blank. */
  picture(item: PictureItem): PlacedPicture | undefined;
  /** Name of a graphics state with this opacity. */
  opacity(share: number): string;
}

const p = (...values: number[]) => values.map((value) => num(value, 3)).join(" ");

/** Reach of the control points of a quarter circle. */
const ROUND = 0.5523;

function roundedRect({ x, y, width, height }: Clip, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - ROUND);
  const [right, foot] = [x + width, y + height];
  return [
    `${p(x + r, y)} m ${p(right - r, y)} l ${p(right - k, y, right, y + k, right, y + r)} c`,
    `${p(right, foot - r)} l ${p(right, foot - k, right - k, foot, right - r, foot)} c`,
    `${p(x + r, foot)} l ${p(x + k, foot, x, foot - k, x, foot - r)} c`,
    `${p(x, y + r)} l ${p(x, y + k, x + k, y, x + r, y)} c h`,
  ].join("\n");
}

const rect = ({ x, y, width, height }: Clip) => `${p(x, y, width, height)} re`;

function drawRule(item: RuleItem, inks: InkRule): string[] {
  const { x, y, width, height, color, pitch } = item;
  if (pitch === undefined) return [fillColor(color, inks), `${rect(item)} f`];
  const dot = Math.min(width, height);
  const isAcross = width >= height;
  const end = isAcross ? [x + width - dot / 2, y + dot / 2] : [x + dot / 2, y + height - dot / 2];
  return ["q", strokeColor(color, inks), `${p(dot)} w 1 J [0 ${p(pitch)}] 0 d`, `${p(x + dot / 2, y + dot / 2)} m ${p(...end)} l S`, "Q"];
}

function drawBox(item: BoxItem, inks: InkRule): string[] {
  const { fill, stroke, strokeWidth = 1, radius = 0, dots } = item;

  const outline = radius > 0 ? roundedRect(item, radius) : rect(item);
  const out: string[] = [];
  if (fill !== undefined) out.push(fillColor(fill, inks), `${outline} f`);
  if (stroke === undefined) return out;
  out.push("q", strokeColor(stroke, inks), `${p(strokeWidth)} w`);
  if (dots === undefined) out.push(`${outline} S`);
  else for (const { x1, y1, x2, y2, dash } of dotRows(item, strokeWidth)) out.push(`[${p(...dash)}] 0 d ${p(x1, y1)} m ${p(x2, y2)} l S`);
  out.push("Q");
  return out;
}

function drawPath(item: PathItem, tools: ContentTools): string[] {
  const { x, y, scale, d, fill, stroke, strokeWidth = 1, opacity = 1, clip } = item;
  const outline = pathOperators(d);
  if (outline === "") return [];
  const out = ["q"];
  if (clip) out.push(`${rect(clip)} W n`);
  if (opacity < 1) out.push(`/${tools.opacity(opacity)} gs`);
  out.push(`${num(scale, 5)} 0 0 ${num(scale, 5)} ${p(x, y)} cm`);
  if (fill !== undefined) out.push(fillColor(fill, tools.inks));
  if (stroke !== undefined) out.push(strokeColor(stroke, tools.inks), `${p(strokeWidth)} w 1 j 1 J`);
  // A see-through outline must show what it is stroked over, as it does on a canvas: the two are one after the other.
  if (fill !== undefined) out.push(outline, "f");
  if (stroke !== undefined) out.push(outline, "S");
  out.push("Q");
  return out;
}

function drawPicture(item: PictureItem, tools: ContentTools): string[] {
  const picture = tools.picture(item);
  if (!picture) return [];
  const { x, y, width, height, chamfer = 0 } = item;
  const out = ["q"];
  if (chamfer > 0) out.push(`${pathOperators(chamferedPath(x, y, width, height, chamfer))} W n`);
  if (picture.ink !== undefined) out.push(fillColor(picture.ink, tools.inks));
  out.push(`${p(width)} 0 0 ${p(-height)} ${p(x, y + height)} cm /${picture.resource} Do`, "Q");
  return out;
}

function drawText(item: TextItem, paper: string, tools: ContentTools): string[] {
  const line = tools.shapeLine(item);
  if (line.glyphs.length === 0) return [];
  const out: string[] = [];
  if (item.clip) out.push("q", `${rect(item.clip)} W n`);
  if (item.halo !== undefined) {
    out.push("q", strokeColor(paper, tools.inks), `${p(item.halo * 2)} w 1 j 1 J`, outlinePaths(item, line), "S Q");
  }
  out.push(fillColor(item.color, tools.inks));
  const span = line.isReordered ? `/Span<</ActualText${textString(`${item.text} `)}>>BDC` : undefined;
  if (span) out.push(span);
  out.push(textObject(item, line, tools));
  if (span) out.push("EMC");
  if (item.clip) out.push("Q");
  return out;
}

/** The operators of one item. */
export function drawItem(item: SceneItem, scene: PageScene, tools: ContentTools): string[] {
  switch (item.kind) {
    case "text":
      return drawText(item, scene.background, tools);
    case "rule":
      return drawRule(item, tools.inks);
    case "box":
      return drawBox(item, tools.inks);
    case "path":
      return drawPath(item, tools);
    case "picture":
      return drawPicture(item, tools);
  }
}

/** What a stretch of content belongs to: a part of the page by its marked-content id, with the language it is in, or decoration. */
export type Mark = { role: string; id: number; language: string } | "artifact";

/**
 * ISO 32000-1 §14.9.2.2: words in another language than what they stand in, such as the page's numerals beside a headline, say so
 * themselves.
 */
function inItsLanguage(item: SceneItem, mark: Mark, drawn: string[]): string[] {
  if (item.kind !== "text" || mark === "artifact" || item.language === mark.language) return drawn;
  return [`/Span<</Lang${textString(item.language)}>>BDC`, ...drawn, "EMC"];
}

/** An item of a page, by its index there, and the operators that draw it. */
export interface DrawnItem {
  index: number;
  item: SceneItem;
  operators: string[];
}

/**
 * The operators of drawn items in their order, in points from the page's top left corner, y downwards; `markOf` says what each belongs to.
 */
export function pageContent(drawn: readonly DrawnItem[], markOf: (index: number) => Mark): string {
  const out: string[] = [];
  let open: Mark | undefined;
  for (const { index, item, operators } of drawn) {
    if (operators.length === 0) continue;
    const mark = markOf(index);
    if (mark !== open) {
      if (open !== undefined) out.push("EMC");
      out.push(mark === "artifact" ? "/Artifact BMC" : `/${mark.role}<</MCID ${mark.id}>>BDC`);
      open = mark;
    }
    out.push(...inItsLanguage(item, mark, operators));
  }
  if (open !== undefined) out.push("EMC");
  return out.join("\n");
}
