import type { Frame } from "../../model/scene.ts";
import type { Press } from "../context.ts";
import type { Refer } from "../masthead/ears.ts";
import type { Board } from "../scene-builder.ts";
import { almanacRows, insideRows, setRowBox } from "./boxes.ts";
import { setCaption, setPicture } from "./picture.ts";
import { capAir, hasTitle, type RailPlan, railGap, railTitle } from "./rail-plan.ts";
import { setStack } from "./story-column.ts";

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
    top += rail.cap + capAir;
  }
  top += inset;
  if (rail.title && hasTitle(press, rail) && stack.stories.length > 0) {
    const { boxTitle } = press.faces;
    const height = railTitle - 8;
    board.box("side-stories", { x, y: top, width, height }, { fill: press.paint("ground") });
    board.run("side-stories", press.words.page[rail.title] ?? "", boxTitle, x + 5, top + height / 2 + boxTitle.size * 0.35, width - 10, {
      color: press.paint("paper"),
      role: "title",
      least: 0.6,
    });
    top += railTitle;
  }
  const setBox = ({ kind, height }: RailPlan["boxes"][number], y: number) => {
    const area = { x, y, width, height };
    const { page } = press.words;
    if (kind === "inside") setRowBox(press, board, "whats-inside", page.inside, insideRows(press, board, refers, width), area, rail.rowAir);
    else setRowBox(press, board, "almanac", page.almanac, almanacRows(press, board, width), area, rail.rowAir);
  };
  if (plan.picture && rail.picture === "head") {
    setSmallPicture(press, board, plan, x, top, width);
    top += plan.picture.height + plan.picture.caption.height + railGap;
  }
  const last = rail.spread && plan.boxes.length > 1 ? plan.boxes.at(-1) : undefined;
  if (rail.boxesFirst) {
    for (const box of plan.boxes) {
      if (box === last) continue;
      setBox(box, top);
      top += box.height + railGap;
    }
  }
  if (plan.picture && rail.picture === "foot") {
    foot -= plan.picture.height + plan.picture.caption.height;
    setSmallPicture(press, board, plan, x, foot, width);
    foot -= railGap;
  }
  if (last) {
    foot -= last.height;
    setBox(last, foot);
    foot -= railGap;
  }
  if (!rail.boxesFirst) {
    for (const box of [...plan.boxes].reverse()) {
      foot -= box.height;
      setBox(box, foot);
      foot -= railGap;
    }
  }
  const numbered = rail.numbered === true;
  const at = { x, top, width, height: foot - top, block: "side-stories", id: "side-stories", numbered } as const;
  return setStack(press, board, stack, at, jumpText);
}

function setSmallPicture(press: Press, board: Board, { picture }: RailPlan, x: number, y: number, width: number): void {
  const { small } = press.newspaper.pictures;
  if (!picture || !small) return;
  setPicture(press, board, "bottom-section", small, { x, y, width, height: picture.height });
  setCaption(press, board, picture.caption, x, y + picture.height, width);
}
