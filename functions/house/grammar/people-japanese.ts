import { nameLists } from "../../../web/typeset/index.ts";
import { late } from "../../http/late-pattern.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { hasStranger } from "./strangers.ts";

const { honorific, office } = nameLists.ja;
const pattern = new RegExp(
  `(?<![\\p{Script=Han}々])([\\p{Script=Han}々]{1,5}?[\\p{Script=Hiragana}]{0,4}?|[\\p{Script=Han}々]{1,4}[\\p{Script=Katakana}ー]{1,6})(${honorific}|${office})(?![\\p{Script=Han}])`,
  "gu",
);
const nobody = late.u`^(?:[母父兄姉弟妹皆奥娘客子孫神仏王医者親]{1,2}|息子|店員|職員|社員|副|前|元|新|現|同|全国|市民|町民|村民|島民|婦人|女子|男子|出場|主力|控え|若手|有力|新人|途中出場|両|各|代表|女性|男性|担当|担任|主治|外科|内科|歯科|自治|議|商工|実行委員|[\p{Script=Han}]*(?:会|課|部|局|社|校|所|店|係|委員))$`;

const speech =
  "話(?:す|した|して|し、)|語(?:る|った|って|り、)|述べ|笑(?:う|った|って|い、|顔)|振り返(?:る|った|って|り、)|言(?:う|った|って|い、)|いう(?=。)|呼びかけ|説明(?:す|し)|指摘(?:す|し)|強調(?:す|し)|明か(?:す|した|し、)|訴え|打ち明け|つぶや(?:く|い)|胸を張|目を細め|力を込め|喜(?:ぶ|ん)|期待(?:す|し)|応じ|答え|声を弾ま|ほほ笑|コメント(?:した|し)|感謝(?:した|し)|意気込";
const notSpoken = /^と(?:いう|は|の|書|記|題|名付|ある|刻|呼ば|言われ|いわれ|聞|教わ|声をかけられ|怒られ|褒められ|印刷|彫|張)/u;
const nameless =
  /(?:妻|夫|母|父|息子|娘|祖母|祖父|兄|姉|弟|妹|孫|女性|男性|観客|客|住民|町民|市民|児童|生徒|学生|園児|店員|職員|店主|市長|町長|村長|校長|記者|子ども|友人|仲間|同僚|乗客|選手|先生|一人|高齢者|利用者|家族|教諭|医師|運転手|町|市|県|組合|会社)(?:（\d{1,3}）)?(?=は|が|も)/gu;

/** 姓名 with さん, 氏 or an office; who speaks stands as the topic before 「…」と, or right behind it. */
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
  tags: () => [],
  voice: (masked, quote, mentions) =>
    voiceBehind(masked, quote.end, mentions) ?? voiceBefore(masked, quote, mentions) ?? voiceOfBare(masked, quote, mentions),
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

const afterName = "(?:（[^）]{1,8}）)?";

/** 「…」と村上涼子さん（62）は語った。 and 「…」と、同課の佐藤健太課長。 */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const clause = /^(?:など)?と、?([^。\uE000]*)/u.exec(masked.slice(at));
  if (!clause || notSpoken.test(masked.slice(at))) return null;
  const end = at + clause[0].length;
  const next = mentions.find((mention) => mention.start >= at && mention.end <= end);
  if (!next) return /(?:は|が)(?!ら)/u.test((clause[1] ?? "").replace(/ながら/gu, "")) && nameless.test(`${clause[1]}`) ? "other" : null;
  const lead = masked.slice(at, next.start);
  const tail = masked.slice(next.end, end);
  const ends = new RegExp(`^${afterName}$`, "u").test(tail);
  const speaks = new RegExp(`^${afterName}(?:は|が|も)、?[^。]*(?:${speech})`, "u").test(tail);
  return (ends || speaks) && !/(?:は|が|に|へ|から|を)、?[^の]{0,6}$/u.test(lead.replace(/^(?:など)?と、?/u, "")) ? next.person : "other";
}

