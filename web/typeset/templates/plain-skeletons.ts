import type { HeadPart, Part, PicturePart, Skeleton, Strip } from "./skeleton.ts";

/** What a template's plainest pages are made of. */
export interface PlainPage {
  columns: number;
  head: Omit<HeadPart, "kind" | "from" | "span">;
  picture?: Partial<Omit<PicturePart, "kind" | "from" | "span">>;
  strip: Strip | null;
  legs: number;
  cost: number;
  /** The picture stands over the head. */
  pictureFirst?: boolean;
}

/** Head, decks and picture over the whole width, the story in equal legs, everything else in the strip: holds any newspaper. */
export function plainPage({ columns, head, picture, strip, legs, cost, pictureFirst }: PlainPage): Skeleton {
  const whole = { from: 0, span: columns };
  const headPart: Part = { kind: "head", ...head, ...whole };
  const picturePart: Part = { kind: "picture", least: 0.3, wanted: 0.62, most: 1, ...picture, ...whole };
  // What the head says already is not said again.
  const saysDeck = head.waist || head.kicker === "summary";
  const decks: Part = { kind: "decks", ...(saysDeck && { holds: ["kicker", "quote", "byline"] }), ...whole };
  return {
    cost,
    parts: pictureFirst ? [picturePart, headPart, decks] : [headPart, decks, picturePart],
    lead: { ...whole, legs },
    rails: [],
    strip,
  };
}

/** The plain pages a list of skeletons ends with, with a strip and without. */
export function plainPages(page: Omit<PlainPage, "cost">): Skeleton[] {
  return [plainPage({ ...page, cost: 200 }), plainPage({ ...page, strip: null, cost: 240 })];
}
