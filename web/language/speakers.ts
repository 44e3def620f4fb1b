import { type Lexicon, signs } from "./lexicon.ts";
import type { Mention, Person } from "./names.ts";
import { cover } from "./quotations.ts";
import type { Stretch } from "./sentences.ts";

/** A quotation of a paragraph, or a piece of one between the writer's words. */
export interface SpokenPiece {
  start: number;
  end: number;
  /** Same quotation as the previous piece. */
  goesOn: boolean;
  /** Has a closing mark. Speech that continues in the next paragraph is not attributed. */
  closed: boolean;
}

/** A paragraph, its masked form, the people it names outside quotations, and its sentences. */
export interface ReadParagraph {
  text: string;
  masked: string;
  mentions: readonly Mention[];
  sentences: readonly Stretch[];
}

/** Distance before and behind a quotation within which its speaker is sought, in UTF-16 units. */
const reach = { before: 260, behind: 220 };

/**
 * The speaker of each quotation of a paragraph, or null. Attributed only when one of the language's frames matches the quotation, a verb of
 * speech and the name, or when a standalone quotation follows an attributed one; and only if the paragraph names one speaker.
 * Pronouns do not count as names.
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

  /** Whether a quotation continues the previous one: in the same sentence after the speaker's name, or in a sentence of its own. */
  function follows(piece: SpokenPiece, before: SpokenPiece, frameEnd: number | null): boolean {
    // A question may be answered by another person.
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

/** A paragraph with its verbs of speech masked, for languages whose frames use `{says}`: short patterns compile and run fast. */
function withVerbs(text: string, lexicon: Lexicon): string {
  if (!lexicon.data.speech.frames.some((frame) => frame.includes("{says}"))) return text;
  return text.replace(lexicon.pattern("{verb}", "gu"), (verb) => signs.verb.repeat(verb.length));
}
