import { placeStems, russianStems } from "./russian-stems.ts";

/** Languages whose names can be told by their capitals. German sets every noun so: there only a run of capitals says anything. */
export const namedByCapitals = new Set(["en", "fr", "es", "it", "pt", "ru", "de"]);

/** Words with a capital of their own that name nobody. */
const noNames: Record<string, RegExp> = {
  en: /^(?:I(?:[’']\w+)?|Council|Parliament|Government|City|Mr|Mrs|Ms|Miss|Dr|Prof|St|A\.?M|P\.?M|TV|OK|Internet)$/u,
  fr: /^(?:M|MM|Mme|Mmes|Mlle|Dr|État|Internet)$/u,
  es: /^(?:Ejecutivo|Ayuntamiento|Consistorio|Gobierno|Sr|Sra|Srta|D|Dña|Dr|Dra|Internet|Estado)$/u,
  it: /^(?:Comune|Giunta|Governo|Sig|Dott|Stato|Internet)$/u,
  pt: /^(?:Câmara|Prefeitura|Executivo|Governo|Sr|Sra|Dr|Dra|D|Estado|Internet)$/u,
  ru: /^(?:Вы|Вас|Вам|Ваш)$/u,
  de: /^$/u,
};
/** German words that stand straight before a noun and count or measure it. */
const measures =
  /^(?:Meter|Kilometer|Zentimeter|Millimeter|Kilo|Kilogramm|Gramm|Tonnen?|Liter|Prozent|Euro|Franken|Millionen?|Milliarden?|Tausend|Dutzend|Uhr|Grad|Art|Ende|Anfang|Mitte|Hektar|Stück|Paar|Stunden?|Minuten?|Tage?|Wochen?|Monate?|Jahre?|Quadratmeter|Kubikmeter|Sorten?|Schluck|Tasse|Glas|Kisten?|Liter|Seiten?|Zeilen?|Punkte?|Stimmen?|Herr|Frau|Reihe|Menge|Haufen|Bund|Kästen|Körbe|Säcke)$/u;
const word = () => /[\p{L}\p{M}]+(?:[’'.-][\p{L}\p{M}]+)*\.?/gu;
const isCapital = (token: string) => /^\p{Lu}/u.test(token);
const isAcronym = (token: string) => /^\p{Lu}{3,}$/u.test(token);

/** A name of several words, small ones such as “of the” between them. */
const longName = /\p{Lu}[\p{L}\p{M}’'-]*(?:\s(?:(?:\p{Ll}{1,3}\s){0,2})\p{Lu}[\p{L}\p{M}’'-]*)+/gu;
const mostInitials = 8;

/** Adjectives of places, written small: europeo, pernambucano, breton. */
const ofPlace =
  /^.{3,}(?:an[oaie]s?|in[oaie]s?|e[oaie]s?|ens[ei]s?|es[ei]s?|e[sz]as?|ais(?:es?)?|ois(?:es?)?|ienn?e?s?|on(?:ne)?s?|isch\w*|er)$/u;
const demonyms = /^.{4,}(?:ons|onnes|aises|oises|iens|iennes|ains|aines|inos|inas|enos|enas|enses|iani|iane)$/u;

/** English words for people that begin as their country does not. */
const irregular: readonly (readonly [RegExp, string])[] = [
  [/^filipin[oa]s?$/u, "philippines"],
  [/^(?:dutch|dutchm[ae]n|dutchwom[ae]n)$/u, "netherlands"],
  [/^(?:french|frenchm[ae]n|frenchwom[ae]n)$/u, "france"],
  [/^(?:danes?|danish)$/u, "denmark"],
  [/^(?:swiss)$/u, "switzerland"],
  [/^(?:welsh|welshm[ae]n)$/u, "wales"],
  [/^(?:poles?|polish)$/u, "poland"],
  [/^(?:spaniards?|spanish)$/u, "spain"],
  [/^(?:greeks?)$/u, "greece"],
  [/^(?:turks?|turkish)$/u, "turkey"],
  [/^(?:scots?|scottish)$/u, "scotland"],
  [/^(?:irish|irishm[ae]n)$/u, "ireland"],
  [/^(?:finns?|finnish)$/u, "finland"],
  [/^(?:swedes?|swedish)$/u, "sweden"],
];

/** Words of the source and what they begin with, so that inflected names and their adjectives are known. */
export class KnownWords {
  readonly #words = new Set<string>();
  readonly #beginnings = new Set<string>();
  /** With a capital, as they stand; the stems of Russian words, and those of words with a capital. */
  readonly #capitals = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #names = new Set<string>();
  /** Of names in several words: WMP of West Mercia Police. */
  readonly #initials = new Set<string>();
  readonly #language: string;

  constructor(text: string, language: string) {
    this.#language = language;
    for (const [name] of text.matchAll(longName)) {
      const initials = [...name.matchAll(/(?<![\p{L}\p{M}])\p{Lu}/gu)].join("").slice(0, mostInitials);
      for (let from = 0; from < initials.length; from += 1)
        for (let to = from + 2; to <= initials.length; to += 1) this.#initials.add(initials.slice(from, to));
    }
    for (const [token] of text.matchAll(word()))
      for (const part of [token.replace(/\.$/, ""), ...token.split(/[’'.-]/)]) {
        const known = fold(part);
        this.#words.add(known);
        if (isCapital(part)) this.#capitals.add(known);
        if (language === "ru") this.#addRussian(known, isCapital(part));
        // Only what is a name, or begins a sentence, can be a name in another form: Gennaro is not of gennaio.
        if (language === "ru" || (!isCapital(part) && !ofPlace.test(known))) continue;
        for (let length = 3; length <= known.length; length += 1) this.#beginnings.add(known.slice(0, length));
      }
  }

  has(token: string): boolean {
    const parts = token
      .replace(/[’']s$|[’']$/u, "")
      .replace(/^(?:[\p{L}]{1,2}|[Dd]all|[Dd]ell|[Nn]ell|[Ss]ull|[Aa]ll|[Qq]u|[Uu]n)[’'](?=\p{L})/u, "");
    if (this.#initials.has(parts) || this.#knows(fold(parts))) return true;
    const pieces = parts.split(/[-’'.]/).filter((piece) => piece.length > 1);
    return pieces.length > 1 && pieces.every((piece) => !isCapital(piece) || this.#knows(fold(piece)));
  }

  /** In this very form. */
  hasExactly(token: string): boolean {
    return this.#words.has(fold(token));
  }

  /** As a name: with its capital. */
  hasCapital(token: string): boolean {
    return this.#capitals.has(fold(token));
  }

  #addRussian(known: string, isName: boolean): void {
    for (const stem of russianStems(known)) {
      this.#stems.add(stem);
      if (isName) this.#names.add(stem);
    }
    for (const stem of placeStems(known)) this.#names.add(stem);
  }

  #knows(token: string): boolean {
    if (token.length < 2 || this.#words.has(token)) return true;
    if (this.#language === "ru")
      return (
        russianStems(token).some((stem) => this.#stems.has(stem)) ||
        [...russianStems(token), ...placeStems(token)].some((stem) => stem.length > 2 && this.#names.has(stem))
      );
    if (this.#language === "en") {
      const land = irregular.find(([form]) => form.test(token))?.[1];
      if (land !== undefined && this.#words.has(land)) return true;
    }
    // Les Bretons are of Bretagne; a single Julien is not of a Julie.
    if (demonyms.test(token) && this.#beginnings.has(token.slice(0, 4))) return true;
    return token.length >= 6 && this.#beginnings.has(token.slice(0, Math.max(5, token.length - 2)));
  }
}

const fold = (token: string) => token.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A word that stands as a name does. */
export interface NameMention {
  text: string;
  from: number;
  to: number;
  /** The source has it, in this form or inflected. */
  isKnown: boolean;
}

/**
 * Names in a sentence that the source does not know: words with a capital inside the sentence, and acronyms. `listed` are names found
 * invented elsewhere, which betray a first word too. Languages without capitals are not judged here (ja ko zh ar hi): there only people
 * whose title, role or speech gives them away are found (`voices.ts`), and no places or firms. An English line set in title case is judged
 * by its acronyms alone.
 */
export function unknownNames(sentence: string, language: string, known: KnownWords, listed: ReadonlySet<string> = new Set()): string[] {
  return namesIn(sentence, language, known, listed)
    .filter(({ isKnown }) => !isKnown)
    .map(({ text }) => text);
}

/** The same with their places, and with the names that the source knows. */
export function namesIn(sentence: string, language: string, known: KnownWords, listed: ReadonlySet<string> = new Set()): NameMention[] {
  if (!namedByCapitals.has(language)) return [];
  const tokens = [...sentence.matchAll(word())].map((match) => ({
    text: match[0].replace(/\.$/, ""),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const long = tokens.slice(1).filter(({ text }) => text.length > 3);
  const isShouted = sentence === sentence.toUpperCase();
  const isTitleCase = language === "en" && long.length > 2 && long.filter(({ text }) => isCapital(text)).length > long.length * 0.75;
  return tokens.flatMap(({ text, at }, i): NameMention[] => {
    if (!isCapital(text) || noNames[language]?.test(text)) return [];
    const isKnown = known.has(text) && (known.hasCapital(text) || !isStreet(sentence.slice(Math.max(0, at - 24), at), language));
    const isEvident = (!isKnown && listed.has(text)) || (isAcronym(text) && !isShouted);
    if (!isEvident && (isShouted || isTitleCase || isFirst(sentence, at))) return [];
    if (!isEvident && language === "de" && (!endsGermanName(sentence, tokens[i - 1], at) || isOwned(tokens[i - 1], known))) return [];
    return [{ text, from: at, to: at + text.length, isKnown }];
  });
}

/** Via dei Mille: what stands behind a street is its name, whatever the word. */
const isStreet = (before: string, language: string) =>
  language !== "en" &&
  language !== "de" &&
  language !== "ru" &&
  /(?:^|\s)(?:via|viale|vicolo|piazza|corso|rue|avenue|boulevard|place|calle|plaza|avenida|paseo|rua|praça|travessa)\s(?:(?:d[aeiou]s?|del|dei|degli|della|delle|dell|de la|de los|de las|du|des)\s)?$/iu.test(
    before,
  );

interface Token {
  text: string;
  at: number;
  end: number;
}

function isFirst(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  // M. Roudaire, Sig. Bravi.
  if (titled.test(before)) return false;
  return !/[\p{L}\p{N}]/u.test(before) || /[:.!?…“„«"‘(—–]\s*$/u.test(before.replace(/\((?=$)/u, ""));
}

const titled = /(?:^|\s)(?:MM?|Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Dra|Dott|Sig|Hr|Fr|St)\.\s$/u;

/** Adomeits Lehrzeit: what stands behind somebody's name in the genitive is theirs, and no name. */
const isOwned = (previous: Token | undefined, known: KnownWords) =>
  previous !== undefined && previous.text.length > 4 && previous.text.endsWith("s") && known.hasExactly(previous.text.slice(0, -1));

/** German gives every noun its capital: only what stands right behind another noun may be a name. */
function endsGermanName(sentence: string, previous: Token | undefined, at: number): boolean {
  const isRun = previous !== undefined && isCapital(previous.text) && /^\s$/u.test(sentence.slice(previous.end, at));
  if (!isRun || measures.test(previous.text)) return false;
  // A first word has its capital from its place; with a name behind it, it would have to be a noun or a first name itself.
  return /\p{L}/u.test(sentence.slice(0, previous.at)) || !(germanOpening().test(previous.text) || germanAdjective.test(previous.text));
}

/** Elektrische Busse: made by an ending that makes no first name. */
const germanAdjective =
  /(?:isch|lich|[^w]ig|bar|sam|haft|los|ell|iert|end|voll|frei|mäßig|förmig|fach|jährig|tägig|weis|eigen|arm|reich|warm|kalt|nah|hoch|hoh|tief|lang|kurz|breit|dunkl|hell|schwer|leicht|alt|jung|stark|schwach|schnell|langsam|best|größt|kleinst)e[nmrs]?$/u;

const germanOpening = () =>
  /^(?:D(?:er|ie|as|en|em|es)|Ein\p{Ll}*|Im|Am|Zum|Zur|Vom|Beim|In|An|Auf|Aus|Bei|Mit|Nach|Von|Zu|Für|Um|Über|Unter|Vor|Seit|Durch|Ohne|Gegen|Als|Wenn|Und|Auch|Nur|So|Kein\p{Ll}*|Sein\p{Ll}*|Ihr\p{Ll}*|Unser\p{Ll}*|Dies\p{Ll}*|Jed\p{Ll}*|All\p{Ll}*|Viel\p{Ll}*|Mehr\p{Ll}*|Manch\p{Ll}*|Solch\p{Ll}*|Welch\p{Ll}*|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mein\p{Ll}*|Dein\p{Ll}*|Euer|Eure|Wer|Wen|Wem|Was|Wo|Wie|Anderthalb|\p{Lu}\p{Ll}*einhalb|Dreiviertel|Zwischen|Hinter|Neben|Während|Wegen|Trotz|Doch|Aber|Denn|Oder|Dann|Dort|Hier|Heute|Gestern|Etwa|Rund|Fast|Knapp|Insgesamt|Bis|Ab|Laut|Pro|Per|Samt|Statt|Beide[nr]?|(?:Erst|Zweit|Dritt|Letzt|Nächst|Weiter|Ander|Neu|Alt|Groß|Klein|Jung|Ganz|Halb|Gut|Eigen)e[nmrs]?|\p{Lu}\p{Ll}+en(?= Sie))$/u;
