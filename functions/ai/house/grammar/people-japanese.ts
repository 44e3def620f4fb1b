import { MASK } from "../quote-spans.ts";
import type { Mention, PeopleReader, Person, SpeechTag } from "./grammar.ts";

const honorific = "さん|氏|くん|ちゃん|さま";
const office =
  "市長|町長|村長|知事|社長|会長|部長|課長|係長|院長|校長|館長|所長|教授|准教授|博士|監督|議員|代表|船長|駅長|理事長|支配人|記者";
const pattern = new RegExp(
  `(?<![\\p{Script=Han}々])([\\p{Script=Han}々]{1,5}[\\p{Script=Hiragana}]{0,4}?|[\\p{Script=Han}々]{1,4}[\\p{Script=Katakana}ー]{1,6})(${honorific}|${office})(?![\\p{Script=Han}])`,
  "gu",
);
const nobody =
  /^(?:[母父兄姉弟妹皆奥娘客子孫神仏王医者親]{1,2}|息子|店員|職員|社員|副|前|元|新|現|同|全国|市民|町民|村民|島民|婦人|自治|議|商工|実行委員|[\p{Script=Han}]*(?:会|課|部|局|社|校|所|店|係|委員))$/u;

const speech =
  /話す|話した|話している|語る|語った|語っている|述べた|述べる|笑う|笑った|振り返る|振り返った|という(?=。)|と言う|と言った|と言って|呼ぶ|説明する|説明した|指摘する|指摘した|強調する|強調した|明かす|明かした|訴える|訴えた|打ち明け|つぶやく|つぶやいた|胸を張る|目を細める|力を込める|喜ぶ|喜んだ/gu;

/** 姓名 with さん, 氏 or an office; a person speaks when a verb of speech stands in a paragraph that names nobody else, or in 「名は「…」と」. */
export const japanesePeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    for (const { name, printed } of masked.flatMap(named).toSorted((a, b) => b.name.length - a.name.length)) {
      if (people.some((person) => person.name === name || person.name.startsWith(name))) continue;
      people.push({ name, printed, surname: name, gender: null, certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    return named(masked).flatMap((found): Mention[] => {
      const matching = people.filter((person) => person.name === found.name || person.name.startsWith(found.name));
      const person =
        matching.length > 1 ? { name: found.name, printed: found.printed, surname: found.name, gender: null, certain: true } : matching[0];
      return person ? [{ person, start: found.start, end: found.end }] : [];
    });
  },
  tags(masked, mentions) {
    const direct = mentions.flatMap((mention): SpeechTag[] => {
      const after = masked.slice(mention.end, mention.end + 400);
      const before = masked.slice(Math.max(0, mention.start - 24), mention.start);
      const closes = after.startsWith("。") && new RegExp(`${MASK}と、?[^。、${MASK}]{0,20}$`, "u").test(before);
      return closes || new RegExp(`^(?:（[^）]{1,6}）)?(?:は|も|が)、?${MASK}+と`, "u").test(after)
        ? [{ at: mention.start, speaker: mention.person }]
        : [];
    });
    const people = new Set(mentions.map((mention) => mention.person));
    const [sole] = people;
    const isOther = (at: number) => hasOtherTopic(masked, at, mentions);
    const verbs = [...masked.matchAll(speech)].map((verb): SpeechTag => {
      const own = people.size === 1 && sole ? sole : direct.find((tag) => tag.at < verb.index)?.speaker;
      return { at: verb.index, speaker: own === undefined || isOther(verb.index) ? "other" : own };
    });
    return [...direct, ...verbs];
  },
  describe(_person, masked, mention) {
    const before = masked.slice(Math.max(0, mention.start - 40), mention.start);
    const role = /([^。、「」『』\uE000（）]{2,28}(?:の|た|る|う|ぶ|む))$/u
      .exec(before)?.[1]
      ?.replace(/^.*(?:は|が|のは)(?=[^のたるうぶむ]*[のたるうぶむ]$)/u, "");
    if (!role || /^(?:この|その|あの|同|と)/u.test(role)) return null;
    const age = /^（[^）]{1,6}）/u.exec(masked.slice(mention.end))?.[0] ?? "";
    return `${role}${masked.slice(mention.start, mention.end)}${age}。`;
  },
};

/** Whether the sentence gives its speech to somebody it does not name: 市長は「…」と話した, 越智さんの妻は…. */
function hasOtherTopic(masked: string, verbAt: number, mentions: readonly Mention[]): boolean {
  const start = masked.lastIndexOf("。", verbAt) + 1;
  const sentence = masked.slice(start, verbAt);
  const topics = [...sentence.matchAll(/([^。、\s\uE000]{1,16}?)(?:は|が)(?=、?\uE000)|\uE000と、?([^。、\s\uE000]{1,16}?)(?:は|が)/gu)];
  return topics.some((topic) => {
    const noun = topic[1] ?? topic[2] ?? "";
    const end = start + topic.index + topic[0].indexOf(noun, topic[2] === undefined ? 0 : 1) + noun.length;
    return !mentions.some((mention) => mention.end <= end && /^(?:（[^）]{1,6}）)?$/u.test(masked.slice(mention.end, end)));
  });
}

function named(text: string): { name: string; printed: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? "";
    if (name.length < 2 || nobody.test(name)) return [];
    return [{ name, printed: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
