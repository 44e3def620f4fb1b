import { nameLists } from "../../../web/typeset/index.ts";
import { late } from "../../http/late-pattern.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { clauseOf } from "./people-latin.ts";
import { hasStranger } from "./strangers.ts";

const letters = "[\\p{Script=Arabic}\\p{M}]";
const { feminineRole, masculineRole, firstNames } = nameLists.ar;
const titled = new RegExp(
  `(?<!${letters})[وفبل]?(${feminineRole}|${masculineRole}|د\\.) (${letters}{2,}) ((?:أبو |بن |بنت |آل |عبد )?${letters}{3,})`,
  "gu",
);
const byTitleAndSurname = new RegExp(`(?<!${letters})د\\. (${letters}{3,})`, "gu");
const byFirstName = new RegExp(`(?<!${letters})(${firstNames.split(" ").join("|")}) (${letters}{3,})(?=،|\\s)`, "gu");
const notSurname = /^(?:التي|الذي|في|من|على|إلى|عن|إن|أن|وهو|وهي|عام|كانت|كان|قال|قالت|التي|جلسة|صباح|مساء)$/u;

const speech = new RegExp(
  `(?<!${letters})[وف]?(قالت|تقول|أوضحت|توضح|أضافت|تضيف|أكدت|تؤكد|ذكرت|تذكر|تروي|روت|تشرح|شرحت|ترى|صرحت|علقت|تعلق|تتذكر|سألت|أشارت|تشير|قال|يقول|أوضح|يوضح|أضاف|يضيف|أكد|يؤكد|ذكر|يذكر|يروي|روى|يشرح|شرح|يرى|صرح|علق|يعلق|يتذكر|أشار|يشير|رد|ردت|علق|هتف|هتفت|صاح|صاحت|همس|همست|اعترف|اعترفت|ختم|ختمت|تابع|تابعت|أجاب|أجابت|يجيب|تجيب|قالوا|يقولون|أضافوا)(?!${letters})`,
  "gu",
);
const feminineVerb = /^(?:ت|.*ت$)/u;

