import { fold, foldPassage, holds, passagesOf, spokenParts } from "../../../web/claims/index.ts";
import { bareLetters, contentLanguageOf, contentTerms, isInScriptOf, type Lexicon, sentencesIn } from "../../../web/language/index.ts";
import type { Addition, ExpandedContent } from "../../completed-newspapers/contract.ts";
import { fill, houseWords } from "../../house/edition/words.ts";
import { limits } from "../../http/contract.ts";
import { ProviderError } from "../provider-error.ts";
import type { Article, Headline } from "../text-model.ts";
import { type Claim, judgeClaims } from "./claims.ts";
import { type Beyond, filterSentences, isTrueLine } from "./filter-sentences.ts";
import { numberKeys } from "./number-keys.ts";
import { plainLine, plainStory } from "./plain-text.ts";
import { PromptLeaks } from "./prompt-leaks.ts";
import { type Source, sourceOf } from "./source.ts";

/** The main story as a model answers it. */
export interface WrittenStory extends Headline {
  expandedContent: string;
  quote: string | null;
  byline: string;
  caption: string;
  smallCaption: string;
  whatsInside: readonly { section: string; description: string; page: number }[];
  additions: readonly string[];
  claims?: readonly Claim[];
}

const most = { story: 40_000, line: 600, kicker: 120, byline: 200, section: 120, description: 300, addition: 1_200, additions: 200 };
const leastLetters = 0.5;
const mostParagraphs = 400;
/** Minimum share of the article's content words (or its numbers, where words cannot be compared) in a story. */
const leastShare = { words: 0.35, numbers: 0.15 };

/**
 * Returns the printable part of a model's main story. Removes sentences with quotations that are not in the article; numbers, dates, names
 * (in languages that capitalise them) and context beyond the article stay and are listed in `additions`, with what the model itself
 * declared. Short fields that say something beyond the article are emptied, a headline falls back to the author's. `system` is the
 * system prompt: none of it may be printed.
 * Rejects with a ProviderError `bad-answer`: in another script, half of it unprintable, or not a story of this article.
 */
export function checkStory(
  article: Article,
  written: WrittenStory,
  { system, targetLength }: { system: string; targetLength: number },
): ExpandedContent {
  const source = sourceOf(article);
  const leaks = new PromptLeaks(system);
  const given = withoutTitle(plainStory(written.expandedContent, source.raw), plainLine(written.expandedTitle, source.raw));
  if (!isProse(given)) refuse("is no text");
  if (!isInScriptOf(given, source.language)) refuse("is not in the newspaper's language");
  if (!coversArticle(given, source, targetLength)) refuse("leaves out most of the article");
  const filtered = filterSentences(given, source, leaks, "mark");
  if (lettersIn(filtered.text) < lettersIn(given) / 2) refuse("has little left that may be printed");
  const story = fitLength(filtered.text, most.story, source.lexicon);
  if (!coversArticle(story, source, targetLength)) refuse("leaves out most of the article");
  const line = (text: string, longest: number) =>
    fitLength(filterSentences(plainLine(text, source.raw), source, leaks, "line").text, longest, source.lexicon);
  const found = contentLanguageOf(story, source.language);
  const claims = judgeClaims(written.claims ?? [], story, storySentences(story, source), source);
  return {
    newspaperName: "",
    ...checkedHead(written, source, leaks),
    quote: trueQuote(plainLine(written.quote ?? "", source.raw), source),
    expandedContent: story,
    byline: bylineOf(plainLine(written.byline, source.raw), source),
    caption: withoutPeople(line(written.caption, most.line), source),
    smallCaption: withoutPeople(line(written.smallCaption, most.line), source),
    writerName: plainLine(article.author, article.author),
    whatsInside: written.whatsInside.slice(0, 12).flatMap(({ section, description, page }) => {
      const entry = { section: plainLine(section, source.raw), description: line(description, most.description) };
      const isTrue = entry.section !== "" && entry.description !== "" && isTrueLine(entry.section, source, leaks);
      return isTrue
        ? [
            {
              ...entry,
              section: fitLength(entry.section, most.section, source.lexicon),
              page: Math.min(99, Math.max(1, Math.round(page) || 1)),
            },
          ]
        : [];
    }),
    sideStories: [],
    contentLanguage: found === source.language ? "" : found,
    additions: additionsOf(story, filtered.beyond, written.additions, claims.unfounded, source),
    ...(claims.verbatim.length > 0 ? { claims: fitClaims(claims.verbatim) } : {}),
  };
}

