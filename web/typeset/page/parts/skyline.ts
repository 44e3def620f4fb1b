import { type HeadBlock, measureHead } from "../../copyfit/head-block.ts";
import { pictureOf } from "../../model/edition.ts";
import type { DecksPart, HeadPart, Part, PicturePart, Skeleton } from "../../templates/skeleton.ts";
import { faceGroupOf } from "../../templates/template.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { allDecks, type DeckKind, type Decks, measureDecks, verticalDecks } from "./decks.ts";
import { measureCaption, type SetCaption } from "./picture.ts";

/** A part of the head of a page in its place. */
export type PlacedPart =
  | { part: HeadPart; x: number; y: number; width: number; block: HeadBlock }
  | { part: DecksPart; x: number; y: number; width: number; decks: Decks; air: number }
  | { part: PicturePart; x: number; y: number; width: number; height: number; caption: SetCaption }
  | { part: Extract<Part, { kind: "rule" }>; x: number; y: number; width: number };

/** What is open when parts are placed. */
export interface PartChoice {
  /** Height of the picture, in points. */
  picture: number;
  /** The quotation is the last deck. */
  quoteInDecks: boolean;
  /** Points of air between the decks. */
  air: number;
}

/** Parts where they stand, and where each column under them begins. */
export interface Skyline {
  placed: PlacedPart[];
  tops: number[];
}

/** Points of height for which lines that run down the page are broken anew. */
const uprightStep = 16;
/** Shares of their size decks beside a picture may have, so that they are no higher than it. */
const besideScales = [0.86, 0.74, 0.62, 0.52] as const;
/** The most air a part of decks beside a picture is given. */
const mostBeside = 16;
/** A picture narrower than this has its caption in more lines, in points. */
const narrowPicture = 130;
/** Between a picture's caption and what stands under it. */
export const captionSpace = 9;

/** Where legs begin under a picture of its least and of its greatest height. */
export interface LegTops {
  least: number;
  most: number;
  tops: { low: number; high: number }[];
}

/** Heads, decks and captions measured for a newspaper: skeletons ask for the same in the same widths. */
interface Measured {
  heads: Map<string, HeadBlock>;
  decks: Map<string, Decks>;
  captions: Map<number, SetCaption>;
}

const measured = new WeakMap<LayoutContext, Measured>();

/** The parts of a skeleton, measured once. */
export class Parts {
  readonly picture: PicturePart | null;
  readonly decks: DecksPart | null;
  readonly #context: LayoutContext;
  readonly #builder: SceneBuilder;
  readonly #skeleton: Skeleton;
  readonly #heads: Map<string, HeadBlock>;
  readonly #decks: Map<string, Decks>;
  readonly #captions: Map<number, SetCaption>;
  readonly #legTops = new Map<boolean, LegTops>();

  constructor(context: LayoutContext, builder: SceneBuilder, skeleton: Skeleton) {
    const main = pictureOf(context.lead, "main");
    this.#context = context;
    this.#builder = builder;
    this.#skeleton = skeleton;
    const known = measured.get(context) ?? { heads: new Map(), decks: new Map(), captions: new Map() };
    measured.set(context, known);
    this.#heads = known.heads;
    this.#decks = known.decks;
    this.#captions = known.captions;
    this.picture = (main && skeleton.parts.find((part) => part.kind === "picture")) || null;
    this.decks = skeleton.parts.find((part) => part.kind === "decks") ?? null;
  }

  /** Left edge and width of a picture: its columns, or less, or over the page's edge. */
  pictureBox(part: PicturePart): { x: number; width: number } {
    const { columns, template } = this.#context;
    const x = columns.x(part.from);
    const width = columns.widthOf(part);
    const share = part.width ?? 1;
    if (!part.bleed) return { x: x + (width * (1 - share)) / 2, width: width * share };
    const start = part.bleed === "end" ? x : 0;
    const end = part.bleed === "start" ? x + width : template.page.width;
    return { x: start, width: end - start };
  }

  caption(part: PicturePart): SetCaption {
    const { columns, lead } = this.#context;
    const width = part.bleed ? columns.widthOf(part) : this.pictureBox(part).width;
    const known = this.#captions.get(width);
    if (known) return known;
    const caption = measureCaption(this.#context, pictureOf(lead, "main"), width, width < narrowPicture ? 5 : 3);
    this.#captions.set(width, caption);
    return caption;
  }

  /** What the decks of this skeleton hold: the kicker that stands over the head is not said again. */
  #holdsOf({ holds = allDecks }: DecksPart): readonly DeckKind[] {
    const isInHead = this.#skeleton.parts.some((part) => part.kind === "head" && part.kicker);
    return isInHead ? holds.filter((kind) => kind !== "kicker") : holds;
  }

