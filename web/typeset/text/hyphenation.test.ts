import { expect, test } from "vitest";
import { loadHyphenator } from "./hyphenation.ts";

const samples = [
  ["en", "independently", "in-de-pen-dently"],
  ["en", "newspaper", "news-pa-per"],
  ["de", "Hochwasserschutz", "Hoch-was-ser-schutz"],
  ["de", "Nachbarschaftshilfe,", "Nach-bar-schafts-hilfe,"],
  ["es", "biblioteca", "bi-blio-teca"],
  ["fr", "coopérative", "co-opé-ra-tive"],
  ["it", "mercato", "mer-cato"],
  ["pt", "preocupa:", "pre-o-cupa:"],
  ["ru", "восстановление", "вос-ста-нов-ле-ние"],
] as const;

test("words break where a dictionary breaks them, at least 2 letters before and 3 after", async () => {
  for (const [language, word, broken] of samples) {
    const parts = (await loadHyphenator(language))(word);
    expect(parts.join("")).toBe(word);
    expect(`${language} ${parts.join("-")}`).toBe(`${language} ${broken}`);
  }
});

test("figures, addresses, capitals and short words stay whole", async () => {
  const hyphenate = await loadHyphenator("en");
  for (const word of ["14,000-gallon", "https://example.com/library", "editor@example.com", "UNESCO", "U.S.A.", "well", "example.com"]) {
    expect(hyphenate(word)).toEqual([word]);
  }
});

test("a compound breaks after its own hyphen, and inside only where a part is long", async () => {
  const hyphenate = await loadHyphenator("de");
  expect(hyphenate("Baden-Württembergisches")).toEqual(["Baden-", "Würt", "tem", "ber", "gi", "sches"]);
  expect((await loadHyphenator("en"))("reading-room")).toEqual(["reading-", "room"]);
});

test("languages without hyphenation leave every word whole", async () => {
  for (const language of ["ja", "ar", "hi", "ko", "zh", "xx"]) {
    expect((await loadHyphenator(language))("independently")).toEqual(["independently"]);
  }
});

test("a word is hyphenated between letters only, never at its no-break hyphen", async () => {
  for (const language of ["de", "en", "es", "fr", "it", "pt", "ru"]) {
    const hyphenate = await loadHyphenator(language);
    for (const word of ["non\u2011proliferation", "minus\u2212significant", "middle·dotted"]) {
      const parts = hyphenate(word);
      expect(parts.join("")).toBe(word);
      for (const part of parts.slice(0, -1)) expect(part, language).toMatch(/\p{L}$/u);
      for (const part of parts.slice(1)) expect(part, language).toMatch(/^\p{L}/u);
    }
  }
});
