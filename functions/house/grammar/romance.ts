import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { romancePeople, romanceSpeech } from "./people-romance.ts";
import { type RomanceManner, romanceManners } from "./romance-manners.ts";
import { subheadsOf } from "./romance-phrases.ts";
import { romanceTongues, type Tongue } from "./romance-tongues.ts";

const numeral = "\\d+(?:[.\\u202f\\u00a0 ]\\d{3})*(?:,\\d+)?";
const yearDigits = "((?:1[3-9]|20)\\d\\d)";

function dateReader({ months, between, beforeYear }: Tongue): (text: string) => DateMention[] {
  const month = `(${months.join("|")})`;
  const full = new RegExp(`(?<![\\d.,:])(\\d{1,2})(?:er|º|\\.º)?\\s${between}${month}(?:\\s${between}${yearDigits})?(?!\\p{L})`, "giu");
  const monthly = new RegExp(`(?<!\\d\\s${between})(?<!\\p{L})${month}\\s${between}${yearDigits}(?!\\d)`, "giu");
  const yearly = new RegExp(`(?<!\\p{L})(?:${beforeYear})\\s${yearDigits}(?![\\d-]|[.,]\\d)`, "giu");
  const numberOf = (name: string | undefined) => months.indexOf((name ?? "").toLowerCase()) + 1;
  return (text) => {
    const found: (DateMention & { at: number })[] = [];
    for (const m of text.matchAll(full)) {
      const past = /(?:[Dd]esde|[Dd]epuis|[Dd]al)(?:\s(?:el|le|o))?\s$/.test(text.slice(0, m.index));
      found.push({
        at: m.index,
        label: m[0],
        year: m[3] ? Number(m[3]) : null,
        month: numberOf(m[2]),
        day: Number(m[1]),
        ...(past ? { past } : {}),
      });
    }
    for (const m of text.matchAll(monthly)) found.push({ at: m.index, label: m[0], year: Number(m[2]), month: numberOf(m[1]), day: null });
    for (const m of text.matchAll(yearly)) found.push({ at: m.index, label: m[1] ?? "", year: Number(m[1]), month: null, day: null });
    return found.toSorted((a, b) => a.at - b.at || b.label.length - a.label.length).map(({ at: _, ...date }) => date);
  };
}

const dashMarks = { es: ["«", "»"], it: ["«", "»"], pt: ["“", "”"] } as const;

/** "« Le pain, explique Claire Dubois, c’est… »", «Casi —subraya—. A las cuatro…»: the writer's words inside the marks. */
function insetsOf(speech: string, { age, articles, human }: RomanceManner): (quoted: string) => { start: number; end: number }[] {
  const trade = human.replaceAll(" ", "|").replaceAll("_", "\\s");
  const commas = new RegExp(
    `[,!?]\\s(?:${speech})(?:-(?:t-)?(?:il|elle)|(?:\\s[\\p{Ll}’'-]+){0,4}\\s\\p{Lu}[^,«»“”.!?]{1,50}(?:,\\s(?:${age}|(?:${articles.replaceAll(" ", "|")})?\\s?(?:\\p{Ll}+\\s){0,2}?(?:${trade})(?!\\p{L})[^,«»“”.!?]{0,60}))*)[,.]\\s`,
    "gu",
  );
  const dashes = new RegExp(`\\s[—–]\\s?(?:${speech})(?!\\p{L})[^—–«»“”.!?]{0,60}[—–][.,;:]?\\s?`, "gu");
  return (quoted) =>
    [...quoted.matchAll(commas), ...quoted.matchAll(dashes)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .toSorted((a, b) => a.start - b.start)
      .filter((inset, i, all) => i === 0 || inset.start >= (all[i - 1]?.end ?? 0));
}

/**
 * Spanish, French, Italian and Portuguese: sentences, dates, figures with what they count, what leans on the sentence before, and who
 * speaks.
 */
function romanceGrammar(language: keyof typeof romanceTongues): Grammar {
  const tongue = romanceTongues[language];
  const month = `(?:${tongue.months.join("|")})`;
  const speech = romanceSpeech(romanceManners[language]);
  const clitics = `(?:${romanceManners[language].clitics.split(" ").join("|")})`;
  const noNoun = tongue.functionWords.replaceAll(" ", "|");
  return {
    language,
    spaced: true,
    abbreviation: tongue.abbreviation,
    stopwords: new Set(`${tongue.functionWords} ${tongue.stopwords}`.split(" ")),
    leaning: new RegExp(`^(?:[«“"]\\s?)?(?:${tongue.leaning})(?!\\p{L})`, "u"),
    pointsBack: new RegExp(`(?<!\\p{L})(?:${tongue.pointsBack})(?!\\p{L})`, "u"),
    subjectless: new RegExp(`^(?:${tongue.verbFirst})(?!\\p{L})`, "u"),
    dash: " – ",
    comma: ", ",
    stop: ".",
    dates: dateReader(tongue),
    figures: new RegExp(
      `(?:(?:R\\$|[$€£])\\s?)?${numeral}(?:\\s?%|\\s?€|(?:\\s(?:${tongue.scales})(?!\\p{L}))?(?:\\s(?:d[ei]\\s|d’)?(?!(?:${noNoun})(?!\\p{L}))\\p{Ll}{3,}(?:-\\p{Ll}+)*)?)`,
      "gu",
    ),
    isNoFigure(before, figure, after) {
      const noun = late.u`\s(?:d’)?(\p{Ll}{3,})[\p{Ll}-]*$`.exec(figure)?.[1] ?? "";
      return (
        late.u`(?:\p{L}|[\d:.,/]|\bn[º°.]\s?|(?<!\p{L})(?:p[áa]g(?:ina|\.)?|page|minuto|minute|línea|ligne|via|rua|calle|rue)\s)$`.test(
          before,
        ) ||
        (/^\d{1,2}(?:\.\d\d)?(?:\s|$)/.test(figure) && new RegExp(`(?<!\\p{L})(?:${tongue.beforeTime})\\s$`, "iu").test(before)) ||
        // Of a vote both sides count, or neither.
        (/\s(?:votos|voix|voti)$/u.test(figure) &&
          /^\s(?:contra|contre|contro|a(?:\s|$)|à|en contra|a favor|pour|favorables?)/u.test(after)) ||
        /^(?:[:h.]\d|\s?h(?:\s?\d|\b))/u.test(after) ||
        new RegExp(`\\s(?:${tongue.timesAndAges})$`, "u").test(figure) ||
        new RegExp(`\\s(?:d[ei]\\s)?${month}$`, "iu").test(figure) ||
        (/^(?:1[3-9]|20)\d\d(?!\d)/.test(figure) && !/[%€$]/.test(figure)) ||
        (!/[%€$]/.test(figure) && (noun === "" || new RegExp(`(?:${tongue.verbEndings})$`, "u").test(noun)))
      );
    },
    phrases: (paragraph) => subheadsOf(paragraph, language, new RegExp(`^(?:${tongue.leaning}|${tongue.verbFirst})(?!\\p{L})`, "u")),
    insets: insetsOf(speech, romanceManners[language]),
    ...(language === "fr"
      ? {}
      : {
          dashSpeech: { incise: new RegExp(`\\s[—–]\\s?(?=(?:${clitics}\\s)?(?:${speech})(?!\\p{L}))`, "u"), marks: dashMarks[language] },
        }),
    people: romancePeople(language),
  };
}

export const es = romanceGrammar("es");
export const fr = romanceGrammar("fr");
export const it = romanceGrammar("it");
export const pt = romanceGrammar("pt");