  decksOf(part: DecksPart, quoteInDecks: boolean): Decks {
    const key = `${part.from}|${part.span}|${this.#holdsOf(part).join()}|${quoteInDecks}`;
    let decks = this.#decks.get(key);
    if (!decks) {
      decks = measureDecks(this.#context, this.#context.columns.widthOf(part), quoteInDecks, this.#holdsOf(part));
      this.#decks.set(key, decks);
    }
    return decks;
  }

  /** Where legs begin under the least and the highest picture; computed once. */
  legTops(legs: readonly { columns: readonly number[] }[], quoteInDecks: boolean, range: { least: number; most: number } | null): LegTops {
    const known = this.#legTops.get(quoteInDecks);
    if (known) return known;
    const [least, most] = [range?.least ?? 0, range?.most ?? 0];
    const low = this.place({ picture: least, quoteInDecks, air: 0 }).tops;
    const high = this.place({ picture: most, quoteInDecks, air: 0 }).tops;
    const topOf = (columns: readonly number[], tops: number[]) => Math.max(...columns.map((column) => tops[column] ?? 0));
    const tops = legs.map(({ columns }) => ({ low: topOf(columns, low), high: topOf(columns, high) }));
    const result = { least, most, tops };
    this.#legTops.set(quoteInDecks, result);
    return result;
  }

  /** Parts there are: a rule that needs a picture is left out without one. */
  get present(): Part[] {
    return this.#skeleton.parts.filter((part) => part.kind !== "rule" || !part.needs || this.picture !== null);
  }

  /** Decks as high as the picture they stand beside. */
  #decksBeside(part: DecksPart, height: number, quoteInDecks: boolean): { decks: Decks; air: number } {
    const width = this.#context.columns.widthOf(part);
    if (part.upright?.includes(faceGroupOf(this.#context.language))) {
      // Lines are broken for steps of height, so that few are measured while the picture's height is looked for.
      const step = Math.floor(height / uprightStep) * uprightStep;
      const key = `${part.from}|${part.span}|${step}|${quoteInDecks}`;
      const decks = this.#decks.get(key) ?? verticalDecks(this.#context, width, step, quoteInDecks, this.#holdsOf(part));
      this.#decks.set(key, decks);
      return { decks: { ...decks, height }, air: 0 };
    }
    const decks = this.#decksWithin(part, height, quoteInDecks);
    const parts = Math.max(1, decks.decks.length);
    return { decks, air: Math.min(Math.max(0, height - decks.height), mostBeside * parts) };
  }

  /** Decks in the largest size that is no higher than a place. */
  #decksWithin(part: DecksPart, height: number, quoteInDecks: boolean): Decks {
    let decks = this.decksOf(part, quoteInDecks);
    for (const scale of besideScales) {
      if (decks.height <= height) break;
      const key = `${part.from}|${part.span}|${this.#holdsOf(part).join()}|${quoteInDecks}|${scale}`;
      const width = this.#context.columns.widthOf(part);
      decks = this.#decks.get(key) ?? measureDecks(this.#context, width, quoteInDecks, this.#holdsOf(part), scale);
      this.#decks.set(key, decks);
    }
    return decks;
  }

  #head(part: HeadPart): HeadBlock {
    const width = this.#context.columns.widthOf(part);
    const key = `${width}|${JSON.stringify({ ...part, from: 0, span: 0 })}`;
    let block = this.#heads.get(key);
    if (!block) {
      block = measureHead(this.#context, this.#builder, part, width);
      this.#heads.set(key, block);
    }
    return block;
  }

  /** Every part under what stands over its columns. */
  place(choice: PartChoice): Skyline {
    const { columns, field } = this.#context;
    const tops = Array<number>(columns.count).fill(field.top);
    const placed: PlacedPart[] = [];
    for (const part of this.present) {
      const over = tops.slice(part.from, part.from + part.span);
      const y = Math.max(...over);
      const foot = this.#placeOne(part, y, choice, placed);
      for (let column = part.from; column < part.from + part.span; column++) tops[column] = foot;
    }
    return { placed, tops };
  }

  #placeOne(part: Part, y: number, choice: PartChoice, placed: PlacedPart[]): number {
    const { columns } = this.#context;
    const x = columns.x(part.from);
    const width = columns.widthOf(part);
    switch (part.kind) {
      case "head": {
        const block = this.#head(part);
        placed.push({ part, x, y, width, block });
        return y + block.height;
      }
      case "decks": {
        const beside = part.beside ? placed.find((each) => each.part.kind === "picture") : undefined;
        if (beside && "caption" in beside) {
          const height = beside.y + beside.height + beside.caption.height - y;
          const fitted = this.#decksBeside(part, height, choice.quoteInDecks);
          placed.push({ part, x, y, width, ...fitted });
          return y + Math.max(height + captionSpace, fitted.decks.height);
        }
        const decks = this.decksOf(part, choice.quoteInDecks);
        placed.push({ part, x, y, width, decks, air: choice.air });
        return y + decks.height + choice.air;
      }
      case "picture": {
        if (part !== this.picture) return y;
        const caption = this.caption(part);
        const top = y + (part.above ?? 0);
        placed.push({ part, ...this.pictureBox(part), y: top, height: choice.picture, caption });
        return top + choice.picture + caption.height + captionSpace;
      }
      case "rule":
        placed.push({ part, x, y: y + part.above, width });
        return y + part.above + part.weight + part.below;
    }
  }
}
