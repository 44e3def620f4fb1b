import { coreOf } from "./metadata/plain-text.ts";
import type { ArticleBody } from "./page.ts";

/** `limits.content` of functions/http/contract.ts, which is not asked for its own sake: it brings zod along. */
export const mostContent = 10_000;

type Block = ArticleBody["blocks"][number];

/**
 * The blocks of an article as one text: a blank line between them, points of a list on lines of their own. The title is not said
 * again at its beginning. Cut at the end of the last sentence that fits into what an article may hold.
 */
export function composeContent(blocks: readonly Block[], title: string, language: string): { content: string; truncated: boolean } {
  const said = coreOf(title);
  const first = blocks.slice(0, 2).findIndex((block) => said !== "" && coreOf(block.text) === said);
  const rest = blocks.filter((block, at) => at !== first && block.text.trim() !== "");
  let content = "";
  let length = 0;
  let before: Block["kind"] | "" = "";
  for (const block of rest) {
    const mark = block.kind !== "item" ? "" : block.number === undefined ? "• " : `${block.number}. `;
    const parting = before === "" ? "" : before === "item" && block.kind === "item" ? "\n" : "\n\n";
    // Twice the room is enough to know that it is too long, however long it is.
    const text = block.text.slice(0, mostContent * 2 + 2).normalize("NFC");
    const added = [...text].length + parting.length + mark.length;
    if (length + added > mostContent) {
      const sentences = wholeSentences(text, mostContent - length - parting.length - mark.length, language);
      if (sentences !== "") content += parting + mark + sentences;
      return { content: withoutLastHeading(content, sentences === "" && before === "heading") || wholeWords(text), truncated: true };
    }
    content += parting + mark + text;
    length += added;
    before = block.kind;
  }
  return { content, truncated: false };
}

/** As many whole sentences from the beginning as there is room for, in code points. */
function wholeSentences(text: string, room: number, language: string): string {
  let kept = "";
  let length = 0;
  for (const { segment } of segmenter(language, "sentence").segment(text)) {
    length += [...segment].length;
    if (length > room + (segment.length - segment.trimEnd().length)) break;
    kept += segment;
  }
  return kept.trimEnd();
}

/** One sentence longer than an article: cut between words. */
function wholeWords(text: string): string {
  const cut = [...text].slice(0, mostContent - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const withoutLastHeading = (content: string, endsWithHeading: boolean) =>
  endsWithHeading ? content.slice(0, Math.max(0, content.lastIndexOf("\n\n"))) : content;

function segmenter(language: string, granularity: "sentence"): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    return new Intl.Segmenter("en", { granularity });
  }
}
