import { late } from "../../http/late-pattern.ts";
import { MASK } from "../edition/quote-spans.ts";
import type { Mention, PeopleReader, Person, Voice } from "./grammar.ts";
import { ambiguousNames, feminineNames, masculineNames } from "./names-russian.ts";
import { hasStranger } from "./strangers.ts";

const nameRun = late.gu`(?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){0,3}`;
const patronymic = /(?:[оеё]вич|ич|[оеё]вна|ична)$/u;

const past =
  "сказал|говорил|заявил|сообщил|отметил|рассказал|добавил|пояснил|объяснил|подчеркнул|уточнил|ответил|признал|вспомнил|вспоминал|спросил|пообещал|предупредил|возразил|заметил|напомнил|пошутил|посетовал|воскликнул|крикнул|прошептал|шепнул|заключил|поправил|повторил|продолжил|написал|проговорил|подтвердил|посоветовал|призвал|парировал|вздохнул|резюмировал|начал|закончил|бросил|буркнул|попросил|потребовал|протянул|кивнул|ответствовал|похвалил|удивил|прокомментировал|завершил";
const reflexive = "признал|поделил|улыбнул|рассмеял|усмехнул|согласил|засмеял";
const present =
  "говорит|рассказывает|сообщает|отмечает|добавляет|поясняет|объясняет|подчёркивает|подчеркивает|уточняет|отвечает|признаётся|признается|признаёт|вспоминает|спрашивает|обещает|предупреждает|возражает|замечает|напоминает|делится|шутит|сетует|считает|уверяет|полагает|соглашается|поправляет|повторяет|продолжает|заключает|смеётся|смеется|улыбается|вздыхает|рассуждает|советует|убеждён|убежден|убеждена|уверен|уверена|утверждает|жалуется|радуется|пишет";
const plural =
  "сказали|сообщили|заявили|отметили|рассказали|ответили|говорят|рассказывают|отмечают|считают|поясняют|вспоминают|объясняют|утверждают|пишут";
const verbSource = `(?:${plural}|(?:${past})а?|произн[её]с(?:ла)?|(?:${reflexive})(?:ся|ась)|${present})`;
const verb = new RegExp(`(?<!\\p{L})${verbSource}(?!\\p{L})`, "giu");
const isFeminine = (word: string) => /(?:ла|лась|ена)$/u.test(word);
const isMasculine = (word: string) => /(?:л|лся|нёс|нес|ён|ен)$/u.test(word);

const nameless = late.giu`(?<!\p{L})(?:жена|муж|мать|отец|мама|папа|сын|дочь|дочка|брат|сестра|бабушка|дедушка|дед|внук|внучка|невеста|жених|женщина|мужчина|девушка|парень|мальчик|девочка|ребёнок|сосед|соседка|коллега|врач|медсестра|пассажир|пассажирка|прохожий|прохожая|продавец|кассирша|покупатель|покупательница|учитель|учительница|ученик|ученица|студент|студентка|хозяин|хозяйка|друг|подруга|адвокат|секретарь|водитель|мэр|директор|тренер|зритель|старик|старушка|пенсионер|пенсионерка|полицейский|охранник|спортсмен|спортсменка|он|она)(?!\p{L})`;
const kin = late.iu`(?<!\p{L})(?:жена|муж|мать|отец|мама|папа|сын|дочь|дочка|брат|сестра|бабушка|дедушка|дед|внук|внучка|тётя|дядя|друг|подруга|сосед|соседка|коллега|адвокат|представитель|секретарь|помощник|помощница|сторонник|защитник)\s$`;
const leads = late.u`^(?:\s[\p{L}\p{M}-]+){0,5}\s$`;

interface Found {
  name: string;
  surname: string;
  first: string;
  start: number;
  end: number;
  gender: Person["gender"];
  certain: boolean;
}

