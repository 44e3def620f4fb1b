import { late } from "../late-pattern.ts";
import { compositeValue, figureReadings, hanDigits, indianValue, toLatinDigits } from "./number-values.ts";
import { numberWordsOf, scales } from "./number-words.ts";

/** A number as a text gives it, with the ways it may be read: in each, every key must be known for the number to be known. */
export interface NumberMention {
  text: string;
  /** Offset in the text it was found in. */
  from: number;
  readings: readonly (readonly string[])[];
}

type Read = Omit<NumberMention, "from">;

const composite = /[\d.,]*\d\s?[十百千백천万萬만億亿억兆조](?:\s?[\d.,]*[十百千백천万萬만億亿억兆조])*\d*/gu;
/** 16 लाख 12 हजार. */
const indian = /\d[\d,.]*\s(?:करोड़|करोड़|लाख|हजार|हज़ार|हज़ार)(?:\s\d[\d,.]*\s(?:लाख|हजार|हज़ार|हज़ार|सौ))+/gu;
const hanRun = /[〇零一二三四五六七八九两兩十百千万萬億亿兆]+/gu;
/** What stands behind a single sign when it counts something. */
const counter =
  /^(?:人|年|か月|カ月|ヶ月|个月|個月|个|個|名|日|時|时|倍|回|次|歳|岁|月|本|台|件|校|店|戸|户|枚|杯|位|家|条|座|所|种|種|天|小时|時間|週|周|号|號|度|割|隻|匹|頭|羽|冊|通|階|着|足|票|円|キロ|つ|分|秒|点|箱|袋|曲|段|列|組|班|両|社|軒|棟|只|条|张|盏|棵|株|朵|头|辆|艘|册|页|句|层|间|栋|扇|把|支|瓶|碗|盘|包|元|块|角|公里|公斤|公顷|米|亩|吨|成)/u;
/** 천팔백사십 명: Korean numbers in words, with a unit among them and a counter behind. */
const koreanRun =
  /(?<![가-힣])(?=[일이삼사오육칠팔구]*[십백천만억])[일이삼사오육칠팔구십백천만억]{2,}(?=\s?(?:명|개|원|년|월|일|세|살|킬로|미터|퍼센트|번|회|채|곳|톤|권|장|마리|그루|평|시간|분|초|주|달|가지|종|대|송이|석|병|쌍|건|차례))/gu;
const koreanSigns = "일이삼사오육칠팔구십백천만억";
const inHan = (text: string) => [...text].map((sign) => "一二三四五六七八九十百千万億"[koreanSigns.indexOf(sign)] ?? sign).join("");
const idioms = /^(?:十分|万一|千万|万分|一一|百万遍|四方|三三两两|七七八八|五五|十十)$/u;
const figure = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,٫٬:]\d+)*/gu;
const percent = () =>
  late.iu`^[\s\u00a0\u202f-]*(?:%|٪|per ?cent|Prozent|por cien(?:to)?|por cento|pour cent|per cento|процент|パーセント|퍼센트|프로(?!\p{L})|في الم[اأ]?ئ|بالم[اأ]?ئ|प्रतिशत|फीसदी|फ़ीसदी|फ़ीसदी)`;
/** Words for numbers that mean something else as often. */
const doubtfulWords: Record<string, ReadonlySet<string>> = {
  fr: new Set(["neuf"]),
  it: new Set(["sei"]),
  ko: new Set(["네", "열", "쉰"]),
  ar: new Set(["ست", "سبع", "ثمان", "عشر", "ستين"]),
};

