import type { Block, BoxItem, Direction, PageScene, RuleItem, SceneItem, TextItem, TextRole } from "../model/scene.ts";
import type { Role } from "../templates/faces.ts";
import { countGraphemes, printableLine } from "../text/clean.ts";
import type { SetLine } from "../text/lines.ts";
import type { Measurer } from "../text/measurer.ts";
import { casedFor, scriptOf } from "../text/script.ts";

/** Alignment of a run in its measure; start and end follow the page's direction. */
export type Align = "start" | "center" | "end";

/** A rectangle of the page, in points from its top left as a left-to-right page has it. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where runs of one line may differ from the role they are set in. */
export interface RunOptions {
  align?: Align;
  color?: string;
  /** The largest share the run may be narrowed to by its size when it is wider than the measure. Default 0.8. */
  least?: number;
  letterSpace?: number;
  wordSpace?: number;
  /** What the run is, where it is not what most runs of its block are. */
  role?: TextRole | undefined;
  /** The next line goes on without a space between (TextItem.joins). */
  joins?: true | undefined;
  /** The field whose words these are (model/fields.ts); none where they are the paper's own. */
  of?: string | undefined;
}

/** What runs of a block are, unless they are set as something else. */
const usualRole: Readonly<Record<Block, TextRole>> = {
  masthead: "masthead",
  folio: "folio",
  ears: "furniture",
  "whats-inside": "cell",
  almanac: "cell",
  "expanded-title": "deck",
  byline: "byline",
  "main-image": "label",
  "expanded-content": "body",
  "side-stories": "body",
  "bottom-section": "body",
  caption: "caption",
  jump: "jump",
  colophon: "furniture",
};

/** Outlines about (0, 0), 10 units wide, each its own mirror image. */
const ornaments = {
  fleuron:
    "M0 -2.2C1.1 -1.2 1.1 -0.6 0 0C-1.1 -0.6 -1.1 -1.2 0 -2.2ZM0 2.2C1.1 1.2 1.1 0.6 0 0C-1.1 0.6 -1.1 1.2 0 2.2ZM0.4 0C1.6 -1.5 3.2 -1.6 5 0C3.2 1.6 1.6 1.5 0.4 0ZM-0.4 0C-1.6 -1.5 -3.2 -1.6 -5 0C-3.2 1.6 -1.6 1.5 -0.4 0Z",
  diamond: "M0 -3L3 0L0 3L-3 0Z",
  press:
    "M-4 4H4V5H-4ZM-3.4 -5H-2.2V4H-3.4ZM2.2 -5H3.4V4H2.2ZM-3.8 -5.6H3.8V-4.4H-3.8ZM-0.6 -4.4H0.6V-1.4H-0.6ZM-2 -1.4H2V-0.4H-2ZM-2 1.4H2V2.2H-2ZM-5 0.3H-2.2V0.9H-5ZM2.2 0.3H5V0.9H2.2Z",
} as const;

/** Points a run may be wider than its measure, from widths added up in another order. */
const roundingRoom = 0.5;

/** Blocks that hold the article's own words. */
const contentBlocks: ReadonlySet<Block> = new Set(["expanded-title", "expanded-content", "side-stories", "bottom-section", "caption"]);

/**
 * Collects the items of one page. Everything is placed as on a left-to-right page; a right-to-left page is turned round in
 * `scene`, so that no composing code ever asks which way the page reads.
 */
export class SceneBuilder {
  readonly items: SceneItem[] = [];
  readonly language: string;
  readonly ink: string;
  readonly #measurer: Measurer;
  readonly #direction: Direction;
  readonly #contentDirection: Direction;
  readonly #onSqueezed: (block: Block, text: string) => void;

  /**
   * `contentDirection` is that of the article's own words, which may be in another script than the page. `onSqueezed` is called for each
   * run that is wider than its measure even at its smallest.
   */
  constructor(
    measurer: Measurer,
    language: string,
    ink: string,
    contentDirection: Direction = scriptOf(language).direction,
    onSqueezed: (block: Block, text: string) => void = () => {},
  ) {
    this.#onSqueezed = onSqueezed;
    this.#measurer = measurer;
    this.language = language;
    this.ink = ink;
    this.#direction = scriptOf(language).direction;
    this.#contentDirection = contentDirection;
  }

