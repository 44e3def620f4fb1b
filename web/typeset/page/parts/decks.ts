import { balancedLines } from "../../copyfit/fit-headline.ts";
import { type FittedWords, fitWords } from "../../copyfit/fit-words.ts";
import { fields } from "../../model/fields.ts";
import type { Faces, Role } from "../../templates/faces.ts";
import { casedFor, scriptOf } from "../../text/script.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { measureVerticalDecks, setVerticalDecks, type VerticalDecks, type VerticalText } from "./vertical-decks.ts";

/** One centred part of a head: lines of one role. */
interface HeadPart extends FittedWords {
  /** Field of its words. */
  of: string;
  /** The quotation among the decks. */
  isQuote?: true;
}

/** Decks and byline measured for a width. */
export interface Decks {
  decks: HeadPart[];
  byline: HeadPart[];
  /** Without extra air. */
  height: number;
  width: number;
  /** Instead of them: lines that run down the page. */
  upright?: VerticalDecks;
}

/** A first deck longer than this many lines is set smaller: it introduces the story, it does not tell it. */
const mostDeckLines = 5;
/** A subhead of more signs is a sentence, not a bank. */
const mostOfBank = 44;
const deckScales = [0.84, 0.7, 0.58, 0.48] as const;
const dashSpace = 10;
const plainSpace = 5;
const bylineSpace = 8;
const footSpace = 6;

function part(context: LayoutContext, of: string, text: string, role: Role, width: number, most: number): HeadPart[] {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const cased = casedFor(trimmed, role.caps, context.language);
  return [{ ...fitWords(context, cased, role, width, { most, more: 1 }), of }];
}

/** Faces with the decks smaller by a share. */
function scaledDecks(faces: Faces, scale: number): Faces {
  if (scale === 1) return faces;
  const smaller = (role: Role): Role => ({ ...role, size: role.size * scale, leading: role.leading * scale });
  return { ...faces, deck: smaller(faces.deck), deckSecond: smaller(faces.deckSecond), deckThird: smaller(faces.deckThird) };
}

/** Subheads of the story, which a bank of heads gives away. */
function subheadsOf({ lead }: LayoutContext): string[] {
  return lead.body
    .split("\n")
    .filter((line) => line.startsWith("## "))
    .map((line) => line.slice(3).trim())
    .filter((head) => head.length <= mostOfBank);
}

/** A deck is never longer, in lines. */
const mostLines = 11;

/** The first deck in the largest size in which it is neither long nor cut. */
function firstDeck(context: LayoutContext, deck: string, role: Role, width: number): HeadPart[] {
  const text = deck.trim();
  if (text === "") return [];
  const cased = casedFor(text, role.caps, context.language);
  const large = balancedLines(cased, context.style(role), width, mostDeckLines, context.tools);
  if (!large.shortened) return [{ role, ...large, of: fields.deck }];
  // A sentence that breaks off says less than one that takes a line or two more.
  return [{ ...fitWords(context, cased, role, width, { most: 8, more: mostLines - 8, scales: deckScales }), of: fields.deck }];
}

