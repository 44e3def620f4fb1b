import type { TextItem } from "./scene.ts";

const withoutSpaces = /^(ja|zh)\b/;

/**
 * What parts the text of a run (plainText) from that of the next in the same paragraph or head: a space, or nothing within a word, in
 * scripts without spaces, and after an initial, which brings its own where it is a word.
 */
export function gapAfter({ hyphen, joins, role, language }: Pick<TextItem, "hyphen" | "joins" | "role" | "language">): "" | " " {
  return hyphen || joins || role === "drop-cap" || withoutSpaces.test(language) ? "" : " ";
}

/** The text of a run as its author wrote it: without the hyphen and the strokes (kashidas) put in to fill the line. */
export function plainText({ text, hyphen, kashidas }: Pick<TextItem, "text" | "hyphen" | "kashidas">): string {
  const whole = hyphen ? text.slice(0, -1) : text;
  if (!kashidas?.length) return whole;
  let plain = "";
  let from = 0;
  for (const at of kashidas) {
    plain += whole.slice(from, at);
    from = at + 1;
  }
  return plain + whole.slice(from);
}
