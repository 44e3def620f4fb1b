import { knownLanguages } from "./context.ts";

/** The article of a prompt, as far as it can be parsed. */
export interface PromptArticle {
  title: string;
  /** Without the `@models` line for the scripted models. */
  content: string;
  language: string;
  region: string;
  author: string;
  /** Wished length in characters; 0 when the prompt has no number. */
  targetLength: number;
  /** Number of side stories wished for; 0 when unknown. */
  count: number;
  /** The printed text that is to be rewritten; '' when there is none. */
  before: string;
  /** The sentences of a page that is to be compared; none for other tasks. */
  page: string[];
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
const plain = (text: string) => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** From the first opening to the last closing tag: the article may contain "</article>" itself. */
function inside(text: string, tag: string): string | null {
  const opening = new RegExp(`<${tag}(?:\\s[^>]*)?>`, "i").exec(text);
  if (!opening) return null;
  const from = opening.index + opening[0].length;
  const to = text.toLowerCase().lastIndexOf(`</${tag}>`);
  return plain(text.slice(from, to < from ? undefined : to)).trim();
}

const scripts: [RegExp, string][] = [
  [/[\u3040-\u30ff]/g, "ja"],
  [/[\uac00-\ud7af]/g, "ko"],
  [/[\u0600-\u06ff]/g, "ar"],
  [/[\u0900-\u097f]/g, "hi"],
  [/[\u0400-\u04ff]/g, "ru"],
  [/[\u4e00-\u9fff]/g, "zh"],
];

const script = (text: string) => scripts.find(([letters]) => (text.match(letters)?.length ?? 0) > text.length / 20)?.[1] ?? "";
const scriptOf: Record<string, string> = { ja: "ja", ko: "ko", ar: "ar", hi: "hi", ru: "ru", zh: "zh" };

/** Whether the article's script differs from the newspaper's: its words cannot be printed there then. */
export const isForeign = ({ title, content, language }: PromptArticle) => script(`${title} ${content}`) !== (scriptOf[language] ?? "");

function languageIn(named: string, text: string): string {
  const code = named.toLowerCase().match(/\b[a-z]{2}\b/)?.[0];
  if (code && knownLanguages.includes(code)) return code;
  return script(text) || "en";
}

/** Numbers in any script, as printed in prose: 12,000, 12.000, 12 000, ١٢٬٠٠٠, १२,०००. */
function numbersIn(text: string): number[] {
  const western = text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  return [...western.matchAll(/\d{1,3}(?:[ .,'\u00a0\u202f\u066c’]\d{3})+(?!\d)|\d+/g)].map(([number]) =>
    Number(number.replace(/\D/g, "")),
  );
}

/** Parses the user's article from a prompt; a prompt without tags is an article whose first line is its title. */
export function readArticle(prompt: string, system = ""): PromptArticle {
  const article = inside(prompt, "article");
  const source = article ?? prompt;
  const opening = prompt.search(/<article[\s>]/i);
  const closing = prompt.toLowerCase().lastIndexOf("</article>");
  const outside = article === null ? prompt : `${prompt.slice(0, opening)}\n${closing < 0 ? "" : prompt.slice(closing)}`;
  const around = `${system}\n${outside}`;
  const field = (tag: string) => inside(source, tag) ?? inside(around, tag);
  const lines = source.trim().split("\n");
  const title = (field("title") ?? lines[0] ?? "").slice(0, 400);
  const content = (field("content") ?? (lines.length > 1 ? lines.slice(1).join("\n") : source)).replace(/^[ \t]*@models\b.*$/gm, "").trim();
  const wishes = numbersIn(around).filter((number) => number >= 500 && number <= 40_000);
  return {
    title,
    content,
    language: languageIn(field("language") ?? "", `${title} ${content}`),
    region: field("region") ?? "",
    author: field("author") ?? "",
    targetLength: Number(field("length")) || Math.max(0, ...wishes),
    count: Number(field("count")) || 0,
    page: (inside(outside, "page") ?? "").split("\n").flatMap((line) => /^\d+ (.*)/.exec(line)?.[1] ?? []),
    before: `${inside(outside, "before") ?? ""}\n${inside(outside, "taken") ?? ""}`.trim(),
  };
}
