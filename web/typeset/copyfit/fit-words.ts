import type { LayoutContext } from "../page/context.ts";
import type { Role } from "../templates/faces.ts";
import { sentenceEnds } from "../text/sentence-ends.ts";
import { type BrokenText, balancedLines } from "./fit-headline.ts";

/** A short text in balanced lines of a role that may have become smaller for it. */
export interface FittedWords extends BrokenText {
  role: Role;
}

/** How a short text may give way, in this order: smaller type, more lines. */
export interface Give {
  /** Lines it has. */
  most: number;
  /** Lines more in its smallest type. */
  more?: number;
  /** Shares of the role's size, the largest first. */
  scales?: readonly number[];
}

const usualScales = [1, 0.95, 0.9, 0.85, 0.8] as const;

/** The same role in another size. */
export const sized = (role: Role, scale: number): Role =>
  scale === 1 ? role : { ...role, size: role.size * scale, leading: role.leading * scale };

/**
 * Breaks a deck, a kicker or a caption into balanced lines: in smaller type or on more lines where it is too long, then without its last
 * sentences, and cut at a word only where its first sentence has no room. What is lost is reported once the page is set: see
 * abridgedFields.
 */
export function fitWords(
  context: LayoutContext,
  text: string,
  role: Role,
  width: number,
  { most, more = 0, scales = usualScales }: Give,
): FittedWords {
  const linesAt = (words: string, scale: number, count: number) =>
    balancedLines(words, context.style(sized(role, scale)), width, count, context.tools);
  const smallest = scales.at(-1) ?? 1;
  const whole = (words: string): FittedWords | undefined => {
    const tries = [...scales.map((scale) => [scale, most] as const), ...(more > 0 ? [[smallest, most + more] as const] : [])];
    for (const [scale, count] of tries) {
      const broken = linesAt(words, scale, count);
      if (!broken.shortened) return { role: sized(role, scale), ...broken };
    }
    return undefined;
  };
  if (text.trim() === "") return { role, lines: [], shortened: false };
  for (const end of [text.length, ...sentenceEnds(text).reverse()]) {
    const fitted = whole(text.slice(0, end).trim());
    if (fitted) return fitted;
  }
  return { role: sized(role, smallest), ...linesAt(text, smallest, most + more) };
}
