import { ascentOf, fitBlock, setBlock } from "../../copyfit/fit-block.ts";
import { balancedLines } from "../../copyfit/fit-headline.ts";
import { fillIn } from "../../model/edition-words.ts";
import { earField, fields } from "../../model/fields.ts";
import type { BoxItem } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import type { NameElement, Paint, Slot } from "../../templates/furniture.ts";
import { scriptOf } from "../../text/script.ts";
import { type LayoutContext, warn } from "../context.ts";
import { setStripRules } from "../parts/rules.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { fieldOf, joinFacts, slotText } from "./edition-texts.ts";
import { setHorizon } from "./furniture.ts";
import { folioParts, type Layer, mastheadLayers } from "./masthead-layers.ts";

/** Where a masthead stands on a narrow page, and how much of it. Points of the template. */
export interface MastheadPlace {
  /** Left edge and width of what is set; grounds reach over the page's edges. */
  left: number;
  measure: number;
  /** Largest size of the name. */
  most: number;
  pageCount: number;
  /** Share of the template's weights rules have. */
  ruleShare: number;
  /** All of the edition's words and ears, or the day alone. */
  brief?: true;
}

const top = 6;
const inGround = 4;
const ruleGap = 1.4;

/** The masthead of a template composed for a narrow page, from its furniture. Returns its foot. */
export function setNarrowMasthead(context: LayoutContext, builder: SceneBuilder, place: MastheadPlace): number {
  const layers = mastheadLayers(context.template);
  let y = place.brief ? top : setEars(context, builder, place, top);
  let ground: { paint: Paint; item: BoxItem } | null = null;
  const closeGround = () => {
    if (!ground) return;
    y += inGround;
    ground.item.height = y - ground.item.y;
    ground = null;
    y += 1.5;
  };
  let before: Layer["kind"] | null = null;
  for (const layer of layers) {
    if (layer.kind === "stripe" || layer.ground !== (ground as { paint: Paint } | null)?.paint) closeGround();
    if (layer.kind !== "stripe" && layer.ground && !ground) {
      // The first ground of a page begins at its edge.
      const from: number = before === null ? 0 : y;
      ground = { paint: layer.ground, item: openGround(context, builder, layer.ground, from, before === null && y <= top ? 0 : from) };
      y = Math.max(y, from + inGround);
    }
    y = setLayer(context, builder, layer, before, place, y);
    before = layer.kind;
  }
  closeGround();
  return y;
}

function openGround(context: LayoutContext, builder: SceneBuilder, paint: Paint, from: number, y: number): BoxItem {
  const item: BoxItem = {
    kind: "box",
    block: "masthead",
    x: 0,
    y,
    width: context.template.page.width,
    height: from - y,
    fill: context.paint(paint),
  };
  builder.items.push(item);
  return item;
}

const stripeHeight = 4;

function setLayer(
  context: LayoutContext,
  builder: SceneBuilder,
  layer: Layer,
  before: Layer["kind"] | null,
  place: MastheadPlace,
  y: number,
): number {
  const { left, measure, ruleShare } = place;
  // Ears stand over everything else.
  const isFirst = before === null && y <= top;
  switch (layer.kind) {
    case "stripe":
      builder.box(
        "masthead",
        { x: 0, y: isFirst ? 0 : y, width: context.template.page.width, height: stripeHeight },
        { fill: context.paint(layer.ground) },
      );
      return (isFirst ? 0 : y) + stripeHeight;
    case "rule": {
      const weight = Math.max(layer.weight * ruleShare, context.template.rules.hair);
      const at = y + (before === "rule" ? ruleGap : before === null ? 0 : 2.5);
      builder.rule("masthead", left, at, measure, weight, { color: context.paint(layer.paint) });
      return at + weight;
    }
    case "name":
      return setNameLayer(context, builder, layer.name, layer.ruled, place, y + (before === "rule" ? 1 : 0));
    case "motto": {
      const { motto } = context.newspaper.folio;
      if (place.brief || motto.trim() === "") return y;
      const role = context.faces.motto;
      const block = fitBlock(context, motto, role, measure, { most: role.size, least: role.size });
      return setBlock(builder, "masthead", block, left, y + 1, measure, {
        align: alignOf(context),
        color: context.paint(layer.paint),
        role: "furniture",
        of: fields.motto,
      });
    }
    case "words":
      return setWords(context, builder, layer.slots, context.paint(layer.paint), place, y + 1.5);
    case "horizon":
      setHorizon(builder, { ...layer.horizon, x: left, width: measure, height: 9 }, y + 1, context.paint(layer.horizon.paint ?? "ink"));
      return y + 10;
  }
}

