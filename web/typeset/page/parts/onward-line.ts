import { fillIn } from "../../model/edition-words.ts";
import type { Jump } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { setJumpLine } from "./jump-line.ts";

/** Sets where the lead story goes on in the line that was kept for it. */
export function setOnward(
  context: LayoutContext,
  builder: SceneBuilder,
  at: { x: number; y: number },
  width: number,
  to: Jump["to"],
): Jump {
  const text = fillIn(context.words.page.continuedOn, { page: context.numeral(to.page) });
  const item = setJumpLine(context, builder, text, at.x, at.y, width);
  return { block: "expanded-content", text, item, to };
}
