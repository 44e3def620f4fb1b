import type { TextItem } from "./scene.ts";

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