function alignOf({ template }: LayoutContext): "start" | "center" {
  const name = template.furniture.find((element) => element.kind === "name");
  return name?.kind === "name" && name.align === "start" ? "start" : "center";
}

/** The name in one line as large as its measure lets it be, in two or three when it would be small. Returns its foot. */
function setNameLayer(
  context: LayoutContext,
  builder: SceneBuilder,
  element: NameElement,
  ruled: Paint | null,
  place: MastheadPlace,
  y: number,
): number {
  const { left, measure } = place;
  const native = context.faces.nameplate;
  // Names are set solid in print, with room of their own around them.
  const nameplate: Role = { ...native, leading: Math.max(native.leading, native.size * 1.12) };
  const most = Math.min(place.most, nameplate.size * (element.most ?? 1));
  const plain = slotText(context, "name", 1).trim();
  const isCased = scriptOf(context.language).cased && element.case !== undefined;
  const name = !isCased
    ? plain
    : element.case === "upper"
      ? plain.toLocaleUpperCase(context.language)
      : plain.toLocaleLowerCase(context.language);
  const room = ruled ? measure - 36 : measure;
  const one = fitBlock(context, name, nameplate, room, { most, least: most * 0.52, lines: 1 });
  const two = one.shortened ? fitBlock(context, name, nameplate, room, { most: most * 0.66, least: most * 0.2, lines: 3 }) : one;
  if (two.shortened) warn(context, "shortened", "masthead", name);
  // Joined scripts rise and fall further than their size says.
  const air = scriptOf(context.language).joined ? two.role.size * 0.16 : 0;
  const color = context.paint(element.paint ?? "ink");
  if (!ruled)
    return setBlock(builder, "masthead", two, left, y + air, measure, { align: alignOf(context), color, of: fields.name }) + air * 0.5;
  const padding = place.brief ? 1.5 : 5;
  const height = two.height + 1.5 * air + 2 * padding;
  const width = Math.min(measure - 20, Math.max(...two.lines.map((line) => builder.widthOf(line.text, two.role)), 0) + 16);
  const around = place.brief ? 3 : 5;
  const panel = height + 2 * around;
  const box = { x: left + (measure - width) / 2, y: y + 2 + around, width, height };
  const lineColor = { color: context.paint(ruled) };
  for (let at = y + 2; at < y + 2 + panel; at += 2.4) {
    const isBeside = at > box.y - 0.5 && at < box.y + height;
    builder.rule("masthead", left, at, isBeside ? box.x - left : measure, 0.5, lineColor);
    if (isBeside) builder.rule("masthead", box.x + width, at, left + measure - box.x - width, 0.5, lineColor);
  }
  builder.box("masthead", box, { fill: context.paint("paper"), stroke: context.paint("ink"), strokeWidth: 0.5 });
  setBlock(builder, "masthead", two, left, box.y + padding + air, measure, { align: "center", color, of: fields.name });
  return y + 2 + panel + 2;
}

/** What the user wrote in the ears, side by side over the name; computed ears are printed elsewhere on a narrow page. */
function setEars(context: LayoutContext, builder: SceneBuilder, { left, measure }: MastheadPlace, y: number): number {
  const role = context.faces.earText;
  const width = measure / 2 - 6;
  const ears = context.newspaper.folio.ears.map((ear) => ear.replace(/\s*\n\s*/g, " ").trim());
  const lines = ears.map((ear) => balancedLines(ear, context.style(role), width, 6, context.tools).lines);
  const rows = Math.max(...lines.map(({ length }) => length));
  lines.forEach((ear, side) => {
    ear.forEach(({ text, joins }, row) => {
      const x = left + (side === 0 ? 0 : measure - width);
      builder.run("ears", text, role, x, y + row * role.leading + role.size, width, {
        align: side === 0 ? "start" : "end",
        joins,
        of: earField(side),
      });
    });
  });
  return rows === 0 ? y : y + rows * role.leading + 3;
}

function setWords(
  context: LayoutContext,
  builder: SceneBuilder,
  slots: readonly Slot[],
  color: string,
  place: MastheadPlace,
  y: number,
): number {
  const parts = folioParts(slots);
  const texts = (each: readonly Slot[]) => each.map((slot) => slotText(context, slot, place.pageCount)).filter(Boolean);
  if (place.brief) return setDay(context, builder, texts(["place-date"])[0] ?? context.newspaper.region, color, place, y);
  const start = texts(parts.start);
  const words = {
    start: start.length > 2 ? joinFacts(context, start) : start.join(" "),
    middle: texts(parts.middle),
    end: joinFacts(context, texts(parts.end)),
  };
  const of = { start: fieldOf(parts.start), middle: fieldOf(parts.middle), end: fieldOf(parts.end) };
  return setFolio(context, builder, words, of, color, place, y);
}