/** Names in the nominative, alone or with patronymic or initials; the first name, a patronymic or initials make a person certain. */
function runs(text: string): Found[] {
  return [...text.matchAll(nameRun)].flatMap((match): Found[] => {
    if (late.u`^\p{Lu}\.`.test(match[0])) {
      const surname = match[0].split(/[.\s]+/).at(-1) ?? "";
      const gender = /(?:[оеё]ва|ина|ая)$/u.test(surname) ? "female" : /(?:[оеё]в|ин|[сц]кий)$/u.test(surname) ? "male" : null;
      return [{ name: match[0], surname, first: "", start: match.index, end: match.index + match[0].length, gender, certain: true }];
    }
    let tokens = match[0].split(" ");
    const known = tokens.findIndex((token) => masculineNames.has(token) || feminineNames.has(token));
    const fathers = tokens.findIndex((token, i) => i > 0 && patronymic.test(token));
    const from = known >= 0 ? known : fathers > 0 ? fathers - 1 : 0;
    const start = match.index + tokens.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
    tokens = tokens.slice(from);
    const [first = "", second = ""] = tokens;
    const certain = known >= 0 || (fathers > 0 && tokens.length > 1);
    const gender = patronymic.test(second)
      ? /вна$|ична$/u.test(second)
        ? "female"
        : "male"
      : masculineNames.has(first)
        ? "male"
        : feminineNames.has(first)
          ? "female"
          : null;
    const surname = tokens.length > 1 ? (tokens.at(-1) ?? "") : "";
    return [{ name: tokens.join(" "), surname, first, start, end: match.index + match[0].length, gender, certain }];
  });
}

/** Surnames that stand alone in the nominative and with a first name in another case: "Денисом Вавиловым … объясняет Вавилов". */
function knownBySurname(masked: readonly string[]): { name: string; gender: Person["gender"] }[] {
  const all = masked.flatMap(runs);
  const declined = all.flatMap(({ name }) => (name.includes(" ") ? [name.split(" ").at(-1) ?? ""] : []));
  return all.flatMap(({ name }) => {
    const isSurname = late.u`^\p{Lu}\p{Ll}+(?:[оеё]в|ин|[сц]кий|[оеё]ва|ина|[сц]кая)$`.test(name);
    const stem = name.replace(/(?:ий|ая|а)$/u, "");
    const isDeclined = declined.some((form) => form !== name && form.startsWith(stem) && form.length - stem.length <= 3);
    return isSurname && isDeclined ? [{ name, gender: /[ая]$/u.test(name) ? "female" : "male" }] : [];
  });
}

function sameGender(word: string, person: Person): boolean {
  if (person.gender === "female") return !isMasculine(word);
  return person.gender === null || !isFeminine(word);
}

/** Reads Russian names and the words that stand before a quotation with a colon, or behind it or inside it after a dash. */
export const russianPeople: PeopleReader = {
  find(masked) {
    const people: Person[] = [];
    const full = masked.flatMap(runs).filter((run) => run.certain && run.surname !== "");
    for (const run of full.toSorted((a, b) => b.name.length - a.name.length)) {
      const known = people.some(
        (person) =>
          person.name === run.name || (person.surname === run.surname && person.name.startsWith(run.first)) || isPartOf(run, person),
      );
      if (!known) people.push({ name: run.name, printed: run.name, surname: run.surname, gender: run.gender, certain: true });
    }
    for (const { name, gender } of knownBySurname(masked)) {
      if (!people.some((person) => person.surname === name)) people.push({ name, printed: name, surname: name, gender, certain: true });
    }
    return people;
  },
  mentions(masked, people) {
    return runs(masked).flatMap((run): Mention[] => {
      const exact = people.find((person) => person.name === run.name);
      const others = exact ? [exact] : people.filter((person) => isPartOf(run, person));
      const place = { start: run.start, end: run.end };
      if (others.length === 1 && others[0]) return [{ person: others[0], ...place }];
      const isSingle = !run.name.includes(" ");
      // One word with a capital opens a sentence or names a place more often than an unknown person.
      if (isSingle && others.length === 0) return [];
      return [{ person: { name: run.name, printed: run.name, surname: run.surname, gender: run.gender, certain: false }, ...place }];
    });
  },
  tags: () => [],
  voice(masked, quote, mentions) {
    const inset = /\uE000(\s[—–]\s[^\uE000]+[.,!?]\s?[—–]\s?)$/u.exec(masked.slice(0, quote.start))?.[1];
    const resumed = inset === undefined ? null : voiceBehind(masked, quote.start - inset.length, mentions);
    return resumed ?? voiceBehind(masked, quote.end, mentions) ?? voiceBefore(masked, quote.start, mentions);
  },
  describe(person, masked, mention) {
    const before = masked.slice(0, mention.start);
    const after = appositionOf(masked.slice(mention.end));
    const role = roleBefore(before);
    const says = [role, after].filter((part) => part).join(", ");
    return says === "" || late.u`^\d+\s\p{L}+$`.test(says) ? null : `${person.printed}: ${says}.`;
  },
};

/** "Нина Петровна" and "Лахтина" of Нина Петровна Лахтина; "Вавилов" of Денис Вавилов. */
function isPartOf(run: Found, person: Person): boolean {
  const words = person.name.split(" ");
  if (run.name.includes(".")) return run.surname === person.surname && words[0]?.[0] === run.name[0];
  return run.name.split(" ").every((word) => words.includes(word));
}

