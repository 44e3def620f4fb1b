import type { Mention, PeopleReader, Person, SpeechTag } from "./grammar.ts";
import { clauseOf } from "./people-latin.ts";

const letters = "[\\p{Script=Arabic}\\p{M}]";
const feminineRole =
  "الدكتورة|الأستاذة|المهندسة|السيدة|الممرضة|الطالبة|المعلمة|المديرة|الطبيبة|الرئيسة|الكاتبة|الفنانة|المتطوعة|الناشطة|الباحثة|الوزيرة|أمينة المكتبة|الشيخة|المدربة|الحاجة|الأم";
const masculineRole =
  "الدكتور|الأستاذ|المهندس|السيد|الممرض|السائق|الطالب|المعلم|المدير|الطبيب|الرئيس|الكاتب|الفنان|المتطوع|الناشط|الباحث|الوزير|أمين المكتبة|الشيخ|المدرب|الحاج|الريس|العم|القبطان|المزارع|الصياد|النجار";
const titled = new RegExp(
  `(?<!${letters})[وفبل]?(${feminineRole}|${masculineRole}|د\\.) (${letters}{2,}) ((?:أبو |بن |بنت |آل |عبد )?${letters}{3,})`,
  "gu",
);
const byTitleAndSurname = new RegExp(`(?<!${letters})د\\. (${letters}{3,})`, "gu");
// Only names that are no common word: جمال and نور would make people of beauty and light.
const firstNames =
  "محمد أحمد حسين خالد محمود إبراهيم يوسف عمر عثمان سامي سمير طارق زياد ليث فادي رامي هاني وليد عبده أيمن بلال حمزة ياسر رنا هديل سلمى فاطمة عائشة مريم زينب ليلى سارة سعاد نادية رانيا دينا لينا لمى نجلاء سميرة خديجة";
const byFirstName = new RegExp(`(?<!${letters})(${firstNames.split(" ").join("|")}) (${letters}{3,})(?=،|\\s)`, "gu");
const notSurname = /^(?:التي|الذي|في|من|على|إلى|عن|إن|أن|وهو|وهي|عام|كانت|كان|قال|قالت|التي|جلسة|صباح|مساء)$/u;

const speech = new RegExp(
  `(?<!${letters})[وف]?(قالت|تقول|أوضحت|توضح|أضافت|تضيف|أكدت|تؤكد|ذكرت|تذكر|تروي|روت|تشرح|شرحت|ترى|صرحت|علقت|تعلق|تتذكر|سألت|أشارت|تشير|قال|يقول|أوضح|يوضح|أضاف|يضيف|أكد|يؤكد|ذكر|يذكر|يروي|روى|يشرح|شرح|يرى|صرح|علق|يعلق|يتذكر|أشار|يشير|قالوا|يقولون|أضافوا)(?!${letters})`,
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
  tags(masked, mentions) {
    return [...masked.matchAll(speech)].map((verb): SpeechTag => {
      const word = verb[1] ?? "";
      if (/وا$|ون$/u.test(word)) return { at: verb.index, speaker: "other" };
      const female = feminineVerb.test(word);
      const end = verb.index + verb[0].length;
      const next = mentions.find((mention) => mention.start >= end);
      if (next) {
        const between = masked.slice(end, next.start).trim();
        const isTitle = between === "" || new RegExp(`^(?:${feminineRole}|${masculineRole}|د\\.)$`, "u").test(between);
        if (isTitle) return { at: verb.index, speaker: agrees(next.person, female) ? next.person : "other" };
      }
      const sentence = Math.max(masked.lastIndexOf(". ", verb.index), -2) + 2;
      const previous = mentions.filter((mention) => mention.end <= verb.index && mention.start >= sentence).at(-1);
      if (previous && /^،\s[^.؟!:\uE000]{2,140}،\s$/u.test(masked.slice(previous.end, verb.index))) {
        return { at: verb.index, speaker: agrees(previous.person, female) ? previous.person : "other" };
      }
      // A verb that nothing but its speech follows has its subject in the sentence before; any other noun is somebody else.
      const isAlone = /^،?(?:\s(?!ال)\p{L}+[اة])?\s?[:،]?\s?(?:إن|أن|\uE000|$)/u.test(masked.slice(end, end + 40));
      return { at: verb.index, speaker: isAlone ? (female ? "she" : "he") : "other" };
    });
  },
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

function agrees(person: Person, female: boolean): boolean {
  return person.gender === null || (person.gender === "female") === female;
}

function named(text: string): { first: string; last: string; gender: Person["gender"] }[] {
  const found: { first: string; last: string; gender: Person["gender"] }[] = [];
  for (const m of text.matchAll(titled)) {
    const [, role = "", first = "", last = ""] = m;
    if (notSurname.test(first) || notSurname.test(last) || first.startsWith("ال")) continue;
    found.push({ first, last, gender: role === "د." ? null : new RegExp(`^(?:${feminineRole})$`, "u").test(role) ? "female" : "male" });
  }
  for (const m of text.matchAll(byFirstName)) {
    const [, first = "", last = ""] = m;
    const known = found.some((person) => person.first === first);
    if (!known && last.startsWith("ال") && !notSurname.test(last)) found.push({ first, last, gender: null });
  }
  return found;
}
