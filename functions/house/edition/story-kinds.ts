import {
  type Article,
  describePerson,
  figuresIn,
  firstUpper,
  isSubjectless,
  leans,
  pronounAt,
  type Sentence,
  subheadsIn,
  withoutTie,
  wordCount,
} from "../../../web/language/index.ts";
import { standingQuotes } from "./quotes.ts";
import { pickSentences, rankSentences } from "./ranking.ts";
import { dateOrders, eventDate } from "./timeline.ts";

export type SectionKey = "quotes" | "people" | "numbers" | "timeline" | "glance" | "brief";

/** The article and the sentences that other stories have used. */
export interface Room {
  article: Article;
  title: string;
  publishDate: string | undefined;
  isFree: (text: string) => boolean;
  take: (text: string) => void;
}

export interface Draft {
  kind: SectionKey;
  headline: string;
  content: string;
  strength: number;
}

const shortest = 30;
const longest = 120;

interface Item {
  text: string;
  length: number;
}

/** Leading items while they fit; null when fewer than `least`, or too short for a story. */
function keepFitting(items: readonly Item[], least: number, most: number, minimum = shortest): Item[] | null {
  const kept: Item[] = [];
  let words = 0;
  for (const item of items) {
    if (kept.length >= most || words + item.length > longest) continue;
    kept.push(item);
    words += item.length;
  }
  return kept.length >= least && words >= minimum ? kept : null;
}

export function inQuotes({ article, isFree, take }: Room, label: string): Draft | null {
  const { dash, stop } = article.lexicon.data.marks;
  const all = standingQuotes(article).filter((quote) => isFree(quote.words) && quote.score > 0);
  const chosen: typeof all = [];
  let words = 0;
  for (const quote of all) {
    const speaker = quote.from.speaker?.name ?? null;
    const sameSpeech = chosen.some(
      (other) => other.from === quote.from || (speaker === null && other.from.sentence === quote.from.sentence),
    );
    const often = speaker !== null && chosen.filter((other) => other.from.speaker?.name === speaker).length >= 2;
    if (quote.length < 5 || sameSpeech || often || chosen.length >= 5 || words + quote.length > longest - 12) continue;
    chosen.push(quote);
    words += quote.length;
  }
  if (chosen.length < 2 || words < 14) return null;
  chosen.sort((a, b) => a.from.sentence.index - b.from.sentence.index);
  const head = all.find(
    (quote) =>
      quote.length >= 4 &&
      quote.length <= 9 &&
      quote.marked.length <= 46 &&
      !isScrap(quote.words, article) &&
      // The box attributes its headline to a speaker.
      chosen.some((other) => other.from.speaker !== null && other.from.speaker.name === quote.from.speaker?.name) &&
      !chosen.some((other) => other.words.includes(quote.words)),
  );
  for (const quote of chosen) take(quote.words);
  if (head) take(head.words);
  const lines = chosen.map((quote) =>
    quote.from.speaker ? `${quote.marked}${dash === "：" ? "――" : dash}${quote.from.speaker.printed}${stop}` : quote.marked,
  );
  const named = chosen.filter((quote) => quote.from.speaker).length;
  return {
    kind: "quotes",
    headline: head ? head.marked.replace(/[.。](?=.$)/u, "") : label,
    content: lines.join("\n\n"),
    strength: 10 + named,
  };
}

/** A quotation not worth printing large: one that points elsewhere, counts, asks or breaks off. */
function isScrap(words: string, article: Article): boolean {
  return (
    leans(words, article.lexicon) ||
    /^(?:Nicht|Jedenfalls|Nur|Auch|Not|Only|Even|No)\s|\d|[?؟？…]|\b(?:this|that|it|etc)[.]?$/.test(words) ||
    !/[.。!！]$|[\p{L}]$/u.test(words)
  );
}

