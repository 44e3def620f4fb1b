import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";

/** The least a jump line may be narrowed to by its size, where its column is made for it and where it is not. */
const least = { usual: 0.8, narrow: 0.6 };

/**
 * The line at a column's foot that says where its text goes on; in a column too narrow for the words, the page alone. Returns the index of
 * its item.
 */
export function setJumpLine(context: LayoutContext, builder: SceneBuilder, text: string, x: number, y: number, width: number): number {
  const role = context.faces.jump;
  const share = width / builder.widthOf(text, role);
  const isNarrow = share < least.narrow;
  const words = isNarrow ? (/\p{Nd}+/u.exec(text)?.[0] ?? text) : text;
  builder.run("jump", words, role, x, y, width, { align: "end", least: share < least.usual ? least.narrow : least.usual });
  return builder.items.length - 1;
}
