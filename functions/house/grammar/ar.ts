import { late } from "../../http/late-pattern.ts";
import { splitSentences } from "../edition/sentences.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { arabicPeople } from "./people-arabic.ts";

const monthNames: readonly (readonly string[])[] = [
  ["كانون الثاني", "يناير", "جانفي"],
  ["شباط", "فبراير", "فيفري"],
  ["آذار", "مارس"],
  ["نيسان", "أبريل", "إبريل", "أفريل"],
  ["أيار", "مايو", "ماي"],
  ["حزيران", "يونيو", "جوان"],
  ["تموز", "يوليو", "جويلية"],
  ["آب", "أغسطس", "أوت"],
  ["أيلول", "سبتمبر"],
  ["تشرين الأول", "أكتوبر"],
  ["تشرين الثاني", "نوفمبر"],
  ["كانون الأول", "ديسمبر"],
];
const month = `(${monthNames
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const number = "[\\d٠-٩]";
const stopwords = new Set(
  "في من على إلى عن مع أن إن كان كانت هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كل بعد قبل عند حين حتى أو ثم بل كما أي هو هي هم نحن أنا أنت غير بين منذ خلال نحو بحسب حول دون فوق تحت أكثر أقل واحد واحدة قال قالت يقول تقول وهو وهي أما إذ إذا لكن ليس أيضا اليوم وقد كما وفي ومن منها منه فيها فيه عليه عليها لها له بها به إليها إليه".split(
    " ",
  ),
);

const digits = (text: string) => Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  for (const m of text.matchAll(
    new RegExp(`(?:(${number}{1,2}) )?${month}(?: \\((?:[^)]{3,12})\\))?(?: (${number}{4}))?(?![\\p{L}])`, "gu"),
  )) {
    if (m[1] === undefined && m[3] === undefined) continue;
    const index = monthNames.findIndex((names) => names.includes(m[2] ?? ""));
    found.push({ at: m.index, label: m[0], year: m[3] ? digits(m[3]) : null, month: index + 1, day: m[1] ? digits(m[1]) : null });
  }
  for (const m of text.matchAll(new RegExp(`(?:عام|سنة|العام|منذ|في) (${number}{4})(?!${number})`, "gu"))) {
    const year = digits(m[1] ?? "");
    if (year > 1100 && year < 2100) found.push({ at: m.index, label: m[1] ?? "", year, month: null, day: null });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function phrases(paragraph: string): string[] {
  const found: { text: string; score: number }[] = [];
  for (const match of paragraph.matchAll(late.gu`«([\p{Script=Arabic}]+(?: [\p{Script=Arabic}]+){1,3})»`))
    found.push({ text: match[0], score: 4 });
  for (const { text: sentence } of splitSentences(paragraph, ar)) {
    const plain = sentence.replace(/\.$/, "");
    const words = plain.split(" ").length;
    if (words >= 3 && words <= 5 && late.u`^[\p{L}\p{M} ]+$`.test(plain)) found.push({ text: plain, score: 5 });
  }
  for (const match of paragraph.matchAll(
    late.gu`(?<=(?:^|[،.:؛] |(?:في|من|على|إلى|عن) ))((?!ال|و|ف|ب|ل|ك|ت|ي|أن )\p{L}{3,8} ال\p{L}{3,9}(?: ال\p{L}{3,9})?)(?=[،.؛: ])`,
  )) {
    const words = (match[1] ?? "").split(" ");
    if (!words.some((word) => stopwords.has(word))) found.push({ text: match[1] ?? "", score: 2 });
  }
  return found.toSorted((a, b) => b.score - a.score).map((entry) => entry.text);
}

/** The "and" before particles and common verbs; before other words the letter may be the word's own (وصل, وافق). */
const and =
  /^و(?=(?:لا |لم |ال|ي|ت|قد |كان|قبل |بعد |بموجب |في |من |على |عند |منذ |خلال |بحسب |وفق |أعلن|اقترح|خصص|سجل|ارتفع|انخفض|بلغ|شارك|حضر|جمع|اختار|بدأ|انطلق|أقيم|رفع|افتتح|قرر|صوت|حصل|فاز|خسر|اشترى|استمر|انتهى|انتهت|أطلق|أنجز|أكد|أشار|ذكر|أنشأ|أسس|نظم|اجتمع|زار)\S*\s)/u;

export const ar: Grammar = {
  language: "ar",
  spaced: true,
  terse: true,
  abbreviation: late.u`(?:^|[\s(«])(?:و?[\p{Script=Arabic}]|أ\.د|No|Dr)$`,
  stopwords,
  leaning:
    /^[«“"]?(?:هذا|هذه|ذلك|تلك|هو|هي|هم|هكذا|هنا|هناك|لكن|غير أن|كما|ثم|بل|أما|وهو|وهي|وهم|وهذا|وهذه|ومنها|ومنهم|ف(?:قد|لم|ال|ي|ت|في|من|على|كان)|سألت|سأله|وقال|وتقول|ويقول|وأضاف|وتوضح|ويشرح|ويروي)|هؤلاء\.?$/u,
  dash: " – ",
  comma: "، ",
  detach: (sentence) => sentence.replace(and, ""),
  stop: ".",
  dates,
  figures: late.gu`(?:نحو )?[\d٠-٩]+(?:[.,٫٬][\d٠-٩]+)*(?:\s?[%٪])?(?: (?:ألف|آلاف|مليون|ملايين|مليار|في المئة|في المائة|بالمئة))?(?: (?!(?:في|من|على|إلى|عن|مع|منها|أي|أو|حتى|صباحا|ظهرا|مساء|لا|لم|كان|وكان|هذه|جاء|جُمع|نفذنا)(?!\p{L}))\p{L}[\p{L}\p{M}]{2,})?`,
  isNoFigure: (before, figure, after) =>
    /(?:رقم |عام |سنة |منذ |الساعة |[:.،٫]|بين كل )$/u.test(before) ||
    // A month of two words is half in the figure: "22 تشرين" with " الثاني" after it.
    new RegExp(`^(?:نحو )?${number}+ ${month}(?!\\p{L})`, "u").test(figure + after) ||
    /^[:٫]\d|^\s?(?:صباحا|ظهرا|مساء)/u.test(after) ||
    /\s(?:عاما|سنة|عام)$/u.test(figure) ||
    (/^(?:1[1-9]|20)\d\d$/.test(figure) && !/^,/.test(after)) ||
    !late.u`[%٪]|\s\p{L}{3,}`.test(figure),
  phrases,
  people: arabicPeople,
};
