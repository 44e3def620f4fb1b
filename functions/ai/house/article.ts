import { grammarOf } from "./grammar/choose.ts";
import type { Grammar, Mention, Person } from "./grammar/grammar.ts";
import { maskQuotes, type QuoteSpan, quoteSpans } from "./quote-spans.ts";
import { type Stretch, splitSentences } from "./sentences.ts";
import { speakerOf } from "./speakers.ts";
import { paragraphsOf } from "./text.ts";

export interface Paragraph {
  text: string;
  /** The paragraph with its quotations covered. */
  masked: string;
  spans: readonly QuoteSpan[];
  sentences: readonly Sentence[];
  mentions: readonly Mention[];
  /** A line of the user's own that opens with `## `. */
  isSubhead: boolean;
}

export interface Sentence {
  text: string;
  masked: string;
  paragraph: number;
  /** Number among all sentences. */
  index: number;
  hasQuote: boolean;
}

/** One stretch of quoted speech, in the article's own marks. */
export interface Quotation {
  words: string;
  open: string;
  close: string;
  /** The no-break space French sets inside its marks; '' elsewhere. */
  gap: string;
  sentence: Sentence;
  speaker: Person | null;
  /** The speaker's sentence goes on in the next quotation ("A," he says, "and B"). */
  goesOn: boolean;
}

export interface Article {
  grammar: Grammar;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  quotations: readonly Quotation[];
  people: readonly Person[];
}

/** Reads an article: paragraphs, sentences, quotations and who said them. */
export function readArticle(content: string, language: string): Article {
  const grammar = grammarOf(language);
  const texts = paragraphsOf(content).map((text) => {
    const spans = quoteSpans(text);
    return { text, spans, masked: maskQuotes(text, spans) };
  });
  const people = grammar.people?.find(texts.map((entry) => entry.masked)) ?? [];
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  const quotations: Quotation[] = [];
  for (const { text, spans, masked } of texts) {
    const mentions = grammar.people?.mentions(masked, people) ?? [];
    const tags = grammar.people?.tags(masked, mentions) ?? [];
    const stretches = splitSentences(text, grammar, spans);
    // In scripts with spaces the words that follow a named quotation go on it; Japanese sets the bare quotation first as often.
    const mayGoOn = (bare: Stretch) =>
      !grammar.spaced ||
      stretches.some(
        (other) => other.start < bare.start && tags.some((tag) => tag.at >= other.start && tag.at < other.end) && hasQuote(other, spans),
      );
    const own = stretches.map((stretch): Sentence => {
      const sentence = toSentence(stretch, masked, paragraphs.length, sentences.length);
      sentences.push(sentence);
      return sentence;
    });
    spans.forEach((span, i) => {
      const at = stretches.findIndex((stretch) => span.start >= stretch.start && span.start < stretch.end);
      const stretch = stretches[at];
      const sentence = own[at];
      if (!stretch || !sentence || span.end - span.start < 4) return;
      const next = spans[i + 1];
      const goesOn = next !== undefined && next.start < stretch.end && /^.\p{Ll}/u.test(text.slice(next.start, next.start + 2));
      const words = text.slice(span.start + 1, span.closed ? span.end - 1 : span.end).trim();
      const gap = /^[\u00a0\u202f]/.exec(text.slice(span.start + 1))?.[0] ?? "";
      const speaker = span.closed ? speakerOf(stretch, sentence.masked, { mentions, tags, mayGoOn }) : null;
      quotations.push({ words, open: span.open, close: span.close, gap, sentence, speaker, goesOn });
    });
    paragraphs.push({ text, spans, masked, sentences: own, mentions, isSubhead: text.startsWith("## ") });
  }
  return { grammar, paragraphs, sentences, quotations, people };
}

const hasQuote = (stretch: Stretch, spans: readonly QuoteSpan[]) =>
  spans.some((span) => span.start >= stretch.start && span.start < stretch.end);

function toSentence(stretch: Stretch, masked: string, paragraph: number, index: number): Sentence {
  const covered = masked.slice(stretch.start, stretch.end);
  return { text: stretch.text, masked: covered, paragraph, index, hasQuote: covered.includes("\uE000") };
}
