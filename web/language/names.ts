import { type Lexicon, signs } from "./lexicon.ts";

/** A person named in a text. */
export interface Person {
  /** First and last name as printed, or the only name known. */
  name: string;
  /** The name with the honorific used in print (越智さん). */
  printed: string;
  /** Named with a title, an age, a role or a verb of speech: certainly a person. */
  certain: boolean;
}

/** A mention of a person, including adjacent titles. Offsets in UTF-16 units. */
export interface Mention {
  person: Person;
  start: number;
  end: number;
  /** Start of the name itself, after the titles. */
  nameAt: number;
}

/** A name in a text; `isPart` when it only repeats part of a fuller name. */
interface Found {
  name: string;
  printed: string;
  start: number;
  end: number;
  nameAt: number;
  isPart: boolean;
  certain: boolean;
}

/** People named in paragraphs whose quotations are masked: names inside quotations are ignored. */
export function peopleIn(masked: readonly string[], lexicon: Lexicon): Person[] {
  const people: Person[] = [];
  const found = masked.flatMap((text) => namesIn(text, lexicon));
  for (const { name, printed, isPart, certain } of found.toSorted((a, b) => b.name.length - a.name.length)) {
    const known = personOf(name, people);
    if (known) known.certain ||= certain;
    else if (!isPart && !people.some((other) => other.name.split(" ").includes(name))) people.push({ name, printed, certain });
  }
  // In text order, for lists of people.
  const order = found.map(({ name }) => name);
  return people.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** Mentions of `people` in a masked paragraph. A part of a name that two of them share matches neither. */
export function mentionsIn(masked: string, people: readonly Person[], lexicon: Lexicon): Mention[] {
  const mentions: Mention[] = [];
  const add = (start: number, end: number, nameAt: number, person: Person | undefined) => {
    if (person && !mentions.some((other) => start < other.end && end > other.start)) mentions.push({ person, start, end, nameAt });
  };
  for (const { name, start, end, nameAt } of namesIn(masked, lexicon)) add(start, end, nameAt, personOf(name, people));
  if (lexicon.data.names.patterns.length > 0) {
    const words = new Set(people.flatMap(({ name }) => [name, ...name.split(" ")]));
    for (const word of [...words].toSorted((a, b) => b.length - a.length)) {
      const again = lexicon.pattern(`{nameStart}(?:${word}){nameEnd}`, "gu");
      for (const match of masked.matchAll(again)) add(match.index, match.index + match[0].length, match.index, personOf(word, people));
    }
  }
  return mentions.toSorted((a, b) => a.start - b.start);
}

/** The person with this name or part of a name; undefined when there is no match or more than one. */
function personOf(name: string, people: readonly Person[]): Person | undefined {
  const whole = people.find((person) => person.name === name);
  if (whole) return whole;
  const isSpaced = people.some((person) => person.name.includes(" "));
  const same = people.filter((person) =>
    isSpaced || name.includes(" ") ? name.split(" ").every((word) => person.name.split(" ").includes(word)) : person.name.startsWith(name),
  );
  return same.length === 1 ? same[0] : undefined;
}

const namesIn = (text: string, lexicon: Lexicon): Found[] =>
  lexicon.data.names.patterns.length > 0 ? byPatterns(text, lexicon) : lexicon.spaced ? byCapitals(text, lexicon) : [];

/** Names in scripts without capitals, found by the language's context patterns. */
function byPatterns(text: string, lexicon: Lexicon): Found[] {
  const { patterns, not, printed } = lexicon.data.names;
  const words = lexicon.spaced ? null : dictionaryWords(text, lexicon);
  const found: Found[] = [];
  const noName = lexicon.pattern(`^(?:${not})$`);
  for (const source of patterns) {
    for (const match of text.matchAll(lexicon.pattern(source, "gu"))) {
      const { name = match.groups?.part ?? "", part, title = "" } = match.groups ?? {};
      const start = match.index;
      const end = start + match[0].length;
      const at = start + match[0].indexOf(name);
      if (name === "" || noName.test(name) || words?.cuts(at, name.length)) continue;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const form = printed.replace("{name}", name).replace("{title}", title).trim();
      found.push({ name, printed: form, start, end, nameAt: at, isPart: part !== undefined, certain: true });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Words of more than one character in a text without spaces. The segmenter splits names into single characters. */
function dictionaryWords(text: string, lexicon: Lexicon): { cuts(start: number, length: number): boolean } | null {
  if (lexicon.data.language !== "zh") return null;
  const lengths = new Map<number, number>();
  const inside = new Set<number>();
  for (const { segment, index } of new Intl.Segmenter("zh", { granularity: "word" }).segment(text)) {
    if (segment.length === 1) continue;
    lengths.set(index, segment.length);
    for (let at = 1; at < segment.length; at += 1) inside.add(index + at);
  }
  return { cuts: (start, length) => inside.has(start) || lengths.get(start) === length };
}

const run =
  /(?:\p{Lu}\.\s?){0,2}\p{Lu}\p{L}+(?:[’'-]\p{L}+)*(?:\s(?:(?:de|da|di|do|du|del|della|dos|das|ten|van|von|zu|al|bin|la|le|de la|van der)\s)?\p{Lu}\p{L}+(?:[’'-]\p{L}+)*){0,3}/gu;
/** "Soizic Le Berre", "Carlo De Luca": particles that are part of a surname. */
const particle = /^(?:Le|La|De|Di|Del|Della|Du|Da|Dos|Van|Von|El|Lo|Ben|St)$/;

/** Names in scripts with capitals: runs of capitalized words without known non-name words. */
function byCapitals(text: string, lexicon: Lexicon): Found[] {
  const { titles, not, roles, first } = lexicon.data.names;
  const patterns = {
    not: lexicon.pattern(`^(?:${not})$`),
    role: lexicon.pattern(roles),
    title: lexicon.pattern(titles === "" ? "" : `^(?:${titles})$`),
    titlesBefore: lexicon.pattern(titles === "" ? "" : `(?:(?<=^|[\\s(„“«—–’'])(?:${titles})\\.?\\s)+$`),
    first: lexicon.pattern(first === "" ? "" : `^(?:${first})$`),
  };
  const isNot = (word: string) => patterns.not.test(word);
  const isRole = (word: string) => patterns.role.test(word);
  const isTitle = (word: string) => patterns.title.test(word.replace(/\.$/, ""));
  return [...text.matchAll(run)].flatMap((match): Found[] => {
    let start = match.index;
    let words = match[0].replace(/[’']s$/, "").split(/\s/);
    const end = start + words.join(" ").length;
    const head = text.slice(Math.max(0, start - 24), start);
    const isOpening = /(?:^|[.!?…:;,]\s|[—–]\s?|["“„«»”]\s?|\uE000[.,]?\s)$/u.test(head);
    let title = patterns.titlesBefore.exec(head)?.[0] ?? "";
    let role = false;
    while (words.length > 1) {
      const word = words[0] ?? "";
      const isStray = isNot(word) && !isTitle(word) && !isRole(word);
      if (isStray && !isOpening) return [];
      const isSmall = /^\p{Ll}/u.test(word) || (first === "" && /^\p{Lu}\.$/u.test(word));
      if (!isStray && !isSmall && !isTitle(word) && !isRole(word)) break;
      title = isTitle(word) ? `${word} ` : isSmall ? "" : title && `${title}${word} `;
      role ||= isRole(word);
      start += word.length + 1;
      words = words.slice(1);
    }
    // "Nienbergs Trainer Uwe Sandkötter": the name starts after the role.
    const cut = words.findLastIndex((word, i) => i > 0 && i < words.length - 1 && isRole(word));
    if (cut > 0) {
      role = true;
      start += words.slice(0, cut + 1).join(" ").length + 1;
      words = words.slice(cut + 1);
    }
    if (first !== "") {
      const from = words.findIndex((word) => patterns.first.test(word));
      const known = from < 0 && /^\p{Lu}\./u.test(words[0] ?? "") ? 0 : from;
      if (known > 0) start += words.slice(0, known).join(" ").length + 1;
      if (known >= 0) words = words.slice(known);
      else if (words.length > 1) return [];
    }
    const last = words.at(-1) ?? "";
    // "Otto Brands Anwalt" is not a name.
    const isPossessed = words.length > 2 && /s$/.test(words.at(-2) ?? "") && isRole(last);
    const isOther = words.some((word, i) => (isNot(word) && !(i > 0 && i < words.length - 1 && particle.test(word))) || isTitle(word));
    if (/\d\s$/.test(head) || isPossessed || isOther) return [];
    const name = words.join(" ");
    const isFull = words.length > 1;
    const certain = title !== "" || first !== "" || role || isEvident(text, start, end, lexicon);
    const from = title === "" ? start : Math.min(start, match.index - (text.slice(0, match.index).endsWith(title) ? title.length : 0));
    return [{ name, printed: name, start: from, end, nameAt: start, isPart: !isFull && title === "", certain }];
  });
}

/** Whether the adjacent words show that a name is a person's. */
function isEvident(text: string, start: number, end: number, lexicon: Lexicon): boolean {
  const { before, after } = lexicon.data.names;
  const head = text.slice(Math.max(0, start - 90), start);
  const tail = text.slice(end, end + 200);
  if (lexicon.pattern("(?<!\\p{L})(?:{place})\\s$").test(head)) return false;
  if (lexicon.pattern(before).test(head) || lexicon.pattern(after).test(tail)) return true;
  return lexicon.pattern(`${signs.quotation}[,.]?\\s?(?:[—–]\\s?)?{verb}\\s$`).test(head) || lexicon.pattern("^,?\\s{verb}").test(tail);
}

/** The description of a person beside a mention, verbatim, as a list line ("Ruth Calder: 54, a farmer."); null when there is none. */
export function describePerson({ person, start, end, nameAt }: Mention, masked: string, lexicon: Lexicon): string | null {
  const { before, after, line, roles } = lexicon.data.names;
  // "The head teacher, Mr Owen Harries", „Trainerin Sandra Beckhove“: a role before the title, or a role used as the title.
  const heads = [start, nameAt].map((at) => masked.slice(Math.max(0, at - 90), at));
  if (heads.some((head) => lexicon.pattern("(?<!\\p{L})(?:{and})\\s$").test(head))) return null;
  const head = heads.find((text) => lexicon.pattern(before).test(text)) ?? "";
  const role = lexicon.pattern(before).exec(head)?.groups?.is;
  // "The mayor, Paul Petit, has left": after the second comma the sentence continues.
  const isClosed = /[,،、]\s$/u.test(head);
  const behind = isClosed ? null : lexicon.pattern(after).exec(masked.slice(end, end + 200));
  // Only German capitalizes every noun.
  const first = roles === "" ? role?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : role;
  const is = first === undefined ? (behind?.groups?.is ?? "") : `${first}${behind?.[0] ?? ""}`;
  // An age alone is not enough for a line.
  const says = is.replace(lexicon.pattern("{age}"), "");
  if (!/\p{L}{2}/u.test(says) || is.includes(signs.quotation)) return null;
  return line.replace("{name}", person.printed).replace("{mention}", masked.slice(start, end)).replace("{is}", is.trim());
}
