import type { Story } from "../../model/edition.ts";
import { fillIn } from "../../model/edition-words.ts";
import type { Block, Jump } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";

/** Where stories go on that begin on a page, by their index. */
export type GoesOn = ReadonlyMap<Story["index"], Jump["to"]>;

/** A line that says where its story goes on: its place among the page's items. */
export interface JumpLine {
  story: Pick<Story, "index">;
  item: number;
}

/** What such a line says. */
export type JumpText = (story: Pick<Story, "index">) => string;

/** The page a story goes on. A sample page has no other, and words of its own. */
export function jumpTextOf({ newspaper, words, numeral }: LayoutContext, goesOn: GoesOn): JumpText {
  return ({ index }) => newspaper.sample?.continued ?? fillIn(words.page.continuedOn, { page: numeral(goesOn.get(index)?.page ?? 2) });
}

/** The part of a page a story's text belongs to. */
export function blockOf({ index }: Pick<Story, "index">): Block {
  return index === null ? "expanded-content" : "side-stories";
}

/** The jumps that lines stand for; a line that leads nowhere is none. */
export function jumpsOf(lines: readonly JumpLine[], goesOn: GoesOn, textOf: JumpText): Jump[] {
  return lines.flatMap(({ story, item }) => {
    const to = goesOn.get(story.index);
    return to ? [{ block: blockOf(story), text: textOf(story), item, to }] : [];
  });
}

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