/** Names behind a title or a role, or opened by a common first name. The gender of the verb of speech must agree when the name's is known. */
export const arabicPeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    for (const { first, last, gender } of masked.flatMap(named)) {
      const name = `${first} ${last}`;
      if (!people.some((person) => person.name === name)) people.push({ name, printed: name, surname: last, gender, certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    const found: Mention[] = people.flatMap((person) =>
      [...masked.matchAll(new RegExp(`(?<!${letters})[وفبل]?(${person.name})(?!${letters})`, "gu"))].map((m) => ({
        person,
        start: m.index,
        end: m.index + m[0].length,
      })),
    );
    for (const person of people) {
      const bySurname = new RegExp(`(?<!${letters})(?:د\\. )?${person.surname}(?!${letters})`, "gu");
      for (const m of masked.matchAll(bySurname)) {
        if (found.some((mention) => m.index >= mention.start && m.index < mention.end)) continue;
        found.push({ person, start: m.index, end: m.index + m[0].length });
      }
    }
    for (const m of masked.matchAll(byTitleAndSurname)) {
      if (found.some((mention) => m.index < mention.end && m.index + m[0].length > mention.start)) continue;
      const name = m[1] ?? "";
      found.push({
        person: { name, printed: name, surname: name, gender: null, certain: false },
        start: m.index,
        end: m.index + m[0].length,
      });
    }
    return found.toSorted((a, b) => a.start - b.start);
  },
  tags: () => [],
  voice: (masked, quote, mentions) => voiceBefore(masked, quote.start, mentions) ?? voiceBehind(masked, quote.end, mentions),
  describe(person, masked, mention) {
    const before = masked.slice(Math.max(0, mention.start - 24), mention.start);
    const role = new RegExp(`(?<!${letters})[وف]?(${feminineRole}|${masculineRole}) $`, "u").exec(before)?.[1];
    const following = /^،\s(.*)$/su.exec(masked.slice(mention.end, mention.end + 160))?.[1];
    const clause = following ? clauseOf(following.replace(/،.*$/su, ""), 90) : null;
    const isTold = clause !== null && !/^(?:إن|أن|ف|و(?!هو|هي))/u.test(clause);
    if (isTold) return `${role ? `${role} ` : ""}${person.name}: ${clause.replace(/^و(?=هو|هي)/u, "")}.`;
    return role && !/^(?:الدكتورة?|السيدة?|الأستاذة?)$/u.test(role) ? `${person.name}: ${role}.` : null;
  },
};

const kin = late.u`(?<!\p{L})[وف]?(?:والد|والدة|أم|أب|أخ|أخت|شقيق|شقيقة|زوج|زوجة|ابن|ابنة|جد|جدة|عم|خال|صديق|صديقة|جار|جارة|محامي|محامية|زميل|زميلة|مساعد|مساعدة|وكيل|مكتب)(?!\p{L})`;
const headRole =
  "مدير|مديرة|رئيس|رئيسة|أمين|أمينة|قائد|قائدة|وزير|وزيرة|منسق|منسقة|مسؤول|مسؤولة|مدرب|مدربة|عضو|صاحب|صاحبة|مشرف|مشرفة|مؤسس|مؤسسة|طبيب|طبيبة|أستاذ|أستاذة|معلم|معلمة|مهندس|مهندسة|قائدة|نائب";
const definite = "ال\\p{L}+";
// A role is closed by a definite noun; without one, the title behind it belongs to somebody the role serves.
const roleLead = new RegExp(
  `^\\s(?:(?:${headRole})\\s(?!(?:${feminineRole}|${masculineRole}|المتهم|اللاعب|الطفل|المريض)\\s)${definite}(?:\\s(?!(?:${feminineRole}|${masculineRole})\\s)${definite}){0,2}\\s)?(?:(?:${feminineRole}|${masculineRole}|د\\.)\\s)?$`,
  "u",
);
const strangers = {
  female: late.gu`(?<!\p{L})[وف]?(?:ال)?(?:امرأة|ممرضة|أم|زوجته|زوجة|ابنته|ابنة|سيدة|طالبة|معلمة|مريضة|جدة|جدته|طفلة|فتاة|شابة|موظفة|مديرة|بلدية|جمعية|وزارة|لجنة|شركة|إدارة|صديقته|جارته|والدته|والدة|شقيقته)(?!\p{L})`,
  male: late.gu`(?<!\p{L})[وف]?(?:ال)?(?:رجل|ابنه|ابن|أب|زوجها|زوج|طالب|معلم|مريض|جد|جده|طفل|شاب|موظف|سائق|أحدهم|مسؤول|زائر|لاعب|مدير|رئيس|والد|والده|والدها|شقيقه|شيخ|صديقه|جاره|حارس|بائع|مجلس|ناطق)(?!\p{L})`,
};

function subjectBehind(masked: string, end: number, limit: number, female: boolean, mentions: readonly Mention[]): Voice {
  const next = mentions.find((mention) => mention.start >= end && mention.end <= limit);
  if (!next) return null;
  const between = masked.slice(end, next.start);
  const prefixed =
    /^[وفبل]/u.test(masked.slice(next.start)) &&
    !masked.startsWith(next.person.name.split(" ")[0] ?? "", next.start) &&
    !masked.startsWith(next.person.surname, next.start) &&
    !masked.startsWith("د.", next.start);
  if (prefixed || kin.test(between) || !roleLead.test(between) || !agrees(next.person, female)) return "other";
  return /^\sو(?!هو|هي)/u.test(masked.slice(next.end)) ? "other" : next.person;
}

function pronounVoice(masked: string, at: number, female: boolean, mentions: readonly Mention[]): Voice {
  const before = mentions
    .reduce((text, { start, end }) => text.slice(0, start) + "□".repeat(end - start) + text.slice(end), masked)
    .slice(0, at);
  const titles = new RegExp(`(?:${feminineRole}|${masculineRole})\\s(?=□)|(?:${headRole})\\s${definite}، `, "gu");
  return hasStranger(
    before
      .replace(/□،\s[^،.:]{2,60}،/gu, "□")
      .replace(titles, "")
      .replace(new RegExp(`(?:${headRole})(?:\\s\\p{L}+){1,3}\\s(?=□)`, "gu"), ""),
    female ? strangers.female : strangers.male,
    [],
    /^$/u,
  )
    ? "other"
    : female
      ? "she"
      : "he";
}

/** وقالت الدكتورة رنا عبابنة، طبيبة الأسرة: «…» */
function voiceBefore(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const head = masked.slice(0, at);
  if (!/:\s?$/u.test(head)) return null;
  const stops = [...head.matchAll(late.gu`(?<!(?:^|\s)[\p{L}])[.؟!؛]\s|\uE000\s?[.،]?\s?`)];
  const last = stops.at(-1);
  const start = last ? last.index + last[0].length : 0;
  const said = [...head.slice(start).matchAll(speech)].at(-1);
  if (!said) return "other";
  const word = said[1] ?? "";
  const [from, to] = [start + said.index, start + said.index + said[0].length];
  if (/وا$|ون$/u.test(word) || late.u`(?<!\p{L})[وف]?(?:لم|لا|لن|ما|ليس)\s$`.test(masked.slice(start, from))) return "other";
  const female = feminineVerb.test(word);
  const behind = subjectBehind(masked, to, at, female, mentions);
  if (behind !== null) {
    const subject = mentions.find((mention) => mention.start >= to);
    const tail = subject ? masked.slice(subject.end, at).replace(/:\s?$/u, "") : "";
    const isPlain =
      !late.u`(?<!\p{L})[وف]?(?:إن|أن|إنه|إنها|أنه|أنها)(?!\p{L})`.test(tail) &&
      (tail.startsWith("،") || tail.trim().split(/\s+/).length <= 5);
    return isPlain ? behind : "other";
  }
  const subject = mentions.filter((mention) => mention.end <= from && mention.start >= start).at(-1);
  const between = subject ? masked.slice(subject.end, from) : "";
  const follows = subject && (/^\s$/u.test(between) || /^،\s[^.؟!:\uE000]{2,140}،\s$/u.test(between));
  const bare = late.u`^\s?(?:(?!ال)\p{L}+[اة]\s?)?:\s?$`.test(masked.slice(to, at));
  if (follows && bare) return agrees(subject.person, female) && !kin.test(masked.slice(start, subject.start)) ? subject.person : "other";
  // "أما السائق محمود الشرع، وهو سائق متقاعد، فيقول إن المدينة تغيرت: «…»": he goes on, where the clause names nobody and nothing written.
  const clause = masked.slice(to, at);
  const goesOn =
    /^\s(?:إن|أن)\s[^:]{2,80}:\s?$/u.test(clause) &&
    !late.u`(?<!\p{L})[وفبل]?(?:ال)?(?:كتب|كتبت|عبارة|لافتة|جملة|شعار|كلمات|كلمة|رسالة|أحد|أحدا|بعض|الناس|هم|ورقة|لوحة|جدار)(?!\p{L})`.test(
      clause,
    );
  if (follows && goesOn && pronounVoice(masked.slice(to), clause.length, female, []) !== "other")
    return agrees(subject.person, female) ? subject.person : "other";
  return bare && !subject ? pronounVoice(masked, from, female, mentions) : "other";
}

/** «…»، يقول المهندس سامر العلي. */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const rest = masked.slice(at);
  const lead = /^[،,]?\s/u.exec(rest)?.[0];
  const said = lead === undefined ? null : new RegExp(`^${speech.source}`, "u").exec(rest.slice(lead.length));
  if (!said || lead === undefined || (!/^[،,]/u.test(lead) && said[0].startsWith("و"))) return null;
  const [from, to] = [at + lead.length, at + lead.length + said[0].length];
  const limit = to + (/^(?:د\.|[^.؟!:\uE000])*/u.exec(masked.slice(to))?.[0].length ?? 0);
  // A colon leads on to the next quotation.
  if (masked[limit] === ":") return null;
  const word = said[1] ?? "";
  if (/وا$|ون$/u.test(word)) return "other";
  const female = feminineVerb.test(word);
  const behind = subjectBehind(masked, to, limit, female, mentions);
  return behind ?? (/^[.،\s]*$/u.test(masked.slice(to, limit)) ? pronounVoice(masked, from, female, mentions) : "other");
}

function agrees(person: Person, female: boolean): boolean {
  return person.gender === null || (person.gender === "female") === female;
}

function named(text: string): { first: string; last: string; gender: Person["gender"] }[] {
  const found: { first: string; last: string; gender: Person["gender"] }[] = [];
  for (const m of text.matchAll(titled)) {
    const [, role = "", first = "", last = ""] = m;
    if (notSurname.test(first) || notSurname.test(last) || /^(?:ال|لل|بال|وال)/u.test(first) || /^(?:لل|بال|وال)/u.test(last)) continue;
    found.push({ first, last, gender: role === "د." ? null : new RegExp(`^(?:${feminineRole})$`, "u").test(role) ? "female" : "male" });
  }
  for (const m of text.matchAll(byFirstName)) {
    const [, first = "", last = ""] = m;
    const known = found.some((person) => person.first === first);
    if (!known && last.startsWith("ال") && !notSurname.test(last)) found.push({ first, last, gender: null });
  }
  return found;
}
