import { nameLists } from "../../../web/typeset/index.ts";
import { late } from "../../http/late-pattern.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { feminineSurname, middleName, surname } from "./names-hindi.ts";
import { hasStranger } from "./strangers.ts";

const letter = "[\\p{L}\\p{M}]";
const edge = `(?!${letter})`;
const { title } = nameLists.hi;
const feminineTitle = /^(?:श्रीमती|सुश्री|कुमारी)$/u;
/** Roles and small words that may stand where a first name would. */
const noFirstName =
  /^(?:में|से|तक|को|का|की|के|ने|पर|और|या|भी|ही|तो|है|हैं|कि|यह|वह|ये|वे|एक|बाद|पहले|साथ|लिए|अब|जब|तब|फिर|बताया|कहा|साल|वर्षीय|वर्ष|निवासी|अध्यक्ष|सचिव|प्रधान|सरपंच|मुखिया|कोच|कप्तान|कैप्टन|प्रशिक्षक|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|प्रधानाचार्य|प्रधानाध्यापक|प्रधानाध्यापिका|प्राचार्य|प्राचार्या|डॉक्टर|डॉ|प्रो|इंजीनियर|अभियंता|किसान|महिला|छात्र|छात्रा|खिलाड़ी|खिलाड़ी|गायक|गायिका|लेखक|लेखिका|कवि|कलाकार|मंत्री|विधायक|सांसद|पार्षद|महापौर|मेयर|अधिकारी|निदेशक|प्रबंधक|संयोजक|संस्थापक|दुकानदार|व्यापारी|श्री|श्रीमती|सुश्री|पंडित|सूबेदार|सिपाही|चालक|ड्राइवर|वैज्ञानिक|विशेषज्ञ|पत्नी|पति|मां|माँ|पिता|बेटा|बेटी|भाई|बहन|दादा|दादी|पुस्तकालयाध्यक्ष|गोलकीपर|नर्स|वैद्य|बुनकर|कारीगर|ग्रामीण|प्राध्यापक|सदस्य|कार्यकर्ता)$/u;
const full = new RegExp(
  `(?<!${letter})(?:(${title})\\s)?(${letter}{2,})((?:\\s${middleName}${edge})?)\\s(${surname})${edge}(?:\\s(?:${surname})${edge})?`,
  "gu",
);
const titled = new RegExp(`(?<!${letter})(${title})\\s(${letter}{2,})(?:\\s(${letter}{3,}))?${edge}`, "gu");

const spoke =
  "कहा|बताया|पूछा|समझाया|दोहराया|चेताया|पुकारा|सुनाया|जोड़ा|जोड़ा|याद किया|जवाब दिया|उत्तर दिया|स्वीकार किया|दावा किया|आगाह किया|सलाह दी|चेतावनी दी";
const speaks = "बताते|बताती|कहते|कहती|कहता|बोले|बोलीं|बोली|बोला|पूछते|पूछती|समझाते|समझाती|मानते|मानती|याद करते|याद करती|जोड़ते|जोड़ती|दोहराते";
const ending = "(?:\\s(?:है|हैं|था|थे|थी|थीं|गया))?";
const leadsIn = new RegExp(`(?<!${letter})(?:(${spoke})|(${speaks}))${edge}${ending}(?:\\s?[,:]?\\sकि)?\\s?[,:–—-]?\\s?$`, "u");
const negated = new RegExp(`(?<!${letter})(?:नहीं|ना|मत|बिना|इनकार)${edge}`, "u");
const nameless = new RegExp(
  `(?<!${letter})(?:पत्नी|पति|मां|माँ|माता|पिता|बेटा|बेटे|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|चाचा|चाची|महिला|युवक|युवती|लड़का|लड़के|लड़की|लड़का|लड़के|लड़की|बच्चा|बच्चे|बच्ची|ग्राहक|यात्री|छात्र|छात्रा|पड़ोसी|पड़ोसी|बुजुर्ग|ग्रामीण|दर्शक|मरीज|डॉक्टर|शिक्षक|शिक्षिका|अधिकारी|मंत्री|किसी)${edge}`,
  "gu",
);
const leads = late.u`^(?:[,\s][\p{L}\p{M}\d-]*){0,5}\s?$`;

