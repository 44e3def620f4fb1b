import { late } from "../../http/late-pattern.ts";
import { maskQuotes, quoteSpans } from "../edition/quote-spans.ts";
import { splitSentences } from "../edition/sentences.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { clauseOf, latinPeople } from "./people-latin.ts";

const months = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"];
const month = `(${months.join("|")}|Jänner)`;
const year = "((?:1[1-9]|20)\\d\\d)";
const stopwords = new Set(
  "der die das den dem des ein eine einen einem einer eines und oder aber doch denn sondern nicht kein keine auch nur noch schon so wie als wenn dass daß ob weil da dann damit dort hier es er sie wir ihr ich du man sich sein seine ihre ihren ihrem ihrer unser mit ohne von vom zu zum zur in im ins an am auf aus bei beim bis durch für gegen nach neben über um unter vor zwischen seit während ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können soll sollen muss müssen mehr sehr viel viele alle alles jede jeder jedes diese dieser dieses dem was wer wo wann sagt sagte".split(
    " ",
  ),
);

const monthNumber = (name: string) => (name === "Jänner" ? 1 : months.indexOf(name) + 1);

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  const add = (at: number, label: string, y?: string, m?: string, d?: string) =>
    found.push({
      at,
      label,
      year: y ? Number(y) : null,
      month: m ? monthNumber(m) : null,
      day: d ? Number(d) : null,
      past: /[Ss]eit(?: dem)?\s$/.test(text.slice(0, at)),
    });
  for (const m of text.matchAll(new RegExp(`(?<!\\d)(\\d{1,2})\\. ${month}(?: ${year})?`, "g"))) add(m.index, m[0], m[3], m[2], m[1]);
  for (const m of text.matchAll(new RegExp(`(?<!\\d\\. )\\b${month} ${year}`, "g"))) add(m.index, m[0], m[2], m[1]);
  for (const m of text.matchAll(
    new RegExp(`(?:[Ss]eit|[Ii]m Jahr|[Ii]m Jahre|[Bb]is|[Aa]b|[Zz]wischen|anno)(?: dem Jahr)? ${year}(?!\\d)`, "g"),
  ))
    add(m.index, m[1] ?? "", m[1]);
  return found.toSorted((a, b) => a.at - b.at || b.label.length - a.label.length);
}

function phrases(text: string): string[] {
  const paragraph = maskQuotes(text, quoteSpans(text));
  const found: { text: string; score: number }[] = [];
  for (const { text: sentence } of splitSentences(paragraph, de)) {
    const plain = sentence.replace(/[.;]$/, "");
    const words = plain.split(" ").length;
    if (words >= 3 && words <= 5 && late.u`^\p{Lu}[\p{L}\d -]+$`.test(plain) && !de.leaning.test(plain))
      found.push({ text: plain, score: 5 });
  }
  for (const match of paragraph.matchAll(
    late.gu`(?<!\p{L})((?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Kk]eine?) (?:\p{Ll}{4,}(?:e|er|es) )\p{Lu}\p{Ll}{3,})(?=[\s,.;:–])`,
  ))
    found.push({ text: match[1] ?? "", score: late.u`^\p{Lu}`.test(match[1] ?? "") ? 4 : 3 });
  for (const match of paragraph.matchAll(
    late.gu`(?<!\p{L})((?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?) \p{Lu}\p{Ll}{3,} (?:der|des|unter der|im|am|aus) \p{Lu}\p{Ll}{3,})(?=[\s,.;:–])`,
  ))
    found.push({ text: match[1] ?? "", score: 3 });
  for (const match of paragraph.matchAll(
    late.gu`(?<!\p{L})((?:[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf) \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?)(?=[\s,.;:–])`,
  ))
    found.push({ text: match[1] ?? "", score: 2 });
  return found.toSorted((a, b) => b.score - a.score).map((entry) => entry.text);
}

