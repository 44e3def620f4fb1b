import { fitBlock } from "../../copyfit/fit-block.ts";
import type { Block } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import type { EarElement, Element, FolioElement, HorizonElement, SealElement, Slot, TextElement } from "../../templates/furniture.ts";
import { type LayoutContext, warn } from "../context.ts";
import { setTeasers } from "../parts/teasers.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { fittingColophon } from "./colophon.ts";
import { type EarContent, earsOf, isBlank, type Refer } from "./ears.ts";
import { fieldOf, joinFacts, slotText } from "./edition-texts.ts";
import { setName } from "./nameplate.ts";

/** What furniture shows that is known only when all pages are set. */
export interface Edition {
  pageCount: number;
  refers: Refer[];
}

/** Sets the furniture of a front page: masthead, bands, folio, colophon; of it only what is wanted. */
export function setFurniture(
  context: LayoutContext,
  builder: SceneBuilder,
  edition: Edition,
  isWanted: (element: Element) => boolean = () => true,
): void {
  for (const element of context.template.furniture) if (isWanted(element)) setElement(context, builder, element, edition);
}

function yOf(context: LayoutContext, y: number): number {
  return y < 0 ? context.height + y : y;
}

function setElement(context: LayoutContext, builder: SceneBuilder, element: Element, edition: Edition): void {
  const { x, width } = element;
  const y = yOf(context, element.y);
  const color = context.paint("paint" in element && element.paint ? element.paint : "ink");
  switch (element.kind) {
    case "rule":
      builder.rule("masthead", x, y, width, element.weight, { color, ...(element.pitch ? { pitch: element.pitch } : {}) });
      return;
    case "box": {
      const { fill, stroke, weight, dots, radius } = element;
      // A height below 0 reaches down to that far above the page's foot.
      const height = element.height <= 0 ? context.height + element.height - y : element.height;
      builder.box(
        "masthead",
        { x, y, width, height },
        {
          ...(fill ? { fill: context.paint(fill) } : {}),
          ...(stroke ? { stroke: context.paint(stroke), strokeWidth: weight ?? 0.65 } : {}),
          ...(dots ? { dots } : {}),
          ...(radius ? { radius } : {}),
        },
      );
      return;
    }
    case "lines":
      for (let at = y; at <= y + element.height - element.weight; at += element.pitch)
        builder.rule("masthead", x, at, width, element.weight, { color });
      return;
    case "name":
      setName(context, builder, element, y, color);
      return;
    case "text":
      setText(context, builder, element, y, color, edition);
      return;
    case "folio":
      setFolio(context, builder, element, y, color, edition);
      return;
    case "ear":
      setEar(context, builder, element, y, edition);
      return;
    case "teasers":
      setTeasers(context, builder, element, y, edition.refers);
      return;
    case "horizon":
      setHorizon(builder, element, y, color);
      return;
    case "seal":
      setSeal(context, builder, element, y, edition, color);
      return;
    case "ornament":
      builder.ornament("masthead", element.sign, x, y, element.size, color);
  }
}

/** The words of several slots, those there are, joined. */
function textOf(context: LayoutContext, slots: readonly Slot[], joint: string, edition: Edition): string {
  const texts = slots.map((slot) => slotText(context, slot, edition.pageCount)).filter(Boolean);
  return joint === " · " ? joinFacts(context, texts) : texts.join(joint);
}

const blockOf = (slots: readonly Slot[]): Block =>
  slots.includes("colophon") ? "colophon" : slots.includes("motto") ? "masthead" : "folio";

/** Furniture is set smaller down to this share of its size before words are left out. */
const leastText = 0.5;

/** The words at the beginning of a text that have room at its least size, with an ellipsis. */
function cutText(context: LayoutContext, text: string, slots: readonly Slot[], role: Role, width: number, least: number): string {
  warn(context, "shortened", blockOf(slots), text);
  const size = role.size * least;
  return fitBlock(context, text, role, width, { most: size, least: size, lines: 1 }).lines[0]?.text ?? "";
}