/** A headline made again, checked in the same way. `system` as above. */
export function checkHead(article: Article, written: Headline, { system }: { system: string }): Headline {
  const head = checkedHead(written, sourceOf(article), new PromptLeaks(system));
  if (!isInScriptOf(head.expandedTitle, article.language) && isInScriptOf(article.title, article.language))
    refuse("is not in the newspaper's language");
  return head;
}

function checkedHead(written: Headline, source: Source, leaks: PromptLeaks): Headline {
  const { lexicon, raw } = source;
  const title = fitLength(plainLine(written.expandedTitle, raw), limits.title, lexicon);
  const kicker = fitLength(plainLine(written.kicker, raw), most.kicker, lexicon);
  const isOfArticle =
    source.isForeign ||
    source.terms.size < 8 ||
    contentTerms(title, lexicon).some((term) => source.terms.has(term)) ||
    source.bare.includes(bareLetters(title));
  return {
    expandedTitle: title !== "" && isOfArticle && isTrueLine(title, source, leaks) ? title : source.title,
    deck: fitLength(filterSentences(plainLine(written.deck, raw), source, leaks, "line").text, most.line, lexicon),
    kicker: isTrueLine(kicker, source, leaks) ? kicker : "",
  };
}

/** Models like to begin a story with its own headline. */
function withoutTitle(story: string, title: string): string {
  const [first = "", ...rest] = story.split("\n\n");
  return rest.length > 0 && bareLetters(first) === bareLetters(title) ? rest.join("\n\n") : story;
}

/** Pictures are generated: a caption must not claim to show a person from the article. */
function withoutPeople(caption: string, source: Source): string {
  const names = source.people().flatMap(({ name }) => [name, name.split(" ").at(-1) ?? ""].filter((part) => [...part].length > 1));
  return sentencesIn(caption, source.lexicon)
    .filter(({ text }) => !names.some((name) => holds(fold(text), fold(name))))
    .map(({ text }) => text)
    .join(source.lexicon.spaced ? " " : "");
}

/** A byline names only the author; without an author it is empty. */
function bylineOf(written: string, source: Source): string {
  const author = plainLine(source.article.author, source.article.author);
  if (author === "") return "";
  const rest = fold(written).replace(fold(author), "");
  const isPlain = rest.length < fold(written).length && rest.trim().length <= 24 && !/[\d@:/]/u.test(rest);
  return isPlain && passagesOf(written).length === 0 ? written : fill(houseWords(source.language).byline, { author }).slice(0, most.byline);
}

/** Claims are pointers into the text: drops those over 300 characters. */
const fitClaims = (claims: readonly Claim[]) => claims.filter(({ claim, source }) => claim.length <= 300 && source.length <= 300);

function additionsOf(
  story: string,
  beyond: readonly Beyond[],
  declared: readonly string[],
  unfounded: ReadonlySet<string>,
  source: Source,
): Addition[] {
  const found = new Map<string, Addition["kind"]>(beyond.map(({ text, kind }) => [text, kind]));
  const own = declared.map((text) => bareLetters(plainLine(text, source.raw))).filter((text) => text.length > 8);
  for (const sentence of storySentences(story, source)) {
    const bare = bareLetters(sentence);
    if (found.has(sentence) || bare.length < 8 || source.bare.includes(bare)) continue;
    // Models shorten what they repeat, or give two sentences as one.
    if (unfounded.has(sentence) || own.some((text) => text.includes(bare) || (bare.startsWith(text) && text.length * 2 > bare.length)))
      found.set(sentence, "context");
  }
  const order = [...found].toSorted(([a], [b]) => story.indexOf(a) - story.indexOf(b));
  return order
    .filter(([text]) => story.includes(text))
    .slice(0, most.additions)
    .map(([text, kind]) => ({ text: [...text].slice(0, most.addition).join(""), kind }));
}

