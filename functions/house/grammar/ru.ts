import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { russianIncise, russianInsets, russianPeople } from "./people-russian.ts";

const months = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
const inMonths = "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре".split(" ");
const yearDigits = "((?:1[3-9]|20)\\d\\d)";
const full = new RegExp(`(?<![\\d.,:])(\\d{1,2})\\s(${months.join("|")})(?:\\s${yearDigits}(?:\\sгода)?)?(?!\\p{L})`, "giu");
const monthly = new RegExp(`(?<!\\p{L})(${inMonths.join("|")})\\s${yearDigits}(?!\\d)`, "giu");
// "Мост 1916 года" only tells how old a thing is.
const yearly = new RegExp(
  `(?<!\\p{L})(?:(?:в|с|до|к|после)\\s${yearDigits}(?:-(?:м|го|му))?\\s(?:году|года)|(?:весной|летом|осенью|зимой)\\s${yearDigits})(?!\\d)`,
  "giu",
);

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  for (const m of text.matchAll(full)) {
    const month = months.indexOf((m[2] ?? "").toLowerCase()) + 1;
    found.push({ at: m.index, label: m[0], year: m[3] ? Number(m[3]) : null, month, day: Number(m[1]) });
  }
  for (const m of text.matchAll(monthly)) {
    const month = inMonths.indexOf((m[1] ?? "").toLowerCase()) + 1;
    found.push({ at: m.index, label: m[0], year: Number(m[2]), month, day: null });
  }
  for (const m of text.matchAll(yearly)) {
    const year = m[1] ?? m[2] ?? "";
    found.push({ at: m.index, label: year, year: Number(year), month: null, day: null });
  }
  return found.toSorted((a, b) => a.at - b.at || b.label.length - a.label.length).map(({ at: _, ...date }) => date);
}

const functionWords =
  "без для при про над под между перед через после около более менее больше меньше или что как это эти этот эта так тоже также уже ещё еще даже лишь только если когда где чтобы потому хотя пока чем кто его она они оно был была было были есть нет не ни но из за на до от по со во ко об";
const stopwords = `${functionWords} и а в с к о у я он мы вы ты бы же ли то ей им их ему нам вам нас вас меня тебя себя свой своя своё свои своего своей наш наша ваш мой моя который которая которое которые которых всё все всех весь вся сам сама сами тот та те того той тех этого этой этих такой такая такие там тут здесь тогда теперь потом затем сейчас сегодня вчера завтра очень можно надо нужно может быть будет будут стал стала стали год года году лет раз два две три говорит сказал сказала рассказывает`;

const plainNumber = "\\d+(?:[\\u202f\\u00a0 ]\\d{3})*(?:,\\d+)?";
const scales = "тыс\\.|млн|млрд|тысяч[аи]?|миллион(?:а|ов)?|миллиард(?:а|ов)?";
const noNoun = functionWords.replaceAll(" ", "|");

/** Russian: sentences, dates, figures with what they count, and what leans on the sentence before. */
export const ru: Grammar = {
  language: "ru",
  spaced: true,
  terse: true,
  // A point behind "руб" or "тыс" ends the sentence when a capital follows; a small letter goes on anyway.
  abbreviation: late.u`(?:^|[\s(«])(?:(?<!\d\s)г|ул|им|т|е|к|э|н|пр|просп|пл|пер|обл|оз|св|проф|акад|доц|канд|ген|полк|гр|\p{Lu})$`,
  keepsTogether: (before, following) =>
    (/^\d/.test(following) && /(?:^|[\s(«])(?:д|кв|стр|с|рис|гл|п|ст|корп|тел)$/u.test(before)) ||
    /^\s*(?:В|С|К|До|После)\s\d{4}\sг$/u.test(before),
  stopwords: new Set(stopwords.split(" ")),
  leaning: late.u`^(?:[«„"]\s?)?(?:Он|Она|Оно|Они|Это|Этот|Эта|Эти|Этого|Этой|Этих|Тот|Та|Те|То|Но|А|И|Или|Да|Зато|Однако|Поэтому|Потому|Затем|Потом|Тогда|Там|Тут|Туда|Оттуда|Здесь|Так|Такой|Такая|Такие|Также|Тоже|Кроме того|Впрочем|При этом|Между тем|Его|Её|Ее|Их|Ему|Ей|Им|Оба|Обе|С тех пор|Дальше|Остальн\p{Ll}+|Ведь|Ну|Вот|Даже|Ещё|Еще|Из них|Причём|Причем|Решающим|Исправить|Обычно|Почти)(?!\p{L})|^.{0,30}\s(?:он|она|они|оно|его|её|их|ему|ей|им)(?!\p{L})`,
  dash: " — ",
  comma: ", ",
  stop: ".",
  dates,
  figures: new RegExp(
    `(?:[$€£₽]\\s?)?${plainNumber}(?:\\s?%|\\s?[€₽]|(?:\\s(?:${scales})(?!\\p{L}))?(?:\\s(?!(?:${noNoun})(?!\\p{L}))\\p{Ll}{3,}(?:ых|их|ый|ий|ая|ое|ой)(?=\\s\\p{Ll}{3,}))?(?:\\s(?!(?:${noNoun})(?!\\p{L}))\\p{Ll}{3,}(?:-\\p{Ll}+)*)?)`,
    "gu",
  ),
  isNoFigure(before, figure, after) {
    const noun = late.u`\s(\p{Ll}{3,})[\p{Ll}-]*$`.exec(figure)?.[1] ?? "";
    const isMoneyOrShare = /[%€₽$]/u.test(figure);
    return (
      late.u`(?:\p{L}|[\d:.,/–-]|№\s?|(?<!\p{L})(?:стр|дом|рейс|маршрут\p{Ll}*|страниц\p{Ll}*|шоссе|улиц\p{Ll}*)\.?\s)$`.test(before) ||
      late.u`^(?:[:.]\d|-\p{L}|[–-]\d)`.test(after) ||
      late.u`\s(?:час(?:а|ов|у|ам)?|минут\p{Ll}*|секунд\p{Ll}*|лет|год|года|году|годов|годах|век|века|утра|вечера|дня|ночи)$`.test(
        figure,
      ) ||
      new RegExp(`\\s(?:${months.join("|")})$`, "u").test(figure) ||
      (/^(?:1[3-9]|20)\d\d(?!\d)/.test(figure) && !isMoneyOrShare) ||
      // Cases that a figure printed by itself cannot stand in, and verbs.
      (!isMoneyOrShare && (noun === "" || /(?:ах|ях|ам|ям|ами|ями|ли|ло|лся|лась|лись|ют|ется|ится|ются)$/u.test(noun)))
    );
  },
  phrases: () => [],
  insets: russianInsets,
  dashSpeech: { incise: russianIncise, marks: ["«", "»"] },
  people: russianPeople,
};