/** ", 76 лет, бывшая дежурная по станции" up to where something else begins. */
function appositionOf(rest: string): string | null {
  const parts = /^,\s([^.;:!?()—–\uE000]{4,120})/u.exec(rest)?.[1]?.trim().replace(/,$/, "").split(", ") ?? [];
  const isFull = (part: string) =>
    late.u`^(?:и|а|но|что|где|когда|как|котор\p{Ll}+|чей|чья|он|она|у|в|на|с|не|то|да|хотя|если)(?!\p{L})|^\p{Lu}|(?<!\p{L})(?:и|а|но)\s\p{L}+$|(?<!(?<!\p{L})л)(?<=\p{Ll})(?:ет|ит|ёт|ют|ят|ат|ал|ала|ил|ила|ел|ела|ял|яла|ул|ула|лся|лась|ется|ится|шёл|шла)(?!\p{L})`.test(
      part,
    );
  const at = parts.findIndex(isFull);
  const kept = (at < 0 ? parts : parts.slice(0, at)).join(", ");
  return kept.length >= 4 && kept.length <= 90 ? kept : null;
}

const roleNoun =
  "директор|учитель|учительница|инженер|проводница|проводник|тренер|капитан|мэр|глава|врач|хирург|фельдшер|депутат|депутатка|библиотекарь|заведующая|заведующий|председатель|начальник|начальница|руководитель|художник|художница|архитектор|агроном|фермер|рыбак|лесник|повар|пекарь|водитель|машинист|профессор|доцент|историк|биолог|эколог|экономист|волонтёр|актёр|актриса|режиссёр|дирижёр|композитор|ученик|ученица|студент|студентка|выпускник|выпускница|нападающий|вратарь|защитник|полузащитник|пенсионер|пенсионерка|жительница|житель|хозяйка|хозяин|владелец|владелица|основатель|основательница|автор|координатор|секретарь|продавец|мастер|сторож|смотритель|хранительница|хранитель|куратор|менеджер|специалист|краевед|музыкант|скрипачка|скрипач|пианист|пианистка|орнитолог|метеоролог|спасатель|медсестра|староста|настоятель|редактор|журналист|журналистка|почтальон|садовник|плотник|кузнец|гончар|пчеловод|ветеринар|завуч|педагог|воспитательница|воспитатель|эксперт|научный сотрудник|старший|младший|главный|главная|бывшая|бывший|заместитель|руководительница";