interface Found {
  name: string;
  first: string;
  surname: string;
  honorific: string;
  start: number;
  end: number;
}

/** Full names by their surname, and names behind a title. */
function named(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(full)) {
    const [all, honorific = "", first = "", , last = ""] = match;
    if (noFirstName.test(first) || new RegExp(`^${surname}$`, "u").test(first)) continue;
    const name = honorific === "" ? all : all.slice(honorific.length + 1);
    found.push({ name, first, surname: name.split(" ").at(-1) ?? last, honorific, start: match.index, end: match.index + all.length });
  }
  for (const match of text.matchAll(titled)) {
    const [, honorific = "", first = "", second = ""] = match;
    if (
      found.some((other) => match.index < other.end && match.index + match[0].length > other.start) ||
      noFirstName.test(first) ||
      first === "जी"
    )
      continue;
    if (/^(?:मंदिर|मठ|कॉलेज|महाविद्यालय|विद्यालय|अस्पताल|ट्रस्ट|समिति|चौक|नगर|मार्ग|स्टेडियम|मेला|भवन)$/u.test(second)) continue;
    const isLast = /^(?:जी|ने|का|की|के|को|से|पर|और|में|भी|बताते|बताती|कहते|कहती|बोले|बोलीं)$/u.test(second) || second === "";
    const name = isLast ? first : `${first} ${second}`;
    const start = match.index;
    found.push({ name, first, surname: name.split(" ").at(-1) ?? "", honorific, start, end: start + honorific.length + 1 + name.length });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

const genderOf = ({ name, honorific }: Found): Person["gender"] =>
  feminineTitle.test(honorific) || feminineSurname.test(name) ? "female" : honorific === "श्री" ? "male" : null;

/** Reads Hindi names by their surnames or titles, and who speaks by ने or by the noun right before the verb. */
export const hindiPeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    for (const found of masked.flatMap(named).toSorted((a, b) => b.name.length - a.name.length)) {
      if (people.some((person) => person.name === found.name || isPart(found.name, person))) continue;
      const isDoctor = /^(?:डॉ|डा|प्रो|पं|उस्ताद)/u.test(found.honorific);
      const printed = isDoctor ? `${found.honorific} ${found.name}` : found.name;
      people.push({ name: found.name, printed, surname: found.surname, gender: genderOf(found), certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    const found = named(masked).map((each): Mention => {
      const person = people.find(({ name }) => name === each.name) ?? onlyOne(people.filter((other) => isPart(each.name, other)));
      const unknown = { name: each.name, printed: each.name, surname: each.surname, gender: null, certain: false };
      return { person: person ?? unknown, start: each.start, end: each.end };
    });
    const words = new Set(people.flatMap((person) => [person.name.split(" ")[0] ?? "", person.surname]));
    for (const word of words) {
      const person = onlyOne(people.filter((other) => isPart(word, other)));
      for (const match of masked.matchAll(
        new RegExp(`(?<!${letter})${word}(?:\\sजी)?(?=\\s(?:ने|का|की|के|को|से|बताते|बताती|कहते|कहती|बोले|बोलीं|बोली|पर)${edge})`, "gu"),
      )) {
        const [start, end] = [match.index, match.index + match[0].length];
        if (found.some((mention) => start < mention.end && end > mention.start)) continue;
        if (person) found.push({ person, start, end });
        else if (people.some((other) => isPart(word, other)))
          found.push({ person: { name: word, printed: word, surname: word, gender: null, certain: false }, start, end });
      }
    }
    return found.toSorted((a, b) => a.start - b.start);
  },
  tags: () => [],
  voice: (masked, quote, mentions) => voiceBefore(masked, quote.start, mentions) ?? voiceBehind(masked, quote.end, mentions),
  describe(_person, masked, mention) {
    const start = Math.max(masked.lastIndexOf("।", mention.start), masked.lastIndexOf("\uE000", mention.start)) + 1;
    const head = masked.slice(start, mention.start).trimStart();
    const text = masked.slice(mention.start, mention.end);
    const clause = /(?:^|[,;—–]\s?)([^,;—–]{3,60}(?:,\s[\d०-९]{1,3}\s(?:वर्षीय|साल\sकी|साल\sके))?)\s$/u.exec(head)?.[1]?.trim();
    // "विचार शिक्षिका वैशाली जाधव का था": the noun before the role may be another's.
    if (clause === undefined || /^\s(?:का|की|के)\s/u.test(masked.slice(mention.end))) return null;
    const role = clause.replace(/^(?:जब|जहां|जहाँ|लेकिन|पर|और|वहीं|उधर|इस पर|बाद में|तब)\s/u, "");
    const isAge = /(?<!,\s)(?<![\d०-९])[\d०-९]+\s(?:वर्षीय|साल\s(?:की|के))$/u.test(role);
    const plain = role.replace(/\sऔर\sअब\s|\sसे\sजुड़[ीे]ं?\s|\sसे\sजुड़[ीे]ं?\s/gu, " ");
    const isClause = /(?:^|\s)(?:ने|को|से|है|हैं|था|थे|थी|कि|यह|वह|इस|उस|और|ही|भी|तब|जब)(?=\s|$)/u.test(plain);
    const isRole = roleNoun.test(role) || (/^(?:डॉ|प्रो)/u.test(text) && /\s(?:के|की)$/u.test(role));
    return isRole && !isAge && !isClause ? `${role} ${text}।` : null;
  },
};

const roleNoun =
  /(?:अध्यक्षा?|सचिव|प्रधान|सरपंच|मुखिया|कोच|कप्तान|प्रशिक्षक|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|प्रधानाचार्या?|प्रधानाध्यापक|प्रधानाध्यापिका|प्राचार्या?|चिकित्सक|इंजीनियर|अभियंता|किसान|छात्रा?|खिलाड़ी|खिलाड़ी|गायक|गायिका|लेखक|लेखिका|कवि|कलाकार|मंत्री|विधायक|सांसद|पार्षद|महापौर|अधिकारी|निदेशक|प्रबंधक|संयोजक|संस्थापक|संचालक|संचालिका|दुकानदार|व्यापारी|चालक|वैज्ञानिक|विशेषज्ञ|गोलकीपर|नर्स|बुनकर|कारीगर|सदस्य|कार्यकर्ता|निवासी|पुस्तकालयाध्यक्ष|वर्षीय|साल\s(?:की|के)|नाविक|माली|रसोइया|उस्ताद|मूर्तिकार|चित्रकार|कुम्हार|वैद्य|आयुक्त|अभिभावक|विक्रेता|पोस्टमास्टर|बल्लेबाज|गेंदबाज|डाकिया|मछुआरा|हलवाई|सफाईकर्मी|स्वयंसेवक|स्वयंसेविका|पत्रकार|महिला|प्रवक्ता|प्रभारी|समन्वयक|डॉ\.?|श्रीमती|श्री|प्रो\.?)$/u;

const isPart = (name: string, person: Person) => name.split(" ").every((word) => person.name.split(" ").includes(word));
const onlyOne = (people: readonly Person[]) => (people.length === 1 ? people[0] : undefined);

/** कमला देवी ने कहा, “…” */
function voiceBefore(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const head = masked.slice(0, at);
  const said = leadsIn.exec(head);
  if (!said) return null;
  return subjectOf(masked, said.index, said[1] ?? said[2] ?? "", said[1] !== undefined, mentions);
}

/** “…।” कमला देवी ने कहा। */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const rest = masked.slice(at);
  const saying = /^[,]?\s(?:यह|ऐसा)\s(?:कहना|मानना)\s(?:है|था)\s([^।,]{2,60}?)\s(?:का|की)।/u.exec(rest);
  if (saying) {
    const end = at + saying[0].length - 3;
    const last = mentions.filter((mention) => mention.start >= at && mention.end <= end + 1).at(-1);
    return last && /^\s(?:का|की)।/u.test(masked.slice(last.end)) ? last.person : "other";
  }
  const tag = /^[,]?\s([^।!?\uE000]*)/u.exec(rest)?.[1] ?? "";
  const said = new RegExp(`^(.{0,80}?)(?<!${letter})(?:(${spoke})|(${speaks}))${edge}`, "u").exec(tag);
  // Before another quotation the words lead on to that one.
  if (/^,\s?\uE000/u.test(rest.slice(rest.indexOf(tag) + tag.length - 2).replace(/^[^,]*/u, ""))) return null;
  if (!said || tag.slice(said[0].length).replace(/^\s(?:है|हैं|था|थे|थी|थीं)/u, "").length > 24) return null;
  const from = at + rest.indexOf(tag) + (said[1]?.length ?? 0);
  return subjectOf(masked, from, said[2] ?? said[3] ?? "", said[2] !== undefined, mentions, at);
}

/** Whose words stand before the verb: with ने for what was said, right before it for what is being said. */
function subjectOf(masked: string, verbAt: number, verb: string, isPast: boolean, mentions: readonly Mention[], from = 0): Voice {
  const sentence = Math.max(from, masked.lastIndexOf("।", verbAt - 1) + 1, masked.lastIndexOf("\uE000", verbAt - 1) + 1);
  const before = masked.slice(sentence, verbAt);
  if (negated.test(before.split(/[,;]/).at(-1) ?? "")) return "other";
  const female = /(?:ती|लीं|ली)$/u.test(verb);
  const pronoun = new RegExp(`(?:^|[\\s,])(?:उन्होंने|उसने|इन्होंने|वे|वह)\\s(?:${letter}+\\s){0,6}$`, "u").test(before);
  const subjects = mentions.filter((mention) => mention.start >= sentence && mention.end <= verbAt);
  if (isPast) {
    const by = [...before.matchAll(new RegExp(`(?<!${letter})ने${edge}`, "gu"))].at(-1);
    if (!by)
      return pronoun
        ? pronounVoice(masked, sentence, female, mentions)
        : subjects.length === 0
          ? omitted(before, masked, sentence, mentions)
          : "other";
    const byAt = sentence + by.index;
    const subject = subjects.find((mention) => /^\s(?:जी\s)?$/u.test(masked.slice(mention.end, byAt)));
    const between = masked.slice(byAt + 2, verbAt);
    if (
      !subject ||
      late.u`[,;]|(?<![\p{L}\p{M}])(?:कि(?![\p{L}\p{M}])|जिस|जिन|किसी|कौन)`.test(between) ||
      between.trim().split(/\s+/).length > 9
    )
      return "other";
    return isJoined(masked, subject, sentence) ? "other" : subject.person;
  }
  const subject = subjects.at(-1);
  const between = subject ? masked.slice(subject.end, verbAt) : "";
  if (subject && /^(?:\s(?:जी|भी|आगे|हंसकर|हंसते हुए|मुस्कुराकर|मुस्कुराते हुए))*\s$/u.test(between) && !isJoined(masked, subject, sentence)) {
    if (subject.person.gender !== null && female !== (subject.person.gender === "female") && /(?:ती|ता|ला|ली)$/u.test(verb)) return "other";
    return subject.person;
  }
  if (pronoun) return pronounVoice(masked, sentence, female, mentions);
  return subjects.length === 0 ? omitted(before, masked, sentence, mentions) : "other";
}

/** "पूछने पर बोले, “…”": the subject is left out, as a pronoun would be. */
function omitted(before: string, masked: string, sentence: number, mentions: readonly Mention[]): Voice {
  return /^\s?(?:पूछने पर|आगे|हंसते हुए|मुस्कुराकर|फिर)?\s?$/u.test(before) ? pronounVoice(masked, sentence, false, mentions) : "other";
}

function pronounVoice(masked: string, at: number, female: boolean, mentions: readonly Mention[]): Voice {
  return hasStranger(masked.slice(0, at), nameless, mentions, leads) ? "other" : female ? "she" : "pronoun";
}

const isJoined = (masked: string, mention: Mention, sentence: number) =>
  late.u`(?:^|\s)(?:और|तथा|एवं|व)\s(?:[\p{L}\p{M}.]+\s){0,2}$`.test(masked.slice(sentence, mention.start)) && mention.start > sentence;

/** “…।” उन्होंने कहा। belongs to the sentence of its quotation. */
export const hindiGoesOn = (following: string) =>
  new RegExp(`^[^।!?“‘]{0,70}(?<!${letter})(?:${spoke}|${speaks})${edge}${ending}।`, "u").test(following) ||
  /^(?:यह|ऐसा)\s(?:कहना|मानना)\s(?:है|था)\s/u.test(following);
