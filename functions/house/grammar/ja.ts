import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { japanesePeople } from "./people-japanese.ts";

const digits = (text: string | undefined) => (text === undefined ? null : Number(text.normalize("NFKC")));

function dates(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const m of text.matchAll(/(?:([\d０-９]{4})年)?(?:([\d０-９]{1,2})月(?:([\d０-９]{1,2})日|末|上旬|中旬|下旬)?)/gu)) {
    if (m[1] === undefined && !/[日末旬]$/u.test(m[0])) continue;
    found.push({ label: m[0], year: digits(m[1]), month: digits(m[2]), day: digits(m[3]) });
  }
  for (const m of text.matchAll(/([\d０-９]{4})年(?![\d０-９]|\s?間)(春|夏|秋|冬)?/gu))
    found.push({ label: m[0], year: digits(m[1]), month: null, day: null });
  return found;
}

function phrases(paragraph: string): string[] {
  const found: { text: string; score: number }[] = [];
  for (const match of paragraph.matchAll(
    late.gu`(?<=^|[。、」』])([\p{Script=Han}\p{Script=Katakana}ー]{2,6}の[\p{Script=Han}\p{Script=Katakana}ー]{1,6})(?=[はがをに、])`,
  ))
    found.push({ text: match[1] ?? "", score: 4 });
  for (const match of paragraph.matchAll(
    late.gu`(?<=[、。はがをにで])([\p{Script=Han}\p{Script=Katakana}ー]{2,6}の[\p{Script=Han}\p{Script=Katakana}ー]{2,6})(?=[はがをにで、])`,
  ))
    found.push({ text: match[1] ?? "", score: 3 });
  for (const match of paragraph.matchAll(late.gu`[「〈]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,11})[」〉]`))
    found.push({ text: match[0], score: 2 });
  for (const match of paragraph.matchAll(/(?<=^|。)([^。、「」（）]{4,12})(?=。)/gu)) found.push({ text: match[1] ?? "", score: 5 });
  return found
    .filter((entry) => entry.text.length >= 4 && entry.text.length <= 14)
    .toSorted((a, b) => b.score - a.score)
    .map((entry) => entry.text);
}

export const ja: Grammar = {
  language: "ja",
  spaced: false,
  terse: true,
  abbreviation: late.u`(?:^|[^\p{L}])(?:No|Dr|Mr|Ms|vs|St|[A-Za-z])$`,
  stopwords: new Set(),
  leaning:
    /^[「『]?(?:それ|これ|あれ|その|この|あの|そこ|ここ|こう|そう|彼|彼女|しかし|だが|また|さらに|一方|もっとも|ただ|でも|そして|だから|なお|すると|やがて|同)|^〔|のは、|もその一人|^[^はがも]*$/u,
  dash: "：",
  comma: "、",
  stop: "。",
  dates,
  figures:
    /(?:約|およそ)?[\d０-９][\d０-９,，.]*(?:億[\d０-９]*(?:万)?|万[\d０-９]*|千)?(?:キロワット時|キロ|メートル|センチ|ミリ|平方メートル|トン|グラム|円|人|名|％|%|割|倍|台|組|食|枚|軒|冊|個|本|隻|世帯|往復|ノット|曲|種|羽|匹|頭|回|件|カ所|校|店|戸|株|点|票|パーセント)(?:減|増)?/gu,
  isNoFigure: (before, figure, after) =>
    /(?:No\.?|第|[:：.．])$/u.test(before) ||
    (/^1(?:日|回|人)/u.test(figure) && /^\d?$/.test(after)) ||
    /^[時分日月年歳号]/u.test(after) ||
    /^1[台人軒]$/u.test(figure),
  phrases,
  people: japanesePeople,
};
