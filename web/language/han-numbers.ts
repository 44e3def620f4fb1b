import type { Lexicon } from "./lexicon.ts";
import type { SpelledNumber } from "./number-words.ts";

const digits = "〇一二三四五六七八九";
const units: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1e3,
  십: 10,
  백: 100,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  兆: 1e12,
  조: 1e12,
};
const sino = "일이삼사오육칠팔구";

/** The value of a run of numerals, in figures, signs or both: 3万2千, 二百五十, 4억 1500만. */
export function compositeValue(text: string): number {
  let total = 0;
  let section = 0;
  let current: number | null = null;
  for (const token of text.match(/\d[\d.,]*|[^\d\s.,]/gu) ?? []) {
    if (/^\d/.test(token)) {
      current = Number(token.replace(/[.,]$/, "").replace(/,/g, ""));
      continue;
    }
    const unit = units[token];
    if (unit === undefined) {
      const digit = token === "零" ? 0 : "两兩".includes(token) ? 2 : Math.max(digits.indexOf(token), sino.indexOf(token) + 1);
      current = current === null ? digit : current * 10 + digit;
    } else if (unit < 1e4) {
      section += (current ?? 1) * unit;
      current = null;
    } else {
      total += (section + (current ?? 0) || 1) * unit;
      section = 0;
      current = null;
    }
  }
  return total + section + (current ?? 0);
}

/** Figures with the signs of large units: 4만 1500, 1億2千万, 6.2亿. */
export const composite =
  /[\d.,]*\d\s?[十百千백천万萬만億亿억兆조](?:\s?[\d.,]*[十百千백천万萬만億亿억兆조])*(?:(?<=[万萬만億亿억])\s?\d[\d,]*(?=\s?(?:円|元|원|人|人|名|명|개|권|장|대|톤|ウォン|ドル|달러|米|평|㎡|t|キロ|台|件|本|個|个|株|公里)))?\d*/gu;

const run = /[〇零一二三四五六七八九两兩十百千万萬億亿兆]+/gu;
const decimal = /(?<![〇零一二三四五六七八九十百])([〇零一二三四五六七八九十百]+)[点點]([〇零一二三四五六七八九]+)(?=[\p{L}％%])/gu;
/** Words of numerals that count nothing. */
const idioms = /^(?:十分|万一|萬一|千万|千萬|万分|萬分|一一|百万遍|四方|三三两两|一時|一部|一方|一緒|一番|一般|七七八八|五五|十十)$/u;

const tenths = /^(?:成(?![立为為员員功人長长年熟都])|割(?![引れら]))/u;

/** Numbers in Chinese signs: long ones wherever they stand, short ones where they count something. */
export function hanNumbersIn(text: string, lexicon: Lexicon): SpelledNumber[] {
  const { counters, roundCounters } = lexicon.data.numbers;
  const counted = lexicon.pattern(`^\\s?(?:${counters})`);
  const isRound = lexicon.pattern(`^(?:${roundCounters})`);
  const found: SpelledNumber[] = [];
  for (const { 0: all, 1: above = "", 2: below = "", index } of text.matchAll(decimal)) {
    const value = Number(`${compositeValue(above)}.${[...below].map((sign) => compositeValue(sign)).join("")}`);
    if (counted.test(text.slice(index + all.length)) || /^[万萬亿億]/u.test(text.slice(index + all.length)))
      found.push({ from: index, to: index + all.length, value, isOrdinal: false, isWeak: false });
  }
  for (const { 0: match, index } of text.matchAll(run)) {
    const to = index + match.length;
    if (found.some((one) => one.from < to && one.to > index) || /第$/u.test(text.slice(0, index)) || /^[月]/u.test(text.slice(to)))
      continue;
    const behind = text.slice(to, to + 8);
    const isNumeral = /[〇零一二三四五六七八九两兩]/u.test(match);
    const isLong = match.length > 1 && isNumeral && /[十百千万萬億亿]/u.test(match) && !idioms.test(match) && !/^[万萬][^\d]/u.test(match);
    const isYear = /^[〇零一二三四五六七八九]{4}$/u.test(match) && behind.startsWith("年");
    if (match.length === 1 && isNumeral && tenths.test(behind)) {
      found.push({ from: index, to: to + 1, value: compositeValue(match) * 10, isOrdinal: false, isWeak: false, isPercent: true });
      continue;
    }
    const isShare = /百分之$/u.test(text.slice(0, index));
    const isOneSign = match.length === 1 && isNumeral && counted.test(behind) && !/\p{Script=Katakana}$/u.test(text.slice(0, index));
    const isUnitOnly = /^[十百千万萬]+$/u.test(match) && match.length <= 3 && isRound.test(behind);
    if (!(isLong || isYear || isOneSign || isUnitOnly || isShare)) continue;
    found.push({ from: index, to, value: compositeValue(match), isOrdinal: false, isWeak: isOneSign && /[一二两兩]/u.test(match) });
  }
  return found;
}

/** Numbers in Korean words, native or Chinese, before what they count: 스물세 명, 천팔백 원, 육백서른 개. */
export function koreanNumbersIn(text: string, lexicon: Lexicon): SpelledNumber[] {
  const { words, weak, counters } = lexicon.data.numbers;
  const natives = Object.entries(words).flatMap(([value, forms]) => forms.split("|").map((form) => [form, Number(value)] as const));
  const native = natives
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length)
    .join("|");
  const form = lexicon.pattern(
    `(?<![가-힣])((?:[일이삼사오육칠팔구]?[십백천만억]|[일이삼사오육칠팔구](?=[십백천만억])|\\s(?=[일이삼사오육칠팔구]*[십백천만억])){0,12}[일이삼사오육칠팔구]?)((?:${native}){0,2})(?=\\s?(?:${counters}))`,
    "gu",
  );
  const isWeak = lexicon.pattern(`^(?:${weak})$`);
  return [...text.matchAll(form)].flatMap(({ 0: all, 1: high = "", 2: low = "", index }): SpelledNumber[] => {
    const isChinese = /[십백천만억]/u.test(high);
    if (
      all.trim() === "" ||
      (!isChinese && low === "") ||
      (isChinese && all.trim().length < 2 && !/^\s/u.test(text.slice(index + all.length)))
    )
      return [];
    let value = isChinese ? compositeValue(high) : 0;
    for (const [part] of low.matchAll(new RegExp(native, "gu"))) value += natives.find(([word]) => word === part)?.[1] ?? 0;
    if (!isChinese && high.trim() !== "") return [];
    // 세세한 is no three: one syllable counts only before a space.
    if (!isChinese && low.length === 1 && !/^\s/u.test(text.slice(index + all.length))) return [];
    return [
      {
        from: index + all.length - all.trimStart().length,
        to: index + all.trimEnd().length,
        value,
        isOrdinal: false,
        isWeak: isWeak.test(all.trim()),
      },
    ];
  });
}
