import { scriptOf } from "../script.ts";
import type { Role } from "../templates/faces.ts";
import type { Press } from "./press.ts";

/** The initial a text opens with. */
export interface DropCap {
  letter: string;
  lines: number;
  /** Of the initial, and what it takes from the lines beside it, in points. */
  size: number;
  width: number;
}

/** The initial's gap to the text, in body sizes; wider where it is a word of its own. */
const initialGap = { letter: 0.32, word: 0.5 };

/**
 * A drop cap of a letter, with the quotation mark before it; a text that opens with a figure or an emoji goes without. A word of one
 * letter keeps its space, so that the text reads right when it is copied.
 */
export function dropCapOf(press: Press, text: string, body: Role, width: number): DropCap | null {
  const lines = scriptOf(press.language).cased ? press.template.dropCapLines : 0;
  const initial = /^[\p{Pi}\p{Pf}„‚"']?\p{Lu}\p{M}*/u.exec(text)?.[0];
  const rest = initial ? text.slice(initial.length) : "";
  if (!initial || lines === 0 || !/^[\p{L}'’\s]/u.test(rest) || rest.trim().length < 60) return null;
  const isWord = /^\s/.test(rest);
  const role = press.faces.dropCap;
  // Capitals of the face reach from the first line's x-height line to the last line's baseline.
  const size = (role.size / 7.9) * body.leading * (lines / 3);
  const letter = isWord ? `${initial} ` : initial;
  const gap = body.size * (isWord ? initialGap.word : initialGap.letter);
  const { measurer } = press.tools;
  const taken = measurer.width(initial, role.font, press.language) * size + gap;
  // A paragraph of fewer lines than its initial would leave it standing over what follows, or over the frame's foot.
  const isDeep = measurer.width(rest, body.font, press.language) * body.size > lines * (width - taken);
  return isDeep && taken < width * 0.45 ? { letter, lines, size, width: taken } : null;
}