/** The role that leads to the name, from its head noun: "учительница географии". */
function roleBefore(before: string): string | null {
  const words = new RegExp(`(?:^|[\\s«])((?:${roleNoun})(?:\\s[\\p{Ll}-]+|\\s«[^«»]{2,30}»|\\s№\\s?\\d+){0,5})\\s$`, "iu").exec(
    before,
  )?.[1];
  if (!words || new RegExp(verb.source, "iu").test(words)) return null;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** «…», — сказала директор школы Анна Петрова. */
function voiceBehind(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const lead = /^[,.]?\s?[—–-]\s/u.exec(masked.slice(at, at + 5))?.[0];
  if (lead === undefined) return null;
  const from = at + lead.length;
  const tag = late.u`^(?:\p{Lu}\.\s?|[^.!?;:])*`.exec(masked.slice(from))?.[0] ?? "";
  const said = new RegExp(`^(?:[\\p{Ll}-]+\\s){0,2}?(${verbSource})(?!\\p{L})`, "iu").exec(tag);
  if (!said) {
    const subject = mentions.find((mention) => mention.start === from);
    const follows = subject && new RegExp(`^\\s(?:[\\p{Ll}-]+\\s){0,2}?(${verbSource})(?!\\p{L})`, "iu").exec(masked.slice(subject.end));
    if (subject && follows && sameGender(follows[1] ?? "", subject.person)) return subject.person;
    return new RegExp(verb.source, "iu").test(tag) ? "other" : null;
  }
  const word = said[1] ?? "";
  if (new RegExp(`^(?:${plural})$`, "u").test(word) || late.u`(?<!\p{L})не\s`.test(said[0])) return "other";
  const start = from + said[0].length;
  return subjectBehind(masked, start, from + tag.length, word, mentions) ?? "other";
}

function subjectBehind(masked: string, start: number, end: number, word: string, mentions: readonly Mention[]): Voice {
  const pronoun = late.u`^\s(он|она)(?!\p{L})`.exec(masked.slice(start))?.[1];
  if (pronoun) return pronounVoice(masked, start, pronoun === "она", mentions);
  const next = mentions.find((mention) => mention.start >= start && mention.start < end);
  if (!next) return null;
  const between = masked.slice(start, next.start);
  if (/[,;:()—–]/u.test(between) || between.trim().split(/\s+/).length > 9) return "other";
  const isWhose = kin.test(between) || (ambiguousNames.has(next.person.name.split(" ")[0] ?? "") && between.trim() !== "");
  return isWhose || isJoined(masked, next) || !sameGender(word, next.person) ? "other" : next.person;
}

const isJoined = (masked: string, mention: Mention) => /^\sи\s/u.test(masked.slice(mention.end, mention.end + 3));

function pronounVoice(masked: string, at: number, female: boolean, mentions: readonly Mention[]): Voice {
  const before = masked.slice(0, at).replace(new RegExp(`(?:${verbSource})$`, "iu"), "");
  return hasStranger(before, nameless, mentions, leads) ? "other" : female ? "she" : "he";
}

/** Анна Петрова, директор школы, сказала журналистам: «…» */
function voiceBefore(masked: string, at: number, mentions: readonly Mention[]): Voice {
  const head = masked.slice(0, at);
  if (!/:\s$/u.test(head)) return null;
  const starts = [...head.matchAll(late.gu`[.!?…;]\s(?=\p{Lu})`)].filter(
    (stop) => !late.u`(?:^|\s)\p{Lu}$`.test(head.slice(0, stop.index)),
  );
  const last = starts.at(-1);
  const start = last ? last.index + last[0].length : 0;
  const said = [...head.slice(start).matchAll(verb)].at(-1);
  if (!said || head.slice(start).includes(MASK.repeat(30))) return "other";
  const [from, to] = [start + said.index, start + said.index + said[0].length];
  const before = head.slice(start, from);
  const tail = head.slice(to).replace(/:\s$/u, "");
  if (late.u`(?<!\p{L})(?:не|никогда|будто)\s(?:\p{Ll}+\s)?$`.test(before) || new RegExp(`^(?:${plural})$`, "u").test(said[0]))
    return "other";
  const behind = subjectBehind(masked, to, at, said[0], mentions);
  if (behind !== null) return /[,].*[,].*[,]/u.test(tail) ? "other" : behind;
  if (tail.includes(",")) return "other";
  const pronoun = late.iu`(?:^|\s)(он|она)\s(?:[\p{Ll}-]+\s){0,2}$`.exec(before)?.[1];
  if (pronoun) return pronounVoice(masked, start, pronoun.toLowerCase() === "она", mentions);
  const named = mentions.filter((mention) => mention.end <= from && mention.start >= start);
  // "Иван Соколов, которого ждала Анна Петрова, сказал": the clause between commas has its own subject.
  const relative = named.find((mention) =>
    late.u`^,\s(?:с\s|к\s|у\s|о\s)?котор[^.;:!?—]{2,90},\s(?:[\p{Ll}-]+\s){0,2}$`.test(masked.slice(mention.end, from)),
  );
  const subject = relative ?? named.at(-1);
  if (!subject) return "other";
  const between = masked.slice(subject.end, from);
  const leadsOn = late.u`^\s(?:[\p{Ll}-]+\s){0,4}$`.test(between) || late.u`^,\s[^.;:!?—]{2,110},\s(?:[\p{Ll}-]+\s){0,2}$`.test(between);
  const lead = masked.slice(start, subject.start);
  const isWhose = kin.test(lead) || (ambiguousNames.has(subject.person.name.split(" ")[0] ?? "") && late.u`\p{Ll}\s$`.test(lead));
  const joined = /(?:^|\s)и\s$/u.test(lead) || isJoined(masked, subject);
  return leadsOn && !isWhose && !joined && sameGender(said[0], subject.person) ? subject.person : "other";
}

/** Where the writer comes in in a paragraph that opens with a dash: "— Ждём, — сказала Анна Петрова". */
export const russianIncise = new RegExp(`(?<=[,!?…])\\s[—–]\\s(?=(?:[\\p{Ll}-]+\\s){0,2}?${verbSource}(?!\\p{L}))`, "u");

/** Where the writer speaks between dashes inside the marks: "— рассказывает Нина Лахтина, 76 лет. —". */
export function russianInsets(quoted: string): { start: number; end: number }[] {
  // A verb not on the list is the writer's all the same when dashes stand before and behind.
  const inset = late.gu`(?<=[,!?…])\s?[—–]\s\p{Ll}(?:[^«»!?—–]|«[^«»]*»|(?<=\d)[–])*?[,.]\s?[—–]\s`;
  return [...quoted.matchAll(inset)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
