import { compoundValue } from "./compound-numbers.ts";
import { mention, type NumberMention } from "./number-mention.ts";
import { numberWordsOf, scales } from "./number-words.ts";
import { countedBy } from "./units.ts";

/** Words for numbers that mean something else as often. */
const doubtfulWords: Record<string, ReadonlySet<string>> = {
  fr: new Set(["neuf"]),
  it: new Set(["sei"]),
  ko: new Set(["네", "열", "쉰"]),
  ar: new Set(["ست", "سبع", "ثمان", "عشر", "ستين"]),
};

/** Stands before them where they do count. */
const counts =
  /(?:^|[\s’'])(?:su|sur|contre|più di|plus de|presque|quasi|les|des|pendant|aux|ses|ces|dans|depuis|après|avec|leurs|nos|environ|di|da|per|le|i|gli|ai|dei|delle|circa|oltre|dopo)\s$/iu;

/** And a half, straight behind a number in words. */
const halves: Readonly<Record<string, RegExp>> = {
  en: /^ and a half(?= (?!past|hour|an hour))/iu,
  fr: /^ et demie?(?= (?:million|kilo|m[èe]tre|tonne|pour|milliard|litre|kilom))/iu,
  es: /^ y medi[oa](?= (?:mill|kilo|metr|tonel|litr|kil[óo]m|por))/iu,
  it: /^ e mezz[oa](?= (?:mili|chil|metr|tonn|litr|per))/iu,
  pt: /^ e mei[oa](?= (?:mil|quil|metr|tonel|litr|por))/iu,
  ru: /^ с половиной/iu,
  ar: /^ و(?:ال)?نصف(?! (?:ال)?ساعة)(?= (?:ال)?(?:مليون|كيلو|متر|طن|ألف|في))/u,
};

/** One, two and halves: read only before a hundred, a thousand or more, and in Arabic before tens. */
const leads: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { one: 1, two: 2, a: 1 },
  de: { eine: 1, zwei: 2, anderthalb: 1.5, eineinhalb: 1.5 },
  fr: { un: 1, deux: 2 },
  es: { un: 1, dos: 2 },
  it: { un: 1, due: 2 },
  pt: { um: 1, dois: 2, duas: 2 },
  ru: { один: 1, одна: 1, одну: 1, два: 2, две: 2, двух: 2, миллион: 1e6, миллиард: 1e9, полтора: 1.5, полторы: 1.5, полутора: 1.5 },
  hi: { एक: 1, दो: 2, डेढ़: 1.5, ढाई: 2.5, सवा: 1.25 },
  ar: { واحد: 1, واحدة: 1, إحدى: 1, اثنان: 2, اثنين: 2, اثنتان: 2, اثنتين: 2, مليون: 1e6, مليونا: 2e6, مليوني: 2e6, مليونين: 2e6 },
};

/** Ordinals, which say hours and ages in Arabic: الساعة التاسعة, في الرابعة والسبعين. */
const arabicOrdinals: Readonly<Record<string, number>> = {
  الأولى: 1,
  الثانية: 2,
  الثالثة: 3,
  الرابعة: 4,
  الخامسة: 5,
  السادسة: 6,
  السابعة: 7,
  الثامنة: 8,
  التاسعة: 9,
  العاشرة: 10,
  الحادية: 1,
  الحادي: 1,
  الثاني: 2,
  الثالث: 3,
  الرابع: 4,
  الخامس: 5,
  السادس: 6,
  السابع: 7,
  الثامن: 8,
  التاسع: 9,
};

const ordinalEnd = /-[^-]+ième$|-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/u;
/** Пятьдесят седьмой. */
const russianOrdinal =
  /^(?:перв|втор|трет(?:ь|ий)|четв[её]рт|пят(?:ый|ого|ому|ым|ом|ая|ую|ой|ые|ых)|шест(?:ой|ого|ому|ым|ом|ая|ую|ые|ых)|седьм|восьм(?:ой|ого|ому|ым|ом|ая|ую|ые|ых)|девят(?:ый|ого|ому|ым|ом|ая|ую|ой|ые|ых))/u;

/** Words that join the parts of a number. */
const joints: Record<string, ReadonlySet<string>> = {
  en: new Set(["and"]),
  es: new Set(["y"]),
  pt: new Set(["e"]),
  fr: new Set(["et"]),
  it: new Set(["e"]),
};

/** An ordinal is an hour behind “the hour” or “at”, and before a part of the day or of the hour. */
const arabicHour = /^(?:ال)?ساع[ةه]$|^عند$/u;
const arabicTime = /^(?:مساء|صباح|ظهر|عصر|فجر|ليل|والنصف$|والربع$|والثلث$)/u;
const arabicTeen = /^عشرة?$/u;

/** Halves and quarters are said before a Hindi number: साढ़े तीन is 3.5. */
const hindiParts: Readonly<Record<string, number>> = { साढ़े: 0.5, सवा: 0.25, पौने: -0.25 };

interface Token {
  word: string;
  start: number;
  end: number;
}

/** Numbers in words. `text` is without the figures already read, which stand in it as object signs. */
export function spelledNumbers(text: string, language: string, isSource: boolean): NumberMention[] {
  const words = numberWordsOf(language);
  if (!words) return [];
  const found: NumberMention[] = [];
  const doubtful = isSource ? undefined : doubtfulWords[language];
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu)].flatMap((match): Token[] => {
    const whole = { word: match[0].toLowerCase().normalize("NFC"), start: match.index, end: match.index + match[0].length };
    if (!whole.word.includes("-") || words[whole.word] !== undefined) return [whole];
    // Dix-huitième, twenty-first: ordinals are not read.
    if (ordinalEnd.test(whole.word)) return [];
    let at = match.index;
    return whole.word.split("-").map((word) => {
      const start = at;
      at += word.length + 1;
      return { word, start, end: start + word.length };
    });
  });
  const before = ({ start }: Token) => text.slice(Math.max(0, start - 16), start);
  const known = (name: string) => words[name] ?? compoundValue(name, language, words);
  const touches = (at: number) => /^[\s\u00a0\u202f-]*$/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  const atomAt = (at: number): { value: number; length: number } | null => {
    for (const length of [3, 2, 1]) {
      const run = tokens.slice(at, at + length);
      if (run.length < length) continue;
      const name = run.map(({ word }) => word).join(" ");
      const value =
        known(name) ??
        (language === "ar" ? known(name.replace(/ا?\u064b|[\u064c-\u0652]/gu, "").replace(/^[وبلف]?(?:ال)?/u, "")) : undefined);
      if (value !== undefined) return { value, length };
    }
    return null;
  };
  const isScale = (word: string) => scales().some(([form]) => form.test(` ${word}`)) || hundreds[language]?.has(word) === true;
  const scaleAt = (at: number) => {
    const word = tokens[at]?.word ?? "";
    return touches(at)
      ? (scales().find(([form]) => form.test(` ${word}`))?.[1] ?? (hundreds[language]?.has(word) ? 100 : undefined))
      : undefined;
  };
  const leadAt = (at: number): { value: number; length: number } | null => {
    const word = tokens[at]?.word ?? "";
    const bare = language === "ar" ? word.replace(/^[وبل]/u, "") : word;
    const part = language === "hi" ? hindiParts[word] : undefined;
    const next = part === undefined ? null : atomAt(at + 1);
    if (part !== undefined && next && touches(at + 1)) return { value: next.value + part, length: 1 + next.length };
    const ordinal = language === "ar" ? arabicOrdinals[word] : undefined;
    if (
      ordinal !== undefined &&
      (arabicHour.test(tokens[at - 1]?.word ?? "") || arabicTime.test(tokens[at + 1]?.word ?? "")) &&
      !arabicTeen.test(tokens[at + 1]?.word ?? "")
    )
      return { value: ordinal, length: 1 };
    const value = leads[language]?.[bare] ?? leads[language]?.[word] ?? ordinal;
    if (value === undefined) return null;
    // Two weeks and two metres are measured, where two of anything else may be a pair.
    if (value === 2 && language !== "ar" && isTimed(at)) return { value, length: 1 };
    if (value >= 1e6 || scaleAt(at + 1) !== undefined) return { value, length: 1 };
    const tens = language === "ar" && touches(at + 1) ? atomAt(at + 1)?.value : undefined;
    return tens !== undefined && tens >= 20 && tens < 100 && (tokens[at + 1]?.word ?? "").startsWith("و") ? { value, length: 1 } : null;
  };
  const isTimed = (at: number) => {
    const token = tokens[at];
    return token !== undefined && timed.test(countedBy(text, token.start, token.end, language).measure ?? "");
  };
  const isMeasured = ({ start, end }: Token) => countedBy(text, start, end, language).measure !== null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const first = leadAt(at) ?? atomAt(at);
    if (!token || !first) continue;
    // A scale behind figures (68 thousand) belongs to them.
    if (/\ufffc[\s\u00a0\u202f-]*$/u.test(before(token)) && isScale(token.word)) continue;
    // 65세 is an age, and no 3.
    if (language === "ko" && /\ufffc$/u.test(before(token))) continue;
    // في المئة, بالمئة: of a hundred.
    if (language === "ar" && /^ب?الم[اأ]?ئة$/u.test(token.word)) continue;
    if (/^ci?ento?$/u.test(token.word) && /(?:por|per|pour)\s$/iu.test(before(token))) continue;
    if (language === "ru" && first.value >= 20 && first.value < 100 && russianOrdinal.test(tokens[at + first.length]?.word ?? "")) continue;
    const { value, next } = whole(first.value, at + first.length);
    if (next === at + 1 && doubtful?.has(token.word) && !counts.test(before(token)) && !isMeasured(token)) continue;
    const last = tokens[next - 1]?.end ?? token.end;
    // Семь с половиной, sette e mezzo; an hour’s half is the clock’s.
    const isWhole = value < 100 && !/^\s(?:heures?|h)\b/u.test(text.slice(last, last + 8));
    const half = (isWhole && halves[language]?.exec(text.slice(last, last + 20))?.[0]) || "";
    const end = last + half.length;
    const worth = half === "" ? value : value + 0.5;
    found.push({ ...mention(text.slice(token.start, end), [[worth]], text.slice(end, end + 24), ""), from: token.start });
    at = next - 1;
  }
  return found;

  /** Behind tens one and two count (twenty-one), behind hundreds with a joint or in languages that need none. */
  function oneOrTwo(word: string, isJoined: boolean): number | undefined {
    const isArabic = language === "ar" && word.startsWith("و");
    const value = word === "a" ? undefined : leads[language]?.[isArabic ? word.slice(1) : word];
    const mayFollow = isJoined || isArabic || language === "hi" || language === "ru";
    return mayFollow && (value === 1 || value === 2) ? value : undefined;
  }

  /** Goes on from a number's first part: thousands close a group, hundreds and tens fill one. */
  function whole(first: number, from: number): { value: number; next: number } {
    let total = 0;
    let group = first;
    // What the last part leaves room for: 300 leaves two digits, 20 one.
    let room = roomOf(first);
    if (first >= 1000 && first % 1000 === 0) {
      total = first;
      group = 0;
      room = Math.min(first, 1e6);
    }
    let next = from;
    for (;;) {
      const scale = scaleAt(next);
      if (scale !== undefined && group > 0 && group < scale) {
        if (scale === 100) {
          group *= 100;
          room = 100;
        } else {
          total += group * scale;
          group = 0;
          room = scale;
        }
        next += 1;
        continue;
      }
      const joint = joints[language]?.has(tokens[next]?.word ?? "") && touches(next) ? 1 : 0;
      const one = room >= 10 ? oneOrTwo(tokens[next + joint]?.word ?? "", room === 10 || joint === 1) : undefined;
      const more = leadAt(next + joint) ?? atomAt(next + joint) ?? (one === undefined ? null : { value: one, length: 1 });
      if (!more || !touches(next + joint)) break;
      const isArabicTens = language === "ar" && group % 100 > 0 && group % 100 < 10 && isTens(more.value);
      if (!isArabicTens && more.value >= room) break;
      // “three and four”: a joint never joins units to nothing.
      if (joint === 1 && group === 0 && total === 0) break;
      if (more.value >= 1000) {
        total += more.value;
        group = 0;
      } else group += more.value;
      room = isArabicTens ? 0 : roomOf(more.value);
      next += joint + more.length;
    }
    return { value: total + group, next };
  }
}

const timed = /^(?:week|month|year|day|hour|minute|length|weight|money)$/u;

const isTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0;

const roomOf = (value: number) => (value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0);

/** Words that make hundreds of the number before them; elsewhere hundreds are words of their own. */
const hundreds: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(["hundred"]),
  fr: new Set(["cent", "cents"]),
  hi: new Set(["सौ"]),
};
