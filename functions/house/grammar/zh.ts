import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { chineseGoesOn, chinesePeople } from "./people-chinese.ts";

const digits = (text: string | undefined) => (text === undefined ? null : Number(text.normalize("NFKC")));
const digit = "[\\d０-９]";
const year = `((?:[1１][3-9３-９]|[2２][0０])${digit}{2})年`;
const full = new RegExp(`(?<!${digit})(?:${year})?(${digit}{1,2})月(?:(${digit}{1,2})日|底|初|末|上旬|中旬|下旬)?`, "gu");
const yearly = new RegExp(`(?<!${digit})${year}(?!${digit}|代|间|来|前|后|级|版)(?:春天|夏天|秋天|冬天|[春夏秋冬]季?|年?[底初末])?`, "gu");

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  for (const m of text.matchAll(full)) {
    // A month alone may be any year's.
    if (m[1] === undefined && m[3] === undefined) continue;
    found.push({ at: m.index, label: m[0], year: digits(m[1]), month: digits(m[2]), day: digits(m[3]) });
  }
  for (const m of text.matchAll(yearly)) found.push({ at: m.index, label: m[0], year: digits(m[1]), month: null, day: null });
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...date }) => date);
}

const units =
  "元|美元|欧元|个百分点|%|％|千瓦时|千瓦|度电|平方公里|平方米|立方米|公里|千米|厘米|毫米|海里|米|公顷|亩|公斤|千克|吨|克|升|人次|倍";
const counters = "位|名|人|户|家|种|类|个|座|处|间|条|件|艘|辆|架|台|本|册|棵|株|只|头|匹|所|套|栋|幢|层|张|份|封|幅|首|支|把|盏|块|字";
// What is counted stands behind its counter; where it is too long to be printed with it, the figure says nothing.
const counted = `(?:${counters})(?:\\p{Script=Han}{1,4})?(?=[，、。；：（）！？]|$)`;

/** Chinese: sentences, dates, figures with what they count, and what leans on the sentence before. */
export const zh: Grammar = {
  language: "zh",
  spaced: false,
  terse: true,
  abbreviation: late.u`(?:^|[^\p{L}])(?:No|Dr|Mr|Ms|vs|[A-Za-z])$`,
  stopwords: new Set(),
  leaning: new RegExp(
    [
      "^[“‘「]?(?:他|她|它|这|那|其(?!他|中[一两三])|此|该|但|不过|然而|而|因此|所以|于是|同时|另外|另有|另一|此外|后来|随后|接着|然后|之后|散会|会后|赛后|当时|当年|当天|当日|对此|为此|可是|可(?![以能见靠爱]|持续)|也|又|还|并|结果|最终|最后|据此|同样|相比|与此|例如|比如|换句话|总之|第二天|次日|从此|尽管|即便|前者|后者|两人|二人|双方|两者|再|却|更|就|甚至|其实|毕竟|何况|反而|有一个(?!人)|【)",
      "^[^。，]{0,14}，(?:这|那|他|她|它|其)",
      "^[^。，]{1,20}(?:他|她)(?!们)",
      // What is said stands in the next sentence; who only "said" stands beside the quotation before.
      "[：:]$|(?:说|说道|回忆道|写道|补充道|解释道|笑道)。$",
    ].join("|"),
    "u",
  ),
  dash: "：",
  comma: "、",
  stop: "。",
  dates,
  figures: new RegExp(`[约近]?${digit}+(?:[,，]${digit}{3})*(?:[.．]${digit}+)?(?:[万亿千百]+)?[多余]?(?:(?:${units})|${counted})`, "gu"),
  isNoFigure: (before, figure, after) =>
    /(?:No\.?\s?|第|[\d０-９:：.．/–-]|[a-zA-Z])$/u.test(before) ||
    /^[\d０-９:：]/u.test(after) ||
    /^[1１][个名人条位家座处间]/u.test(figure),
  phrases: () => [],
  goesOn: chineseGoesOn,
  people: chinesePeople,
};