/** A quotation with the marks of its language, unless it brings its own. */
export function quoted(text: string, language: string): string {
  const { open, close } = scriptOf(language).quotes;
  return /^[\p{Pi}\p{Pf}\p{Ps}"']/u.test(text.trim()) ? text.trim() : `${open}${text.trim()}${close}`;
}

/** The decks of a lead that are set in one place. */
export type DeckKind = "deck" | "kicker" | "subheads" | "quote" | "byline";

export const allDecks: readonly DeckKind[] = ["deck", "kicker", "quote", "byline"];

/** The kicker, unless it is the place, which the folio names already. */
function kickerOf({ newspaper: { region }, lead: { kicker } }: LayoutContext): string {
  return region.toLowerCase().includes(kicker.toLowerCase()) ? "" : kicker;
}

/**
 * Measures the drop heads of the lead story: deck, kicker in gothic, the quotation in italics, then who wrote it; `scale` is of the decks'
 * own sizes.
 */
export function measureDecks(
  context: LayoutContext,
  width: number,
  withQuote: boolean,
  holds: readonly DeckKind[] = allDecks,
  scale = 1,
): Decks {
  const faces = scaledDecks(context.faces, scale);
  const { deck, quote, byline } = context.lead;
  const kicker = kickerOf(context);
  const has = (kind: DeckKind) => holds.includes(kind);
  const [bank, lastBank] = has("subheads") && kicker === "" ? subheadsOf(context) : [];
  const decks = [
    ...(has("deck") ? firstDeck(context, deck, faces.deck, width) : []),
    ...(has("kicker") ? part(context, fields.kicker, kicker, faces.deckSecond, width, 3) : []),
    ...(bank ? part(context, fields.story, bank, faces.deckSecond, width, 2) : []),
    ...(withQuote && quote && has("quote")
      ? part(context, fields.quote, quoted(quote, context.language), faces.deckThird, width, 6).map((each) => ({
          ...each,
          isQuote: true as const,
        }))
      : []),
    ...(lastBank ? part(context, fields.story, lastBank, faces.kicker, width, 2) : []),
  ];
  const by = has("byline")
    ? [
        ...part(context, fields.byline, byline, faces.byline, width, 2),
        ...part(context, fields.region, byline ? context.newspaper.region : "", faces.credit, width, 2),
      ]
    : [];
  const heights = (parts: HeadPart[]) => parts.reduce((sum, { role, lines }) => sum + lines.length * role.leading, 0);
  const height =
    heights(decks) +
    Math.max(0, decks.length - 1) * dashRoom(context) +
    (by.length > 0 ? heights(by) + (decks.length > 0 ? dashRoom(context) : 0) + bylineSpace : 0);
  return { decks, byline: by, width, height: height === 0 ? 0 : height + footSpace };
}

/** Shares of their sizes that lines running down the page may have. */
const uprightScales = { deck: [1, 0.88, 0.76, 0.66, 0.58, 0.5, 0.43, 0.37, 0.32], other: [1, 0.86, 0.74, 0.64] } as const;

/** The same texts in lines that run down the page in a place of a height. */
export function verticalDecks(
  context: LayoutContext,
  width: number,
  height: number,
  withQuote: boolean,
  holds: readonly DeckKind[] = allDecks,
): Decks {
  const { faces } = context;
  const { deck, quote, byline } = context.lead;
  const has = (kind: DeckKind, text: string) => holds.includes(kind) && text !== "";
  const text = (of: string, words: string, role: Role, paint: VerticalText["paint"], drop: number, most: number): VerticalText => ({
    of,
    text: words.trim(),
    role,
    scales: uprightScales.other,
    paint,
    block: "expanded-title",
    drop,
    most,
  });
  const texts = [
    ...(has("deck", deck) ? [{ ...text(fields.deck, deck, faces.deck, "ink", 0, 4), scales: uprightScales.deck }] : []),
    ...(has("byline", byline) ? [{ ...text(fields.byline, byline, faces.byline, "secondary", 0, 1), block: "byline" as const }] : []),
    ...(has("kicker", kickerOf(context)) ? [text(fields.kicker, kickerOf(context), faces.deckSecond, "ink", 0.05, 2)] : []),
    ...(withQuote && has("quote", quote)
      ? [{ ...text(fields.quote, quoted(quote, context.language), faces.deckSecond, "accent", 0.1, 2), isRepeated: true as const }]
      : []),
  ];
  return { decks: [], byline: [], width, height, upright: measureVerticalDecks(context, texts, width, height) };
}

function dashRoom({ template }: LayoutContext): number {
  return template.manner.decks.dash === "none" ? plainSpace : dashSpace;
}

/** Sets measured decks from `top`; `air` points are shared out between their parts. Returns the foot. */
export function setDecks(context: LayoutContext, builder: SceneBuilder, decks: Decks, x: number, top: number, air: number): number {
  const { width } = decks;
  if (decks.upright) {
    setVerticalDecks(context, builder, decks.upright, x + width, top);
    return top + decks.height;
  }
  const manner = context.template.manner.decks;
  const gaps = Math.max(1, decks.decks.length + (decks.byline.length > 0 ? 1 : 0));
  const extra = air / gaps;
  let y = top;
  const named = manner.byline ? { color: context.paint(manner.byline) } : {};
  const setPart = (block: "expanded-title" | "byline", { role, lines, of, isQuote }: HeadPart, look: { color?: string } = {}) => {
    for (const { text, joins } of lines) {
      const options = { align: manner.align, least: 0.9, joins, of, ...(isQuote && { role: "quote" as const }), ...look };
      builder.run(block, text, { ...role, caps: false }, x, y + role.leading * 0.78, width, options);
      y += role.leading;
    }
  };
  const dash = () => {
    const room = dashRoom(context) + extra;
    builder.dash("expanded-title", manner.dash, manner.align, x, y + room / 2, width);
    y += room;
  };
  decks.decks.forEach((deck, index) => {
    if (index > 0) dash();
    setPart("expanded-title", deck);
  });
  if (decks.byline.length > 0) {
    if (decks.decks.length > 0) dash();
    for (const [index, by] of decks.byline.entries()) setPart("byline", by, index === 0 ? named : {});
    y += bylineSpace;
  }
  return decks.height === 0 ? top : y + footSpace + (decks.decks.length === 0 && decks.byline.length > 0 ? extra : 0);
}
