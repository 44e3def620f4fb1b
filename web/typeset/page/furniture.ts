import type { Block } from "../scene.ts";
import { scriptOf } from "../script.ts";
import type { Role } from "../templates/faces.ts";
import type { EarElement, Element, FolioElement, HorizonElement, NameElement, Slot, TextElement } from "../templates/furniture.ts";
import { nameplateRole } from "../templates/script-faces.ts";
import type { Align, Area, Board } from "./board.ts";
import { type EarContent, earsOf, type Refer } from "./ears.ts";
import { slotText } from "./edition-texts.ts";
import { fitBlock, setBlock } from "./fit-block.ts";
import { type Press, warn } from "./press.ts";
import { setTeasers } from "./teasers.ts";

/** What furniture shows that is known only when all pages are set. */
export interface Edition {
  pageCount: number;
  refers: Refer[];
}

/** Sets the furniture of a front page: masthead, bands, folio, colophon. */
export function setFurniture(press: Press, board: Board, edition: Edition): void {
  for (const element of press.template.furniture) setElement(press, board, element, edition);
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
    case "ornament":
      board.ornament("masthead", element.sign, x, y, element.size, color);
  }
}

/** The words of several slots, those there are, joined. */
function textOf(press: Press, slots: readonly Slot[], joint: string, edition: Edition): string {
  return slots
    .map((slot) => slotText(press, slot, edition.pageCount))
    .filter(Boolean)
    .join(joint);
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
  const text = textOf(press, slots, joint ?? "  ", edition);
  if (text === "") return;
  const whole = `${before ?? ""}${text}${after ?? ""}`;
  const face = press.faces[role];
  const options = { align, color, least: least ?? leastText } as const;
  const fits = board.widthOf(whole, face) * options.least <= width;
  board.run(blockOf(slots), fits ? whole : cutText(press, whole, slots, face, width, options.least), face, x, y, width, options);
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

function nameOf(press: Press, element: NameElement): string {
  const name = slotText(press, "name", 1);
  if (!scriptOf(press.language).cased || !element.case) return name;
  return element.case === "upper" ? name.toLocaleUpperCase(press.language) : name.toLocaleLowerCase(press.language);
}

/** How far a name stands up from its baseline, as a share of its size: capitals, and signs of scripts without them. */
const capitals = 0.76;
const signs = 0.92;

/** How far letters of joined scripts reach over and under their line, by their size. */
const joined = { over: 0.9, under: 0.36 };

/** The name in its place: as large as fits, on one line, or two for a very long name. */
function setName(press: Press, board: Board, element: NameElement, y: number, color: string): void {
  const name = nameOf(press, element);
  const native = nameplateRole(press.template, press.language, name);
  if (element.parted && setParted(press, board, element, element.parted, name, native, y, color)) return;
  if (element.upright && setUpright(press, board, element, name, native, color)) return;
  const { x, width, align } = element;
  const natural = board.widthOf(name, native);
  const tallest = element.height ? element.height / (scriptOf(press.language).cased ? capitals : signs) / native.size : 9;
  const grown = Math.min(element.most ?? 1, width / Math.max(1, natural), Math.max(1, tallest));
  const role: Role = grown > 1 ? { ...native, size: native.size * grown } : native;
  // Arabic letters reach far under their line; where a place has a height they are kept within it.
  const deep = element.height && scriptOf(press.language).joined ? role.size * 0.15 : 0;
  const baseline = y - element.y + element.baseline - deep;
  const limit = element.height && scriptOf(press.language).joined ? element.height / (joined.over + joined.under) : role.size;
  if (role.size > limit && element.height && (natural * limit * 0.45) / native.size <= width) {
    const smaller: Role = { ...role, size: limit };
    board.run("masthead", name, smaller, x, y + element.height - joined.under * limit, width, { align, least: 0.45, color });
    return;
  }
  if (natural <= width / 0.5) {
    board.run("masthead", name, role, x, baseline, width, { align, least: 0.45, color });
    return;
  }
  setLongName(press, board, name, native, { x, y, width, height: element.height ?? element.baseline - element.y + 2 }, { align, color });
}

/** Lines of a name that is too long for one. */
const nameLines = 3;

/** A name in lines, kept within its place; one that has no room there at any readable size ends with an ellipsis. */
function setLongName(press: Press, board: Board, name: string, native: Role, area: Area, look: { align: Align; color: string }): void {
  const role: Role = { ...native, leading: native.size * 1.08 };
  const sizes = { most: native.size * 0.5, least: Math.min(native.size * 0.5, 8), height: area.height, lines: nameLines };
  const block = fitBlock(press, name, role, area.width, sizes);
  if (block.shortened) warn(press, "shortened", "masthead", name);
  setBlock(board, "masthead", block, area.x, area.y + Math.max(0, area.height - block.height) / 2, area.width, look);
}

/** Words that lead up to a name: an article, or the kind of paper with the preposition after it. */
const leadingUp =
  /^(?:(?:the|der|die|das|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as)(?:\s+(?=\S+\s+\S))?)?(?:\s*(?:\S+\s+){1,3}?(?:of|de|del|da|do|dos|das|di|du|des|della|dello|delle|von|vom|aus|für|für die|la|los|las))*\s+(?=\S)/i;

/** The parts of a name: what leads up to it, its place, the kind of paper it is. */
function partsOf(name: string): { above: string; middle: string; below: string } {
  const above = leadingUp.exec(name)?.[0]?.trim() ?? "";
  const words = name.slice(above.length).trim().split(/\s+/);
  const hasKind = words.length > 1 && !/\s/.test(above) && words.every((word) => /^[\p{L}\p{M}'’.-]*\p{L}[.:]?$/u.test(word));
  return { above, middle: (hasKind ? words.slice(0, -1) : words).join(" "), below: hasKind ? (words.at(-1) ?? "") : "" };
}

const doubleGap = 2.4;

/** A name in its parts, double rules beside the last; false when it has none or is not of letters that may be spaced. */
function setParted(
  press: Press,
  board: Board,
  element: NameElement,
  parted: NonNullable<NameElement["parted"]>,
  name: string,
  native: Role,
  y: number,
  color: string,
): boolean {
  const { x, width } = element;
  const { hair } = press.template.rules;
  const shift = y - element.y;
  const rules = (from: number, to: number) => {
    for (const at of [0, doubleGap])
      if (to - from > 6) board.rule("masthead", from, shift + parted.baseline - parted.size * 0.36 - 0.5 + at, to - from, hair, { color });
  };
  const parts = partsOf(name);
  const natural = board.widthOf(parts.middle, native);
  if (!scriptOf(press.language).cased || natural > width * 1.4 || parts.above.length > 40) {
    // A name of several lines has the whole place.
    if (natural <= width / 0.5) rules(x, x + width);
    return false;
  }
  const least = native.size * (natural > width ? width / natural : 1);
  const size = Math.min(native.size * (element.most ?? 1), Math.max(least, (native.size * width) / natural));
  const role: Role = { ...native, size };
  const above = press.faces[parted.above];
  if (parts.above !== "")
    board.run("masthead", parts.above, above, x, shift + element.baseline - size * 0.82, width, { align: "center", color });
  board.run("masthead", parts.middle, role, x, shift + element.baseline, width, { align: "center", color, least: 0.6 });
  if (parts.below === "") {
    rules(x, x + width);
    return true;
  }
  const below: Role = { ...press.faces[parted.below], size: parted.size, track: parted.track };
  const taken = Math.min(width * 0.8, board.widthOf(parts.below, below));
  const start = x + (width - taken) / 2;
  board.run("masthead", parts.below, below, start, shift + parted.baseline, taken, { color, least: 0.5 });
  rules(x, start - 8);
  rules(start + taken + 8, x + width);
  return true;
}

/** Signs or words under each other in a high place; false when the name does not lend itself to it. */
function setUpright(press: Press, board: Board, element: NameElement, name: string, role: Role, color: string): boolean {
  const { x, width, height = 0 } = element;
  const { cjk } = scriptOf(press.language);
  const inSyllables = /^[\p{Script=Hangul}\s]+$/u.test(name);
  const parts = cjk || inSyllables ? [...name.replace(/\s/g, "")] : name.split(/\s+/);
  const y = yOf(press, element.y);
  if (inSyllables && parts.length > 7) return false;
  if (cjk && (parts.length > 7 || parts.length < 2 || /[ー、。・ぁぃぅぇぉっゃゅょァィゥェォッャュョ\p{Script=Latin}\d]/u.test(name)))
    return false;
  if (!cjk && (parts.length > 5 || parts.some((part) => [...part].length > 14))) return false;
  const widest = Math.max(...parts.map((part) => board.widthOf(part, { ...role, track: 0 })));
  const share = Math.min(1, width / widest, height / (parts.length * role.size * 1.16));
  const size = role.size * share;
  if (!cjk && !inSyllables && size < leastUpright) {
    setTurned(board, name, role, { x, y, width, height }, color);
    return true;
  }
  const pitch = Math.min(size * 1.4, height / parts.length);
  const top = y + (height - pitch * parts.length) / 2;
  parts.forEach((part, index) => {
    const baseline = top + pitch * (index + 0.5) + size * 0.36;
    board.run("masthead", part, { ...role, size, track: 0 }, x, baseline, width, { align: "center", color, least: 0.3 });
  });
  return true;
}

/** Words under each other smaller than this read worse than a name turned by a quarter, in points. */
const leastUpright = 17;

/** A name on one line that runs down its place, as on the back of a book. */
function setTurned(board: Board, name: string, role: Role, area: Area, color: string): void {
  const natural = board.widthOf(name, role) / role.size;
  const size = Math.min(role.size, area.width * 0.86, (area.height * 0.94) / natural);
  const text = board.cased(name, role);
  const length = natural * size;
  board.text("masthead", text, role, area.x + area.width / 2 - size * 0.34, area.y + (area.height - length) / 2, {
    width: length,
    size,
    color,
    rotate: 90,
    direction: "ltr",
  });
}

/** Lines of an ear under its title. */
function linesIn({ faces }: Press, height: number): number {
  return Math.max(1, Math.floor((height - 6 - faces.earTitle.leading) / faces.earText.leading));
}

/** Words of an ear in its frame. */
function setEar(press: Press, board: Board, element: EarElement, y: number, edition: Edition): void {
  const { faces } = press;
  const { x, width, height, frame, side } = element;
  const [start, end] = earsOf(press, edition.refers, width - 10, Math.min(4, linesIn(press, height)));
  const ear: EarContent = side === "start" ? start : end;
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
    board.run("ears", ear.title, earTitle, x + 5, at + earTitle.leading * 0.75, width - 10, { align, color: solid ? color : ink });
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
