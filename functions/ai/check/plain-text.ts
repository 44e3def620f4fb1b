import { visibleText } from "../prompts/neutralize.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", nbsp: "\u00a0" };

/** Longer than any printable answer, in UTF-16 units; the rest is not read. */
const longest = 60_000;
const longestLine = 4_000;

/**
 * A model's text as plain text: without markup of any kind, code, pictures, links (their words stay) and invisible characters.
 * `source` is the author's own text; a tag that occurs in it is part of the article and stays.
 */
export function plainText(written: string, source: string): string {
  const text = visibleText(written.slice(0, longest))
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)/g, (fence) => (source.includes(fence) ? fence : ""))
    .replace(/<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, (block) => (source.includes(block) ? block : ""))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, (tag) => (source.includes(tag) ? tag : ""))
    .replace(/<\|[^|<>]*\|>|\[\/?INST\]/g, (mark) => (source.includes(mark) ? mark : ""))
    .replace(/!\[[^\]]{0,400}\]\([^)]{0,2000}\)/g, "")
    .replace(/\[([^[\]]{0,400})\]\([^)]{0,2000}\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^\n]{0,300}?\S)\1/g, (whole, _marks, inner: string) => (source.includes(whole) ? whole : inner))
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?[^\s*])\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/`([^`\n]+)`/g, (whole, inner: string) => (source.includes(whole) ? whole : inner));
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:>\s?)+/, "").replace(/^\s*[-*+•]\s+/, ""))
    .filter((line) => !/^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/.test(line))
    .join("\n")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .trim();
}

/** The same on one line, for fields without paragraphs. */
export function plainLine(written: string, source: string): string {
  return plainText(written.slice(0, longestLine), source)
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/[ \t\n]+/g, " ")
    .trim();
}

/** A story: paragraphs parted by a blank line, subheads as `## …`, whatever levels and line ends the model used. */
export function plainStory(written: string, source: string): string {
  const text = plainText(written, source)
    .replace(/^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/gm, "\n\n## $1\n\n")
    .trim();
  const parted = /\n[ \t]*\n/.test(text.replace(/\n\n## .*\n\n/g, "\n")) ? text.split(/\n[ \t]*\n/) : text.split("\n");
  return parted
    .map((paragraph) => paragraph.replace(/[ \t\n]+/g, " ").trim())
    .filter((paragraph) => paragraph !== "" && paragraph !== "##")
    .join("\n\n");
}