function setText(context: LayoutContext, builder: SceneBuilder, element: TextElement, y: number, color: string, edition: Edition): void {
  const { slots, role, align, joint, before, after, x, width, least } = element;
  const face = context.faces[role];
  const options = {
    align,
    color,
    least: least ?? leastText,
    of: fieldOf(slots),
    ...(slots.includes("motto") && { role: "furniture" as const }),
  } as const;
  const text = slots.includes("colophon")
    ? fittingColophon(context, builder, face, width, options.least)
    : textOf(context, slots, joint ?? "  ", edition);
  if (text === "") return;
  const whole = `${before ?? ""}${text}${after ?? ""}`;
  const fits = builder.widthOf(whole, face) * options.least <= width;
  builder.run(blockOf(slots), fits ? whole : cutText(context, whole, slots, face, width, options.least), face, x, y, width, options);
}

const sealRings = [
  { inset: 0, weight: 1.3 },
  { inset: 2.6, weight: 0.5 },
] as const;
/** Of a seal's lines: where they stand and how large, by its diameter and their role, and how much of it they may take. */
const sealLines = [
  { at: 0.33, size: 0.8, width: 0.56 },
  { at: 0.56, size: 1.15, width: 0.8 },
  { at: 0.76, size: 0.8, width: 0.56 },
] as const;

/** Words smaller than this are left out of a seal, in points: it is an ornament, and the folio says them too. */
const leastInSeal = 4;

function setSeal(
  context: LayoutContext,
  builder: SceneBuilder,
  { x, width, slots, role }: SealElement,
  y: number,
  edition: Edition,
  color: string,
): void {
  for (const { inset, weight } of sealRings) {
    const side = width - 2 * inset;
    builder.box(
      "masthead",
      { x: x + inset, y: y + inset, width: side, height: side },
      { stroke: color, strokeWidth: weight, radius: side / 2 },
    );
  }
  sealLines.forEach(({ at, size, width: share }, index) => {
    const slot = slots[index];
    const text = slot ? slotText(context, slot, edition.pageCount) : "";
    const smaller: Role = { ...context.faces[role], size: context.faces[role].size * size };
    const fitted = Math.min(1, (width * share) / Math.max(1, builder.widthOf(text, smaller))) * smaller.size;
    if (text === "" || fitted < leastInSeal) return;
    builder.run("folio", text, smaller, x + (width * (1 - share)) / 2, y + width * at, width * share, {
      align: "center",
      color,
      least: 0.4,
      of: slot && fieldOf([slot]),
    });
  });
}

/** Groups spread over the measure: the outer ones at its ends, the others with equal air between them. */
function setFolio(context: LayoutContext, builder: SceneBuilder, element: FolioElement, y: number, color: string, edition: Edition): void {
  const role = context.faces[element.role ?? "folio"];
  const texts = element.groups.map((slots) => textOf(context, slots, element.joint ?? " ", edition));
  const shown = texts.filter(Boolean);
  const natural = shown.reduce((sum, text) => sum + builder.widthOf(text, role), 0);
  const air = 8 * Math.max(0, shown.length - 1);
  const share = Math.min(1, (element.width - air) / Math.max(1, natural));
  const smaller: Role = { ...role, size: role.size * share };
  const widths = texts.map((text) => (text === "" ? 0 : builder.widthOf(text, smaller)));
  if (texts.length === 3) {
    // The middle of three stands in the middle of the page where it can.
    const [first = 0, middle = 0, last = 0] = widths;
    const at = Math.max(first + 6, Math.min(element.width - last - 6 - middle, (element.width - middle) / 2));
    const places = [0, at, element.width - last];
    texts.forEach((text, index) => {
      builder.run("folio", text, smaller, element.x + (places[index] ?? 0), y, widths[index] ?? 0, {
        color,
        least: 0.9,
        of: fieldOf(element.groups[index] ?? []),
      });
    });
    return;
  }
  const gap = shown.length > 1 ? (element.width - widths.reduce((sum, each) => sum + each, 0)) / (shown.length - 1) : 0;
  let x = element.x;
  texts.forEach((text, index) => {
    const width = widths[index] ?? 0;
    if (text === "") return;
    builder.run("folio", text, smaller, x, y, width, { color, least: 0.9, of: fieldOf(element.groups[index] ?? []) });
    x += width + gap;
  });
}