  #directionOf(block: Block): Direction {
    return contentBlocks.has(block) ? this.#contentDirection : this.#direction;
  }

  /** Where a run of a width begins whose measure begins at `x` on a left-to-right page. */
  #startOf(direction: Direction, x: number, width: number): number {
    // Only a right-to-left run on a page that is not turned round begins at its right edge.
    return direction === "rtl" && this.#direction === "ltr" ? x + width : x;
  }

  /** How far into a measure with `slack` points left a run begins that is set at the start of its own direction. */
  shiftOf(block: Block, slack: number): number {
    return this.#directionOf(block) === this.#direction ? 0 : slack;
  }

  /** Text as the role has it: in capitals where the role and the script do. */
  cased(text: string, role: Role): string {
    return casedFor(text, role.caps, this.language);
  }

  /** Width in points of a run set in a role, tracking included. */
  widthOf(text: string, role: Role, size = role.size): number {
    const cased = this.cased(text, role);
    const track = this.#trackOf(role);
    return this.#measurer.width(cased, role.font, this.language, track !== 0) * size + track * size * Math.max(0, [...cased].length - 1);
  }

  #trackOf(role: Role): number {
    return scriptOf(this.language).spaced ? (role.track ?? 0) : 0;
  }

  /** One line of text in a measure; narrowed by its size when it is too wide. Returns the width it takes. */
  run(block: Block, words: string, role: Role, x: number, y: number, width: number, options: RunOptions = {}): number {
    const text = printableLine(words);
    if (text === "") return 0;
    const natural = this.widthOf(text, role);
    const size = role.size * Math.max(options.least ?? 0.8, Math.min(1, width / natural));
    const taken = (natural * size) / role.size;
    if (taken > width + roundingRoom) this.#onSqueezed(block, text);
    const slack = Math.max(0, width - taken);
    // Words of the other direction begin at the other side.
    const far = (options.align === "end") !== (this.#directionOf(block) !== this.#direction);
    const shift = options.align === "center" ? slack / 2 : far ? slack : 0;
    const cased = this.cased(text, role);
    this.text(block, cased, role, x + shift, y, {
      width: taken,
      size,
      letterSpace: options.letterSpace ?? this.#trackOf(role) * size,
      wordSpace: options.wordSpace ?? 0,
      color: options.color ?? this.ink,
      ...(options.role && { role: options.role }),
      ...(options.joins && { joins: true as const }),
      of: options.of,
    });
    return taken;
  }

  /** A run exactly as given. */
  text(
    block: Block,
    text: string,
    role: Pick<Role, "font">,
    x: number,
    y: number,
    run: { width: number; size: number; letterSpace?: number; wordSpace?: number; color?: string; of?: string | undefined } & Omit<
      Partial<TextItem>,
      "of"
    >,
  ): number {
    const { size, width, color, of, ...rest } = run;
    const direction = this.#directionOf(block);
    return this.items.push({
      kind: "text",
      block,
      role: usualRole[block],
      x: run.direction ? x : this.#startOf(direction, x, width),
      y,
      width,
      text: printableLine(text),
      font: role.font,
      size,
      color: color ?? this.ink,
      wordSpace: 0,
      letterSpace: 0,
      naturalSpace: 0,
      hyphen: false,
      last: true,
      language: this.language,
      direction,
      ...rest,
      ...(of !== undefined && { of }),
    });
  }

  /** A line of a broken paragraph; `x` is the start of its measure. Returns the index of its item, of its first when marks stand tight. */
  line(block: Block, line: SetLine, role: Pick<Role, "font">, size: number, x: number, y: number, of?: string): number {
    const direction = this.#directionOf(block);
    // A line that runs against the page is indented at its other end: its measure is shorter already.
    const start = direction === this.#direction ? x + line.indent : x;
    const { wordSpace, letterSpace, naturalSpace } = line;
    const whole: TextItem = {
      kind: "text",
      block,
      role: "body",
      x: this.#startOf(direction, start, line.width),
      y,
      width: line.width,
      text: line.text,
      font: role.font,
      size,
      color: this.ink,
      wordSpace,
      letterSpace,
      naturalSpace,
      hyphen: line.hyphen,
      ...(line.kashidas && { kashidas: line.kashidas }),
      ...(line.joins && { joins: true as const }),
      last: line.last,
      language: this.language,
      direction,
      ...(of !== undefined && { of }),
    };
    const index = this.items.length;
    this.items.push(...(line.tightAt ? this.#apart(whole, line.tightAt) : [whole]));
    return index;
  }

  /** A line as the runs between marks that stand tight: no renderer can take half an em out of a run. */
  #apart(line: TextItem, tightAt: readonly number[]): TextItem[] {
    const { text, font, size, language, letterSpace, wordSpace } = line;
    const end = line.x + line.width;
    let { x } = line;
    return [0, ...tightAt].map((from, index): TextItem => {
      const to = tightAt[index];
      if (to === undefined) return { ...line, x, width: end - x, text: text.slice(from) };
      const run = text.slice(from, to);
      const spaces = run.split(/[ \u00a0]/).length - 1;
      const natural = this.#measurer.width(run, font, language) * size;
      const width = natural + countGraphemes(run) * letterSpace + spaces * wordSpace - size / 2;
      const item: TextItem = { ...line, x, width, text: run, naturalSpace: spaces > 0 ? line.naturalSpace : 0, joins: true, last: false };
      x += width;
      return item;
    });
  }

  rule(block: Block, x: number, y: number, width: number, height: number, options: Partial<Pick<RuleItem, "color" | "pitch">> = {}): void {
    this.items.push({ kind: "rule", block, x, y, width, height, color: this.ink, ...options });
  }

  /** A short centred rule between the parts of a head. */
  jimDash(block: Block, x: number, y: number, width: number, length = 26): void {
    this.rule(block, x + (width - length) / 2, y, length, 0.65);
  }

  /** What stands between the parts of a head: a short rule, one with a lozenge in its middle, or nothing. */
  dash(block: Block, kind: "jim" | "diamond" | "none", align: "center" | "start", x: number, y: number, width: number): void {
    if (kind === "none") return;
    if (kind === "jim") {
      if (align === "center") this.jimDash(block, x, y, width);
      else this.rule(block, x, y, 26, 0.65);
      return;
    }
    const middle = align === "center" ? x + width / 2 : x + 19;
    this.rule(block, middle - 19, y, 15, 0.65);
    this.rule(block, middle + 4, y, 15, 0.65);
    this.items.push({ kind: "path", block, x: middle, y: y + 0.32, scale: 1, d: "M0 -1.7L1.7 0L0 1.7L-1.7 0Z", fill: this.ink });
  }

  /** A box with its corners cut off. */
  octagon(block: Block, { x, y, width, height }: Area, cut: number, stroke: string, strokeWidth: number): void {
    const [w, h] = [width / 2, height / 2];
    const d = `M${cut - w} ${-h}L${w - cut} ${-h}L${w} ${cut - h}L${w} ${h - cut}L${w - cut} ${h}L${cut - w} ${h}L${-w} ${h - cut}L${-w} ${cut - h}Z`;
    this.items.push({ kind: "path", block, x: x + w, y: y + h, scale: 1, d, stroke, strokeWidth });
  }

  /** A small printer's ornament about a point. */
  ornament(block: Block, sign: "fleuron" | "diamond" | "press", x: number, y: number, size: number, color = this.ink): void {
    this.items.push({ kind: "path", block, x, y, scale: size / 10, d: ornaments[sign], fill: color });
  }

  box(block: Block, area: Area, options: Omit<Partial<BoxItem>, "kind" | "block" | keyof Area>): void {
    this.items.push({ kind: "box", block, ...area, ...options });
  }

  /** The page as renderers draw it. */
  scene(page: Omit<PageScene, "items" | "direction" | "language" | "ink">): PageScene {
    const rtl = this.#direction === "rtl";
    const mirror = <A extends { x: number; width: number }>(area: A): A => (rtl ? { ...area, x: page.width - area.x - area.width } : area);
    return {
      ...page,
      language: this.language,
      ink: this.ink,
      direction: this.#direction,
      items: rtl ? this.items.map((item) => mirrorItem(item, page.width)) : this.items,
      frames: page.frames.map(mirror),
      sections: page.sections.map(mirror),
    };
  }
}

/** Turns an item round the page's vertical middle. Pictures and drawings keep their own left and right. */
function mirrorItem(item: SceneItem, pageWidth: number): SceneItem {
  if (item.kind === "text") {
    if (item.clip) return item;
    // The start of a right-to-left run is its right edge.
    return item.direction === "rtl" ? { ...item, x: pageWidth - item.x } : { ...item, x: pageWidth - item.x - item.width };
  }
  // Ornaments are their own mirror image; outlines in a clip belong to a picture.
  if (item.kind === "path") return item.clip ? item : { ...item, x: pageWidth - item.x };
  return { ...item, x: pageWidth - item.x - item.width };
}
