import { costs } from "../../costs.ts";
import { pictureOf } from "../../model/edition.ts";
import type { BoxKind, Rail } from "../../templates/skeleton.ts";
import type { LayoutContext } from "../context.ts";
import { type BoxRow, boxHeight, type QuoteBox } from "./boxes.ts";
import { measureCaption, ratioOf, type SetCaption } from "./picture.ts";
import { between, planStack, type StackOption, type StackPlan } from "./story-column.ts";

const { insteadOfStories, growthPerRow, railPicture: picture } = costs.sides;

/** A column beside the lead, decided upon. */
export interface RailPlan {
  readonly rail: Rail;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly stack: StackPlan;
  readonly boxes: readonly { kind: BoxKind; height: number }[];
  readonly picture: { height: number; caption: SetCaption } | null;
  /** Stories shown, as a mask over the forms. */
  readonly mask: number;
  readonly cost: number;
}

/** What a rail can be filled with. */
export interface RailInputs {
  readonly context: LayoutContext;
  readonly options: readonly StackOption[];
  readonly quote: QuoteBox | null;
  rows(kind: BoxKind): BoxRow[];
}

/** Where a rail stands. */
export interface RailPlace {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room between boxes, pictures and stories of a rail. */
export const railGap = 12;
/** Room under the band over a rail. */
export const capAir = 6;
/** Room a heading over a rail takes. */
export const railTitle = 24;

/** True where a rail has a heading, and there is a word for it. */
export function hasTitle({ words }: LayoutContext, { title, stories }: Rail): boolean {
  return stories && title !== undefined && (words.page[title] ?? "") !== "";
}

/** Ways to fill a rail, the cheapest for each set of stories, with and without the quotation and the small picture. */
export function planRail(
  inputs: RailInputs,
  rail: Rail,
  place: RailPlace,
  open: { quote: boolean; picture: boolean },
): Map<number, RailPlan> {
  const { context } = inputs;
  const inner = place.width - 2 * (rail.inset ?? 0);
  const kinds = rail.boxes ?? [];
  const least = kinds.map((kind) => boxHeight(context, inputs.rows(kind)));
  const growth = kinds.map((kind) => (inputs.rows(kind).length + 1) * (rail.rowAir ?? growthPerRow));
  const boxesLeast = least.reduce((sum, height) => sum + height + railGap, 0);
  const small = open.picture && rail.picture ? pictureOf(context.lead, "small") : undefined;
  const caption = small ? measureCaption(context, small, inner, 3) : null;
  const plans = new Map<number, RailPlan>();
  const pictures = small && caption ? [false, true] : [false];
  for (const withPicture of pictures) {
    const pictureRoom = withPicture && small && caption ? inner * picture.least + caption.height + railGap : 0;
    const fixed =
      boxesLeast + pictureRoom + 2 * (rail.inset ?? 0) + (rail.cap ? rail.cap + capAir : 0) + (hasTitle(context, rail) ? railTitle : 0);
    for (const option of inputs.options) {
      if (!rail.stories && option.mask > 0) continue;
      const height = place.height - fixed;
      if (option.used > height + 0.01) continue;
      for (const quote of open.quote && inputs.quote ? [null, inputs.quote] : [null]) {
        const bare = planStack(option, height, quote, false, true);
        if (!bare || (quote && !bare.quote)) continue;
        const shared = shareSlack(bare.slack, growth, withPicture && small ? { natural: ratioOf(small), inner } : null);
        const stack = planStack(option, height - shared.taken, quote, rail.open, true);
        if (!stack) continue;
        const instead = quote && option.mask === 0 ? insteadOfStories[rail.open ? "open" : "closed"] : 0;
        const cost = stack.cost + shared.cost + instead + (withPicture ? -12 : 0);
        const key = option.mask | (stack.quote ? 1 << 8 : 0) | (withPicture ? 1 << 9 : 0);
        const known = plans.get(key);
        if (known && known.cost <= cost) continue;
        plans.set(key, {
          rail,
          ...place,
          stack,
          boxes: kinds.map((kind, index) => ({ kind, height: (least[index] ?? 0) + (shared.boxes[index] ?? 0) })),
          picture: withPicture && caption ? { height: inner * picture.least + shared.picture, caption } : null,
          mask: option.mask,
          cost,
        });
      }
    }
  }
  return plans;
}

interface Shared {
  boxes: number[];
  picture: number;
  taken: number;
  cost: number;
}

/** Room left over goes into the picture, then into the boxes; what then is left is air between stories. */
function shareSlack(slack: number, growth: readonly number[], small: { natural: number; inner: number } | null): Shared {
  let left = slack;
  let height = 0;
  let cost = 0;
  if (small) {
    const wanted = Math.max(0, Math.min(picture.most, small.natural * 1.3) - picture.least) * small.inner;
    height = Math.min(left, wanted);
    left -= height;
    cost += Math.abs(picture.least + height / small.inner - small.natural) * picture.perShare * 0.4;
  }
  const most = growth.reduce((sum, each) => sum + each, 0);
  const grown = Math.min(left, most);
  return {
    boxes: growth.map((each) => (most > 0 ? (grown * each) / most : 0)),
    picture: height,
    taken: height + grown,
    cost: cost + grown * 0.08,
  };
}

export { between };