/** Lines of an ear under its title. */
function linesIn({ faces }: LayoutContext, height: number): number {
  return Math.max(1, Math.floor((height - 6 - faces.earTitle.leading) / faces.earText.leading));
}

/** A place of many letters in the title of an ear is set smaller: “En páginas interiores”. */
const leastEarTitle = 0.6;

/** Words of an ear in its frame. */
function setEar(context: LayoutContext, builder: SceneBuilder, element: EarElement, y: number, edition: Edition): void {
  const { faces } = context;
  const { x, width, height, frame, side } = element;
  const [start, end] = earsOf(context, edition.refers, width - 10, Math.min(4, linesIn(context, height)));
  const ear: EarContent = side === "start" ? start : end;
  if (isBlank(ear)) return;
  const solid = frame === "solid";
  const ink = context.paint(frame === "accent" ? "accent" : (element.paint ?? "ink"));
  if (frame === "double") {
    builder.box("ears", { x, y, width, height }, { stroke: ink, strokeWidth: 1 });
    builder.box("ears", { x: x + 2.2, y: y + 2.2, width: width - 4.4, height: height - 4.4 }, { stroke: ink, strokeWidth: 0.5 });
  } else if (frame === "hair") builder.box("ears", { x, y, width, height }, { stroke: ink, strokeWidth: 0.5 });
  else if (frame === "accent")
    builder.box("ears", { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 }, { stroke: ink, strokeWidth: 1.3 });
  else if (solid) builder.box("ears", { x, y, width, height }, { fill: context.paint("ground") });
  else if (frame === "rules") {
    builder.rule("ears", x, y, width, 1.3);
    builder.rule("ears", x, y + height - 0.5, width, 0.5);
  }
  const color = solid ? context.paint("paper") : frame === "accent" ? ink : context.paint("ink");
  const { earTitle, earText } = faces;
  const most = Math.max(1, Math.floor((height - 6 - (ear.title ? earTitle.leading : 0)) / earText.leading));
  const lines = ear.lines.slice(0, most);
  const total = (ear.title ? earTitle.leading : 0) + lines.length * earText.leading;
  const align = element.align ?? "center";
  let at = y + (height - total) / 2;
  if (ear.title) {
    const options = { align, color: solid ? color : ink, least: leastEarTitle, of: ear.of };
    builder.run("ears", ear.title, earTitle, x + 5, at + earTitle.leading * 0.75, width - 10, options);
    at += earTitle.leading;
  }
  for (const { text, of } of lines) {
    builder.run("ears", text, earText, x + 5, at + earText.leading * 0.75, width - 10, { align, color, of });
    at += earText.leading;
  }
}

/** Widths and heights of the roofs of a street, repeated: made by rule, always the same. */
const roofs = [
  [9, 0.5],
  [6, 0.8],
  [12, 0.45],
  [3, 1],
  [8, 0.6],
  [14, 0.35],
  [7, 0.7],
  [10, 0.5],
  [5, 0.9],
  [11, 0.4],
] as const;

export function setHorizon(builder: SceneBuilder, { x, width, height }: HorizonElement, y: number, color: string): void {
  let at = x;
  for (let index = 0; at < x + width; index++) {
    const [across = 8, share = 0.5] = roofs[index % roofs.length] ?? [];
    const wide = Math.min(across, x + width - at);
    const high = height * share;
    builder.box("masthead", { x: at, y: y + height - high * 0.6, width: wide, height: high * 0.6 }, { fill: color });
    if (wide === across && share < 0.75) {
      builder.items.push({
        kind: "path",
        block: "masthead",
        x: at + across / 2,
        y: y + height - high * 0.6,
        scale: 1,
        d: `M${-across / 2 - 0.8} 0L0 ${-high * 0.4}L${across / 2 + 0.8} 0Z`,
        fill: color,
      });
    }
    at += across;
  }
}
