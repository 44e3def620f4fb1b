import { balancedLines, fitHeadline } from "../../copyfit/fit-headline.ts";
import { fields } from "../../model/fields.ts";
import type { Role } from "../../templates/faces.ts";
import type { NameElement } from "../../templates/furniture.ts";
import { nameplateRole } from "../../templates/script-faces.ts";
import { scriptOf } from "../../text/script.ts";
import { setVertical as setUprightLine, verticalLine } from "../../text/vertical-text.ts";
import { type LayoutContext, warn } from "../context.ts";
import type { Area, SceneBuilder } from "../scene-builder.ts";
import { slotText } from "./edition-texts.ts";

function yOf(context: LayoutContext, y: number): number {
  return y < 0 ? context.height + y : y;
}

function nameOf(context: LayoutContext, element: NameElement): string {
  const name = slotText(context, "name", 1);
  if (!scriptOf(context.language).cased || !element.case) return name;
  return element.case === "upper" ? name.toLocaleUpperCase(context.language) : name.toLocaleLowerCase(context.language);
}

/** How far a name stands up from its baseline, as a share of its size: capitals, and signs of scripts without them. */
const capitals = 0.76;
const signs = 0.92;

/** How far letters of joined scripts reach over and under their line, by their size. */
const joined = { over: 0.9, under: 0.36 };

/** Vowels of Devanagari that hang under their letter: Jaipur and Bundi have one. */
const vowelsUnder = /[\u0941-\u0944]/u;
/** A name with one is smaller and stands higher, by its size, so that it keeps off what is printed under it and no higher than before. */
const raised = { size: 0.88, by: 0.1 };

/** The name in its place: as large as fits, on one line, or two for a very long name. */
export function setName(context: LayoutContext, builder: SceneBuilder, element: NameElement, y: number, color: string): void {
  const name = nameOf(context, element);
  const native = nameplateRole(context.template, context.language, name);
  if (element.parted && setParted(context, builder, element, element.parted, name, native, y, color)) return;
  if (element.upright) {
    setVertical(context, builder, element, name, native, color);
    return;
  }
  const { x, width, align } = element;
  const natural = builder.widthOf(name, native);
  const tallest = element.height ? element.height / (scriptOf(context.language).cased ? capitals : signs) / native.size : 9;
  const grown = Math.min(element.most ?? 1, width / Math.max(1, natural), Math.max(1, tallest));
  const full: Role = grown > 1 ? { ...native, size: native.size * grown } : native;
  const isDeep = vowelsUnder.test(name);
  const role: Role = isDeep ? { ...full, size: full.size * raised.size } : full;
  // Arabic letters reach far under their line; where a place has a height they are kept within it.
  const deep = element.height && scriptOf(context.language).joined ? role.size * 0.15 : 0;
  const baseline = y - element.y + element.baseline - deep - (isDeep ? full.size * raised.by : 0);
  const limit = element.height && scriptOf(context.language).joined ? element.height / (joined.over + joined.under) : role.size;
  if (role.size > limit && element.height && (natural * limit * 0.45) / native.size <= width) {
    const smaller: Role = { ...role, size: limit };
    builder.run("masthead", name, smaller, x, y + element.height - joined.under * limit, width, {
      align,
      least: 0.45,
      color,
      of: fields.name,
    });
    return;
  }
  if (natural <= width / 0.5) {
    builder.run("masthead", name, role, x, baseline, width, { align, least: 0.45, color, of: fields.name });
    return;
  }
  setNameInLines(context, builder, element, name, native, y, color);
}

/** Reach of a name's letters over and under its lines, and from line to line, by their size. */
const nameLine = { over: 0.74, under: 0.2, leading: 1.05 };
/** Shares of its own size a name may have on several lines: a third line is taken only where its place is high enough. */
const nameShares = { most: 0.5, least: 0.3, onTwo: 0.1 };

