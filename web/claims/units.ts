import { hourKind } from "./hours.ts";
import { scales } from "./number-words.ts";

/** What numbers measure, in the words of all twelve languages together: no word of one means another measure elsewhere. */
const measures = (): readonly (readonly [string, RegExp])[] => [
  [
    "year",
    /^(?:years?|años?|ans?\b|années?|Jahren?|Jahre?|ann[oi]\b|anos?\b|лет(?!\p{L})|летн\p{L}+|год(?:а|у|ов|ам)?(?!\p{L})|年間|年(?!代)|년(?!대)|해(?=\s|,|\.|동안|째|를|가|만)|سنوات|سنة|أعوام|عاما?(?!\p{L})|साल|वर्ष)/iu,
  ],
  [
    "month",
    /^(?:months?|mes(?:es)?\b|mois|Monaten?|Monate?|mes[ei]|mês|месяц\p{L}*|[かカヶケ]月|个月|個月|개월|달(?=\s|,|\.|만|간|동안|째|을|이|은)|أشهر|شهرا?|महीन\p{L}*)/iu,
  ],
  [
    "week",
    /^(?:weeks?(?!end)|semanas?|semaines?|Wochen?|settiman[ae]|недел\p{L}*|週間?|周(?:年)?(?!年)|星期|주(?=일|간|\s|$)|أسابيع|أسبوعا?|हफ्त\p{L}*|सप्ताह)/iu,
  ],
  ["day", /^(?:days?|días?|jours?(?!\p{L})|Tagen?|Tage?|giorn[oi]|dias?|дн(?:я|ей)|день|日間|天|أيام|يوما?(?!ن)|दिन)/iu],
  [
    "hour",
    /^(?:hours?|horas?|heures?|h\b|Stunden?|Uhr|or[ae]\b|час(?:а|ов|у|ам|ами|ах|е)?(?!\p{L})|時間?|时|点(?!钟?的)|小时|小時|시간?|ساعات|ساعة|घंट\p{L}*|बजे)/iu,
  ],
  ["minute", /^(?:min\b|minutes?|minutos?|Minuten?|minut[oi]|минут\p{L}*|分(?:間|钟|鐘)?|분|دقائق|دقيقة|मिनट)/iu],
  [
    "length",
    /^(?:mm\b|миллиметр\p{L}*|milímetros?|millimetri|(?:kilo|centi|milli)?met(?:er|re)s?|(?:kiló|cent[ií]|mil[ií])?metros?|(?:kilo|centi|milli)?mètres?|(?:Kilo|Zenti|Milli)?metern?|(?:chilo|centi)?metr[oi]|quilômetros?|километр\p{L}*|сантиметр\p{L}*|метр\p{L}*|[kcm]?m\b|км|м\b|公里|千米|里|厘米|毫米|メートル|センチ|ミリ(?!リットル|オン)|キロ(?!グラム|ワット)|킬로미터|미터|센티|밀리(?!언)|(?:كيلو|سنتي|ملي)?مترا?|كم(?!\p{L})|سم(?!\p{L})|أمتار|किमी|सेमी|किलोमीटर|मीटर|feet|miles?|millas?)/iu,
  ],
  [
    "weight",
    /^(?:kilos?|kilogram\p{L}*|kg\b|tons?\b|tonnes?|toneladas?|tonnellat[ae]|Tonnen?|Kilogramm|кг|тонн\p{L}*|килограмм\p{L}*|吨|千克|克(?![服隆])|トン|キログラム|グラム|公斤|톤|킬로그램|그램|كيلوغرام\p{L}*|كغم?(?!\p{L})|كجم(?!\p{L})|غراما?\p{L}*|quilos?|chil[oi](?!\p{L})|grammes?|gramm[oi]|gramos?|gramas?|Gramm|г(?:р|рамм\p{L}*)?(?!\p{L})|किग्रा|ग्राम(?!\p{L}|\p{M})|أطنان|طنا?|किलो(?!मीटर)|टन)/iu,
  ],
  ["money", /^(?:euros?|€|dollars?|dólares?|pounds?|reais|рубл\p{L}*|円|元|원|yen|yuan|دينارا?|دنانير|درهما?|دراهم|جنيها?|रुपये|रुपए|\$|£)/iu],
];

