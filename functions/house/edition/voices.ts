import { late } from "../../http/late-pattern.ts";
import type { Mention, Person, Voice } from "../grammar/grammar.ts";

/** A closed quotation of a paragraph with the words of speech beside it. */
export interface VoicedQuote {
  start: number;
  end: number;
  voice: Voice;
  /** Its sentence is the quotation and nothing else. */
  isAlone: boolean;
}

/**
 * Who said each quotation of one paragraph, or null. Two people who speak leave all without a name. A pronoun counts for the one person
 * the paragraph names; a bare quotation for whoever said the one before it, if the paragraph names nobody else.
 */
export function speakersByVoice(quotes: readonly VoicedQuote[], masked: string, mentions: readonly Mention[]): (Person | null)[] {
  const speakers = new Set(quotes.flatMap(({ voice }) => (voice !== null && typeof voice === "object" ? [voice.name] : [])));
  if (speakers.size > 1) return quotes.map(() => null);
  const named = new Set(mentions.map((mention) => mention.person.name));
  const only = named.size === 1 ? mentions[0]?.person : undefined;
  const sole = only?.certain ? only : undefined;
  const found: (Person | null)[] = [];
  for (const [i, quote] of quotes.entries()) {
    const { voice } = quote;
    if (voice === null) {
      const before = quotes[i - 1];
      const goesOn = quote.isAlone && before && stops(masked.slice(before.end, quote.start)) <= 1;
      found.push(goesOn && found[i - 1]?.name === sole?.name ? (found[i - 1] ?? null) : null);
    } else if (typeof voice === "object") found.push(voice.certain ? voice : null);
    // A pronoun points back: who is named only after it is somebody else.
    else found.push(sole && (mentions[0]?.start ?? 0) < quote.start && agrees(voice, sole) ? sole : null);
  }
  return found;
}

/** Ends of sentences; a point behind so few letters is an abbreviation's. */
const stops = (text: string) => text.match(late.gu`(?<=[\p{L}\p{M}]{4})[.!?]|[؟।॥。！？]`)?.length ?? 0;

function agrees(voice: "she" | "he" | "pronoun" | "other", person: Person): boolean {
  if (voice === "other") return false;
  if (voice === "pronoun" || person.gender === null) return true;
  return (person.gender === "female") === (voice === "she");
}