/** Stands before them where they do count. */
const counts =
  /(?:^|[\s’'])(?:les|des|pendant|aux|ses|ces|dans|depuis|après|avec|leurs|nos|environ|di|da|per|le|i|gli|ai|dei|delle|circa|oltre|dopo)\s$/u;

/**
 * Every number of a text, in figures of any script or in words of the language. Percentages are numbers of their own kind. Of a source,
 * words are numbers too that mean something else as often.
 */
export function numbersIn(text: string, language: string, isSource = false): NumberMention[] {
  let plain = toLatinDigits(text);
  const found: NumberMention[] = [];
  const take = (pattern: RegExp, read: (match: string, behind: string, before: string) => Read | null) => {
    plain = plain.replace(pattern, (match, ...rest) => {
      const at = rest.find((value) => typeof value === "number") as number;
      const made = read(match, plain.slice(at + match.length, at + match.length + 24), plain.slice(Math.max(0, at - 8), at));
      if (made === null) return match;
      found.push({ ...made, from: at });
      return "\ufffc".repeat(match.length);
    });
  };
  take(indian, (match, behind) => mention(match, [[indianValue(match)]], behind, ""));
  take(composite, (match, behind) => mention(match, [[compositeValue(match)]], behind, ""));
  take(figure, (match, behind, before) => mention(match, figureReadings(match, language), behind, before));
  if (language === "ja" || language === "zh")
    take(hanRun, (match, behind, before) => {
      const isNumeral = [...match].some((sign) => hanDigits.includes(sign) || "两兩".includes(sign));
      const isLarge = match.length > 1 && isNumeral && /[十百千万萬億亿]/u.test(match) && !idioms.test(match);
      const isCounted =
        match.length === 1 && !/[一二两兩万千百]/u.test(match) && counter.test(behind) && !late.u`[第\p{Script=Katakana}]$`.test(before);
      return isLarge || isCounted ? mention(match, [[compositeValue(match)]], behind, before) : null;
    });
  if (language === "ko") take(koreanRun, (match, behind) => mention(match, [[compositeValue(inHan(match))]], behind, ""));
  found.push(...spelled(plain, language, isSource));
  return found;
}

/** Keys of every number a text gives, for what is to be compared with it. */
export function numberKeys(text: string, languages: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const language of languages)
    for (const { readings } of numbersIn(text, language))
      for (const key of readings.flat()) {
        keys.add(key);
        keys.add(key.replace("%", ""));
      }
  // In a source even a single sign may be a number that the answer writes in figures (三人, 二階).
  for (const run of toLatinDigits(text).match(hanRun) ?? []) {
    keys.add(String(compositeValue(run)));
    for (const sign of run) keys.add(String(compositeValue(sign)));
  }
  return keys;
}

function mention(text: string, values: readonly (readonly number[])[], behind: string, before: string): Read {
  const isPercent = percent().test(behind) || /百分之$|백분의\s?$/u.test(before);
  // £1.9m
  const scale = /[$€£]\s?$/u.test(before) && /^\s?(?:m|M)\b/u.test(behind) ? 1e6 : scales().find(([word]) => word.test(behind))?.[1];
  const readings = values.map((numbers) =>
    numbers.map((value) => key(scale === undefined || numbers.length > 1 ? value : value * scale, isPercent)),
  );
  return { text, readings };
}

const key = (value: number, isPercent: boolean) => `${isPercent ? "%" : ""}${Number(value.toFixed(4))}`;

function spelled(text: string, language: string, isSource: boolean): NumberMention[] {
  const words = numberWordsOf(language);
  if (!words) return [];
  const found: NumberMention[] = [];
  const doubtful = isSource ? undefined : doubtfulWords[language];
  const tokens = [...text.matchAll(late.gu`[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*`)].flatMap((match) => {
    const whole = { word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length };
    if (!whole.word.includes("-") || words[whole.word] !== undefined) return [whole];
    return whole.word.split("-").map((word) => ({ ...whole, word }));
  });
  const valueAt = (at: number): { value: number; length: number } | null => {
    for (const length of [3, 2, 1]) {
      const run = tokens.slice(at, at + length).map(({ word }) => word);
      const name = run.join(" ");
      const value = run.length === length ? (words[name] ?? words[name.replace(/^و?(?:ال)?/u, "")]) : undefined;
      if (value !== undefined) return { value, length };
    }
    return null;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const first = valueAt(at);
    const start = tokens[at]?.start ?? 0;
    // A scale behind figures (68 thousand) belongs to them.
    if (
      !first ||
      (first.length === 1 && doubtful?.has(tokens[at]?.word ?? "") && !counts.test(text.slice(0, start))) ||
      (/^ci?ento?$/u.test(tokens[at]?.word ?? "") && /(?:por|per|pour)\s$/iu.test(text.slice(0, start))) ||
      // Halves and quarters are said before a Hindi number: साढ़े तीन सौ is 350.
      /(?:\ufffc[\s\u00a0\u202f-]*|(?:साढ़े|साढ़े|सवा|पौने)\s(?:\S+\s)?)$/u.test(text.slice(0, start))
    )
      continue;
    let { value } = first;
    let next = at + first.length;
    for (;;) {
      const end = tokens[next - 1]?.end ?? 0;
      const scale = scales().find(([word]) => word.test(text.slice(end, end + 24)));
      const joint = joints[language]?.has(tokens[next]?.word ?? "") ? 1 : 0;
      const more = valueAt(next + joint);
      if (scale && value < scale[1]) {
        value *= scale[1];
        next += 1;
      } else if (more && isBelow(more.value, value, language) && /^[\s-]*$/u.test(text.slice(end, tokens[next]?.start ?? end))) {
        value += more.value;
        next += joint + more.length;
      } else break;
    }
    const end = tokens[next - 1]?.end ?? 0;
    found.push({ ...mention(text.slice(start, end), [[value]], text.slice(end, end + 24), ""), from: start });
    at = next - 1;
  }
  return found;
}

/** Words that join the parts of a number. */
const joints: Record<string, ReadonlySet<string>> = {
  en: new Set(["and"]),
  es: new Set(["y"]),
  pt: new Set(["e"]),
  fr: new Set(["et"]),
};

/** Whether a number word goes on the number before it: tens after hundreds; in Arabic tens after units. */
function isBelow(next: number, value: number, language: string): boolean {
  if (language === "ar" && value < 10) return next >= 20 && next < 100 && next % 10 === 0;
  return (
    (value % 100 === 0 && next < 100) ||
    (value % 1000 === 0 && value > 0 && next < 1_000) ||
    (value >= 20 && value < 100 && value % 10 === 0 && next < 10)
  );
}
