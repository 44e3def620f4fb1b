import { mention, type NumberMention } from "./number-mention.ts";
import { compositeValue, figureReadings, hanDigits, indianValue, toLatinDigits } from "./number-values.ts";
import { spelledNumbers } from "./spelled-numbers.ts";

type Read = Omit<NumberMention, "from">;

const composite =
  /(?<![가-힣\d])만\s\d천|[\d.,]*\d\s?[十百千백천万萬만億亿억兆조](?:\s?[\d.,]*[十百千백천万萬만億亿억兆조])*(?:(?<=[万萬만億亿억])\s?\d,\d{3}(?![\d,])|\d*)/gu;
/** 16 लाख 12 हजार. */
const indian = /\d[\d,.]*\s(?:करोड़|करोड़|लाख|हजार|हज़ार|हज़ार)(?:\s\d[\d,.]*\s(?:लाख|हजार|हज़ार|हज़ार|सौ))+/gu;
/** साढ़े 22 लाख: halves and quarters are said before figures too; before “o’clock” they are the clock’s. */
const hindiPart = /(?:साढ़े|साढ़े|सवा|पौने)\s\d{1,3}(?![\d.,:]|\s?बजे)/gu;
const hanRun = /[〇零一二三四五六七八九两兩十百千万萬億亿兆]+/gu;
/** 六点五米, but not 六点五分. */
const hanDecimal =
  /(?<![〇零一二三四五六七八九十百])[〇零一二三四五六七八九十百]+[点點][〇零一二三四五六七八九]+(?=米|公里|元|倍|吨|公斤|公顷|亩|万|亿|个百分点|平方)/gu;
const decimalValue = (match: string) => {
  const [whole = "", part = ""] = match.split(/[点點]/u);
  return Number(`${compositeValue(whole)}.${[...part].map((sign) => compositeValue(sign)).join("")}`);
};
/** What stands behind a single sign when it counts something. */
const counter =
  /^(?:人|年|か月|カ月|ヶ月|个月|個月|个|個|名|日|時|时|倍|回|次|歳|岁|月|本|台|件|校|店|戸|户|枚|杯|位|家|条|座|所|种|種|天|小时|時間|趟|届|週|周|号|號|度|割|隻|匹|頭|羽|冊|通|階|着|足|票|円|キロ|つ|分|秒|点|箱|袋|曲|段|列|組|班|両|社|軒|棟|只|条|张|盏|棵|株|朵|头|辆|艘|册|页|句|层|间|栋|扇|把|支|瓶|碗|盘|包|元|块|角|公里|公斤|公顷|米|亩|吨|成)/u;
/** 百人, 千本: units alone count nothing but people and things; 百年 and 千里 are long and far. */
const roundCounter = /^(?:人|名|円|元|個|个|本|台|枚|冊|册|点|校|社|店|軒|張|张|棵|头|頭|匹)/u;
/** 천팔백사십 명: Korean numbers in words, with a unit among them and a counter behind. */
const koreanRun =
  /(?<![가-힣])(?:[백천만](?=\s(?:명|원|개|권|장|마리|대))|(?=[일이삼사오육칠팔구]*[십백천만억])[일이삼사오육칠팔구십백천만억]{2,}(?:\s[일이삼사오육칠팔구십백천]+[만억]?)*(?=\s?(?:명|개|원|년|월|일|세|살|킬로|미터|퍼센트|번|회|채|곳|톤|권|장|마리|그루|평|시간|분|초|주|달|가지|종|대|송이|석|병|쌍|건|차례)))/gu;
const koreanSigns = "일이삼사오육칠팔구십백천만억";
const inHan = (text: string) =>
  [...text.replace(/\s/gu, "")].map((sign) => "一二三四五六七八九十百千万億"[koreanSigns.indexOf(sign)] ?? sign).join("");
const idioms = /^(?:十分|万一|千万|万分|一一|百万遍|四方|三三两两|七七八八|五五|十十)$/u;
const figure = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,٫٬:]\d+)*/gu;
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
  if (language === "hi")
    take(hindiPart, (match, behind) => {
      const [part = "", figures = ""] = match.split(/\s/u);
      return mention(match, [[Number(figures) + (part.startsWith("स") ? (part.startsWith("सव") ? 0.25 : 0.5) : -0.25)]], behind, "");
    });
  take(indian, (match, behind) => mention(match, [[indianValue(match)]], behind, ""));
  take(composite, (match, behind) => mention(match, [[compositeValue(match)]], behind, ""));
  take(figure, (match, behind, before) => mention(match, figureReadings(match, language), behind, before));
  if (language === "zh") take(hanDecimal, (match, behind, before) => mention(match, [[decimalValue(match)]], behind, before));
  if (language === "ja" || language === "zh")
    take(hanRun, (match, behind, before) => {
      const isNumeral = [...match].some((sign) => hanDigits.includes(sign) || "两兩".includes(sign));
      const isLarge = match.length > 1 && isNumeral && /[十百千万萬億亿]/u.test(match) && !idioms.test(match);
      const isCounted =
        match.length === 1 && !/[一二两兩万千百]/u.test(match) && counter.test(behind) && !/[第\p{Script=Katakana}]$/u.test(before);
      const isRound = /^[十百千]{1,3}$/u.test(match) && roundCounter.test(behind) && !/第$/u.test(before);
      return isLarge || isCounted || isRound ? mention(match, [[compositeValue(match)]], behind, before) : null;
    });
  if (language === "ko") take(koreanRun, (match, behind) => mention(match, [[compositeValue(inHan(match))]], behind, ""));
  found.push(...spelledNumbers(plain, language, isSource));
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
