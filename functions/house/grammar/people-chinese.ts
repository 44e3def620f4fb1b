import { nameLists } from "../../../web/typeset/index.ts";
import { late } from "../../http/late-pattern.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { hasStranger } from "./strangers.ts";

const { compound, surnames, titleAfter, roleBefore } = nameLists.zh;
const verb =
  "回忆说|解释说|补充说|介绍说|告诉记者|笑着说|坦言|直言|感慨|感叹|强调|指出|表示|介绍|认为|说道|回忆道|写道|补充道|解释道|笑道|答道|问道|问|说|称|告诉|回忆|解释|补充|提醒|透露|呼吁|承认|建议|希望|回答|喊道|叹道|讲述|讲";
const manner =
  "(?:(?:对|向|跟|告诉)[^，。；：、\uE000]{1,14}?|在[^，。；：\uE000]{2,16}?(?:时|中|上|后)|[\\p{Script=Han}]{1,4}(?:着|地)|赛后|会后|事后|当天|昨天|今天|日前|近日|则|也|还|又|就|都|便|曾|随后|接着|同时|最后|再次|自豪|一边[^，。；：\uE000]{1,8}一边)";
const said = new RegExp(`^(?:${manner}){0,3}(?:${verb})(?:道|了)?(?:[，：:。！]|$|他|她|(?=\uE000))`, "u");
const nameless =
  /(?:妻子|丈夫|儿子|女儿|母亲|父亲|妈妈|爸爸|爷爷|奶奶|孙子|孙女|老伴|哥哥|弟弟|姐姐|妹妹|老人|老奶奶|老大爷|大爷|大妈|孩子|男孩|女孩|男子|女子|女士|先生|居民|村民|店主|店员|顾客|游客|乘客|学生|同学|老师|校长|市长|司机|医生|护士|邻居|同事|朋友|观众|读者|家长|志愿者|工作人员|负责人|有人|记者|民警|师傅)/gu;
const leads = /^[^，。；！？\uE000]{0,8}$/u;

interface Found {
  name: string;
  start: number;
  end: number;
  /** Stands behind a role, before a title, with an age, or right before a verb of speech. */
  evident: boolean;
}

const han = "\\p{Script=Han}";
const candidate = new RegExp(`(?:${compound}|[${surnames}])${han}{1,2}`, "gu");

/**
 * The words of the dictionary of more than one sign, by Intl.Segmenter: how long the one is that begins at a place, and which places are inside one. Names
 * fall apart into single signs there.
 */
function longWords(text: string): { lengths: Map<number, number>; inside: Set<number> } {
  const lengths = new Map<number, number>();
  const inside = new Set<number>();
  for (const { segment, index } of new Intl.Segmenter("zh", { granularity: "word" }).segment(text)) {
    if (segment.length === 1) continue;
    lengths.set(index, segment.length);
    for (let at = 1; at < segment.length; at++) inside.add(index + at);
  }
  return { lengths, inside };
}

