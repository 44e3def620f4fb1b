import { late } from "../../../http/late-pattern.ts";
import { plainText } from "./plain-text.ts";
import type { Live } from "./repetition.ts";

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

/** What the page tells search engines, and else what its title and address say, of its being a live blog. */
export function livenessOf(jsonLd: readonly string[], title: string, url: string): Live {
  if (jsonLd.some((source) => /"LiveBlogPosting"|"liveBlogUpdate"/.test(source))) return "told";
  return liveWords.test(title) || /\/(?:live|liveblog|liveticker|ticker|direct|envivo|diretta|aovivo|online)(?:[/-]|$)/i.test(url)
    ? "named"
    : "no";
}

const liveWords = late.iu`(?:^|[^\p{L}])(?:live|liveblog|liveticker|live-ticker|newsblog|en direct|en vivo|en directo|diretta|ao vivo|minuto a minuto|онлайн|хроника|прямая трансляция)(?:[^\p{L}]|$)|ライブ|速報|タイムライン|실시간|생중계|直播|实时|實時|مباشر|لحظة بلحظة|लाइव`;

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
