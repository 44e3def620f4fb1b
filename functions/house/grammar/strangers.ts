import type { Mention } from "./grammar.ts";

/**
 * Whether somebody without a name stands in the text, whom a pronoun may mean. A noun that leads to a name ("the driver Ivan Petrov") is
 * no stranger: `leads` matches what may stand between the two.
 */
export function hasStranger(text: string, nameless: RegExp, mentions: readonly Mention[], leads: RegExp): boolean {
  return [...text.matchAll(nameless)].some((match) => {
    const end = match.index + match[0].length;
    const name = mentions.find((mention) => mention.end > match.index);
    if (!name) return true;
    return name.start > end ? !leads.test(text.slice(end, name.start)) : false;
  });
}
