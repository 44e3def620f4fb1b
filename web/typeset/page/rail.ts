import type { Frame } from "../scene.ts";
import type { Board } from "./board.ts";
import { almanacRows, insideRows, setRowBox } from "./boxes.ts";
import type { Refer } from "./ears.ts";
import { setCaption, setPicture } from "./picture.ts";
import type { Press } from "./press.ts";
import { type RailPlan, railGap } from "./rail-plan.ts";
import { setStack } from "./stack.ts";

/** Sets a planned rail: its boxes, stories and picture, down to its foot. */
export function setRail(
  press: Press,
  board: Board,
  plan: RailPlan,
  refers: Refer[],
  jumpText: (index: number) => string,
): { frames: Frame[]; jumps: { index: number; item: number }[] } {
  const { rail, stack } = plan;
  const inset = rail.inset ?? 0;
  const x = plan.x + inset;
  const width = plan.width - 2 * inset;
  let top = plan.top;
  let foot = plan.top + plan.height - inset;
  if (rail.cap) {
    board.rule("side-stories", plan.x, top, plan.width, rail.cap, { color: press.paint("accent") });
    top += rail.cap;
  }
  top += inset;
  const setBox = ({ kind, height }: RailPlan["boxes"][number], y: number) => {
    const area = { x, y, width, height };
    const { page } = press.words;
    if (kind === "inside") setRowBox(press, board, "whats-inside", page.inside, insideRows(press, board, refers, width), area);
    else setRowBox(press, board, "almanac", page.almanac, almanacRows(press, board, width), area);
  };
  if (plan.picture && rail.picture === "head") {
    setSmallPicture(press, board, plan, x, top, width);
    top += plan.picture.height + plan.picture.caption.height + railGap;
  }
  if (rail.boxesFirst) {
    for (const box of plan.boxes) {
      setBox(box, top);
      top += box.height + railGap;
    }
  }
  if (plan.picture && rail.picture === "foot") {
    foot -= plan.picture.height + plan.picture.caption.height;
    setSmallPicture(press, board, plan, x, foot, width);
    foot -= railGap;
  }
  if (!rail.boxesFirst) {
    for (const box of [...plan.boxes].reverse()) {
      foot -= box.height;
      setBox(box, foot);
      foot -= railGap;
    }
  }
  const at = { x, top, width, height: foot - top, block: "side-stories", id: "side-stories" } as const;
  return setStack(press, board, stack, at, jumpText);
}

function setSmallPicture(press: Press, board: Board, { picture }: RailPlan, x: number, y: number, width: number): void {
  const { small } = press.newspaper.pictures;
  if (!picture || !small) return;
  setPicture(press, board, "bottom-section", small, { x, y, width, height: picture.height });
  setCaption(press, board, picture.caption, x, y + picture.height, width);
}
