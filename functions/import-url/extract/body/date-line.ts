import { late } from "../../../http/late-pattern.ts";

const languages = ["en", "de", "fr", "es", "it", "pt", "ru", "ja", "ko", "zh", "ar", "hi"];
/** What stands between the parts of a date, and the names of clocks. */
const joints =
  "at on the of and st nd rd th am pm a m p um uhr am den der le la à h de del las los a il alle ore di do da às e em г года в мск 年 月 日 時 分 时 点 년 월 일 시 분 오전 오후 上午 下午 午前 午後 في الساعة ص م بتوقيت को बजे पर gmt utc cet cest est edt bst ist pst pdt msk jst kst мск";

let names: Set<string> | undefined;

/** Names of months and days of the week in twelve languages, short and long, and the words between them. */
function dateWords(): Set<string> {
  if (names) return names;
  names = new Set(joints.split(" "));
  for (const language of languages) {
    for (const width of ["long", "short"] as const) {
      const months = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { day: "numeric", month: width, timeZone: "UTC" });
      const days = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { weekday: width, timeZone: "UTC" });
      for (let month = 0; month < 12; month++) for (const word of wordsOf(months.format(Date.UTC(2026, month, 15)))) names.add(word);
      for (let day = 1; day <= 7; day++) for (const word of wordsOf(days.format(Date.UTC(2026, 1, day)))) names.add(word);
    }
  }
  return names;
}

const wordsOf = (text: string) => text.toLowerCase().match(late.gu`[\p{L}\p{M}]+`) ?? [];

/** The line says a date or a time of day, and next to nothing else. */
export function isDateLine(line: string): boolean {
  if (line.length > 90 || !late.u`\p{Nd}`.test(line)) return false;
  const words = wordsOf(line);
  const others = words.filter((word) => !dateWords().has(word));
  if (late.u`\p{Nd}{1,2}[:：.]\p{Nd}{2}|\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]`.test(line))
    return others.length <= 1 && others.join("").length <= 12;
  return others.length === 0 && words.length > 0;
}