/** A very long name on two lines, or on three where its place is high enough. */
function setNameInLines(
  context: LayoutContext,
  builder: SceneBuilder,
  element: NameElement,
  name: string,
  native: Role,
  y: number,
  color: string,
): void {
  const { x, width, align, height } = element;
  const under = native.caps ? 0 : nameLine.under;
  const reach = (count: number) => nameLine.over + under + (count - 1) * nameLine.leading;
  const highest = (count: number) => (height ? height / reach(count) : Number.POSITIVE_INFINITY);
  const fitted = (least: number) => {
    const maxSize = Math.min(native.size * nameShares.most, highest(2));
    const options = { lines: 2, minSize: Math.min(native.size * least, maxSize), maxSize } as const;
    return fitHeadline(name, context.style(native), width, options, context.tools);
  };
  const roomy = fitted(nameShares.least);
  const isHeld = !roomy.shortened && (roomy.lines.length <= 2 || (height !== undefined && roomy.size * 0.9 <= highest(roomy.lines.length)));
  const head = isHeld ? roomy : fitted(nameShares.onTwo);
  if (head.shortened) warn(context, "shortened", "masthead", name);
  const count = head.lines.length;
  const size = Math.min(head.size, highest(count));
  const leading = size * nameLine.leading;
  // In a place of a height they stand in its middle; else round the line a short name has.
  const first = height ? y + (height - reach(count) * size) / 2 + nameLine.over * size : y - element.y + element.baseline - 0.82 * leading;
  head.lines.forEach((line, index) => {
    builder.run("masthead", line.text, { ...native, size }, x, first + index * leading, width, { align, color, of: fields.name });
  });
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
  context: LayoutContext,
  builder: SceneBuilder,
  element: NameElement,
  parted: NonNullable<NameElement["parted"]>,
  name: string,
  native: Role,
  y: number,
  color: string,
): boolean {
  const { x, width } = element;
  const { hair } = context.template.rules;
  const shift = y - element.y;
  const rules = (from: number, to: number) => {
    for (const at of [0, doubleGap])
      if (to - from > 6)
        builder.rule("masthead", from, shift + parted.baseline - parted.size * 0.36 - 0.5 + at, to - from, hair, { color });
  };
  const parts = partsOf(name);
  const natural = builder.widthOf(parts.middle, native);
  if (!scriptOf(context.language).cased || natural > width * 1.4 || parts.above.length > 40) {
    // A name of several lines has the whole place.
    if (builder.widthOf(name, native) <= width / 0.5) rules(x, x + width);
    return false;
  }
  const least = native.size * (natural > width ? width / natural : 1);
  const size = Math.min(native.size * (element.most ?? 1), Math.max(least, (native.size * width) / natural));
  const role: Role = { ...native, size };
  const above = context.faces[parted.above];
  if (parts.above !== "")
    builder.run("masthead", parts.above, above, x, shift + element.baseline - size * 0.82, width, {
      align: "center",
      color,
      of: fields.name,
    });
  builder.run("masthead", parts.middle, role, x, shift + element.baseline, width, { align: "center", color, least: 0.6, of: fields.name });
  if (parts.below === "") {
    rules(x, x + width);
    return true;
  }
  const below: Role = { ...context.faces[parted.below], size: parted.size, track: parted.track };
  const taken = Math.min(width * 0.8, builder.widthOf(parts.below, below));
  const start = x + (width - taken) / 2;
  builder.run("masthead", parts.below, below, start, shift + parted.baseline, taken, { color, least: 0.5, of: fields.name });
  rules(x, start - 8);
  rules(start + taken + 8, x + width);
  return true;
}

/** Signs or words under each other in a high place, or a name turned by a quarter where that is larger. */
function setVertical(context: LayoutContext, builder: SceneBuilder, element: NameElement, name: string, role: Role, color: string): void {
  const { x, width, height = 0 } = element;
  const { cjk } = scriptOf(context.language);
  const area = { x, y: yOf(context, element.y), width, height };
  if (cjk || /^[\p{Script=Hangul}\s]+$/u.test(name)) {
    const line = verticalLine(context, name.replace(/\s/g, ""), role);
    const size = Math.min(role.size, width / 1.04, height / (line.length * closest));
    const pitch = Math.min(widest, height / (line.length * size));
    const top = area.y + (height - line.length * size * pitch) / 2;
    setUprightLine(builder, line, role, size, x + width / 2, top, { color, block: "masthead", pitch, of: fields.name });
    return;
  }
  const parts = name.split(/\s+/);
  const across = Math.max(...parts.map((part) => builder.widthOf(part, { ...role, track: 0 })));
  const size = role.size * Math.min(1, width / across, height / (parts.length * role.size * 1.16));
  const turned = turnedName(context, builder, name, role, area);
  // Joined letters are not read downwards.
  if (!scriptOf(context.language).joined && (parts.length > 5 || turned.size > size * turnedFrom)) {
    setTurned(builder, turned, role, area, color);
    return;
  }
  const pitch = Math.min(size * 1.4, height / parts.length);
  const top = area.y + (height - pitch * parts.length) / 2;
  parts.forEach((part, index) => {
    const baseline = top + pitch * (index + 0.5) + size * 0.36;
    builder.run("masthead", part, { ...role, size, track: 0 }, x, baseline, width, { align: "center", color, least: 0.3, of: fields.name });
  });
}

/** Air between the signs of an upright name, as shares of their size: the least and the most. */
const closest = 1.02;
const widest = 1.34;
/** A name is turned where that makes it so much larger. */
const turnedFrom = 1.2;
const turnedLeading = 1.08;

interface TurnedName {
  lines: string[];
  size: number;
}

/** A name on one line that runs down its place, as on the back of a book, or on two where they are larger. */
function turnedName(context: LayoutContext, builder: SceneBuilder, name: string, role: Role, { width, height }: Area): TurnedName {
  const text = builder.cased(name, role);
  const at = (lines: string[]): TurnedName => {
    const longest = Math.max(...lines.map((line) => builder.widthOf(line, role))) / role.size;
    return { lines, size: Math.min(role.size, (width * 0.86) / (1 + (lines.length - 1) * turnedLeading), (height * 0.94) / longest) };
  };
  const { lines: broken } = balancedLines(
    text,
    context.style({ ...role, size: 1 }),
    builder.widthOf(text, role, 1) * 0.62,
    2,
    context.tools,
  );
  const halves = broken.map((line) => line.text);
  const [one, two] = [at([text]), at(halves)];
  return halves.length === 2 && halves.join(" ") === text && two.size > one.size ? two : one;
}

function setTurned(builder: SceneBuilder, { lines, size }: TurnedName, role: Role, area: Area, color: string): void {
  lines.forEach((line, index) => {
    const length = builder.widthOf(line, role, size);
    const middle = area.x + area.width / 2 + ((lines.length - 1) / 2 - index) * size * turnedLeading;
    builder.text("masthead", line, role, middle - size * 0.34, area.y + (area.height - length) / 2, {
      width: length,
      size,
      color,
      rotate: 90,
      direction: "ltr",
      of: fields.name,
    });
  });
}
