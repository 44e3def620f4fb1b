import { bareLetters, type Person, paragraphsOf, type Article as Reading, readArticle } from "../../../web/language/index.ts";
import { fold, foldPassage, holds, namedByCapitals } from "../../../web/typeset/index.ts";
import type { Source } from "./source.ts";

/** Who speaks in an answer, compared with who speaks in the article. */
export interface Voices {
  /** People the answer names with a title, a role or a verb of speech and the article does not, in languages without capitals. */
  strangers: readonly string[];
  /** Whether a paragraph attributes words of the article to the wrong speaker. */
  isMisgiven(paragraph: string, words: string): boolean;
}

const nobody: Voices = { strangers: [], isMisgiven: () => false };
/** A speaker may be named some paragraphs before the words, or right behind them. */
const near = { before: 4, behind: 1 };

/**
 * Reads article and answer together, as the house edition reads an article: it names a speaker only where a paragraph leaves no doubt.
 * Words are misgiven when the article has another speaker for them, or does not name this one anywhere near them.
 */
export function readVoices(text: string, source: Source): Voices {
  if (source.isForeign) return nobody;
  const own = paragraphsOf(source.article.content);
  const reading = readArticle([...own, ...paragraphsOf(text)].join("\n\n"), source.lexicon);
  const said = reading.quotations.filter(({ sentence }) => sentence.paragraph < own.length);
  const misgiven = new Set<string>();
  for (const { words, speaker, sentence } of reading.quotations) {
    const paragraph = reading.paragraphs[sentence.paragraph];
    if (!speaker || !paragraph || sentence.paragraph < own.length) continue;
    const folded = foldPassage(words);
    const origins = said.filter((quotation) => holds(foldPassage(quotation.words), folded));
    if (origins.length > 0 && !origins.some((origin) => isSpokenBy(origin, speaker, reading, own.length)))
      misgiven.add(`${paragraph.text}\n${folded}`);
  }
  return {
    strangers: namedByCapitals.has(source.language) ? [] : strangersOf(reading.people, source),
    isMisgiven: (paragraph, words) => {
      const folded = foldPassage(words);
      return [...misgiven].some((entry) => {
        const [where = "", what = ""] = entry.split("\n");
        return where === paragraph && (holds(folded, what) || holds(what, folded));
      });
    },
  };
}

function isSpokenBy(origin: Reading["quotations"][number], speaker: Person, reading: Reading, ownCount: number): boolean {
  if (origin.speaker) return isSame(origin.speaker.name, speaker.name);
  const at = origin.sentence.paragraph;
  const named = reading.paragraphs[at]?.mentions ?? [];
  if (named.length > 0) return named.some(({ person }) => isSame(person.name, speaker.name));
  const around = reading.paragraphs.slice(Math.max(0, at - near.before), Math.min(ownCount, at + near.behind + 1));
  return around.some(({ mentions }) => mentions.some(({ person }) => isSame(person.name, speaker.name)));
}

/** One name may be shorter than the other, or inflected: a part in common is enough. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [bareLetters(one), bareLetters(other)];
  if (a.includes(b) || b.includes(a)) return true;
  const parts = (name: string) =>
    fold(name)
      .split(/[^\p{L}\p{M}]+/u)
      .filter((part) => part.length > 2)
      .map((part) => part.slice(0, Math.max(3, part.length - 1)));
  const known = new Set(parts(one));
  return parts(other).some((part) => known.has(part));
}

function strangersOf(people: readonly Person[], source: Source): string[] {
  return people
    .filter(({ name, certain }) => certain && bareLetters(name).length > 1 && !source.bare.includes(bareLetters(name)))
    .map(({ name }) => name);
}
