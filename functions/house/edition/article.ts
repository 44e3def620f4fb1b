import { late } from "../../http/late-pattern.ts";
import { grammarOf } from "../grammar/choose.ts";
import type { Grammar, Mention, PeopleReader, Person } from "../grammar/grammar.ts";
import { maskQuotes, piecesOf, type QuoteSpan, quotedWords } from "./quote-spans.ts";
import { type Stretch, spansOf, splitSentences } from "./sentences.ts";
import { speakerOf } from "./speakers.ts";
import { isPoint, isSentence, paragraphsOf } from "./text.ts";
import { speakersByVoice } from "./voices.ts";

export interface Paragraph {
  text: string;
  /** The paragraph with its quotations covered. */
  masked: string;
  spans: readonly QuoteSpan[];
  sentences: readonly Sentence[];
  mentions: readonly Mention[];
  /** A line `## …`: no sentence, and nobody speaks in it. */
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
    const spans = spansOf(text, grammar).map((span) => withInsets(span, text, grammar));
    return { text, spans, masked: maskQuotes(text, spans) };
  });
  // "• a mixer from the school" says nothing away from its list; where a list is the article there is nothing else to say.
  const hasProse = texts.filter(({ text }) => isSentence(text) && !isPoint(text)).length >= 3;
  const people = grammar.people?.find(texts.map((entry) => entry.masked)) ?? [];
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  const quotations: Quotation[] = [];
  for (const { text, spans, masked } of texts) {
    if (text.startsWith("## ")) {
      paragraphs.push({ text, spans: [], masked, sentences: [], mentions: [], isSubhead: true });
      continue;
    }
    if (hasProse && isPoint(text)) {
      paragraphs.push({ text, spans, masked, sentences: [], mentions: [], isSubhead: false });
      continue;
    }
    const reader = grammar.people;
    const mentions = reader?.mentions(masked, people) ?? [];
    const tags = reader?.tags(masked, mentions) ?? [];
    const stretches = splitSentences(text, grammar, spans);
    const before = quotations.length;
    // In scripts with spaces the words that follow a named quotation go on it; Japanese sets the bare quotation first as often.
    const mayGoOn = (bare: Stretch) =>
      !grammar.spaced ||
      (reader?.isSpoken
        ? // Whoever asks may be answered by somebody else.
          quotations.slice(before).at(-1)?.speaker != null && !quotations.at(-1)?.words.endsWith("?")
        : stretches.some(
            (other) =>
              other.start < bare.start && tags.some((tag) => tag.at >= other.start && tag.at < other.end) && hasQuote(other, spans),
          ));
    const own = stretches.map((stretch): Sentence => {
      const sentence = toSentence(stretch, masked, paragraphs.length, sentences.length);
      sentences.push(sentence);
      return sentence;
    });
    const voiced = grammar.people?.voice ? voicedSpeakers(masked, spans, stretches, mentions, grammar.people.voice) : null;
    const pieces = spans.flatMap((span) => piecesOf(span).map((piece) => ({ ...piece, span })));
    pieces.forEach(({ start, end, span }, i) => {
      const at = stretches.findIndex((stretch) => start >= stretch.start && start < stretch.end);
      const stretch = stretches[at];
      const sentence = own[at];
      if (!stretch || !sentence || end - start < 4) return;
      const next = pieces[i + 1];
      const goesOn =
        next !== undefined && next.start < stretch.end && late.u`^[“„«»"]?\s?\p{Ll}`.test(text.slice(next.start, next.start + 3));
      const words = quotedWords(text, span, { start, end });
      const gap = /^[\u00a0\u202f]/.exec(text.slice(span.start + 1))?.[0] ?? "";
      const isBare = !late.u`[\p{L}\p{N}]`.test(sentence.masked);
      const isSpoken = isBare || (reader?.isSpoken?.(masked, stretch, { ...span, start, end }, tags) ?? true);
      const bySentence = () => (isSpoken ? speakerOf(stretch, sentence.masked, { mentions, tags, mayGoOn }) : null);
      const first = pieces[i - 1]?.span === span ? quotations.at(-1) : undefined;
      const speaker = first && !voiced ? first.speaker : !span.closed ? null : voiced ? (voiced.get(span) ?? null) : bySentence();
      quotations.push({ words, open: span.open, close: span.close, gap, sentence, speaker, goesOn });
    });
    paragraphs.push({ text, spans, masked, sentences: own, mentions, isSubhead: false });
  }
  return { grammar, paragraphs, sentences, quotations, people };
}

function withInsets(span: QuoteSpan, text: string, grammar: Grammar): QuoteSpan {
  const insets = span.closed ? (grammar.insets?.(text.slice(span.start, span.end)) ?? []) : [];
  return insets.length === 0
    ? span
    : { ...span, insets: insets.map(({ start, end }) => ({ start: span.start + start, end: span.start + end })) };
}

/** Pieces of one quotation have one speaker, whom the words behind the first of them name. */
function voicedSpeakers(
  masked: string,
  spans: readonly QuoteSpan[],
  stretches: readonly Stretch[],
  mentions: readonly Mention[],
  voice: NonNullable<PeopleReader["voice"]>,
): Map<QuoteSpan, Person | null> {
  const closed = spans.filter((span) => span.closed);
  const quotes = closed.map((span) => {
    const { start, end } = { start: span.start, end: piecesOf(span)[0]?.end ?? span.end };
    const sentence = stretches.find((stretch) => start >= stretch.start && start < stretch.end);
    const isAlone = sentence !== undefined && !late.u`[\p{L}\p{N}]`.test(masked.slice(sentence.start, sentence.end));
    return { start, end: span.end, isAlone, voice: voice(masked, { start, end }, mentions) };
  });
  const speakers = speakersByVoice(quotes, masked, mentions);
  return new Map(closed.map((span, i) => [span, speakers[i] ?? null]));
}

const hasQuote = (stretch: Stretch, spans: readonly QuoteSpan[]) =>
  spans.some((span) => span.start >= stretch.start && span.start < stretch.end);

function toSentence(stretch: Stretch, masked: string, paragraph: number, index: number): Sentence {
  const covered = masked.slice(stretch.start, stretch.end);
  return { text: stretch.text, masked: covered, paragraph, index, hasQuote: covered.includes("\uE000") };
}
