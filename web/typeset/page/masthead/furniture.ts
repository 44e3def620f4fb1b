import { fitBlock } from "../../copyfit/fit-block.ts";
import type { Block } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import type { EarElement, Element, FolioElement, HorizonElement, SealElement, Slot, TextElement } from "../../templates/furniture.ts";
import { type Press, warn } from "../context.ts";
import { setTeasers } from "../parts/teasers.ts";
import type { Board } from "../scene-builder.ts";
import { fittingColophon } from "./colophon.ts";
import { type EarContent, earsOf, isBlank, type Refer } from "./ears.ts";
import { joinFacts, slotText } from "./edition-texts.ts";
import { setName } from "./nameplate.ts";

/** What furniture shows that is known only when all pages are set. */
export interface Edition {
  pageCount: number;
  refers: Refer[];
}

/** Sets the furniture of a front page: masthead, bands, folio, colophon; of it only what is wanted. */
export function setFurniture(press: Press, board: Board, edition: Edition, isWanted: (element: Element) => boolean = () => true): void {
  for (const element of press.template.furniture) if (isWanted(element)) setElement(press, board, element, edition);
}

function yOf(press: Press, y: number): number {
  return y < 0 ? press.height + y : y;
}

function setElement(press: Press, board: Board, element: Element, edition: Edition): void {
  const { x, width } = element;
  const y = yOf(press, element.y);
  const color = press.paint("paint" in element && element.paint ? element.paint : "ink");
  switch (element.kind) {
    case "rule":
      board.rule("masthead", x, y, width, element.weight, { color, ...(element.pitch ? { pitch: element.pitch } : {}) });
      return;
    case "box": {
      const { fill, stroke, weight, dots, radius } = element;
      // A height below 0 reaches down to that far above the page's foot.
      const height = element.height <= 0 ? press.height + element.height - y : element.height;
      board.box(
        "masthead",
        { x, y, width, height },
        {
          ...(fill ? { fill: press.paint(fill) } : {}),
          ...(stroke ? { stroke: press.paint(stroke), strokeWidth: weight ?? 0.65 } : {}),
          ...(dots ? { dots } : {}),
          ...(radius ? { radius } : {}),
        },
      );
      return;
    }
    case "lines":
      for (let at = y; at <= y + element.height - element.weight; at += element.pitch)
        board.rule("masthead", x, at, width, element.weight, { color });
      return;
    case "name":
      setName(press, board, element, y, color);
      return;
    case "text":
      setText(press, board, element, y, color, edition);
      return;
    case "folio":
      setFolio(press, board, element, y, color, edition);
      return;
    case "ear":
      setEar(press, board, element, y, edition);
      return;
    case "teasers":
      setTeasers(press, board, element, y, edition.refers);
      return;
    case "horizon":
      setHorizon(board, element, y, color);
      return;
    case "seal":
      setSeal(press, board, element, y, edition, color);
      return;
    case "ornament":
      board.ornament("masthead", element.sign, x, y, element.size, color);
  }
}

/** The words of several slots, those there are, joined. */
function textOf(press: Press, slots: readonly Slot[], joint: string, edition: Edition): string {
  const texts = slots.map((slot) => slotText(press, slot, edition.pageCount)).filter(Boolean);
  return joint === " · " ? joinFacts(press, texts) : texts.join(joint);
}

const blockOf = (slots: readonly Slot[]): Block =>
  slots.includes("colophon") ? "colophon" : slots.includes("motto") ? "masthead" : "folio";

/** Furniture is set smaller down to this share of its size before words are left out. */
const leastText = 0.5;

/** The words at the beginning of a text that have room at its least size, with an ellipsis. */
function cutText(press: Press, text: string, slots: readonly Slot[], role: Role, width: number, least: number): string {
  warn(press, "shortened", blockOf(slots), text);
  const size = role.size * least;
  return fitBlock(press, text, role, width, { most: size, least: size, lines: 1 }).lines[0] ?? "";
}

