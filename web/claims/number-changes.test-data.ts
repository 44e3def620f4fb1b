/** A sentence with one number or time of it exchanged for another of its kind, and where that stands now. */
export interface Change {
  text: string;
  from: number;
  to: number;
  kind: "figure" | "word" | "share" | "clock" | "weekday" | "month" | "year";
  was: string;
  /** What it is now worth, where it is a number. */
  value?: number;
}

const split = (words: string) => words.split(" ");
/** Number words by language, each line of one form, its first worth so much. Words of two are left out where they are more than numbers. */
const lines: Readonly<Record<string, readonly (readonly [first: number, words: string])[]>> = {
  en: [[3, "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"]],
  de: [[3, "drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig"]],
  fr: [[3, "trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt"]],
  es: [[3, "tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte"]],
  it: [
    [
      3,
      "tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
    ],
  ],
  pt: [[3, "três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte"]],
  ru: [
    [5, "пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать"],
    [5, "пяти шести семи восьми девяти десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати"],
    [3, "три четыре"],
    [3, "трёх четырёх"],
    [3, "трое четверо пятеро шестеро семеро"],
  ],
  ar: [
    [3, "ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة"],
    [3, "ثلاث أربع خمس ست سبع ثماني تسع عشر"],
  ],
  hi: [[3, "तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह"]],
  ko: [[3, "세 네 다섯 여섯 일곱 여덟 아홉 열"]],
  ja: [[3, "三 四 五 六 七 八 九 十"]],
  zh: [[3, "三 四 五 六 七 八 九 十"]],
};
/** What stands behind a single sign that counts. */
const counter =
  /^(?:人|年|か月|カ月|个|個|名|日|時|倍|回|次|歳|岁|月|本|台|件|校|店|户|枚|位|家|条|座|所|种|天|小时|時間|週|隻|头|頭|艘|元|万)/u;

