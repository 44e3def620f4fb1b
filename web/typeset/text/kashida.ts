/**
 * Where an Arabic word may be drawn longer. Order of places after the practice of scribes as Microsoft's Uniscribe and W3C ALReq
 * ("Text justification") write it down; the stroke itself is the tatweel, U+0640, which every Arabic text face joins.
 */
export const tatweel = "\u0640";

/** A place between two joined letters of a word. */
export interface KashidaPlace {
  /** Offset in the word where tatweels are put. */
  at: number;
  /** 1 is where a scribe would lengthen first. */
  rank: number;
}

/** Drawing words longer in one face. */
export interface Kashida {
  /** The most a word gains, em; nothing where the face has no tatweel. */
  most: number;
  /** True for words with a place. */
  hasPlace(word: string): boolean;
  /** The word's rank, where its `count` tatweels stand and how much wider it is with them, em. Null where it has no place. */
  lengthen(word: string, count: number): { at: number; rank: number; wider: number } | null;
}

/** Longer strokes look like dashes. */
export const mostTatweels = 2;
const fewestLetters = 3;

const rightJoining =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]/;
const unjoined = /[\u0621\u0674]/;
const arabicLetter = /\p{Script=Arabic}/u;
const mark = /\p{M}/u;
const seenOrSad = /[\u0633-\u0636\u069a-\u069e\u06fa\u06fb]/;
const lam = /[\u0644\u06b5-\u06b8]/;
const alef = /[\u0622\u0623\u0625\u0627\u0671-\u0673\u0675]/;
const dalOrTehMarbuta = /[\u0629\u062f\u0630\u0688-\u0690\u06c3]/;
const heh = /[\u0647\u06be\u06c1]/;
const tahLamKaf = /[\u0637\u0638\u0643\u0644\u06a9\u06af]/;
const toothed = /[\u0628\u062a\u062b\u0646\u064a\u0626\u067e\u06cc]/;
const rehOrYeh = /[\u0631\u0632\u064a\u0649\u06cc\u0698]/;
const wawAinQafFeh = /[\u0648\u0624\u0639\u063a\u0641\u0642]/;
// The name of God is one drawing in most faces.
const divineName = /\u0644\u0644[\u064b-\u0652\u0670]*\u0647/;

interface Letter {
  character: string;
  start: number;
  end: number;
}

/** The best place of a word, the last of equals; undefined for words that are short, in other scripts, or joined nowhere. */
export function kashidaPlace(word: string): KashidaPlace | undefined {
  const letters = lettersOf(word);
  if (letters.length < fewestLetters || divineName.test(word)) return undefined;
  let best: KashidaPlace | undefined;
  for (let index = 0; index + 1 < letters.length; index++) {
    const before = letters[index];
    const after = letters[index + 1];
    if (!before || !after || before.end !== after.start) continue;
    const next = letters[index + 2];
    const rank = rankOf(before, after, next?.start === after.end ? next : undefined);
    if (rank > 0 && (!best || rank <= best.rank)) best = { at: after.start, rank };
  }
  return best;
}

function lettersOf(word: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of word) {
    const end = at + character.length;
    const last = letters.at(-1);
    if (mark.test(character)) {
      if (last?.end === at) last.end = end;
    } else if (arabicLetter.test(character) || character === tatweel) letters.push({ character, start: at, end });
    at = end;
  }
  return letters;
}

/** 0 where the letters do not join or may not be parted. */
function rankOf({ character: before }: Letter, { character: after }: Letter, next: Letter | undefined): number {
  if (rightJoining.test(before) || unjoined.test(before) || unjoined.test(after)) return 0;
  if (lam.test(before) && alef.test(after)) return 0;
  if (before === tatweel) return 1;
  if (after === tatweel) return 0;
  const isLast = next === undefined || unjoined.test(next.character);
  const isFinal = isLast || rightJoining.test(after);
  if (seenOrSad.test(before)) return 2;
  if (dalOrTehMarbuta.test(after) || (isLast && heh.test(after))) return 3;
  if (alef.test(after) || (isLast && tahLamKaf.test(after))) return 4;
  if (toothed.test(after) && next && rehOrYeh.test(next.character)) return 5;
  if (isFinal && wawAinQafFeh.test(after)) return 6;
  return isFinal ? 7 : 0;
}

/** Kashidas of a face that measures like this; words are measured with their strokes since a stroke undoes ligatures. */
export function kashidaOf(measure: (text: string) => number): Kashida {
  const places = new Map<string, KashidaPlace | null>();
  const placeOf = (word: string) => {
    let place = places.get(word);
    if (place === undefined) {
      place = kashidaPlace(word) ?? null;
      places.set(word, place);
    }
    return place;
  };
  return {
    most: measure(tatweel) * mostTatweels,
    hasPlace: (word) => placeOf(word) !== null,
    lengthen(word, count) {
      const place = placeOf(word);
      if (!place) return null;
      const longer = word.slice(0, place.at) + tatweel.repeat(count) + word.slice(place.at);
      return { ...place, wider: measure(longer) - measure(word) };
    },
  };
}

/** A line drawn longer. */
export interface Lengthened {
  text: string;
  /** Offsets in `text` of the tatweels put in. */
  kashidas: number[];
  /** How much wider the line is, em. */
  wider: number;
}

/**
 * Draws as many words of a line longer as `wanted` em need, the best places first and never more than `room` em. Each word once.
 */
export function lengthenLine(line: string, kashida: Kashida, wanted: number, room: number): Lengthened | null {
  const candidates: { start: number; rank: number; word: string }[] = [];
  let start = 0;
  for (const word of line.split(/[ \u00a0]/)) {
    const rank = kashida.lengthen(word, 1)?.rank;
    if (rank !== undefined) candidates.push({ start, rank, word });
    start += word.length + 1;
  }
  candidates.sort((a, b) => a.rank - b.rank || b.word.length - a.word.length || b.start - a.start);
  const chosen: { at: number; count: number }[] = [];
  let wider = 0;
  for (const candidate of candidates) {
    if (wider >= wanted) break;
    for (let count = 1; count <= mostTatweels; count++) {
      const longer = kashida.lengthen(candidate.word, count);
      if (!longer || longer.wider <= 0 || wider + longer.wider > room) break;
      if (count < mostTatweels && wider + longer.wider < wanted) continue;
      chosen.push({ at: candidate.start + longer.at, count });
      wider += longer.wider;
      break;
    }
  }
  if (chosen.length === 0) return null;
  chosen.sort((a, b) => a.at - b.at);
  let text = "";
  let from = 0;
  const kashidas: number[] = [];
  for (const { at, count } of chosen) {
    text += line.slice(from, at);
    for (let each = 0; each < count; each++) {
      kashidas.push(text.length);
      text += tatweel;
    }
    from = at;
  }
  return { text: text + line.slice(from), kashidas, wider };
}
