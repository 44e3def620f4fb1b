import { late } from "../../http/late-pattern.ts";
import type { Mention, Person, SpeechTag } from "../grammar/grammar.ts";
import type { Stretch } from "./sentences.ts";

export interface ParagraphVoices {
  mentions: readonly Mention[];
  tags: readonly SpeechTag[];
  /** Whether a bare quotation may go on what somebody was named for before it. */
  mayGoOn: (sentence: Stretch) => boolean;
}

/**
 * Who said the quotation that stands in this sentence, or null. A name is given only when the paragraph names exactly one speaker with a
 * verb of speech; a pronoun counts for the one person the paragraph names, if it names no other; two speakers in a paragraph leave all
 * its quotations without a name, however clear one of them may seem.
 */
export function speakerOf(sentence: Stretch, maskedSentence: string, voices: ParagraphVoices): Person | null {
  const named = new Set(voices.mentions.map((mention) => mention.person.name));
  const speakers = new Set(voices.tags.flatMap((tag) => (typeof tag.speaker === "string" ? [] : [tag.speaker])));
  const here = voices.tags.filter((tag) => tag.at >= sentence.start && tag.at < sentence.end).map((tag) => tag.speaker);
  const only = speakers.size === 1 ? [...speakers][0] : undefined;
  const sole = named.size === 1 ? voices.mentions[0]?.person : undefined;
  if (speakers.size > 1) return null;
  if (here.length === 0) {
    const standsAlone = !late.u`[\p{L}\p{N}]`.test(maskedSentence);
    const before = voices.tags.filter((tag) => tag.at < sentence.start);
    if (!standsAlone || !sole?.certain || before.length === 0 || !voices.mayGoOn(sentence)) return null;
    return before.every((tag) => isSaidBy(tag.speaker, sole)) ? sole : null;
  }
  if (only && here.every((speaker) => speaker === only)) return only;
  if (!sole?.certain) return null;
  return here.every((speaker) => isSaidBy(speaker, sole)) ? sole : null;
}

function isSaidBy(speaker: SpeechTag["speaker"], person: Person): boolean {
  if (typeof speaker !== "string") return speaker.name === person.name;
  if (speaker === "other") return false;
  if (speaker === "pronoun" || person.gender === null) return true;
  return (person.gender === "female") === (speaker === "she");
}
