import type { ArticleBody } from "./page.ts";

/** The blocks of an article as one text: a blank line between them, items of a list on lines of their own with their mark. */
export function composeContent(blocks: ArticleBody["blocks"]): string {
  let content = "";
  for (const [at, { kind, text, number }] of blocks.entries()) {
    const before = blocks[at - 1]?.kind;
    if (before !== undefined) content += before === "item" && kind === "item" ? "\n" : "\n\n";
    if (kind === "item") content += number === undefined ? "• " : `${number}. `;
    content += text;
  }
  return content;
}
