import type { Frame } from "../scene.ts";
import type { Area, Board } from "./board.ts";
import { setQuote } from "./boxes.ts";
import type { Galleys } from "./galleys.ts";
import type { Grid } from "./grid.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "./picture.ts";
import type { Press } from "./press.ts";
import type { Shape } from "./shape.ts";
import { planStack, type StackOption, type StackPlan, setStack } from "./stack.ts";
import { captionSpace, type PlacedPicture, type Room } from "./zone-plan.ts";

/** What stands beside a lead story set in one measure: the picture, and under it columns of side stories or what fills their place. */
export interface MiddlePlan {
  readonly picture: PlacedPicture | null;
  /** Where what stands under the picture begins. */
  readonly top: number;
  readonly height: number;
  readonly stacks: readonly { readonly x: number; readonly plan: StackPlan }[];
  readonly small: PlacedPicture | null;
  /** A quotation under everything else. */
  readonly quote: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** Side stories shown, as a mask over the forms. */
  readonly mask: number;
  readonly cost: number;
}

/** What a middle is planned from. */
export interface MiddleStock {
  readonly press: Press;
  readonly grid: Grid;
  readonly galleys: Galleys;
  readonly shape: Shape;
  /** Stacks of at most two or three stories, all heads alike. */
  readonly options: readonly StackOption[];
  /** False when the quotation stands elsewhere. */
  readonly quoteFree: boolean;
}

const ruleRoom = 15;
const tallest = 1.12;

interface PictureRoom {
  /** Height of the picture's place with its caption and the rule under it. */
  takes(pictureHeight: number): number;
  height(underneath: number): number;
  cost(pictureHeight: number): number;
  least: number;
  most: number;
}

function pictureRoomOf({ press, galleys, shape }: MiddleStock, total: number): PictureRoom | null {
  const { main } = press.newspaper.pictures;
  if (!main) return null;
  const { width } = shape.picture;
  const caption = galleys.caption(width);
  const natural = ratioOf(main);
  const around = caption.height + captionSpace + ruleRoom;
  return {
    takes: (height) => height + around,
    height: (underneath) => total - underneath - around,
    cost: (height) => Math.abs(height / width - natural) * (height / width < natural ? 90 : 70),
    least: Math.min(natural, shape.flattest) * width,
    most: Math.max(natural, tallest) * width,
  };
}

/** Every set of side stories the middle can show, with the cheapest way to do so; keyed by mask, and by what else it uses. */
export function planMiddles(stock: MiddleStock, room: Room): MiddlePlan[] {
  const total = room.foot - room.top;
  const picture = pictureRoomOf(stock, total);
  const best = new Map<string, MiddlePlan>();
  const offer = (underneath: number, build: (top: number) => Omit<MiddlePlan, "picture" | "top" | "height"> | null) => {
    const height = picture ? picture.height(underneath) : 0;
    if (picture && (height < picture.least || height > picture.most)) return;
    if (!picture && Math.abs(total - underneath) > 0.01) return;
    const top = picture ? room.top + picture.takes(height) : room.top;
    const rest = build(top);
    if (!rest) return;
    const cost = rest.cost + (picture?.cost(height) ?? 0);
    const key = `${rest.mask}|${rest.small !== null}|${rest.quote !== null}`;
    const known = best.get(key);
    if (known && known.cost <= cost) return;
    const { x, width } = stock.shape.picture;
    const placed = picture ? { x, y: room.top, width, height, caption: stock.galleys.caption(width) } : null;
    best.set(key, { ...rest, picture: placed, top, height: underneath, cost });
  };
  offerStacks(stock, total, picture, offer);
  offerFillers(stock, total, picture, offer);
  return [...best.values()];
}

type Offer = (underneath: number, build: (top: number) => Omit<MiddlePlan, "picture" | "top" | "height"> | null) => void;

