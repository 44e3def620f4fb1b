import { pictureOf } from "../../model/edition.ts";
import type { Frame } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { Refer } from "../masthead/ears.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { almanacRows, insideRows, setRowBox } from "./boxes.ts";
import type { JumpLine, JumpText } from "./jump-line.ts";
import { setCaption, setPicture } from "./picture.ts";
import { capAir, hasTitle, type RailPlan, railGap, railTitle } from "./rail-plan.ts";
import { setStack } from "./story-column.ts";

/** Sets a planned rail: its boxes, stories and picture, down to its foot. */
export function setRail(
  context: LayoutContext,
  builder: SceneBuilder,
  plan: RailPlan,
  refers: Refer[],
  jumpText: JumpText,
): { frames: Frame[]; jumps: JumpLine[] } {
  const { rail, stack } = plan;
  const inset = rail.inset ?? 0;
  const x = plan.x + inset;
  const width = plan.width - 2 * inset;
  let top = plan.top;
  let foot = plan.top + plan.height - inset;
  if (rail.cap) {
    builder.rule("side-stories", plan.x, top, plan.width, rail.cap, { color: context.paint("accent") });
    top += rail.cap + capAir;
  }
  top += inset;
  if (rail.title && hasTitle(context, rail) && stack.stories.length > 0) {
    const { boxTitle } = context.faces;
    const height = railTitle - 8;
    builder.box("side-stories", { x, y: top, width, height }, { fill: context.paint("ground") });
    builder.run(
      "side-stories",
      context.words.page[rail.title] ?? "",
      boxTitle,
      x + 5,
      top + height / 2 + boxTitle.size * 0.35,
      width - 10,
      {
        color: context.paint("paper"),
        role: "title",
        least: 0.6,
      },
    );
    top += railTitle;
  }
  const setBox = ({ kind, height }: RailPlan["boxes"][number], y: number) => {
    const area = { x, y, width, height };
    const { page } = context.words;
    if (kind === "inside")
      setRowBox(context, builder, "whats-inside", page.inside, insideRows(context, builder, refers, width), area, rail.rowAir);
    else setRowBox(context, builder, "almanac", page.almanac, almanacRows(context, builder, width), area, rail.rowAir);
  };
  if (plan.picture && rail.picture === "head") {
    setSmallPicture(context, builder, plan, x, top, width);
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
    setSmallPicture(context, builder, plan, x, foot, width);
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
  return setStack(context, builder, stack, at, jumpText);
}

function setSmallPicture(context: LayoutContext, builder: SceneBuilder, { picture }: RailPlan, x: number, y: number, width: number): void {
  const small = pictureOf(context.lead, "small");
  if (!picture || !small) return;
  setPicture(context, builder, "bottom-section", small, { x, y, width, height: picture.height });
  setCaption(context, builder, picture.caption, x, y + picture.height, width);
}
