import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { templates } from "../web/typeset/index.ts";
import { type ByLanguage, type LanguageCode, readyLanguages } from "./languages.ts";

type Words = { [key: string]: string | Words | (string | Words)[] };

const here = import.meta.dirname;
const counts = { languages: readyLanguages.length, templates: templates.length };
type Counted = keyof typeof counts;

/** Every place where the words say how many there are. A story may count what it likes. */
const sayings: Readonly<Record<string, readonly Counted[]>> = {
  "demo.told.template": ["templates"],
  "head.description": ["templates", "languages"],
  "public.landing.features.templates.text": ["templates"],
  "public.landing.papers.title": ["templates"],
  "public.landing.plans.free.bullets.templates": ["templates", "languages"],
};

/** Number words in the forms these sayings have them in, in regular expressions; figures are understood anyway. */
const numberWords: ByLanguage<Readonly<Record<number, string>>> = {
  en: { 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen" },
  es: { 11: "once", 12: "doce", 13: "trece", 14: "catorce" },
  fr: { 11: "onze", 12: "douze", 13: "treize", 14: "quatorze" },
  de: { 11: "elf", 12: "zwölf", 13: "dreizehn", 14: "vierzehn" },
  it: { 11: "undici", 12: "dodici", 13: "tredici", 14: "quattordici" },
  pt: { 11: "onze", 12: "doze", 13: "treze", 14: "catorze" },
  ru: {
    11: "одиннадцат[ьи]",
    12: "двенадцат[ьи]",
    13: "тринадцат[ьи]",
    14: "четырнадцат[ьи]",
  },
  ja: { 11: "十一", 12: "十二", 13: "十三", 14: "十四" },
  ko: { 11: "열한", 12: "열두", 13: "열세", 14: "열네" },
  zh: { 11: "十一", 12: "十二", 13: "十三", 14: "十四" },
  ar: {
    11: "إحدى عشرة|أحد عشر",
    12: "اثنت[اي] عشرة|اثن[اي] عشر",
    13: "(?:ال)?ثلاث عشرة|(?:ال)?ثلاثة عشر",
    14: "(?:ال)?أربع عشرة|(?:ال)?أربعة عشر",
  },
  hi: { 11: "ग्यारह", 12: "बारह", 13: "तेरह", 14: "चौदह" },
};

/** Whether a text says a number, in words or figures. */
function says(text: string, number: number, code: LanguageCode): boolean {
  const words = numberWords[code]?.[number];
  if (words === undefined) throw new RangeError(`The words of ${code} for ${number} are not in this test yet.`);
  const isSpaced = code !== "ja" && code !== "zh";
  // An Arabic word may have a letter before it that means “and” or “in”.
  const spelled = isSpaced ? `(?<![\\p{L}\\p{M}])[وب]?(?:${words})(?![\\p{L}\\p{M}])` : words;
  return new RegExp(`(?<!\\d)${number}(?!\\d)|${spelled}`, "iu").test(text);
}

function flat(words: Words | Words[string], path: string): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => flat(value, `${path}.${key}`));
}

const wordsOf = (code: LanguageCode) =>
  globSync("*.json", { cwd: join(here, code) }).flatMap((file) =>
    flat(JSON.parse(readFileSync(join(here, code, file), "utf8")) as Words, basename(file, ".json")),
  );

for (const { code } of readyLanguages)
  it(`the words in ${code} say how many templates and languages there are`, () => {
    const words = new Map(wordsOf(code));
    for (const [key, counted] of Object.entries(sayings))
      for (const what of counted) expect(says(words.get(key) ?? "", counts[what], code), `${what} in ${key}: ${words.get(key)}`).toBe(true);
  });

it("no other words of the product say so", () => {
  const others = wordsOf("en").filter(([key]) => !key.startsWith("sample.") && !(key in sayings));
  const counting = /\b(?:\w+|\d+) (?:templates|languages|papers)\b/i;
  const number = new RegExp(`\\b(?:\\d+|${Object.values(numberWords.en).join("|")})\\b`, "i");
  expect(others.filter(([, text]) => number.test(counting.exec(text)?.[0] ?? ""))).toEqual([]);
});

it("README.md says how many templates and languages there are", () => {
  const readme = readFileSync(join(here, "../README.md"), "utf8");
  const spelled = Object.values(numberWords.en).join("|");
  const said = [...readme.matchAll(new RegExp(`\\b(\\d+|${spelled})\\s+(templates|languages)\\b`, "gi"))];
  expect(new Set(said.map((match) => match[2]))).toEqual(new Set(["templates", "languages"]));
  for (const [text, , what] of said) expect(says(text, counts[what as Counted], "en"), text).toBe(true);
});
