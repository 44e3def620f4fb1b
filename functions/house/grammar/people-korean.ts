import { nameLists } from "../../../web/typeset/index.ts";
import { MASK } from "../edition/quote-spans.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { hasStranger } from "./strangers.ts";

const { compound, family, office } = nameLists.ko;
const person = `((?:${compound})[가-힣]{1,2}|[${family}][가-힣]{1,2})`;
const age = "(?:\\s?\\(\\d{1,3}(?:세)?\\))";
const named = new RegExp(
  `(?<![가-힣])${person}(?:${age}\\s?(${office})?|\\s?(${office}))(?=[은는이가을를의도와과께에로,.\\s“"(]|만|까지|처럼|라|측|$)`,
  "gu",
);
const bySurname = new RegExp(`(?<![가-힣])([${family}])\\s?(${office})(?=[은는이가을를의도와과께에로,.\\s“"]|만|라|$)`, "gu");
/** Words that begin as a name does. */
const noName =
  /^(?:이번|이날|이후|이전|이상|이하|이웃|이사|이장|이런|이미|전직|전임|신임|현직|초대|주민|주임|주치|담임|여성|여자|남성|남자|어느|한국|한때|조합|조리|고문|고교|고객|기존|도서|도예|선임|선배|성악|소방|수석|우리|유명|인근|임시|원로|전국|전문|정식|조교|주요|지역|진행|차기|천문|하루|현장|공동|공식|구청|국어|군민|지금|최우수|최연소|최고|최다|전반|주전|유일|현역|고참|신예|우승|유망|현재|당시|전북|전남|경북|경남|강원|이적|신생|차기|노인|마을|명예|문화|민간|방문|배우|백발|변두|서울|석좌|설립|손님|송년|안내|양봉|연구|연극|오랜|오전|오후|음악|장래|전체|정육|지도|지방|채소|추진|표준|함께|홍보|황혼|두|세|네|초등|중등|고등|체육|과학|미술|수학|영어|국악|한문|사회)/u;

const verb =
  "말했|밝혔|전했|설명했|강조했|덧붙였|털어놨|털어놓았|회상했|답했|대답했|지적했|주장했|당부했|귀띔했|물었|되물었|외쳤|제안했|소개했|약속했|다짐했|고백했|호소했|평가했|예상했|내다봤|웃었|토로했|반문했|격려했|언급했|걱정했|인사했|농담했|했|말한|말하|설명한|설명하|전한|회상한|강조한|덧붙인|밝힌|답한|웃는|기억한|돌아봤|떠올렸|입을 모았|소감을 밝혔|소감을 전했|목소리를 높였";
const finite = `(?:${verb})(?:다|습니다|어요|는다)`;
const quotative = /^(?:이?라고|고|이?라며|며|이?라면서|면서|이?라는 말로)/u;
const nameless =
  /(?<![가-힣])(?:[가-힣]*\s)?(?:어머니|아버지|엄마|아빠|아들|딸|아내|남편|부인|할머니|할아버지|손자|손녀|형|누나|언니|오빠|동생|친구|학생|학생들|주민|주민들|시민|아이|아이들|어린이|남성|여성|청년|노인|관계자|직원|주인|손님|승객|관객|관람객|이웃|선생님|교사|의사|기자|시장|군수|교장|군청|시청|구청|협회|위원회|조합|회사|구단|측)(?=(?:은|는|이|가|도|께서)\s)/gu;
const leads = /^\s?$/u;

interface Found {
  name: string;
  printed: string;
  start: number;
  end: number;
}

