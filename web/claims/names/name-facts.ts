import { bareOf, bareWord, type SourceFacts } from "../article.ts";
import type { LocalFact } from "../local-fact.ts";
import { type Stretch, sentencesIn } from "../sentences.ts";
import type { SourceRange } from "../source-range.ts";
import { givenSigns } from "./by-place.ts";
import { namedByCapitals, namesIn } from "./capitals.ts";
import { familyCalled } from "./chinese.ts";
import { easternNames } from "./eastern.ts";
import { nationsNamed, placesOf } from "./known-places.ts";
import { southernNames } from "./southern.ts";

interface Place {
  from: number;
  to: number;
}
interface Named extends Stretch {
  isKnown: boolean;
}

/** Names of a paragraph. `loose` are words between marks that are neither speech nor the source's: what looks like a name there is one. */
export function nameFacts(
  paragraph: string,
  language: string,
  source: SourceFacts,
  loose: readonly Place[],
  counts: readonly LocalFact[],
): LocalFact[] {
  const dates = counts.filter(({ kind }) => kind === "date");
  const named = namedByCapitals.has(language) ? capitalNames(paragraph, language, source, dates) : listedNames(paragraph, language, source);
  for (const { from, to } of loose) {
    const text = paragraph.slice(from, to).trim();
    if (/^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}]/u.test(text) && !named.some((name) => name.from < to && name.to > from))
      named.push({ text, from, to: from + text.length, isKnown: false });
  }
  return named.map(({ text, from, to, isKnown: isNamed }): LocalFact => {
    const isKnown = isNamed || isNation(text, source);
    const range = isKnown ? placeOfName(text, source) : undefined;
    const verdict = isKnown ? "given" : source.isOtherScript ? "unchecked" : "added";
    return { kind: "name", text, from, to, verdict, ...(range ? { source: range } : {}) };
  });
}

/** Ethiopian, where the article has Ethiopia or the other way round. */
function isNation(text: string, { lexicon, nations }: SourceFacts): boolean {
  const own = nationsNamed(text, lexicon);
  return own.size > 0 && text.split(/\s/u).length <= 2 && [...own].every((code) => nations.has(code));
}

function capitalNames(paragraph: string, language: string, source: SourceFacts, calendar: readonly Place[]): Named[] {
  const found: Named[] = [];
  for (const sentence of sentencesIn(paragraph, language))
    for (const name of namesIn(sentence.text, language, source.words)) {
      const from = sentence.from + name.from;
      const to = sentence.from + name.to;
      if (calendar.some((date) => date.from < to && date.to > from)) continue;
      const last = found.at(-1);
      if (last && last.isKnown === name.isKnown && /^[\s\u00a0]$/u.test(paragraph.slice(last.to, from))) {
        last.to = to;
        last.text = paragraph.slice(last.from, to);
      } else found.push({ text: name.text, from, to, isKnown: name.isKnown });
    }
  if (language === "de")
    for (const place of [
      ...germanPlaces(paragraph),
      ...germanStays(paragraph),
      ...germanBareNames(paragraph),
      ...germanGrammarNames(paragraph),
    ])
      addPlace(found, place, source);
  if (language === "de")
    for (const body of germanBodies(paragraph, source)) {
      const at = found.findIndex(({ from, to }) => from < body.to && to > body.from);
      found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, { ...body, isKnown: false });
    }
  for (const name of found) if (!name.isKnown) reachBack(name, paragraph, source);
  return found;
}

const openers =
  /^(?:The|But|And|For|From|When|While|After|Before|Later|With|Then|There|Here|Even|Only|Both|Our|His|Her|Their|Its|That|This|Today|Pour|Dans|Avec|Mais|Selon|Chez|Les|Des|Une|Son|Ses|Hier|Puis|Aussi|Según|Para|Pero|Cuando|Con|Desde|Los|Las|Una|Ayer|También|Secondo|Quando|Dopo|Con|Per|Gli|Della|Ieri|Anche|Segundo|Depois|Mas|Com|Para|Ontem|Também|Der|Die|Das|Und|Für|Тогда|Потом|Вечером|Утром|Также|После|Когда|Ещё|Вчера|Сегодня|Семья|Так|Его|Для|При|Как)$/u;