/** 「…」。甲板で笑うのは、島民会長の越智正義さん（78）。 and a bare 「…」 among the words of the one who speaks in its paragraph. */
function voiceOfBare(masked: string, quote: { start: number; end: number }, mentions: readonly Mention[]): Voice {
  const rest = masked.slice(quote.end);
  if (!/^(?:。|$)/u.test(rest) || !/(?:^|[。\uE000])$/u.test(masked.slice(0, quote.start))) return null;
  const next = /^。[^。\uE000]*/u.exec(rest)?.[0] ?? "";
  const cleft =
    /(?:話す|話した|笑う|笑った|語る|語った|言う|言った|振り返る|振り返った|明かす|明かした|喜ぶ|喜んだ|説明する|説明した|訴える|訴えた|力を込める|胸を張る)のは、?/u.exec(
      next,
    );
  if (cleft) {
    const last = mentions.filter((mention) => mention.start >= quote.end && mention.end <= quote.end + next.length).at(-1);
    return last && new RegExp(`^${afterName}(?:だ|です)?。`, "u").test(masked.slice(last.end)) ? last.person : "other";
  }
  const others = hasStranger(withoutNames(masked.slice(0, quote.start), mentions), nameless, [], /^$/u);
  const speaks = new RegExp(`(?:${speech}|と呼ぶ|という。)`, "u").test(masked);
  const isAfterName = mentions.some((mention) => mention.end <= quote.start);
  return speaks && isAfterName && !others ? "pronoun" : null;
}

/** 山田花子校長は「…」と話した。 */
function voiceBefore(masked: string, quote: { start: number; end: number }, mentions: readonly Mention[]): Voice {
  const rest = masked.slice(quote.end);
  if (!/^(?:など|とも)?と/u.test(rest) || notSpoken.test(rest)) return /^とは/u.test(rest) ? "other" : null;
  const start = masked.lastIndexOf("。", quote.start - 1) + 1;
  const tail = /^[^。\uE000]*/u.exec(rest)?.[0] ?? "";
  const speaks = new RegExp(speech, "u").test(`${tail}。`);
  const here = mentions.filter((mention) => mention.start >= start && mention.end <= quote.start);
  const subject = here.filter((mention) => new RegExp(`^${afterName}(?:は|が|も)`, "u").test(masked.slice(mention.end))).at(-1);
  const clause = masked.slice(start, quote.start);
  if (!subject) {
    const topic = late.u`(?:は|が|も)、?$|[\p{Script=Han}々](?:は|が)`.test(clause) || here.length > 0;
    return topic || !speaks
      ? "other"
      : hasStranger(withoutNames(masked.slice(0, start), mentions), nameless, [], /^$/u)
        ? "other"
        : "pronoun";
  }
  const between = masked.slice(subject.end, quote.start).replace(new RegExp(`^${afterName}(?:は|が|も)、?`, "u"), "");
  if (between === "") return subject.person;
  // 「負けは負け」と振り返り、「次は勝つ」と力を込めた: the same person goes on.
  const goesOn = new RegExp(`^\uE000+と(?:${speech})[^。はがも]{0,8}、?$`, "u").test(between);
  const isPlain = between.length <= 26 && !/(?:は|が|も)/u.test(between.replace(/ながら/gu, "")) && !/\uE000/u.test(between);
  const toldBy = /(?:に|から|で)、?$/u.test(between) && /^と(?:言わ|いわ|聞|教|励ま)/u.test(rest);
  return (goesOn || isPlain) && speaks && !toldBy ? subject.person : "other";
}

const withoutNames = (text: string, mentions: readonly Mention[]) =>
  mentions.reduce(
    (covered, { start, end }) => (end <= text.length ? covered.slice(0, start) + "□".repeat(end - start) + covered.slice(end) : covered),
    text,
  );

function named(text: string): { name: string; printed: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? "";
    // 発言した船長 is no name.
    const isOffice = !/^(?:さん|氏|くん|ちゃん|さま|選手)$/u.test(match[2] ?? "");
    const isClause =
      /(?:した|する|った|れた|いる|れる|せる|んだ)$/u.test(name) ||
      (isOffice &&
        late.u`.{2}(?:都|道|府|県|市|区|町)$|(?:代表|球団|党|省|庁|大学|病院|銀行|新聞|組合)$|[\p{Script=Hiragana}]{2}$|[くぐうつぬぶむるすたいの]$`.test(
          name,
        ));
    if (name.length < 2 || nobody.test(name) || isClause) return [];
    return [{ name, printed: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