export const de: Grammar = {
  language: "de",
  spaced: true,
  abbreviation: late.u`(?:^|[\s(„“–.])(?:Dr|Prof|Dipl|Ing|Hr|Fr|Nr|St|Str|bzw|ca|z|vgl|sog|inkl|exkl|geb|gest|Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez|Mio|Mrd|Tsd|evtl|ggf|Abs|Art|Bd|Jh|\p{L})$|-(?:Ing|Str)$|\s(?:bspw|max|min|Tel|Kap|Hrsg|Chr|Mag|Fam|Std|Min|Sek|lt|gem|Verf)$`,
  keepsTogether: (before, following) =>
    /(?:^|\s)\d{1,3}$/.test(before) &&
    (new RegExp(`^(?:${month}|Jahrhundert|Jahrestag|Geburtstag|Auflage|Stock|Spieltag|Minute)`).test(following) ||
      /(?:[Aa]m|[Vv]om|[Bb]is|[Zz]um|[Dd]en|[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]es|[Ii]m|[Bb]eim|[Ss]eit)\s\d{1,3}$/.test(before)),
  stopwords,
  leaning: late.u`^(?:[„“‚"»]?(?:Er|Sie|Es|Das(?! \p{Lu})|Dies|Dieser|Diese|Dieses|Diesen|Aber|Und|Oder|Doch|Denn|Dann|Da|Dort|Hier|Dabei|Dafür|Dagegen|Damit|Davon|Dazu|Danach|Deshalb|Darum|Sein|Seine|Ihr|Ihre|Wir|Ich|Man|So|Auch|Jedenfalls|Erst|Beide|Dessen|Deren|Welchen?|Der (?:erste|letzte|zweite|dritte|andere|Rest)(?= \p{Ll})|Die (?:erste|letzte|zweite|dritte|anderen?)(?= \p{Ll})|Die übrigen|Außerdem|Allerdings|Sondern|Zum Beispiel|Zu dieser|In dieser|Bei diesen?|Bei dieser|An diesem|In diesem|Um diese)(?!\p{L})|\p{L}+ (?:er|sie|es) |.{0,60} davon )`,
  pointsBack: late.u`(?<!\p{L})(?:er|sie|ihn|ihm|ihnen|sein(?:e[rnms]?)?|ihr(?:e[rnms]?)?|dessen|deren|dann|damals|dabei|darin|daran|dort|danach|davon)(?!\p{L})`,
  dash: " – ",
  comma: ", ",
  stop: ".",
  dates,
  figures: late.gu`(?:[$€£]\s?)?\d+(?:[.\u202f\u00a0 ]\d{3})*(?:,\d+)?(?:\s?%|\s?€)?(?:\s(?:Millionen|Milliarden|Tausend|Prozent|Mio\.|Mrd\.|Euro|Kubikmeter|Quadratmeter|Kilometer|Kilogramm|Meter|Metern|Stunden|Minuten|Tonnen|Liter))?(?:\s(?:\p{Ll}+(?:e|en|er)\s)?\p{Lu}\p{Ll}{2,}(?:-\p{L}+)*)?(?:\slang)?`,
  isNoFigure: (before, figure, after) =>
    /(?:(?:Nr|No|Hausnummer|Seite|Linie|Gleis|um|gegen)\.?\s|[:#–-]|\d[.,:]|\d\.\s?)$/.test(before) ||
    (/(?:\bum|,)\s(?:\d{1,2}(?:\.\d\d)?(?:,| und)\s)*$/.test(before) && /(?:Uhr|\d\s(?:und|,))/.test(after.slice(0, 24))) ||
    late.u`^\s?Uhr|^\.\s\p{Lu}|^\.\d\d|^-|^:\d`.test(after) ||
    /\sUhr$/.test(figure) ||
    new RegExp(`${month}$`).test(figure) ||
    /^(?:1[1-9]|20)\d\d$/.test(figure) ||
    late.u`^(?:1[1-9]|20)\d\d\s(?!\p{Lu}\p{Ll}+(?:en|er)\b)`.test(figure) ||
    /\sJahren?$/.test(figure) ||
    /^\s(?:zu|gegen)\s\d/.test(after) ||
    /\d\szu\s$/.test(before) ||
    /^\sJahre alt|^\sJahre,/.test(after) ||
    !late.u`[€%]|\s\p{L}{3,}`.test(figure),
  phrases,
  people: latinPeople({
    title:
      /(?:^|[\s(„–])(?:Herrn?|Frau|Dr|Prof|Dr\.-Ing|Pfarrer|Pfarrerin|Professor|Professorin|Kapitän|Kapitänin|Trainer|Trainerin|Bürgermeister|Bürgermeisterin|Oberbürgermeister|Oberbürgermeisterin|Minister|Ministerin)\.?\s$/,
    femaleTitle: /(?:Frau|in)\s?$/,
    maleTitle: /Herr/,
    noName: new RegExp(
      `^(?:${months.join("|")}|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Der|Die|Das|Den|Dem|Des|Ein|Eine|Einen|Einer|In|Im|An|Am|Auf|Aus|Bei|Beim|Bis|Durch|Für|Mit|Nach|Seit|Um|Über|Unter|Vom|Von|Vor|Wenn|Weil|Dass|Ob|Als|Und|Oder|Aber|Doch|Dann|Damit|Dort|Hier|So|Wie|Was|Wer|Wo|Zum|Zur|Zu|Viermal|Kein|Keine|Meine|Sein|Seine|Ihr|Ihre|Unser|Er|Sie|Es|Wir|Ich|Man|Nicht|Nur|Noch|Auch|Alle|Viele|Drei|Zwei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Erst|Steigt|Steht|Dieser|Diese|Dieses|Uhr|Euro|Prozent|Millionen|Milliarden|Meter|Metern|Kilometer|Kubikmeter|Kilogramm|Stunden|Minuten|Jahre|Jahren|Nr|Stadt|Land|Gemeinde|Kreis|Rat|Haus|Straße|Platz|Allee|Weg|Ring|Park|Offiziell|Gewarnt|Zum|Führungen)$|(?:brücke|stadt|straße|gasse|platz|kirche|rat|haus|verein|schule|amt|burg|berg|hof|park|museum|feuerwehr|schutz|ung|heit|keit|schaft|tion)$`,
    ),
    role: /(?:spieler|spielerin|stürmer|stürmerin|verteidiger|verteidigerin|torwart|torfrau|hüter|graf|gräfin|gärtner|gärtnerin|bäcker|bäckerin|fischer|fischerin|leiter|leiterin|meister|meisterin|sprecher|sprecherin|vorsitzende|vorsitzender|beauftragte|beauftragter|chef|chefin|präsident|präsidentin|lehrer|lehrerin|arzt|ärztin|küster|küsterin|student|studentin|pfarrer|pfarrerin|direktor|direktorin|rentner|rentnerin|ingenieur|ingenieurin|rat|rätin|wirt|wirtin|bauer|bäuerin|händler|händlerin|führer|führerin|trainer|trainerin|forscher|forscherin|minister|ministerin)$/i,
    speech:
      /sagt|sagte|sagen|erzählt|erzählte|erklärt|erklärte|meint|meinte|entgegnet|entgegnete|berichtet|berichtete|betont|betonte|ergänzt|ergänzte|fügt|fügte|antwortet|antwortete|fragt|fragte|ruft|rief|lacht|lachte|erinnert|erinnerte|schwärmt|warnt|warnte|versichert|versicherte|findet|fand|scherzt|scherzte|gesteht|gestand|kündigt|kündigte|schreibt|schrieb|heißt|hieß|verrät|verspricht|versprach/,
    she: /^[Ss]ie$/,
    he: /^[Ee]r$/,
    nameless: late.u`(?<!\p{L})(?:Frau|Mann|Witwe|Witwer|Mutter|Vater|Tochter|Sohn|Schwester|Bruder|Mädchen|Junge|Nachbarin|Nachbar|Freundin|Freund|Kollegin|Kollege|Partnerin|Partner|Tante|Onkel|Nichte|Neffe|Großmutter|Großvater|Enkelin|Enkel)(?!\p{L})`,
    human: late.u`(?<!\p{L})(?:(?:Ober)?[Bb]ürgermeister(?:in)?|Leiter(?:in)?|Sprecher(?:in)?|Trainer(?:in)?|Lehrer(?:in)?|Direktor(?:in)?|Rektor(?:in)?|Richter(?:in)?|Anwalt|Anwältin|Verteidiger(?:in)?|Staatsanwalt|Staatsanwältin|Angeklagter?|Zeugin?|Zeuge|Arzt|Ärztin|Pfarrer(?:in)?|Polizist(?:in)?|Beamter?|Beamtin|Besitzer(?:in)?|Inhaber(?:in)?|Fahrer(?:in)?|Kunde|Kundin|Gast|Besucher(?:in)?|Bewohner(?:in)?|Anwohner(?:in)?|Schüler(?:in)?|Student(?:in)?|Spieler(?:in)?|Torwart|Schiedsrichter(?:in)?|Ministerpräsident(?:in)?|Minister(?:in)?|Präsident(?:in)?|Vorsitzender?|Chef(?:in)?|Redakteur(?:in)?|Forscher(?:in)?|Ingenieur(?:in)?|Architekt(?:in)?|Jemand|jemand|Andere|andere)(?!\p{L})`,
    opener: late.u`^(?:(?:Als|Wenn|Während|Doch|Aber|Und|Dann|Weil|Nachdem|Gestern|Heute|Später|Auch|Denn)\s)?(?:(?:[Dd](?:er|ie)|[Ee]ine?|[Ss]eine?|[Ii]hre?|\p{Lu}\p{Ll}+s)\s)?(?:\p{Ll}+(?:e|er)\s)?(?:\p{Lu}[\p{L}-]*(?:er|in|ist|ent|or|chef|mann|frau|ige|arzt|wirt|rat|ende|te)\s)?(?:(?:Herr|Frau|Dr|Prof|Dr\.-Ing|Pfarrer|Professor)\s)*$`,
    determiner: /^(?:[Dd](?:er|ie)|[Ee]ine?|[Ss]eine?|[Ii]hre?)\s/,
    lateSubject: late.u`(?<!\p{L})(?:der|die)\s\p{Lu}[\p{L}-]+\s(?:(?:Dr|Prof|Dr\.-Ing)\.\s)*$`,
    anyPerson: late.u`\p{Lu}\p{Ll}+(?:er|in|ist|ent|or|chef|mann|frau|leute|ige|arzt|wirt|rat|ende)(?!\p{L})`,
    listener: /(?:^|\s)(?:zu|zum|zur|mit|über|nach|vor|und|als|während|dass|neben|gegenüber|dem|den)\s/,
    denial: late.u`^\s(?:(?:[^\s:,.]+\s){0,2})?(?:nicht|nichts|nie|kein\p{L}*)(?!\p{L})`,
    hearsay: late.u`(?<!\p{L})(?:[Ll]aut|[Ww]enn|zitiert|zitierte|vorlas|[Nn]ach Angaben|[Zz]ufolge|[Nn]ach Darstellung)(?!\p{L})`,
    frame: {
      tail: late.u`^\s(?:hinzu|dazu|dann|später|noch|auch|heute|gestern|am|im|in|beim|bei|nach|vor|auf|zur|zum|schon|nur|dabei|darauf|zurück|aus|vor Gericht)(?:\s(?!(?:dass|Schild|Zettel|Plakat|Tafel|Brief)(?!\p{L}))[\p{L}\d.-]+){0,6}$|^\s\p{Lu}\p{Ll}+(?:\s(?:an|aus|zu))?$`,
      that: late.u`(?<!\p{L})(?:dass|daß|ob|wie|Schild|Zettel|Plakat|Tafel|Inschrift|steht|stand)(?!\p{L})`,
      lead: late.u`^,?\s(?:der|die|das|ein|eine|sein|seine|ihr|ihre)\s(?!.*(?<!\p{L})(?:zu|mit|über|und|dass)(?!\p{L}))(?:[\p{L}-]+\s){0,3}[\p{L}-]+,?\s$`,
    },
    joins: /^(?:und|oder|zu|von|mit|für|über|an|bei|gegenüber|aus|in|im)$/,
    otherPronoun: /^(?:[Ww]ir|[Ii]ch|[Ee]s|[Mm]an|die|wer)$/,
    adverb: /^\s(?:auch|dann|einmal|später|noch|selbst|dazu|heute|hat|hatte)\s$/,
    personAfter: /^,\s\d{1,3}\b|^\s\(\d{1,3}\)/,
    personBefore: late.u`(?:^|\s)(?:\p{Lu}\p{Ll}+(?:leiter|meister|sprecher|beauftragte|beauftragter|chef|lehrer|student|vorsitzende|vorsitzender)(?:in)?)\s(?:Dr\.\s|Prof\.\s|Dr\.-Ing\.\s)?$`,
    thing: /^(?!)/,
    placeBefore: late.u`(?<!\p{L})(?:in|aus|nach|bei|an|im|am|auf|um|über|durch)\s$`,
    describe(name, before, after) {
      const role = late.u`(?:^|[\s,])((?:(?:[Dd]er|[Dd]ie) (?:\p{Ll}+(?:e|er)\s)?)?\p{Lu}[\p{Ll}-]{3,})\s(?:(?:Dr|Prof|Dr\.-Ing)\.\s)*$`
        .exec(before)?.[1]
        ?.trim();
      const following = /^,\s(.*)$/su.exec(after)?.[1];
      const clause = following ? clauseOf(following, 120) : null;
      const apposition =
        clause && /^(?:\d{1,3}\b|die\s|der\s|deren\s|dessen\s|eine?\s)/.test(clause)
          ? clause.replace(/,\s(?:dann|so|sagte?|und)\b.*$/, "")
          : null;
      const isRole =
        role !== undefined &&
        !/^(?:Die|Der|Das|Wer|Wenn|Jemand|Hier|Dort|Dieser)$/.test(role) &&
        !/(?:brücke|stadt|straße|gasse)$/.test(role);
      if (isRole && apposition) return `${name}: ${role}, ${apposition}.`;
      if (isRole) return `${name}: ${role}.`;
      return apposition ? `${name}: ${apposition}.` : null;
    },
  }),
};