function fullNames(text: string): Found[] {
  return [...text.matchAll(named)].flatMap((match): Found[] => {
    const [all, name = "", afterAge, afterName] = match;
    const title = afterAge ?? afterName ?? "";
    // 이 박사 is a surname with its title; two signs before a title without an age are as often a word.
    if (noName.test(name) || (name.length < 3 && !/\(/u.test(all) && !(title === "씨" && / 씨$/u.test(all)))) return [];
    const printed = `${name} ${title === "" ? "씨" : title}`;
    return [{ name, printed, start: match.index, end: match.index + all.length }];
  });
}

/** Reads Korean names by the title or age behind them, and speakers by the particle of the subject and the verb that ends the sentence. */
export const koreanPeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    for (const { name, printed } of masked.flatMap(fullNames)) {
      if (!people.some((other) => other.name === name)) people.push({ name, printed, surname: name[0] ?? "", gender: null, certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    const found: Mention[] = fullNames(masked).flatMap(({ name, start, end }) => {
      const known = people.find((other) => other.name === name);
      return known ? [{ person: known, start, end }] : [];
    });
    const add = (start: number, end: number, same: readonly Person[], text: string) => {
      if (found.some((mention) => start < mention.end && end > mention.start)) return;
      const unknown = { name: text, printed: text, surname: text[0] ?? "", gender: null, certain: false };
      found.push({ person: same.length === 1 && same[0] ? same[0] : unknown, start, end });
    };
    for (const other of people) {
      for (const match of masked.matchAll(new RegExp(`(?<![가-힣])${other.name}(?=(?:은|는|이|가|도|의|을|를|에게|와|과)(?:\\s|$))`, "gu")))
        add(match.index, match.index + other.name.length, [other], other.name);
    }
    for (const match of masked.matchAll(bySurname)) {
      const same = people.filter((other) => other.surname === match[1]);
      if (same.length > 0 || match[2] === "씨") add(match.index, match.index + match[0].length, same, match[0]);
    }
    return found.toSorted((a, b) => a.start - b.start);
  },
  tags: () => [],
  voice(masked, quote, mentions) {
    const rest = masked.slice(quote.end);
    if (quotative.test(rest)) return withQuotative(masked, quote, mentions);
    return voiceBehind(masked, quote.end, mentions) ?? voiceBefore(masked, quote.start, mentions);
  },
  describe(person, masked, mention) {
    const words = masked.slice(0, mention.start).split(/(?<=[.,!?\uE000:;()])\s*|\s+/u);
    const role: string[] = [];
    for (const word of words.filter((each) => each !== "").reverse()) {
      if (role.length >= 4 || !/^[가-힣A-Za-z0-9‘’·]{2,}$/u.test(word) || (particle.test(word) && !roleNoun.test(word))) break;
      role.unshift(word);
    }
    const text = masked.slice(mention.start, mention.end);
    const clause = /(?:^|[.!?]\s|\uE000\s)((?!이\s|그\s|한\s)[^.,!?\uE000]{4,28}(?:을|를|에서)\s(?:[가-힣0-9]+\s)?[가-힣]+는)\s$/u.exec(
      masked.slice(0, mention.start),
    )?.[1];
    if (clause) return `${clause} ${text}.`;
    const says = role.join(" ");
    return says !== "" && (roleNoun.test(says) || !person.printed.endsWith("씨")) ? `${says} ${text}.` : null;
  },
};

const particle =
  /(?:은|는|이|가|을|를|에|에서|에게|로|와|과|도|만|까지|부터|의|고|며|면|서|다|던|한|할|된|인|온|운|든|낸|린|친|진|준|간|본|쓴|단|뛴|킨|던|려|듯|게|지|자|데|때|뒤|후|날|중|따르면|위해|함께|특히|또|이날|올해|지난해|현재)$/u;
const roleNoun =
  /(?:대표|이장|교사|교장|교수|박사|학자|농부|농학자|어부|선수|감독|코치|주장|작가|화가|시인|관장|사서|원장|위원장|위원|시의원|도의원|군의원|구의원|국회의원|의원|시장|군수|회장|조합장|기사|기관사|선장|연구원|주민|학생|주인|사장|셰프|요리사|제빵사|간호사|의사|목수|장인|지휘자|단장|연출가|배우|가수|피아니스트|해설사|봉사자|자원봉사자|활동가|디자이너|건축가|해녀|상인|점장|직원|골키퍼|공격수|수비수|미드필더|주무관|과장|팀장|국장|담당자|1학년|2학년|3학년|4학년|5학년|6학년|청년농부|총무|반장|졸업생|약사|수의사|변호사|기획자|운영자|주인|담임|대학생|가드|포워드|센터|관리인|소장|센터장|역장)$/u;

/** Names covered, so that their titles count for nobody else. */
const withoutNames = (masked: string, mentions: readonly Mention[]) =>
  mentions.reduce((text, { start, end }) => text.slice(0, start) + "□".repeat(end - start) + text.slice(end), masked);

const sentenceStart = (masked: string, at: number) => {
  const stops = [...masked.slice(0, at).matchAll(/[.!?]\s/gu)];
  const last = stops.at(-1);
  return last ? last.index + last[0].length : 0;
};

const isSubject = (masked: string, mention: Mention) => /^(?:은|는|이|가|도|께서|께서는)(?=[\s,“\uE000])/u.test(masked.slice(mention.end));
const isJoined = (masked: string, mention: Mention, mentions: readonly Mention[]) =>
  mentions.some(
    (other) => other.end < mention.start && /^(?:와|과|하고|,|\s및)\s(?:[가-힣]+\s){0,2}$/u.test(masked.slice(other.end, mention.start)),
  );

/** Whom 그 cannot mean: several people, and bodies. */
const many = /(?:[가-힣]+들|군청|시청|구청|협회|위원회|조합|회사|구단|측)(?=[은는이가도]\s)/gu;

/** The one named subject of the stretch, "other" when it has none or others beside it. */
function subjectOf(masked: string, from: number, to: number, mentions: readonly Mention[]): Voice {
  const here = mentions.filter((mention) => mention.start >= from && mention.end <= to);
  const subjects = here.filter((mention) => isSubject(masked, mention));
  const stretch = masked.slice(from, to);
  const nobody = withoutNames(masked, mentions);
  const strangers = hasStranger(nobody.slice(from, to), nameless, [], leads);
  const pronoun = /(?:^|\s)(?:그|그녀)(?:는|가|도)\s/u.test(stretch);
  if (pronoun && subjects.length === 0 && !strangers)
    return hasStranger(nobody.slice(0, from).replace(many, ""), nameless, [], leads) ? "other" : "pronoun";
  const [only] = subjects;
  if (!only || subjects.length > 1 || strangers || isJoined(masked, only, mentions)) return "other";
  // Another subject between the name and what is said: "홍 교장은 담장에 누군가가 “…”라고".
  const behind = masked.slice(only.end, to).replace(/^(?:은|는|이|가|도|께서는?)/u, "");
  return /(?:누군가|누가|어떤|한\s[가-힣]+)(?:는|은|이|가)?\s/u.test(behind) ? "other" : only.person;
}

/** 홍길동 교장은 “…”라고 말했다. */
function withQuotative(masked: string, quote: { start: number; end: number }, mentions: readonly Mention[]): Voice {
  const start = sentenceStart(masked, quote.start);
  const rest = masked.slice(quote.end);
  const sentence = /^[^.!?]*/u.exec(rest)?.[0] ?? "";
  const said = new RegExp(`(?:${verb})(?:다|습니다|어요)$`, "u").exec(sentence);
  if (!said) return "other";
  const directly = sentence.slice(0, said.index).replaceAll(MASK, "").replace(quotative, "");
  // A passive or another clause between: "…라고 적혀 있다고 전했다".
  if (
    /적혀|쓰여|쓰인|적힌|들었|들은|불리|하는\s말|는다고|다고\s|라는\s/u.test(
      directly.replace(/^.{0,40}(?:라고|고|며|면서)\s/u, (part) => part),
    )
  )
    return "other";
  return subjectOf(masked, start, quote.end + sentence.length, mentions);
}

/** “….” 박 씨가 말했다. */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const tag = /^\s([^.!?\uE000]*)\./u.exec(masked.slice(at))?.[1];
  if (tag === undefined || !new RegExp(`${finite}$`, "u").test(tag) || /(?<!이)라고\s|이렇게|다음과\s같이/u.test(tag)) return null;
  return subjectOf(masked, at, at + 1 + tag.length, mentions);
}

/** 강 씨는 잠시 말을 고르다 덧붙였다. “…” */
function voiceBefore(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const head = masked.slice(0, at);
  const before = /([^.!?\uE000]*)[.:]\s$/u.exec(head);
  if (!before || !new RegExp(`${finite}$`, "u").test(before[1] ?? "")) return null;
  // The verb that closes the quotation before it is not this one's.
  const from = at - before[0].length;
  if (masked[from - 1] === MASK && !/덧붙였다$/u.test(before[1] ?? "")) return null;
  return subjectOf(masked, from, at, mentions);
}

/** “….” 박 씨가 말했다. belongs to the sentence of its quotation. */
export const koreanGoesOn = (following: string) =>
  new RegExp(`^[^.!?“”]{0,60}${finite}\\.`, "u").test(following) && !/이렇게|다음과\s같이/u.test(following.split(".")[0] ?? "");
