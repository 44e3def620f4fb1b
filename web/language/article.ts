import { type Lexicon, signs } from "./lexicon.ts";
import { type Mention, mentionsIn, type Person, peopleIn } from "./names.ts";
import { isPoint, isSentence, paragraphsOf } from "./paragraphs.ts";
import { maskQuotations, piecesOf, type QuoteSpan, quotationsIn, quotedWords } from "./quotations.ts";
import { type Stretch, sentencesIn } from "./sentences.ts";
import { speakersOf } from "./speakers.ts";

export interface Paragraph {
  text: string;
  /** The paragraph with its quotations masked. */
  masked: string;
  spans: readonly QuoteSpan[];
  sentences: readonly Sentence[];
  mentions: readonly Mention[];
  /** A `## …` line: not a sentence, and without quotations. */
  isSubhead: boolean;
}

export interface Sentence {
  text: string;
  masked: string;
  paragraph: number;
  /** Index among all sentences of the article. */
  index: number;
  hasQuote: boolean;
}

/** A stretch of quoted speech, in the article's own quotation marks. */
export interface Quotation {
  words: string;
  open: string;
  close: string;
  /** The no-break space inside French quotation marks; '' otherwise. */
  gap: string;
  sentence: Sentence;
  speaker: Person | null;
  /** Has a verb of speech beside it, so it is not lettering or a title. */
  isSpeech: boolean;
  /** The speaker's sentence continues in the next quotation ("A," he says, "and B"). */
  goesOn: boolean;
}

export interface Article {
  lexicon: Lexicon;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  quotations: readonly Quotation[];
  people: readonly Person[];
}

/** Minimum length of a quotation, marks included. */
const shortestQuotation = 4;

/** Parses an article into paragraphs, sentences, quotations and speakers. */
export function readArticle(content: string, lexicon: Lexicon): Article {
  const texts = paragraphsOf(content).map((text) => {
    const spans = quotationsIn(text, lexicon);
    return { text, spans, masked: maskQuotations(text, spans) };
  });
  // "• a mixer from the school" means nothing outside its list, so list items count only when the article is a list.
  const hasProse = texts.filter(({ text }) => isSentence(text) && !isPoint(text)).length >= 3;
  const people = peopleIn(
    texts.map(({ masked }) => masked),
    lexicon,
  );
  const sentences: Sentence[] = [];
  const quotations: Quotation[] = [];
  const paragraphs = texts.map(({ text, spans, masked }, number): Paragraph => {
    if (text.startsWith("## ")) return { text, spans: [], masked, sentences: [], mentions: [], isSubhead: true };
    if (hasProse && isPoint(text)) return { text, spans, masked, sentences: [], mentions: [], isSubhead: false };
    const mentions = mentionsIn(masked, people, lexicon);
    const stretches = sentencesIn(text, lexicon, spans);
    const own = stretches.map((stretch, i): Sentence => {
      const covered = masked.slice(stretch.start, stretch.end);
      const hasQuote = covered.includes(signs.quotation);
      return { text: stretch.text, masked: covered, paragraph: number, index: sentences.length + i, hasQuote };
    });
    sentences.push(...own);
    quotations.push(...quotationsOf({ text, spans, masked }, own, stretches, mentions, lexicon));
    return { text, spans, masked, sentences: own, mentions, isSubhead: false };
  });
  return { lexicon, paragraphs, sentences, quotations, people };
}

function quotationsOf(
  { text, spans, masked }: { text: string; spans: readonly QuoteSpan[]; masked: string },
  own: readonly Sentence[],
  stretches: readonly Stretch[],
  mentions: readonly Mention[],
  lexicon: Lexicon,
): Quotation[] {
  const pieces = spans.flatMap((span) => piecesOf(span).map((piece, i) => ({ ...piece, span, goesOn: i > 0, closed: span.closed })));
  const speakers = speakersOf(pieces, { text, masked, mentions, sentences: stretches }, lexicon);
  return pieces.flatMap(({ start, end, span }, i): Quotation[] => {
    const at = stretches.findIndex((stretch) => start >= stretch.start && start < stretch.end);
    const [stretch, sentence] = [stretches[at], own[at]];
    if (!stretch || !sentence || end - start < shortestQuotation) return [];
    const next = pieces[i + 1];
    const goesOn = next !== undefined && next.start < stretch.end && /^[“„«»"]?\s?\p{Ll}/u.test(text.slice(next.start, next.start + 3));
    const words = quotedWords(text, span, { start, end });
    const gap = /^[\u00a0\u202f]/.exec(text.slice(span.start + 1))?.[0] ?? "";
    const speaker = speakers[i] ?? null;
    const isSpeech = speaker !== null || lexicon.pattern("{verb}").test(sentence.masked);
    return [{ words, open: span.open, close: span.close, gap, sentence, speaker, isSpeech, goesOn }];
  });
}
