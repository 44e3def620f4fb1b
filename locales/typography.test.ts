import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "./languages.ts";

type Words = { [key: string]: string | Words };

const here = import.meta.dirname;

function textsOf(words: Words | string): string[] {
  return typeof words === "string" ? [words] : Object.values(words).flatMap(textsOf);
}

/** Quotation marks that a language does not use. */
const foreignQuotes: Record<string, RegExp> = {
  de: /[«»]/,
  fr: /[„“”]/,
  es: /[„“”]/,
  it: /[„“”]/,
  pt: /[„“”]/,
  ru: /[“”]/,
  ja: /[«»„“”]/,
  ko: /[«»„]/,
  zh: /[«»„]/,
  ar: /[„“”]/,
  hi: /[«»„]/,
};

// A lexicon is what texts are read by, written in any manner.
for (const { code } of languages)
  for (const file of globSync(`${code}/*.json`, { cwd: here, exclude: ["**/lexicon.json"] })) {
    it(`${code}/${basename(file)} is written with the marks of its language`, () => {
      const texts = textsOf(JSON.parse(readFileSync(join(here, file), "utf8")));
      const found = (pattern: RegExp) => texts.filter((text) => pattern.test(text));
      expect(found(/\p{L}'\p{L}/u), "straight apostrophes").toEqual([]);
      // The specification's English has three dots.
      if (code !== "en") expect(found(/\.\.\./), "three dots for an ellipsis").toEqual([]);
      if (code === "fr") expect(found(/ [:;!?»]|« /), "spaces that may break").toEqual([]);
      const foreign = foreignQuotes[code];
      if (foreign) expect(found(foreign), "quotation marks of others").toEqual([]);
    });
  }
