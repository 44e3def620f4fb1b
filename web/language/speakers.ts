import { type Lexicon, signs } from "./lexicon.ts";
import type { Mention, Person } from "./names.ts";
import { cover } from "./quotations.ts";
import type { Stretch } from "./sentences.ts";

/** A quotation of a paragraph, or a piece of one that the writer's words part. */
export interface SpokenPiece {
  start: number;
  end: number;
  /** It belongs to the same quotation as the piece before it. */
  goesOn: boolean;
  /** It has a closing mark. Speech that runs on into the next paragraph is given to nobody. */
  closed: boolean;
}

/** A paragraph, the same with its quotations masked, whom it names outside them, and its sentences. */
export interface ReadParagraph {
  text: string;
  masked: string;
  mentions: readonly Mention[];
  sentences: readonly Stretch[];
}

/** How far before and behind a quotation its speaker is looked for, in UTF-16 units. */
const reach = { before: 260, behind: 220 };

/**
 * Who said each quotation of a paragraph, or null. A name is given only where one of the language's frames holds the quotation, a verb of
 * speech and the name, or where a quotation stands alone behind one that has a name; and only when the paragraph names one speaker.
 * Pronouns name nobody.
 */
export function speakersOf(
  pieces: readonly SpokenPiece[],
  { text: paragraph, masked, mentions, sentences }: ReadParagraph,
  lexicon: Lexicon,
): (Person | null)[] {
  const named = withVerbs(cover(masked, mentions, signs.name), lexicon);
  const framed = pieces.map((piece) => (piece.closed ? frameOf(piece) : null));
  const found: (Person | null)[] = [];
  pieces.forEach((piece, i) => {
    const before = pieces[i - 1];
    const goesOn = before !== undefined && (piece.goesOn || (piece.closed && follows(piece, before, framed[i - 1]?.end ?? null)));
    found.push(framed[i]?.person ?? (goesOn ? (found[i - 1] ?? null) : null));
  });
  const reports = [...named.matchAll(lexicon.pattern(lexicon.data.speech.reports, "dgu"))].flatMap(
    ({ indices }) => indices?.groups?.who?.[0] ?? [],
  );
  const speakers = new Set([...found, ...reports.map((at) => mentionAt(at)?.person)].flatMap((person) => (person ? [person.name] : [])));
  return speakers.size > 1 ? found.map(() => null) : found;

  function mentionAt(at: number): Mention | undefined {
    return mentions.find((one) => one.start <= at && at < one.end);
  }

  function frameOf({ start, end }: SpokenPiece): { person: Person; end: number } | null {
    const isEnded = /[.,!?…。！？，،؟।]["”»’]?\s?.?$/u.test(paragraph.slice(Math.max(start, end - 4), end));
    const own = signs.own.repeat(end - start - 1) + (isEnded ? signs.ownEnd : signs.own);
    const from = Math.max(0, start - reach.before);
    const text = named.slice(from, start) + own + named.slice(end, end + reach.behind);
    for (const source of lexicon.data.speech.frames) {
      const match = lexicon.pattern(source, "du").exec(text);
      const at = match?.indices?.groups?.who?.[0];
      if (!match || at === undefined) continue;
      const mention = mentionAt(from + at);
      const [opens, ends] = [from + match.index, from + match.index + match[0].length];
      const around = sentences.filter((sentence) => sentence.start < ends && sentence.end > opens);
      const context = named.slice(around[0]?.start ?? opens, around.at(-1)?.end ?? ends);
      if (mention && !lexicon.pattern(lexicon.data.speech.veto).test(context)) return { person: mention.person, end: ends };
    }
    return null;
  }

  /** Whether a quotation goes on what the one before it says: in one sentence behind the speaker's name, or in a sentence of its own. */
  function follows(piece: SpokenPiece, before: SpokenPiece, frameEnd: number | null): boolean {
    // Whoever asks may be answered by somebody else.
    if (/[?？؟]/u.test(paragraph.slice(before.end - 3, before.end))) return false;
    if (frameEnd !== null && frameEnd > before.end && /^(?:[.。]?\s?[—–]|[\s,;:،，])*$/u.test(named.slice(frameEnd, piece.start)))
      return true;
    const at = sentences.findIndex((sentence) => piece.start >= sentence.start && piece.start < sentence.end);
    const own = sentences[at];
    if (!own || /[\p{L}\p{N}]/u.test(masked.slice(own.start, own.end).replaceAll(signs.quotation, ""))) return false;
    if (new Set(mentions.map(({ person }) => person.name)).size > 1) return false;
    const last = sentences[at - 1];
    return before.start >= own.start || (last !== undefined && before.end > last.start);
  }
}

/** A paragraph whose verbs of speech are covered, for languages whose frames ask for `{says}`: short patterns are made and run fast. */
function withVerbs(text: string, lexicon: Lexicon): string {
  if (!lexicon.data.speech.frames.some((frame) => frame.includes("{says}"))) return text;
  return text.replace(lexicon.pattern("{verb}", "gu"), (verb) => signs.verb.repeat(verb.length));
}