export function timeline({ article, isFree, take, publishDate }: Room, label: string): Draft | null {
  const { lexicon } = article;
  const { dash } = lexicon.data.marks;
  const dated = article.sentences.flatMap((sentence) => {
    if (sentence.hasQuote || !isFree(sentence.text) || hangs(sentence, article)) return [];
    const date = eventDate(sentence, lexicon);
    const length = wordCount(sentence.text, lexicon);
    return date && length <= 40 ? [{ sentence, date, length }] : [];
  });
  const orders = dateOrders(
    dated.map(({ date }) => date),
    publishDate,
  );
  const ordered = dated.map((event, i) => ({ ...event, order: orders[i] ?? 0 }));
  const events = ordered.filter((event, i) => ordered.findIndex((other) => other.date.label === event.date.label) === i);
  const preferred = events.toSorted((a, b) => a.length - b.length);
  const kept = keepFitting(
    preferred.map((event) => ({ ...event, text: event.sentence.text })),
    2,
    5,
    16,
  ) as ((typeof events)[number] & Item)[] | null;
  if (!kept) return null;
  kept.sort((a, b) => a.order - b.order || a.sentence.index - b.sentence.index);
  for (const event of kept) take(event.text);
  return {
    kind: "timeline",
    headline: label,
    content: kept.map((event) => `${event.date.label}${dash}${detached(event.text, article)}`).join("\n\n"),
    strength: 5 + kept.length,
  };
}

const hangs = ({ text }: Sentence, article: Article) => leans(text, article.lexicon) || /^[—–-]/.test(text);