function setText(press: Press, board: Board, element: TextElement, y: number, color: string, edition: Edition): void {
  const { slots, role, align, joint, before, after, x, width, least } = element;
  const face = press.faces[role];
  const options = { align, color, least: least ?? leastText, ...(slots.includes("motto") && { role: "furniture" as const }) } as const;
  const text = slots.includes("colophon")
    ? fittingColophon(press, board, face, width, options.least)
    : textOf(press, slots, joint ?? "  ", edition);
  if (text === "") return;
  const whole = `${before ?? ""}${text}${after ?? ""}`;
  const fits = board.widthOf(whole, face) * options.least <= width;
  board.run(blockOf(slots), fits ? whole : cutText(press, whole, slots, face, width, options.least), face, x, y, width, options);
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

function setSeal(press: Press, board: Board, { x, width, slots, role }: SealElement, y: number, edition: Edition, color: string): void {
  for (const { inset, weight } of sealRings) {
    const side = width - 2 * inset;
    board.box(
      "masthead",
      { x: x + inset, y: y + inset, width: side, height: side },
      { stroke: color, strokeWidth: weight, radius: side / 2 },
    );
  }
  sealLines.forEach(({ at, size, width: share }, index) => {
    const slot = slots[index];
    const text = slot ? slotText(press, slot, edition.pageCount) : "";
    const smaller: Role = { ...press.faces[role], size: press.faces[role].size * size };
    const fitted = Math.min(1, (width * share) / Math.max(1, board.widthOf(text, smaller))) * smaller.size;
    if (text === "" || fitted < leastInSeal) return;
    board.run("folio", text, smaller, x + (width * (1 - share)) / 2, y + width * at, width * share, { align: "center", color, least: 0.4 });
  });
}

/** Groups spread over the measure: the outer ones at its ends, the others with equal air between them. */
function setFolio(press: Press, board: Board, element: FolioElement, y: number, color: string, edition: Edition): void {
  const role = press.faces[element.role ?? "folio"];
  const texts = element.groups.map((slots) => textOf(press, slots, element.joint ?? " ", edition));
  const shown = texts.filter(Boolean);
  const natural = shown.reduce((sum, text) => sum + board.widthOf(text, role), 0);
  const air = 8 * Math.max(0, shown.length - 1);
  const share = Math.min(1, (element.width - air) / Math.max(1, natural));
  const smaller: Role = { ...role, size: role.size * share };
  const widths = texts.map((text) => (text === "" ? 0 : board.widthOf(text, smaller)));
  if (texts.length === 3) {
    // The middle of three stands in the middle of the page where it can.
    const [first = 0, middle = 0, last = 0] = widths;
    const at = Math.max(first + 6, Math.min(element.width - last - 6 - middle, (element.width - middle) / 2));
    const places = [0, at, element.width - last];
    texts.forEach((text, index) => {
      board.run("folio", text, smaller, element.x + (places[index] ?? 0), y, widths[index] ?? 0, { color, least: 0.9 });
    });
    return;
  }
  const gap = shown.length > 1 ? (element.width - widths.reduce((sum, each) => sum + each, 0)) / (shown.length - 1) : 0;
  let x = element.x;
  texts.forEach((text, index) => {
    const width = widths[index] ?? 0;
    if (text === "") return;
    board.run("folio", text, smaller, x, y, width, { color, least: 0.9 });
    x += width + gap;
  });
}

/** Lines of an ear under its title. */
function linesIn({ faces }: Press, height: number): number {
  return Math.max(1, Math.floor((height - 6 - faces.earTitle.leading) / faces.earText.leading));
}

/** A place of many letters in the title of an ear is set smaller: “En páginas interiores”. */
const leastEarTitle = 0.6;

/** Words of an ear in its frame. */
function setEar(press: Press, board: Board, element: EarElement, y: number, edition: Edition): void {
  const { faces } = press;
  const { x, width, height, frame, side } = element;
  const [start, end] = earsOf(press, edition.refers, width - 10, Math.min(4, linesIn(press, height)));
  const ear: EarContent = side === "start" ? start : end;
  if (isBlank(ear)) return;
  const solid = frame === "solid";
  const ink = press.paint(frame === "accent" ? "accent" : (element.paint ?? "ink"));
  if (frame === "double") {
    board.box("ears", { x, y, width, height }, { stroke: ink, strokeWidth: 1 });
    board.box("ears", { x: x + 2.2, y: y + 2.2, width: width - 4.4, height: height - 4.4 }, { stroke: ink, strokeWidth: 0.5 });
  } else if (frame === "hair") board.box("ears", { x, y, width, height }, { stroke: ink, strokeWidth: 0.5 });
  else if (frame === "accent")
    board.box("ears", { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 }, { stroke: ink, strokeWidth: 1.3 });
  else if (solid) board.box("ears", { x, y, width, height }, { fill: press.paint("ground") });
  else if (frame === "rules") {
    board.rule("ears", x, y, width, 1.3);
    board.rule("ears", x, y + height - 0.5, width, 0.5);
  }
  const color = solid ? press.paint("paper") : frame === "accent" ? ink : press.paint("ink");
  const { earTitle, earText } = faces;
  const most = Math.max(1, Math.floor((height - 6 - (ear.title ? earTitle.leading : 0)) / earText.leading));
  const lines = ear.lines.slice(0, most);
  const total = (ear.title ? earTitle.leading : 0) + lines.length * earText.leading;
  const align = element.align ?? "center";
  let at = y + (height - total) / 2;
  if (ear.title) {
    const options = { align, color: solid ? color : ink, least: leastEarTitle };
    board.run("ears", ear.title, earTitle, x + 5, at + earTitle.leading * 0.75, width - 10, options);
    at += earTitle.leading;
  }
  for (const line of lines) {
    board.run("ears", line, earText, x + 5, at + earText.leading * 0.75, width - 10, { align, color });
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

export function setHorizon(board: Board, { x, width, height }: HorizonElement, y: number, color: string): void {
  let at = x;
  for (let index = 0; at < x + width; index++) {
    const [across = 8, share = 0.5] = roofs[index % roofs.length] ?? [];
    const wide = Math.min(across, x + width - at);
    const high = height * share;
    board.box("masthead", { x: at, y: y + height - high * 0.6, width: wide, height: high * 0.6 }, { fill: color });
    if (wide === across && share < 0.75) {
      board.items.push({
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