/** A first word has its capital from its place; before a name that is made up, it is part of that name unless the source has it. */
function reachBack(name: Named, paragraph: string, source: SourceFacts): void {
  const first = /(?:^|[.!?…“„«"‘(—–]\s*)(\p{Lu}[\p{L}\p{M}'’-]+)\s$/u.exec(paragraph.slice(0, name.from))?.[1];
  if (first === undefined || first.length < 3 || openers.test(first) || source.words.has(first)) return;
  name.from -= first.length + 1;
  name.text = paragraph.slice(name.from, name.to);
}

const germanPlace = () =>
  /(?<=(?:^|\s)(?:[Ii]n|[Aa]us|[Nn]ach|[Bb]ei|[Vv]on|[Bb]is|Stadt|Gemeinde|Dorf|Ort)\s)\p{Lu}\p{L}+(?:berg|burg|stadt|heim|hausen|ingen|dorf|bach|furt|kirchen|münster|brücken?|lingen|weiler|rode|büttel|stedt|hafen|feld|brunn|bronn|horst|loh|roda|walde|hofen|thal|zell|ried|kirch|itz|ow)(?![\p{L}-])/gu;

/** Where somebody appears or lives, and for whom somebody works: no noun of things stands there without its article. */
const germanStay = () =>
  /(?<=(?:^|\s)[Ii]n\s)\p{Lu}\p{Ll}{3,}(?=\s(?:trat|traten|gastierten?|lebten?|wohnten?|lebt|wohnt|geboren|aufgewachsen|studierten?|unterrichtet))|(?<=(?:^|\s)(?:[Bb]ei|[Ff]ür)\s)\p{Lu}\p{Ll}{3,}(?=\s(?:beschäftigt|angestellt|unter Vertrag|gearbeitet|arbeitete))/gu;
const germanTitled = () =>
  /(?<=(?:^|[\s(„])(?:Herrn?|Frau|Familie|Fräulein|Schwester|Onkel|Tante|Opa|Oma)\s)\p{Lu}\p{Ll}{2,}(?![\p{L}-])(?<!in|rat|eister|ektor|essor|oktor|sident|ister|minister|bte|nte|ekan|wirt|richter)/gu;
const germanStays = (paragraph: string): Stretch[] =>
  [...paragraph.matchAll(germanStay()), ...paragraph.matchAll(germanTitled())].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

/**
 * What stands bare behind “aus”, “nach” and “bei” is a place, unless it is one of the nouns that German uses so: of wood, out of fear,
 * after work. Nouns made by an ending, plurals in -en and what the article says in any form are none.
 */
const germanBare = () =>
  /(?<=(?:^|[\s„(])(?:[Aa]us|[Nn]ahe|[Bb]is nach|(?:fuhr(?:en)?|reist?e?n?|zog(?:en)?|ging(?:en)?|kam(?:en)?|umgezogen|fährt|fahren) nach)\s)\p{Lu}\p{Ll}{2,}(?=[\s,.;:!?)“]|$)/gu;
const germanSupply =
  /^(?:Holz|Stahl|Beton|Glas|Stein|Metall|Papier|Stoff|Leder|Kupfer|Messing|Eisen|Gold|Silber|Bronze|Ton|Lehm|Wolle|Seide|Kunststoff|Plastik|Pappe|Karton|Gummi|Stroh|Schnee|Eis|Sand|Ziegel|Marmor|Granit|Basalt|Schiefer|Porzellan|Wachs|Zement|Zink|Blech|Aluminium|Eiche|Fichte|Buche|Kiefer|Lärche|Tanne|Esche|Ahorn|Bambus|Kork|Samt|Filz|Leinen|Angst|Protest|Liebe|Neugier|Zufall|Versehen|Not|Mangel|Rücksicht|Sorge|Respekt|Trotz|Spaß|Wut|Scham|Geldmangel|Platzmangel|Personalmangel|Kostengründe|Platzgründe|Zeitgründe|Anlass|Sicht|Platz|Geld|Steuergeld|Eigenkapital|Wasser|Milch|Mehl|Zucker|Obst|Gemüse|Fleisch|Fisch|Getreide|Öl|Wein|Bier|Honig|Käse|Hause|Haus|Übersee|Osten|Westen|Norden|Süden|Feierabend|Schulschluss|Ladenschluss|Ostern|Pfingsten|Weihnachten|Mitternacht|Plan|Wunsch|Bedarf|Alter|Größe|Belieben|Rom|Politik|Wirtschaft|Handel|Kultur|Sport|Musik|Industrie|Handwerk|Stadt|Land|Region|Umland|Kreis|Ausland|Inland|Abfall|Müll|Altpapier|Solarstrom|Strom|Wind|Sonne|Erde|Luft|Feuer|Recyclingmaterial|Altglas|Edelstahl|Sandstein|Naturstein|Backstein|Fachwerk|Vollkorn|Roggen|Weizen|Dinkel|Hafer|Kaffee|Tee|Tomaten|Beeren)$/u;
const germanEnding =
  /(?:ung|heit|keit|schaft|ion|tät|nis|mus|ment|enz|anz|eur|ie|ik|ur|ern|eln|holz|stahl|stein|glas|beton|gründen|mitteln|geld|stoff|material|wolle|spenden|eur|wasser|milch)$/u;
/** What a bare word ends in that is a place behind “in”: few nouns of things stand there without an article. */
const germanInPlace = () =>
  /(?<=(?:^|[\s„(])[Ii]n\s)\p{Lu}\p{Ll}+(?:wies|wiesen|werda|reuth|reut|moos|leben|born|brück|bruck|beck|bek|born|scheid|rath|rade|bostel|siel|stett|trup|wang|warden|wede|wiek|wik|zow|nitz|witz|itzsch|lar|mar|loh|lohe|eck|au|grün|koog|um|oog|zell|gau|egg|igg|az|ath|eid|old|old|ost|ust|horn|kamp|hagen|holm|by|strup|rup|lund|ed|el|a|o|i)(?=[\s,.;:!?)“]|$)/gu;
const germanNoPlace =
  /^(?:Bau|Blau|Grau|Lila|Rosa|Moll|Dur|Mai|Juli|Juni|April|Salami|Deutschland|Europa|Asien|Amerika|Stau|Schau|Handel|Wandel|Nebel|Mangel|Zweifel|Wechsel|Form|Eck|Teil|Urlaub|Zivil|Rad|Bild|Geld|Gold|Ost|West|Trost|Frost|Lust|Kost|Ziel|Spiel|Stil|Umlauf|Sachen|Radio|Foto|Video|Kilo|Euro|Büro|Kino|Auto|Silo|Duo|Trio|Solo|Mini|Maxi|Regie|Theorie|Natura|Petto|Summa)$/u;
/** Rivers: nothing else stands so behind a bridge, a ferry or a bank. */
const germanRiver = () =>
  /(?<=(?:Brücken?|Stege?s?|Fähren?|Ufern?|Überquerung|Querung|Furt|Wehr)\s(?:über|an|von|in)?\s?(?:die|den|der|des)\s)\p{Lu}\p{Ll}{2,}(?=[\s,.;:!?)“]|$)/gu;
const germanCrossed =
  /(?:straße|straßen|bahn|bahnen|gleise?n?|schlucht|weg|wege|graben|kanal|bach|fluss|flusses|flüsse|strecke|tal|autobahn|schnellstraße|stadt|gemeinde|dorfes|ortes|hafen|see|sees|meer|strom|stroms|bucht|insel|mündung|grenze|schienen|trasse|allee|platz|park|promenade|altstadt|seite|seiten|anlieger|zukunft|zeit|jahre|menschen|leute|region)$/iu;
/** Firms that something comes from: it is by Mercedes, built by Bosch. */
const germanMaker = () =>
  /(?<=(?:stammt|stammen|kommt|kommen|kam|kamen|geliefert|gebaut|hergestellt|gekauft|entworfen|geplant|gemietet|geleast|gestiftet|gesponsert)\s(?:\p{Ll}+\s)?von\s)\p{Lu}\p{Ll}{3,}(?=[\s,.;:!?)“]|$)|(?<=\svon\s)\p{Lu}\p{Ll}{3,}(?=\s(?:geliefert|gebaut|hergestellt|gekauft|entworfen|gespendet|gestiftet)[\s,.;:!?)“]|$)/gu;