function storySentences(story: string, source: Source): string[] {
  return story
    .split("\n\n")
    .filter((paragraph) => !paragraph.startsWith("## "))
    .flatMap((paragraph) => sentencesIn(paragraph, source.lexicon).map(({ text }) => text));
}

/** Whether the story covers the article, or of a longer article the share that fits the requested length. */
function coversArticle(story: string, source: Source, targetLength: number): boolean {
  const part = Math.min(1, targetLength / Math.max(1, source.article.content.length));
  if (!source.isForeign) {
    if (source.terms.size < 8) return story !== "";
    const told = new Set(contentTerms(story, source.lexicon));
    return [...source.terms].filter((term) => told.has(term)).length >= source.terms.size * part * leastShare.words;
  }
  const wanted = numberKeys(source.article.content, [source.lexicon]);
  if (wanted.size < 4) return story !== "";
  const told = numberKeys(story, [source.lexicon]);
  return [...wanted].filter((key) => told.has(key)).length >= wanted.size * part * leastShare.numbers;
}

/** Rejects runs of symbols and hundreds of fragments before the expensive checks. */
function isProse(text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters >= text.length * leastLetters && text.split("\n\n").length <= mostParagraphs;
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function refuse(why: string): never {
  throw new ProviderError(`the model's answer ${why}`, { reason: "bad-answer" });
}

/** The pull quote in marks of the language when the article says it word for word between its own; null otherwise. */
export function trueQuote(written: string, source: Source): string | null {
  if (source.isForeign) return null;
  const whole = passagesOf(written).find((passage) => passage.start === 0 && passage.end >= written.length - 1);
  const given = whole && whole.kind !== "dash" ? whole.words : written;
  // “…, — says X. — …”: the words between the dashes are not part of the quotation.
  const spoken = spokenParts(given).toSorted((a, b) => b.length - a.length)[0] ?? "";
  const words = spoken.replace(/[,،、，]\s*$/u, "").trim();
  const folded = foldPassage(words);
  if ([...folded].length < 4 || [...words].length > 590 || !source.speech.some((speech) => holds(speech, folded))) return null;
  const [open = "", close = ""] = source.lexicon.data.marks.quotes;
  return `${open}${words}${close}`;
}

const lengthOf = (text: string) => [...text].length;

/** Cuts a text to at most `most` characters: after a sentence if one fits, else after a word. */
export function fitLength(text: string, most: number, lexicon: Lexicon): string {
  if (lengthOf(text) <= most) return text;
  let kept = "";
  for (const paragraph of text.split("\n\n")) {
    const whole = kept === "" ? paragraph : `${kept}\n\n${paragraph}`;
    if (lengthOf(whole) <= most) {
      kept = whole;
      continue;
    }
    let part = "";
    for (const sentence of sentencesIn(paragraph, lexicon)) {
      const longer = part === "" ? sentence.text : `${part}${lexicon.spaced ? " " : ""}${sentence.text}`;
      if (lengthOf(kept === "" ? longer : `${kept}\n\n${longer}`) > most) break;
      part = longer;
    }
    if (part !== "") kept = kept === "" ? part : `${kept}\n\n${part}`;
    break;
  }
  if (kept !== "") return kept.replace(/\n\n## [^\n]*$/u, "");
  const signs = [...text].slice(0, most - 1).join("");
  return `${lexicon.spaced ? signs.replace(/\s+\S*$/u, "") : signs}…`;
}