/** Columns of side stories side by side, the picture as high as they leave it. */
function offerStacks({ grid, shape, options }: MiddleStock, total: number, picture: PictureRoom | null, offer: Offer): void {
  const columns = Math.round((shape.picture.width + grid.gutter) / (grid.column + grid.gutter));
  const most = picture ? total - picture.takes(picture.least) : total;
  const fitting = options.filter(({ mask, used }) => mask > 0 && used <= most);
  const spread = (chosen: StackOption[], underneath: number) =>
    offer(underneath, () => {
      const stacks: { x: number; plan: StackPlan }[] = [];
      for (const option of [...chosen].sort((a, b) => (a.mask & -a.mask) - (b.mask & -b.mask))) {
        const plan = planStack(option, underneath, null);
        if (!plan) return null;
        stacks.push({ x: shape.picture.x + stacks.length * (grid.column + grid.gutter), plan });
      }
      const cost = stacks.reduce((sum, { plan }) => sum + plan.cost, 0);
      return { stacks, small: null, quote: null, mask: chosen.reduce((mask, option) => mask | option.mask, 0), cost };
    });
  const choose = (chosen: StackOption[], mask: number, from: number) => {
    if (chosen.length === columns) {
      spread(chosen, picture ? Math.max(...chosen.map(({ used }) => used)) : total);
      return;
    }
    for (let index = from; index < fitting.length; index++) {
      const option = fitting[index];
      if (!option || option.mask & mask) continue;
      // Columns of very different heights leave a hole.
      if (chosen.some(({ used }) => Math.abs(used - option.used) > 90)) continue;
      choose([...chosen, option], mask | option.mask, index + 1);
    }
  };
  choose([], 0, 0);
}

/** Without side stories enough: the small picture, the quotation, both, or nothing under a tall picture. */
function offerFillers(stock: MiddleStock, total: number, picture: PictureRoom | null, offer: Offer): void {
  const { press, galleys, shape } = stock;
  const { small } = press.newspaper.pictures;
  const { x, width } = shape.picture;
  const empty = { stacks: [], small: null, quote: null, mask: 0 };
  if (picture) offer(-ruleRoom, () => ({ ...empty, cost: 30 }));
  const quote = stock.quoteFree ? galleys.quote(width) : null;
  const heights = picture
    ? [0, 0.25, 0.5, 0.75, 1].map((share) => total - picture.takes(picture.least + (picture.most - picture.least) * share))
    : [total];
  for (const height of heights) {
    if (quote && height > quote.height && height < quote.height + 90) {
      offer(height, (y) => ({ ...empty, quote: { x, y, width, height }, cost: 24 + (height - quote.height) * 0.2 }));
    }
    if (!small) continue;
    const caption = measureCaption(press, small.caption, width, 2);
    const quoteRooms = quote ? [0, quote.height + ruleRoom, quote.height + 30 + ruleRoom] : [0];
    for (const quoteRoom of quoteRooms) {
      const pictureHeight = height - quoteRoom - caption.height;
      const ratio = pictureHeight / width;
      if (ratio < 0.34 || ratio > 0.95) continue;
      offer(height, (y) => ({
        ...empty,
        small: { x, y, width, height: pictureHeight, caption },
        quote: quoteRoom > 0 ? { x, y: y + height - quoteRoom + ruleRoom, width, height: quoteRoom - ruleRoom } : null,
        cost: 26 + Math.abs(ratio - ratioOf(small)) * 70,
      }));
    }
  }
}

/** Sets a planned middle. */
export function setMiddle(
  press: Press,
  board: Board,
  grid: Grid,
  plan: MiddlePlan,
  galleys: Galleys,
  jumpText: (index: number) => string,
): { frames: Frame[]; jumps: { index: number; item: number }[] } {
  const frames: Frame[] = [];
  const jumps: { index: number; item: number }[] = [];
  const { main, small } = press.newspaper.pictures;
  const { picture } = plan;
  if (picture && main) {
    setPicture(press, board, "main-image", main, areaOf(picture));
    setCaption(press, board, picture.caption, picture.x, picture.y + picture.height, picture.width);
    if (plan.height > 0) board.rule("side-stories", picture.x, plan.top - ruleRoom / 2, picture.width, press.template.rules.thin);
  }
  const { hair } = press.template.rules;
  plan.stacks.forEach(({ x, plan: stack }, index) => {
    if (index > 0) board.rule("side-stories", x - grid.gutter / 2 - hair / 2, plan.top, hair, plan.height);
    const at = { x, top: plan.top, width: grid.column, height: plan.height, block: "side-stories", id: "side-stories" } as const;
    const set = setStack(press, board, stack, at, jumpText);
    frames.push(...set.frames);
    jumps.push(...set.jumps);
  });
  if (plan.small && small) {
    setPicture(press, board, "bottom-section", small, areaOf(plan.small));
    setCaption(press, board, plan.small.caption, plan.small.x, plan.small.y + plan.small.height, plan.small.width);
  }
  const box = plan.quote ? galleys.quote(plan.quote.width) : null;
  if (plan.quote && box) setQuote(press, board, "side-stories", box, plan.quote);
  return { frames, jumps };
}

function areaOf({ x, y, width, height }: PlacedPicture): Area {
  return { x, y, width, height };
}