/** A sentence that is unclear on its own: a question, a list of names, a pronoun without a referent, a verb without its subject. */
export function isTorn(sentence: Sentence, { lexicon, paragraphs }: Article): boolean {
  const { text } = sentence;
  if (/[?؟？]["”»]?$/.test(text) || (text.match(/;/g)?.length ?? 0) > 1 || isSubjectless(text, lexicon)) return true;
  const at = pronounAt(text, lexicon);
  if (at < 0) return false;
  const paragraph = paragraphs[sentence.paragraph];
  const start = paragraph?.text.indexOf(text) ?? -1;
  return !paragraph?.mentions.some((mention) => mention.start >= start && mention.end <= start + at);
}

/** The strongest figure of each sentence outside quotations, strongest first. */
function figuresOf({ sentences, lexicon }: Article): { phrase: string; weight: number; sentence: Sentence }[] {
  return sentences
    .filter(({ hasQuote }) => !hasQuote)
    .flatMap((sentence) => {
      const best = figuresIn(sentence.text, lexicon).toSorted((a, b) => b.weight - a.weight)[0];
      return best ? [{ phrase: best.phrase, weight: best.weight, sentence }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
}

export function numbers({ article, isFree, take }: Room, label: string): Draft | null {
  const { lexicon } = article;
  const { dash } = lexicon.data.marks;
  const figures = figuresOf(article)
    .filter(
      ({ sentence }) =>
        isFree(sentence.text) &&
        !hangs(sentence, article) &&
        !isSubjectless(sentence.text, lexicon) &&
        wordCount(sentence.text, lexicon) <= 42,
    )
    .map((figure) => ({ ...figure, weight: figure.weight - wordCount(figure.sentence.text, lexicon) / 30 }))
    .toSorted((a, b) => b.weight - a.weight);
  const kept = keepFitting(
    figures.map((figure) => ({ ...figure, text: figure.sentence.text, length: wordCount(figure.sentence.text, lexicon) + 3 })),
    2,
    5,
  ) as ((typeof figures)[number] & Item)[] | null;
  if (!kept) return null;
  // In scripts without spaces a figure is long enough for a headline; elsewhere one of many figures says little.
  const best = lexicon.spaced ? undefined : kept.find(({ phrase }) => phrase.length >= 4 && phrase.length <= 32);
  kept.sort((a, b) => a.sentence.index - b.sentence.index);
  for (const figure of kept) take(figure.text);
  const content = kept.map((figure) => `${figure.phrase}${dash}${detached(figure.text, article)}`).join("\n\n");
  return { kind: "numbers", headline: best?.phrase ?? label, content, strength: 7 + kept.length };
}

export function people({ article }: Room, label: string): Draft | null {
  const told = new Map<string, string>();
  for (const paragraph of article.paragraphs) {
    for (const mention of paragraph.mentions) {
      if (!mention.person.certain || told.has(mention.person.name)) continue;
      const line = describePerson(mention, paragraph.masked, article.lexicon);
      if (line) told.set(mention.person.name, line);
    }
  }
  const kept = keepFitting(
    [...told.values()].map((text) => ({ text, length: wordCount(text, article.lexicon) })),
    2,
    8,
    article.lexicon.data.terse || told.size >= 3 ? 6 : 10,
  );
  if (!kept) return null;
  return { kind: "people", headline: label, content: kept.map((item) => item.text).join("\n\n"), strength: 5.5 + kept.length };
}

/** The top-ranked sentences. The first sentence of a longer article is left to the main story. */
export function glance({ article, title, isFree, take }: Room, label: string): Draft | null {
  const ranks = rankSentences(article, title);
  const isOpen = (sentence: Sentence) =>
    !sentence.hasQuote &&
    !isTorn(sentence, article) &&
    sentence.index > 0 &&
    isFree(sentence.text) &&
    !hangs(sentence, article) &&
    wordCount(sentence.text, article.lexicon) >= 7;
  const kept = pickSentences(article, ranks, isOpen, 4, longest);
  const words = kept.reduce((sum, sentence) => sum + wordCount(sentence.text, article.lexicon), 0);
  if (kept.length < 2 || (kept.length < 3 && words < 36) || words < shortest || article.sentences.length < 14) return null;
  for (const sentence of kept) take(sentence.text);
  return { kind: "glance", headline: label, content: kept.map((sentence) => detached(sentence.text, article)).join("\n\n"), strength: 8 };
}

/** Self-contained paragraphs, headed by a short sentence of their own if they have one. */
export function briefs({ article, isFree, take }: Room, label: string): Draft[] {
  const made: Draft[] = [];
  for (const paragraph of article.paragraphs.slice(1)) {
    const { sentences } = paragraph;
    const [first] = sentences;
    const isWhole = paragraph.spans.every((span) => span.closed) && !paragraph.isSubhead;
    if (!first || !isWhole || sentences.length < 2 || hangs(first, article) || !sentences.every((sentence) => isFree(sentence.text)))
      continue;
    if (sentences.some((sentence) => sentence.hasQuote)) continue;
    const firstWords = wordCount(first.text, article.lexicon);
    const isHead = firstWords <= 7 && first.text.length <= 48 && /[.。]$/u.test(first.text);
    const body = isHead ? sentences.slice(1) : sentences;
    const content = body.map((sentence) => sentence.text).join(article.lexicon.spaced ? " " : "");
    const length = wordCount(content, article.lexicon);
    if (length < shortest || length > longest) continue;
    for (const sentence of sentences) take(sentence.text);
    const phrase = subheadsIn(paragraph.text, article.lexicon)[0];
    const head = isHead
      ? detached(first.text, article).replace(/[.。]$/u, "")
      : firstUpper((article.lexicon.spaced ? null : phrase) ?? label);
    made.push({ kind: "brief", headline: head, content, strength: isHead ? 6 : 4 });
    if (made.length >= 3) break;
  }
  return made;
}

/** A sentence for use out of context: without dateline or leading connective. */
export function detached(sentence: string, article: Article): string {
  return withoutTie(withoutDateline(sentence), article.lexicon);
}

/** "DULUTH, Minn. — The line began": only the main story keeps the dateline. */
export function withoutDateline(sentence: string): string {
  const rest = /^[^\s—–][^—–]{1,28}\s[—–]\s(?=[\p{Lu}\p{Script=Arabic}])(.+)$/su.exec(sentence)?.[1];
  return rest !== undefined && !/\p{Ll}{3,}\s\p{Ll}/u.test(sentence.slice(0, sentence.length - rest.length)) ? rest : sentence;
}