const moneyBefore = /(?:[$€£¥₩₹]|R\$)\s?$/u;
export const cents = /^\s(?:cents?|centimes?|céntimos?|cêntimos?|centavos?|centesimi|Cent|Rappen|pence|копе\S*|पैसे)(?![a-zà-ÿ])/iu;
/** Two euros forty. */
export const behindMoney = /(?:euros?|€|dollars?|dólares|reais|pounds?)\s(?:con\s|et\s|e\s|y\s|and\s|und\s)?$/iu;
const percentBehind = () =>
  /^[\s\u00a0\u202f-]*(?:%|٪|per ?cent|Prozent|por cien|por cento|pour cent|процент|パーセント|퍼센트|في الم|بالم|प्रतिशत|फ़?ीसद)/iu;
/** Parts of the day: what stands before them is an hour. */
const hourBehind = () =>
  /^[\s\u00a0\u202f]*(?:[ap]\.?\s?m\b|o[’']clock|утра|вечера|ночи|صباحا|مساء|ليلا|عصرا|ظهرا|فجرا|بعد الظهر|de la (?:mañana|tarde|noche|madrugada)|du matin|du soir|di sera|del mattino|da (?:manhã|tarde|noite|madrugada))/iu;
/** What an hour stands behind, where nothing else does. */
const hourBefore: Readonly<Record<string, RegExp>> = {
  it: /(?:^|\s)(?:alle|dalle)\s(?:ore\s)?$/iu,
  es: /(?:^|\s)a las\s$/iu,
  pt: /(?:^|\s)às\s$/iu,
  ar: /الساعة\s$/u,
};
const small =
  /^(?:and|but|for|from|the|with|than|when|who|that|was|were|und|oder|bis|für|vom|von|mit|aus|auf|als|wie|der|die|das|den|dem|haben|kamen|wurden|waren|para|por|con|del|los|las|que|desde|hasta|como|est|sont|pour|avec|dans|des|les|aux|qui|sur|par|vient|della|delle|dalla|dalle|dal|dai|per|che|sono|nel|nella|com|dos|das|foram|são|и|или|для|из|от|на|по|до|при|что|как|из-за|منها|من|في|على|إلى|عن|और|से|तक|में|को|के|का|की|ने|पर|है|हैं|थे|था)$/u;

const millions = /(?:миллион|миллиард|million|millón|millones|milion|milh|milliard|miliard)\S*$/iu;
const romance = new Set(["es", "fr", "it", "pt"]);

/** What a number counts: a measure, or the word behind it cut short; both null where nothing is said. */
export interface Use {
  measure: string | null;
  thing: string | null;
  /** Of hours, what they say, where the language has a word for each. */
  hour?: "clock" | "length";
}

/** What a number counts, by the word right behind it or the sign before it. */
export function countedBy(latin: string, from: number, to: number, language: string): Use {
  if (moneyBefore.test(latin.slice(Math.max(0, from - 3), from))) return { measure: "money", thing: null };
  if (/(?:№|\bNr\.|\bNo\.|\bn[.º°])\s?$/iu.test(latin.slice(Math.max(0, from - 5), from))) return { measure: null, thing: "№" };
  if (behindMoney.test(latin.slice(Math.max(0, from - 16), from))) return { measure: "money", thing: null };
  // Arabic vowel signs stand within words of measure (صباحًا).
  let behind = latin.slice(to, to + 48).replace(/[\u064b-\u0652]/gu, "");
  if (percentBehind().test(behind)) return { measure: "percent", thing: null };
  if (hourBehind().test(behind) || hourBefore[language]?.test(latin.slice(Math.max(0, from - 10), from)))
    return { measure: "hour", thing: null };
  const whole = behind;
  for (const [scale] of scales()) behind = behind.replace(scale, "");
  // “1,5 millones proceden”: what is counted in millions stands behind a “de”, and a Russian verb counts nothing.
  const isScaled = behind !== whole || millions.test(latin.slice(from, to));
  if (isScaled && romance.has(language) && !/^\s(?:de|di|d[’'])/u.test(behind)) return { measure: null, thing: null };
  if (isScaled && language === "ru" && /^\s[а-яё]+(?:л|ла|ло|ли|ет|ут|ют|ит|ят|ат)(?![а-яё])/u.test(behind))
    return { measure: null, thing: null };
  behind = behind.replace(/^[\s\u00a0\u202f-]*(?:(?:de|di|от|من)\s|d['’]\s?)?/u, "");
  // 7万多元: more than so much.
  behind = behind.replace(/^[余餘多](?=[元米公吨里块])|^여\s/u, "");
  const measure = measures().find(([, form]) => form.test(behind))?.[0];
  if (measure === "hour") {
    const hour = hourKind(latin, to, language);
    return { measure, thing: null, ...(hour && { hour }) };
  }
  if (measure !== undefined) return { measure, thing: null };
  const [word = ""] = /^[\p{L}\p{M}]+/u.exec(behind) ?? [];
  // 九か所: 所 counts, and か is no part of it; 个 counts anything.
  if (language === "ja" && /^[かカヶケ]所|^箇所/u.test(word)) return { measure: null, thing: "所" };
  if (/^[个個]/u.test(word)) return { measure: null, thing: null };
  if (language === "ja" || language === "zh") {
    const counted = word.replace(/^[余餘多](?=.)/u, "");
    return { measure: null, thing: /^(?![到至或和与與及以余餘多])\p{Script=Han}/u.test(counted) ? (counted[0] ?? null) : null };
  }
  if (language === "ko") return { measure: null, thing: word === "" ? null : word.replace(/^여\s?/u, "").slice(0, 1) || null };
  // What German counts is a noun, with its capital.
  const isNoun = language !== "de" || /^\p{Lu}/u.test(word);
  if (!isNoun || small.test(word.toLowerCase()) || word.length < 3) return { measure: null, thing: null };
  const length = word.length;
  return { measure: null, thing: word.toLowerCase().slice(0, length > 6 ? length - 3 : Math.max(3, length - 2)) };
}

const two = () =>
  /(?<![\p{L}\p{M}\d])(?:two|both|zwei|beide|deux|dos|due|dois|duas|два|две|दो|اثن\p{L}+)(?= \p{L})|[二两兩](?=[人份张枚本箱袋])|(?<!\p{L})두(?= [가-힣])|(?:return|aller-retour|ida y vuelta|andata e ritorno|ida e volta|туда и обратно)(?!\p{L})|往復|왕복|往返|来回/giu;

/** Whether a sentence speaks of two things, or of there and back: no two years or euros. */
export const isTwoOf = (sentence: string, language: string) =>
  [...sentence.matchAll(two())].some(({ 0: word, index }) =>
    /^(?:hour|weight|length)$/u.test(countedBy(sentence, index, index + word.length, language).measure ?? "weight"),
  );

/** People of any kind, as `countedBy` cuts the words for them: passengers here are guests there. */
export const people = () =>
  /^(?:peop|person|men\b|wom|adult|child|kid|guest|visit|resid|mensch|leut|person|gäst|besuch|frau|männ|kind|gent|hombr|mujer|niñ|vecin|habit|personne|homm|femm|enfan|gens|visit|invité|uomin|donn|bambin|ospit|abitant|pessoa|homen|mulher|crianç|visitant|morador|челов|люд|жител|гост|дет|ребят|school|pupil|stud|schüler|jugend|élèv|alumn|alun|aluno|scolar|ученик|школьн|выпускн|воспитанн|طلاب|طالب|छात्र|विद्यार्थ|посетит|شخص|أشخ|رجل|امرأ|طفل|أطفا|زائر|زوار|लोग|महिल|पुरुष|बच्च|व्यक्त|명|분|인|[아학어]$|人|名|位)/u;