const germanNoMaker =
  /(?:en|ern|eln|leuten|ung|heit|keit|schaft|ion)$|^(?:Hand|Beginn|Anfang|Hause|Herzen|Bedeutung|Dauer|Natur|Geburt|Mund|Grund|Spenden|Freunden|Haus|Amts|Seiten|Norden|Süden|Osten|Westen|Oben|Unten|Links|Rechts)$/u;

function germanGrammarNames(paragraph: string): Stretch[] {
  const of = (form: RegExp, none: RegExp) =>
    [...paragraph.matchAll(form)].flatMap(({ 0: text, index }) =>
      none.test(text) ? [] : [{ text, from: index, to: index + text.length }],
    );
  return [...of(germanInPlace(), germanNoPlace), ...of(germanRiver(), germanCrossed), ...of(germanMaker(), germanNoMaker)];
}

const germanGuests = () =>
  /(?:Gäste|Besucher\p{Ll}*|Familien?|Leute|Touristen|Reisende|Händler\p{Ll}*|Firma|Betrieb|Verein|Klasse|Schulklasse|Gruppe|Delegation|Chor|Kapelle|Mannschaft|Paar|Freunde|Nachbarn|Team|Schüler\p{Ll}*|Kollegen|Helfer\p{Ll}*|Feuerwehrleute|stamm\p{Ll}*|komm\p{Ll}*|kam(?:en)?|angereist|geliefert)\s(?:auch\s|extra\s|eigens\s)?aus\s$/u;

