import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { languages, readyLanguages } from "./languages.ts";

type Words = { [key: string]: string | Words | (string | Words)[] };

const here = import.meta.dirname;
// A lexicon is what one language has of its own.
const files = globSync("en/*.json", { cwd: here })
  .map((path) => basename(path))
  .filter((file) => file !== "lexicon.json");
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function flatten(words: Words | Words[string], path = ""): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

function read(code: string, file: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(join(here, code, file), "utf8"))));
}

const stem = (key: string) => key.replace(pluralSuffix, "");
const placeholders = (text: string) => new Set(text.match(/\{\{\s*[\w.]+[^}]*\}\}/g) ?? []);

/** Stems that English counts: those with an _other form. */
const countedIn = (words: Map<string, string>) => new Set([...words.keys()].filter((key) => key.endsWith("_other")).map(stem));

for (const { code } of readyLanguages) {
  for (const file of files) {
    const english = read("en", file);
    const counted = countedIn(english);
    const stemOf = (key: string) => (counted.has(stem(key)) ? stem(key) : key);

    it(`${code}/${file} has every word of English and no other`, () => {
      const words = read(code, file);
      expect(new Set([...words.keys()].map(stemOf))).toEqual(new Set([...english.keys()].map(stemOf)));
    });

    it(`${code}/${file} has exactly the plural forms of its language`, () => {
      const words = read(code, file);
      const categories = new Set(new Intl.PluralRules(code).resolvedOptions().pluralCategories);
      for (const key of counted) {
        const forms = new Set([...words.keys()].filter((other) => stem(other) === key).map((other) => other.match(pluralSuffix)?.[1]));
        // i18next takes _zero for nothing at all in any language: European Portuguese says "0 palavras" where the rules of "pt" say one.
        if (!categories.has("zero")) forms.delete("zero");
        expect(forms, key).toEqual(categories);
      }
    });

    it(`${code}/${file} leaves nothing empty and loses no placeholder`, () => {
      for (const [key, text] of read(code, file)) {
        expect(text.trim(), key).not.toBe("");
        const wanted = placeholders(english.get(key) ?? english.get(`${stem(key)}_other`) ?? "");
        const given = placeholders(text);
        // "one token", "two tokens": languages with such forms may write the number out.
        const isWrittenOut = counted.has(stem(key)) && /_(zero|one|two)$/.test(key);
        if (!isWrittenOut) expect(given, key).toEqual(wanted);
        for (const placeholder of given) expect(wanted, key).toContain(placeholder);
      }
    });

    if (code !== "en")
      it(`${code}/${file} leaves nothing in English`, () => {
        for (const [key, text] of read(code, file)) {
          const own = text.replace(/\{\{[^}]*\}\}/g, "").trim();
          if (own.length > 14 && own.includes(" ")) expect(text, key).not.toBe(english.get(key));
        }
      });
  }
}

it("the list knows each language once, with a valid Intl tag", () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  for (const { code, tag } of languages) expect(Intl.getCanonicalLocales(tag)[0]).toMatch(new RegExp(`^${code}`));
});
