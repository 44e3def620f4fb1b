import { plainText } from "./plain-text.ts";

/** Longest text taken over, in characters: well beyond what an article may have. */
const most = 60_000;

/** Paragraphs of the text that a page hands to search engines as "articleBody", for pages whose own text only a script would write. */
export function articleBodyOf(jsonLd: readonly string[]): string[] {
  let longest = "";
  for (const source of jsonLd) {
    for (const match of source.matchAll(/"articleBody"\s*:\s*"((?:[^"\\]|\\[\s\S])*)"/g)) {
      const text = unquoted(match[1] ?? "");
      if (text.length > longest.length) longest = text;
    }
  }
  return paragraphsOf(longest.slice(0, most));
}

/** True when the page says of itself that it is a live blog. */
export const isLiveBlog = (jsonLd: readonly string[]) => jsonLd.some((source) => /"LiveBlogPosting"|"liveBlogUpdate"/.test(source));

function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(`"${text.replace(/\r?\n/g, "\\n").replace(/\t/g, "\\t")}"`);
    return typeof value === "string" ? value : "";
  } catch {
    return text.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1");
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/<\/(?:p|div|h\d|li)>|<br[^>]{0,50}>/gi, "\n")
    .replace(/<[^<>]{1,500}>/g, "")
    .replace(/&nbsp;|&#160;/g, " ")
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .split(/\s*\n\s*/)
    .map(plainText)
    .filter((paragraph) => paragraph !== "");
}