function germanBareNames(paragraph: string): Stretch[] {
  return [...paragraph.matchAll(germanBare())].flatMap(({ 0: text, index }) => {
    const isLed = germanGuests().test(paragraph.slice(Math.max(0, index - 40), index));
    if (germanSupply.test(text) || germanEnding.test(text) || (!isLed && /(?:en|er|n|s)$/u.test(text))) return [];
    return [{ text, from: index, to: index + text.length }];
  });
}

/** A bank or society that the article has not, by its kind and its place: the place may be the article’s. */
const germanBody = () =>
  /(?<![\p{L}-])(?:Sparkasse|Volksbank|Raiffeisenbank|Stadtwerke|Stiftung|Bürgerstiftung|Brauerei|Bäckerei|Metzgerei|Gärtnerei|Gasthof|Hotel|Klinik|Universität|Hochschule|Musikschule|Firma|Spedition|Autohaus|Förderkreis|Heimatverein|Kulturverein|Sportverein|Turnverein)\s\p{Lu}\p{L}+/gu;
const germanBodies = (paragraph: string, source: SourceFacts): Stretch[] =>
  [...paragraph.matchAll(germanBody())]
    .filter(({ 0: text }) => {
      const [kind = "", name = ""] = text.split(" ");
      // Die Firma Reiß is the article's Baufirma Ottmar Reiß.
      const isInCompound = source.raw.toLowerCase().includes(kind.toLowerCase()) && source.words.has(name);
      return !isInCompound && !source.words.has(kind) && !source.raw.includes(text);
    })
    .map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

let listedGerman: RegExp | undefined;