function folioRole(context: LayoutContext): Role {
  const { folio } = context.faces;
  return { ...folio, leading: Math.max(folio.leading, folio.size * 1.35) };
}

function setDay(
  context: LayoutContext,
  builder: SceneBuilder,
  text: string,
  color: string,
  { left, measure }: MastheadPlace,
  y: number,
): number {
  const role = folioRole(context);
  if (text === "") return y;
  const block = fitBlock(context, text, role, measure, { most: role.size, least: role.size * 0.7, lines: 1 });
  if (block.shortened) warn(context, "shortened", "folio", text);
  builder.run("folio", block.lines[0]?.text ?? "", block.role, left, y + ascentOf(role), measure, {
    align: alignOf(context),
    least: 0.7,
    color,
    of: fields.date,
  });
  return y + role.leading + 0.5;
}

/** A line of the folio is set smaller down to this share before it is divided. */
const leastFolio = 0.88;

/** Three parts on one line where they have room, else place and date over the other two. Returns the foot. */
function setFolio(
  context: LayoutContext,
  builder: SceneBuilder,
  { start, middle, end }: { start: string; middle: readonly string[]; end: string },
  of: { start: string | undefined; middle: string | undefined; end: string | undefined },
  color: string,
  { left, measure }: MastheadPlace,
  y: number,
): number {
  const role = folioRole(context);
  const baseline = y + ascentOf(role);
  const whole = joinFacts(context, middle);
  const [first, second, third] = [start, whole, end].map((part) => builder.widthOf(part, role)) as [number, number, number];
  if (second + 2 * Math.max(first, third) + 16 < measure) {
    builder.run("folio", start, role, left, baseline, measure, { color, of: of.start });
    builder.run("folio", whole, role, left, baseline, measure, { align: "center", color, of: of.middle });
    builder.run("folio", end, role, left, baseline, measure, { align: "end", color, of: of.end });
    return y + role.leading + 0.5;
  }
  // Each on a line of its own rather than a date broken over two.
  const one = fitBlock(context, whole, role, measure, { most: role.size, least: role.size * leastFolio, lines: 1 });
  const rows = one.shortened ? middle : [whole].filter(Boolean);
  const inRows = (texts: readonly { text: string; of: string | undefined }[], from: number) =>
    texts.reduce((at, { text, of }) => {
      const block = fitBlock(context, text, role, measure, { most: role.size, least: role.size * leastFolio });
      return setBlock(builder, "folio", block, left, at, measure, { align: alignOf(context), color, of });
    }, from);
  const under = inRows(
    rows.map((text) => ({ text, of: of.middle })),
    y,
  );
  const room = measure - 8;
  if (first + third === 0) return under + 0.5;
  if ((first + third) * leastFolio > room)
    return (
      inRows(
        [
          { text: start, of: of.start },
          { text: end, of: of.end },
        ].filter(({ text }) => text !== ""),
        under,
      ) + 0.5
    );
  const share = first / (first + third);
  const last = under + ascentOf(role);
  builder.run("folio", start, role, left, last, room * share, { color, of: of.start });
  builder.run("folio", end, role, left + measure - room * (1 - share), last, room * (1 - share), {
    align: "end",
    color,
    of: of.end,
  });
  return under + role.leading + 0.5;
}

/** The rules a template parts its page with. Returns the foot. */
export function setPartingRules(
  context: LayoutContext,
  builder: SceneBuilder,
  block: "folio" | "colophon",
  place: MastheadPlace,
  y: number,
): number {
  const weightOf = (weight: number) => Math.max(weight * place.ruleShare, context.template.rules.hair);
  return setStripRules(context, builder, block, { x: place.left, y, width: place.measure }, { gap: ruleGap, weightOf });
}

/** Folio of a further page. Returns its foot. */
export function setNarrowFolio(context: LayoutContext, builder: SceneBuilder, place: MastheadPlace, page: number): number {
  const { left, measure } = place;
  const role = context.faces.folio;
  const label = fillIn(context.words.page.page, { page: context.numeral(page) });
  const baseline = top + ascentOf(role);
  const taken = builder.run("folio", label, role, left, baseline, measure / 2, { least: 0.6 });
  const rest = measure - taken - 10;
  const name = fitBlock(context, slotText(context, "name", 1), role, rest, { most: role.size, least: role.size * 0.7, lines: 1 });
  setBlock(builder, "folio", name, left + measure - rest, baseline - ascentOf(name.role), rest, { align: "end", of: fields.name });
  return setPartingRules(context, builder, "folio", place, top + role.size + 4);
}
