/** Months and weekdays as words, by number: "m1" to "m12", "d1" (Monday) to "d7". */
const arabicMonths = [
  "يناير|كانون الثاني|جانفي",
  "فبراير|شباط|فيفري",
  "مارس|آذار",
  "أبريل|إبريل|نيسان|أفريل",
  "مايو|أيار|ماي",
  "يونيو|حزيران|جوان",
  "يوليو|تموز|جويلية",
  "أغسطس|آب|أوت",
  "سبتمبر|أيلول",
  "أكتوبر|تشرين الأول",
  "نوفمبر|تشرين الثاني",
  "ديسمبر|كانون الأول",
];
const russianMonths = "январ феврал март апрел ма(?:й|я|ю|ем|е)(?!\\p{L}) июн июл август сентябр октябр ноябр декабр";
const russianDays = "понедельник вторник сред[ауые] четверг пятниц суббот воскресень";
const hindiMonths = "जनवरी फरवरी|फ़रवरी|फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर दिसंबर|दिसम्बर";
const hindiDays = "सोमवार मंगलवार बुधवार गुरुवार|बृहस्पतिवार|वीरवार शुक्रवार शनिवार रविवार|इतवार";
const chineseDays = "一 二 三 四 五 六 日|天";

/** Months that are ordinary words too, or names: they count beside a figure or a word that leads a date only. */
const doubtful = /^(?:may|march|mars|मार्च|मई|maj|june|april|august)$/iu;
const doubtfulArabic = /^[وبفل]?(?:مارس|آب|ماي|أوت|جوان|نيسان|شباط|تموز)$/u;
const leading =
  /(?:\b(?:in|since|until|till|by|of|last|next|early|late|mid|from|en|de|depuis|dès|début|fin|mi|pour|d’ici)[\s-])$|\d(?:er|\.|,|st|nd|rd|th)?\s$|[०-९]\s$/iu;

const kept = new Map<string, (readonly [key: string, form: RegExp])[]>();

/** A month or weekday where it stands in a text. */
export interface CalendarMention {
  key: string;
  from: number;
  to: number;
}

/** Months and weekdays named in a text, in order. Their figures (3月, 20.11.) are numbers and read elsewhere. */
export function calendarMentions(text: string, language: string): CalendarMention[] {
  const found: CalendarMention[] = [];
  for (const [key, form] of formsOf(language))
    for (const match of text.matchAll(form)) {
      const to = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - 12), match.index);
      const isSure =
        leading.test(before) ||
        (language === "ar" && (/\($/u.test(before) || /^\s?\(/u.test(text.slice(to, to + 2)))) ||
        /^,?\s[\d०-९٠-٩]/u.test(text.slice(to, to + 3));
      if (isSure || !(doubtful.test(match[0]) || (language === "ar" && doubtfulArabic.test(match[0]))))
        found.push({ key, from: match.index, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** The same as a set of what is named. */
export function calendarKeys(text: string, language: string): Set<string> {
  return new Set(calendarMentions(text, language).map(({ key }) => key));
}

/** A text without the words that name a month or a weekday. */
export function withoutCalendar(text: string, language: string): string {
  return formsOf(language).reduce((left, [, form]) => left.replace(form, " "), text);
}

function formsOf(language: string) {
  const known = kept.get(language);
  if (known) return known;
  const months = monthsOf(language);
  const days = daysOf(language);
  const isCased = language === "en" || language === "de";
  const stem =
    language === "ru"
      ? "\\p{L}{0,3}"
      : language === "de" || language === "en" || language === "es" || language === "pt" || language === "fr"
        ? "s?"
        : "";
  const toForm = (words: string) =>
    language === "zh" || language === "ja" || language === "ko"
      ? new RegExp(`(?:${words})`, "gu")
      : new RegExp(`(?<![\\p{L}\\p{M}])${language === "ar" ? "[وبفل]?" : ""}(?:${words})${stem}(?![\\p{L}\\p{M}])`, isCased ? "gu" : "giu");
  const forms = [
    ...months.map((words, i) => [`m${i + 1}`, toForm(words)] as const),
    ...days.map((words, i) => [`d${i + 1}`, toForm(words)] as const),
  ];
  kept.set(language, forms);
  return forms;
}

function monthsOf(language: string): readonly string[] {
  if (language === "ar") return arabicMonths;
  if (language === "ru") return russianMonths.split(" ");
  if (language === "hi") return hindiMonths.split(" ");
  if (language === "ja" || language === "zh" || language === "ko") return [];
  const long = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, i) => {
    const day = Date.UTC(2026, i, 15);
    const brief = short.format(day).replace(/\.$/, "");
    const austrian = language === "de" && i === 0 ? "|Jänner" : "";
    // Without its full stop a short form may be any word (“Mar”, “sept”).
    return `${long.format(day)}|${brief}(?=\\.)${austrian}${language === "en" && i === 8 ? "|Sept(?=\\.)" : ""}`;
  });
}

function daysOf(language: string): readonly string[] {
  if (language === "ru") return russianDays.split(" ");
  if (language === "hi") return hindiDays.split(" ");
  if (language === "zh") return chineseDays.split(" ").map((day) => `(?:星期|礼拜|禮拜|周|週)(?:${day})`);
  const long = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, i) => {
    const word = long.format(Date.UTC(2026, 0, 5 + i));
    // كل خميس: without its article only behind “every” and “day”.
    if (language === "ar") return `${word}|(?<=(?:كل|يوم)\\s)${word.replace(/^ال/u, "")}`;
    // 5月9日（土）.
    if (language === "ja") return `${word}|${word.slice(0, -1)}(?!日)|(?<=日[（(])${word[0]}(?=[）)・])`;
    if (language === "ko") return `${word}|(?<=일\\s?[（(])${word[0]}(?=[）)])`;
    // mittwochs, am Mittwochabend.
    if (language === "de")
      return `(?:(?:Pfingst|Oster|Advents|Faschings|Fastnachts)?(?:${word}|${word.toLowerCase()}(?=s|abend|morgen|$|[^\\p{L}]))${i === 5 ? "|Sonnabend" : ""})(?:abend|morgen|mittag|vormittag|nachmittag|nacht)?`;
    // quintas-feiras; às quintas, na quinta.
    if (language === "pt" && word.includes("-")) {
      const short = word.replace("-feira", "");
      return `${short}s?-feiras?|${short}(?=\\s?\\(\\d)|(?<=(?:às|nas|todas as|aos|na última|na próxima|toda)\\s)${short}s?`;
    }
    if (language === "it") return word === "sabato" ? "sabat[oi]" : word === "domenica" ? "domenic(?:a|he)" : word;
    return word;
  });
}

/** The month and weekday of an ISO date; an edition may say them though the article does not. */
export function calendarOfDate(date: string): string[] {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return [];
  const day = new Date(time);
  return [`m${day.getUTCMonth() + 1}`, `d${day.getUTCDay() || 7}`];
}