function germanPlaces(paragraph: string): Stretch[] {
  listedGerman ??= new RegExp(`(?<![\\p{L}-])(?:${placesOf("de").join("|")})(?![\\p{L}-])`, "gu");
  return [...paragraph.matchAll(germanPlace()), ...paragraph.matchAll(listedGerman)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

function addPlace(found: Named[], place: Stretch, source: SourceFacts): void {
  if (found.some(({ from, to }) => from < place.to && to > place.from)) return;
  found.push({ ...place, isKnown: source.words.has(place.text) });
}

function listedNames(paragraph: string, language: string, source: SourceFacts): Named[] {
  const isEastern = language === "ja" || language === "zh" || language === "ko";
  const found: Named[] = [];
  const taken = new Uint8Array(paragraph.length);
  const all = isEastern ? easternNames(paragraph, language) : southernNames(paragraph, language);
  all.push(...bodiesIn(paragraph, source));
  for (const name of all.sort((a, b) => b.text.length - a.text.length || a.from - b.from)) {
    if (taken.subarray(name.from, name.to).includes(1)) continue;
    const isKnown = isEastern ? hasEastern(name.text, language, source) : hasSouthern(name.text, language, source);
    // Beside a word of the article's the other is as often a common one.
    if (!isKnown && "isEvery" in name && name.text.split(" ").some((word) => hasSouthern(word, language, source))) continue;
    taken.fill(1, name.from, name.to);
    found.push({ text: name.text, from: name.from, to: name.to, isKnown });
  }
  return found;
}

/** A body of fewer signs is any of its kind. */
const leastBody = 5;

/** Bodies by their first or last word, where the article has neither the whole nor what is theirs alone. */
function bodiesIn(paragraph: string, { lexicon, raw, bare, isOtherScript }: SourceFacts): Stretch[] {
  const { bodies } = lexicon.data.claims;
  if (bodies === "" || isOtherScript) return [];
  const edges = lexicon.data.language === "ar" || lexicon.data.language === "hi" ? ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] : ["", ""];
  return [...paragraph.matchAll(lexicon.pattern(`${edges[0]}(?:${bodies})${edges[1]}`, "gu"))].flatMap(({ 0: text, index }) => {
    const own = bareOf(text);
    const isHeld = [own, own.slice(0, -1), own.slice(0, -2), own.slice(1), own.slice(2)].some(
      (part) => part.length > 1 && bare.includes(part),
    );
    // 図書館 is a library, 国立工芸館 one of a name.
    return own.length < leastBody || isHeld || raw.includes(text) ? [] : [{ text, from: index, to: index + text.length }];
  });
}

/** A run of signs may begin with a role and the name behind it: every part of it must be in the source. */
function hasEastern(text: string, language: string, source: SourceFacts): boolean {
  const bare = bareOf(text);
  // 堤さん: a family name may be a single sign.
  if (source.bare.includes(bare) || (bare.length < 2 && language !== "ja")) return true;
  // 예산결산위원장 is of the 예산결산위원회.
  if (language === "ko") return /위원[회장]$/u.test(bare) && source.bare.includes(bare.slice(0, -1));
  const family = language === "zh" ? familyCalled(bare) : undefined;
  if (family !== undefined) return source.bare.includes(family);
  // 何静把…: where a name ends is not marked.
  // Another given name is another person: 龙海生 is not 龙海平.
  const isCut = language === "zh" && (bare.length === 3 || bare.length === 4) && !givenSigns.includes(bare.at(-1) ?? "");
  if (isCut && source.bare.includes(bare.slice(0, -1))) return true;
  for (let cut = 2; cut <= bare.length - 2; cut += 1)
    if (source.bare.includes(bare.slice(0, cut)) && source.bare.includes(bare.slice(cut))) return true;
  // 费明远是临溪大学: small words between two names.
  const parts = language === "zh" ? bare.split(/[是在和与由到从向为的]/u).filter((part) => part !== "") : [];
  return parts.length > 1 && parts.every((part) => part.length > 1 && source.bare.includes(part));
}

const unhamzaed = new WeakMap<SourceFacts, ReadonlySet<string>>();
const withoutHamza = (word: string) => word.replace(/[أإآ]/gu, "ا").replace(/ى$/u, "ي").replace(/ة$/u, "ه");

/** The words of an Arabic article as they are written in haste. */
function hastyTokens(source: SourceFacts): ReadonlySet<string> {
  const known =
    unhamzaed.get(source) ??
    new Set([...source.tokens].map(withoutHamza).flatMap((word) => (/^[وفبلك]\S{3}/u.test(word) ? [word, word.slice(1)] : [word])));
  unhamzaed.set(source, known);
  return known;
}

/** Arabic hangs articles and small words before a name, Hindi changes its end: every word must begin as one of the source. */
function hasSouthern(text: string, language: string, source: SourceFacts): boolean {
  // الزرقاء is a town, and no blue umbrella of the article’s.
  if (language === "ar" && /^ال\S+$/u.test(text) && placesOf("ar").includes(text)) return source.raw.includes(text);
  return text.split(" ").every((word) => {
    if (word.length < 2 || source.tokens.has(word) || source.tokens.has(bareWord(word, language))) return true;
    if (language !== "ar") return false;
    const hasty = hastyTokens(source);
    // Of cakes she brought كعكا: what is done to something has its own ending.
    if (/.{3}اً?$/u.test(word) && hasty.has(withoutHamza(bareWord(word.replace(/اً?$/u, ""), language)))) return true;
    return hasty.has(withoutHamza(bareWord(word, language))) || (/^[وفبلك]/u.test(word) && hasty.has(withoutHamza(word.slice(1))));
  });
}

function placeOfName(text: string, source: SourceFacts): SourceRange | undefined {
  const { content, title } = source.article;
  const words = [text, ...text.split(/[\s-]/u).filter((word) => word.length > 2)];
  for (const word of words)
    for (const stem of [word, word.slice(0, Math.max(2, word.length - 2))])
      for (const [field, where] of [
        ["content", content],
        ["title", title],
      ] as const) {
        const from = where.indexOf(stem);
        if (from >= 0 && stem.length > 1) return { field, from, to: from + stem.length };
      }
  return undefined;
}