/** Every place where a name of two or three signs may stand, with the evidence beside it. */
function places(text: string): Found[] {
  const { lengths, inside } = longWords(text);
  const found: Found[] = [];
  for (let at = 0; at < text.length; at++) {
    candidate.lastIndex = at;
    const match = candidate.exec(text);
    if (!match) break;
    at = match.index;
    const family = new RegExp(`^(?:${compound})`, "u").test(match[0]) ? 2 : 1;
    const before = text.slice(Math.max(0, at - 12), at);
    const ownWord = lengths.get(at) ?? 0;
    // 时任村主任: an office, not the family 任.
    if (inside.has(at) || (text[at] === "任" && /[时现担前兼历就首]$/u.test(before))) continue;
    const afterRole = new RegExp(`(?:${roleBefore})$`, "u").test(before);
    for (const length of [family + 2, family + 1]) {
      const name = text.slice(at, at + length);
      if (
        !new RegExp(`^${han}{${length}}$`, "u").test(name) ||
        ownWord === length ||
        (ownWord === length - family + 1 && ownWord > 1 && length !== ownWord)
      )
        continue;
      if (/[的了是在和与说称地着过把被对向很也都就不]/u.test(name.slice(family))) continue;
      const after = text.slice(at + length, at + length + 40);
      const byTitle = new RegExp(`^(?:${titleAfter})`, "u").test(after);
      const byAge = /^[（(，]?\s?\d{1,3}岁/u.test(after);
      const bySpeech = said.test(after);
      const byEnd =
        afterRole &&
        /^(?:[，。、；：]|撑|站|带|看|走|拿|告诉|从|在|用|和|与|的|把|对|向|是|也|正|今年|每|曾|已|坐|推|打|写|做|开|第|给|介|算|为|率|花|笑|看|擦|抬|低|点|摇|拍|指|翻|举|伸|望|听|想|来|去|住|当|任|担|获|赢|领|接|一|还|没|不|则|组织|负责|参与|主持|出席|致|宣|准|摆|捧|端|递|送|种|养|修|教|编|收|攻|射|传|跑|跳|游|骑|捐|买|卖|煮|炒|烤|忙)/u.test(
          after,
        );
      if (!byTitle && !byAge && !bySpeech && !byEnd) continue;
      if (!bySpeech && !byAge && !afterRole && ownWord > 0) continue;
      found.push({ name, start: at, end: at + length, evident: true });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Reads Chinese names by family name and what stands beside them. */
export const chinesePeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    for (const { name } of masked.flatMap(places)) {
      if (!people.some((person) => person.name === name))
        people.push({ name, printed: name, surname: name[0] ?? "", gender: null, certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    const found: Mention[] = people.flatMap((person) =>
      [...masked.matchAll(new RegExp(person.name, "gu"))].map((match) => ({
        person,
        start: match.index,
        end: match.index + person.name.length,
      })),
    );
    for (const match of masked.matchAll(new RegExp(`([${surnames}])(${titleAfter})`, "gu"))) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((mention) => start < mention.end && end > mention.start)) continue;
      const same = people.filter((person) => person.surname === match[1]);
      const unknown = { name: match[0], printed: match[0], surname: match[1] ?? "", gender: null, certain: false };
      found.push({ person: same.length === 1 && same[0] ? same[0] : unknown, start, end });
    }
    return found.toSorted((a, b) => a.start - b.start);
  },
  tags: () => [],
  voice: (masked, quote, mentions) => voiceBefore(masked, quote.start, mentions) ?? voiceBehind(masked, quote.end, mentions),
  describe(_person, masked, mention) {
    const lead = /(?:^|[。！？；，：\uE000])([^。！？；，：\uE000]{2,32})$/u.exec(masked.slice(0, mention.start))?.[1];
    const role = lead?.replace(/^.*(?:[是由让请给对向跟]|叫做|来自)(?=[^的]{2,12}$)/u, "");
    const ends = new RegExp(`(?:${roleBefore})$`, "u");
    if (
      !role ||
      !ends.test(role) ||
      /[说称是有把被让给请叫由]|^(?:这|那|他|她|其|一名|一位|据|对)/u.test(role.replace(/(?:发言人|称号)/gu, ""))
    ) {
      const title = new RegExp(`^(?:${titleAfter})`, "u").exec(masked.slice(mention.end))?.[0];
      const of = /(?:^|[。！？；，：])([^。！？；，：\uE000]{2,16})的$/u.exec(masked.slice(0, mention.start))?.[1];
      return title && of && !/^(?:女士|先生)$/u.test(title) ? `${of}的${mention.person.name}${title}。` : null;
    }
    return `${mention.person.name}：${role}。`;
  },
};

const titled = (masked: string, at: number) =>
  at + (new RegExp(`^(?:${titleAfter})?(?:[（(][^）)]{1,8}[）)])?`, "u").exec(masked.slice(at))?.[0].length ?? 0);

/** ”沈若澜说， and ”值班员马晓波回忆道。 */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const clause = /^[^。！？；，：\uE000]*/u.exec(masked.slice(at))?.[0] ?? "";
  // What goes on is a sentence of its own, or leads on to the next quotation.
  if (clause === "" || !/^(?:。|！|，?\uE000|，(?:“|「)|$)/u.test(masked.slice(at + clause.length))) return null;
  const pronoun = /^(他|她)/u.exec(clause);
  if (pronoun && said.test(masked.slice(at + 1, at + 41))) return pronounVoice(masked, at, mentions);
  const inClause = mentions.filter((mention) => mention.start >= at && mention.end <= at + clause.length);
  const speaker = inClause.find((mention) => said.test(masked.slice(titled(masked, mention.end), titled(masked, mention.end) + 60)));
  if (speaker) return isJoined(masked, speaker) ? "other" : speaker.person;
  return new RegExp(`(?:${verb})(?:道)?$`, "u").test(clause) ? "other" : null;
}

/** 沈若澜说：“…” and 陈水根擦了擦手，笑着说：“…” */
function voiceBefore(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const head = masked.slice(0, at);
  if (!new RegExp(`(?:${verb})(?:道)?[：:，,]$`, "u").test(head)) return null;
  const start = Math.max(...["。", "！", "？", "；", "\uE000"].map((stop) => head.lastIndexOf(stop))) + 1;
  const clauseStart = Math.max(start, head.slice(0, -1).lastIndexOf("，") + 1);
  const clause = head.slice(clauseStart);
  if (
    late.u`[没不未](?:有|曾|会|肯|愿)?[\p{Script=Han}]{0,2}$|否认`.test(
      clause.replace(new RegExp(`(?:${verb})(?:道|过)?[：:，,]$`, "u"), ""),
    )
  )
    return "other";
  const inClause = mentions.filter((mention) => mention.start >= clauseStart && mention.end <= at);
  const speaker = inClause.find((mention) => said.test(masked.slice(titled(masked, mention.end), at)));
  if (speaker) return isJoined(masked, speaker) ? "other" : speaker.person;
  if (inClause.length > 0) return "other";
  if (/^(?:随后|接着|最后|之后)?(?:他|她)/u.test(clause) && said.test(clause.replace(/^(?:随后|接着|最后|之后)?(?:他|她)/u, "")))
    return pronounVoice(masked, clauseStart, mentions);
  // 陈水根擦了擦手，笑着说：the subject is that of the clause before, if nobody else stands there.
  const inSentence = mentions.filter((mention) => mention.start >= start && mention.end <= at);
  const [first] = inSentence;
  const others = first ? hasStranger(masked.slice(first.end, at), nameless, [], leads) : true;
  const opens =
    first &&
    !/[，：]/u.test(masked.slice(start, first.start)) &&
    !/^(?:的|和|与|、|被|让|请)/u.test(masked.slice(titled(masked, first.end)));
  return first &&
    inSentence.length === 1 &&
    opens &&
    !others &&
    said.test(clause) &&
    !/(?:让|请|听|看|叫|问|见)/u.test(masked.slice(first.end, clauseStart))
    ? first.person
    : "other";
}

const isJoined = (masked: string, mention: Mention) =>
  /(?:和|与|、|及|跟|对|向|告诉|为|给|让|请|被|听)$/u.test(masked.slice(0, mention.start)) &&
  !/之一、$|[^，。]{2,}、[^，。]{2,}$/u.test(masked.slice(Math.max(0, mention.start - 12), mention.start));

function pronounVoice(masked: string, at: number, mentions: readonly Mention[]): Voice {
  return hasStranger(masked.slice(0, at), nameless, mentions, leads) ? "other" : "pronoun";
}

/** “…。”沈若澜说，“…”: the tag belongs to the sentence of its quotation. */
export const chineseGoesOn = (following: string) =>
  new RegExp(`^[^。！？；，：“”\\s]{1,24}?(?:${verb})(?:道)?(?:。|，“)`, "u").test(following);