const weekdays: Readonly<Record<string, readonly string[]>> = {
  en: split("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
  de: split("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
  fr: split("lundi mardi mercredi jeudi vendredi samedi dimanche"),
  es: split("lunes martes miércoles jueves viernes sábado domingo"),
  it: split("lunedì martedì mercoledì giovedì venerdì sabato domenica"),
  pt: split("segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo"),
  ru: split("понедельник вторник среду четверг пятницу субботу воскресенье"),
  ar: split("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"),
  hi: split("सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार"),
  ko: split("월요일 화요일 수요일 목요일 금요일 토요일 일요일"),
  ja: split("月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日"),
  zh: split("周一 周二 周三 周四 周五 周六 周日"),
};
const months: Readonly<Record<string, readonly string[]>> = {
  en: split("January February March April May June July August September October November December"),
  de: split("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  fr: split("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  es: split("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  it: split("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
  pt: split("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
  ru: split("января февраля марта апреля мая июня июля августа сентября октября ноября декабря"),
  ar: split("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
  hi: split("जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"),
};
const shares: Readonly<Record<string, readonly string[]>> = {
  en: ["two thirds", "three quarters", "a third of", "a quarter of"],
  de: ["zwei Drittel", "drei Viertel", "ein Drittel"],
  fr: ["deux tiers", "trois quarts", "un tiers"],
  es: ["dos tercios", "tres cuartas partes", "un tercio"],
  it: ["due terzi", "tre quarti", "un terzo"],
  pt: ["dois terços", "três quartos", "um terço"],
  ru: ["две трети", "три четверти", "треть"],
  ar: ["ثلثا", "ثلاثة أرباع"],
  hi: ["दो-तिहाई", "तीन-चौथाई", "एक-तिहाई"],
  ja: ["3分の2", "4分の3", "3分の1", "4分の1"],
  zh: ["三分之二", "四分之三", "三分之一", "四分之一"],
  ko: ["3분의 2", "4분의 3", "3분의 1", "4분의 1"],
};

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);
const isSpaced = (language: string) => !["ja", "zh", "ko"].includes(language);

function* wordsIn(text: string, language: string, words: readonly string[]): Generator<[at: number, word: string, index: number]> {
  for (const [index, word] of words.entries())
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (!isSpaced(language) || (!isLetter(text[at - 1]) && !isLetter(text[at + word.length]))) yield [at, word, index];
}

/** Every sentence that has one number, word for one, clock time, weekday, month or year of a text exchanged, two or three for each. */
export function changesOf(text: string, language: string): Change[] {
  const made: Change[] = [];
  const put = (at: number, was: string, now: string, kind: Change["kind"], value?: number) => {
    if (now === was) return;
    const own = { text: text.slice(0, at) + now + text.slice(at + was.length), from: at, to: at + now.length, kind, was };
    made.push(value === undefined ? own : { ...own, value });
  };
  for (const { 0: was, 1: hour = "", 2: dot = "", 3: minute = "", index } of text.matchAll(clock)) {
    put(index, was, `${(Number(hour) % 23) + 1}${dot}${minute}`, "clock");
    put(index, was, `${hour}${dot}${String((Number(minute) + 20) % 60).padStart(2, "0")}`, "clock");
  }
  const isClock = (at: number) => [...text.matchAll(clock)].some(({ 0: all, index }) => at >= index && at < index + all.length);
  for (const { 0: was, index } of text.matchAll(/(?<![\d.,:/]|[A-Za-z][-\s]?)\d+(?:[.,   ]\d+)*(?![\d:/]|[.,]\d)/gu)) {
    if (isClock(index)) continue;
    const kind = /^(?:1[5-9]|20)\d\d$/u.test(was) ? "year" : "figure";
    for (const [now, value] of otherFigures(was)) put(index, was, now, kind, value);
  }
  for (const [first, line] of lines[language] ?? []) {
    const words = split(line);
    for (const [at, word, index] of wordsIn(text, language, words)) {
      const isSign = language === "ja" || language === "zh";
      if (isSign && (!counter.test(text.slice(at + 1)) || /[〇一二三四五六七八九十百千万第周期曜\d]/u.test(text[at - 1] ?? ""))) continue;
      if (language === "ko" && (isLetter(text[at - 1]) || text[at + word.length] !== " ")) continue;
      if (/[‐-]/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`)) continue;
      for (const step of [1, -1, 3]) {
        const now = words[index + step];
        if (now) put(at, word, now, "word", first + index + step);
      }
    }
  }
  const days = weekdays[language] ?? [];
  for (const [at, word, index] of wordsIn(text, language, days))
    for (const step of [1, 3]) put(at, word, days[(index + step) % 7] ?? word, "weekday");
  const names = months[language] ?? [];
  for (const [at, word, index] of wordsIn(text, language, names)) {
    if (
      language === "en" &&
      (word === "May" || word === "March") &&
      !/\d\s?$|^\s\d/u.test(text.slice(at - 3, at) + text.slice(at + word.length))
    )
      continue;
    for (const step of [1, 10]) put(at, word, names[(index + step) % 12] ?? word, "month");
  }
  const parts = shares[language] ?? [];
  for (const [at, word, index] of wordsIn(text, language, parts)) put(at, word, parts[(index + 1) % parts.length] ?? word, "share");
  return made;
}

const clock =
  /(?<![\d.,:])([01]?\d|2[0-3])([:.h]|\sh\s|時|点|시\s?)([0-5]\d)(?![\d%]|[.,:]\d|\s?(?:[€%]|euro|Euro|million|Million|元|km|kg|m\b))/gu;

/** Other figures of the same kind, with their worth: one more, a fifth less, two figures changed about, twice as many. */
function otherFigures(was: string): (readonly [string, number])[] {
  const digits = was.replace(/\D/gu, "");
  const isDecimal = /[.,]\d{1,2}$/u.test(was);
  const like = (value: number) => {
    const all = String(value).padStart(isDecimal ? digits.length : 1, "0");
    if (isDecimal)
      return `${all.slice(0, all.length - (was.length - 1 - was.search(/[.,]\d{1,2}$/u)))}${was.at(was.search(/[.,]\d{1,2}$/u))}${all.slice(-(was.length - 1 - was.search(/[.,]\d{1,2}$/u)))}`;
    const sign = /\D/u.exec(was)?.[0];
    return sign ? all.replace(/\B(?=(?:\d{3})+$)/gu, sign) : all;
  };
  const value = Number(digits);
  const small =
    value <= 31 ? [value + 1, value - 2, value + 7] : [value + 1, Math.round(value * 0.8), Number([...digits].reverse().join(""))];
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(was);
  const others = isYear ? [value - 1, value - 5, value - 12] : [...small, value * 2];
  const isRound = value >= 1000 && value % 100 === 0;
  const step = isRound ? 10 ** (/0+$/u.exec(digits)?.[0].length ?? 0) : 1;
  const all = isRound ? [value + step, value + 3 * step, value * 2] : others;
  return [...new Set(all)]
    .filter((other) => other > 2 && other !== value && String(other).length >= (isDecimal ? 2 : 1))
    .map((other) => [like(other), Number(isDecimal ? like(other).replace(",", ".") : other)] as const);
}
