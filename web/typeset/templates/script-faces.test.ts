import { expect, test } from "vitest";
import { sample } from "../../../functions/house/edition/sample-articles.test-data.ts";
import { nodeFontFiles, nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import { createSliceLibrary } from "../../render/shaping/harfbuzz.ts";
import { americanClassic } from "./american-classic.ts";
import * as bamboo from "./bamboo-daily-faces.ts";
import * as british from "./british-broadsheet-faces.ts";
import * as carnival from "./carnival-gazette-faces.ts";
import * as european from "./european-modern-faces.ts";
import type { FaceSets, Role } from "./faces.ts";
import * as goldfield from "./goldfield-daily-faces.ts";
import * as local from "./local-community-faces.ts";
import * as herald from "./modern-herald-faces.ts";
import * as monsoon from "./monsoon-times-faces.ts";
import * as metropolitan from "./ny-times-classic-faces.ts";
import * as franklin from "./philadelphia-inquirer-faces.ts";
import * as savanna from "./savanna-chronicle-faces.ts";
import { facesFor, nameplateRole } from "./script-faces.ts";
import type { Template } from "./template.ts";
import * as vintage from "./vintage-times-faces.ts";

const sets: Record<string, FaceSets> = {
  "american-classic": americanClassic.faces,
  "british-broadsheet": british,
  "modern-herald": herald,
  "vintage-times": vintage,
  "european-modern": european,
  "local-community": local,
  "savanna-chronicle": savanna,
  "monsoon-times": monsoon,
  "bamboo-daily": bamboo,
  "carnival-gazette": carnival,
  "ny-times-classic": metropolitan,
  "philadelphia-inquirer": franklin,
  "goldfield-daily": goldfield,
};
const templates = Object.entries(sets).map(([id, faces]): Template => ({ ...americanClassic, id, faces }));
const languages = ["en", "es", "fr", "de", "it", "pt", "ru", "ko", "zh", "ja", "hi", "ar"];
const samples: Record<string, string> = {
  en: "en-tide-mill-feature",
  es: "es-faro-punta-meira",
  fr: "fr-boulangerie-cooperative",
  de: "de-hochwasserschutz",
  it: "it-mercato-coperto",
  pt: "pt-orquestra-escolar",
  ru: "ru-nochnoy-poezd",
  ko: "ko-ssiat-eunhaeng",
  zh: "zh-liuxi-river",
  ja: "ja-shima-no-ferry",
  hi: "hi-pahadi-football-club",
  ar: "ar-iyadat-alraseef",
};
/** What the sample's own script consists of; the rest is figures and points. */
const script = /\p{sc=Cyrl}|\p{sc=Hang}|\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Deva}|\p{sc=Arab}/u;

const rolesOf = (template: Template, language: string): [string, Role][] => Object.entries(facesFor(template, language));
const textOf = (language: string) => {
  const { title, content } = sample(samples[language] ?? "");
  return [...new Set((title + content).replaceAll(/\s/g, ""))];
};

test("every template has a glyph for every sign of an article in every language", async () => {
  const measurer = await nodeMeasurer();
  const missing = languages.flatMap((language) => {
    const signs = textOf(language);
    const fonts = new Set(templates.flatMap((template) => rolesOf(template, language).map(([, { font }]) => font)));
    return [...fonts].flatMap((font) => signs.filter((sign) => !measurer.covers(sign, font)).map((sign) => `${language} ${font} ${sign}`));
  });
  expect(missing).toEqual([]);
});

test("no role is left to the faces of last resort: its own family has the script, all but rare signs", () => {
  const library = createSliceLibrary(nodeFontFiles());
  const strangers = new Set<string>();
  for (const language of ["ru", "ko", "zh", "ja", "hi", "ar"]) {
    const signs = textOf(language).filter((sign) => script.test(sign));
    for (const template of templates) {
      for (const [key, { font }] of rolesOf(template, language)) {
        const family = font.replace(/^\w+ \d+ /, "").split(",")[0];
        const find = library.finder(font);
        const others = signs.filter((sign) => find([sign.codePointAt(0) ?? 0])?.slice.face.family !== family);
        if (others.length > signs.length * 0.02) strangers.add(`${template.id} ${language} ${key} ${font}: ${others.slice(0, 5).join("")}`);
      }
    }
  }
  expect([...strangers]).toEqual([]);
});

test("scripts without capitals, italics and spaced letters are given none", () => {
  const wrong = ["ko", "zh", "ja", "hi", "ar"].flatMap((language) =>
    templates
      .filter(({ id }) => id !== "american-classic")
      .flatMap((template) =>
        rolesOf(template, language)
          .filter(([, role]) => role.caps || role.track || role.font.startsWith("italic"))
          .map(([key]) => `${template.id} ${language} ${key}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test("body text stays readable and its lines apart in every script", () => {
  const least: Record<string, number> = { ru: 1.1, ko: 1.4, zh: 1.4, ja: 1.4, hi: 1.45, ar: 1.3 };
  for (const template of templates) {
    for (const language of languages) {
      const { body, subhead } = facesFor(template, language);
      expect(body.size).toBeGreaterThanOrEqual(6.2);
      expect(body.leading / body.size).toBeGreaterThanOrEqual((least[language] ?? 1.1) - 0.001);
      expect(subhead.leading).toBe(body.leading);
    }
  }
});

test("what a template says of a script stands over the table", () => {
  const template = templates.find(({ id }) => id === "monsoon-times") ?? americanClassic;
  expect(facesFor(template, "hi").body).toBe(monsoon.devanagari.body);
  expect(facesFor(template, "hi").body).toBe(facesFor(template, "hi-IN").body);
});

test("a name that a blackletter cannot spell is set in roman, whole", async () => {
  const measurer = await nodeMeasurer();
  const vintageTimes = templates.find(({ id }) => id === "vintage-times") ?? americanClassic;
  for (const [template, name] of [
    [vintageTimes, "Plzeňský Věstník"],
    [vintageTimes, "Gazeta Łódzka"],
    [americanClassic, "Il-Ħajja"],
    [americanClassic, "Вечерний вестник"],
  ] as const) {
    const role = nameplateRole(template, "en", name);
    expect(role.font).toBe("normal 700 Tinos");
    expect(measurer.covers(name, role.font)).toBe(true);
  }
  expect(nameplateRole(vintageTimes, "de", "Münchner Anzeiger & Bote").font).toContain("UnifrakturMaguntia");
  expect(nameplateRole(americanClassic, "en", "Plzeňský Věstník").font).toContain("Manufacturing Consent");
});

test("the letters a blackletter is said to have are in its file", () => {
  const library = createSliceLibrary(nodeFontFiles());
  for (const id of ["american-classic", "vintage-times", "ny-times-classic"]) {
    const template = templates.find((candidate) => candidate.id === id) ?? americanClassic;
    const { font } = facesFor(template, "en").nameplate;
    const family = font.replace(/^\w+ \d+ /, "").split(",")[0];
    const find = library.finder(font);
    for (let code = 0x41; code < 0x250; code++) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter) || nameplateRole(template, "en", letter).font !== font) continue;
      expect(`${letter} ${find([code])?.slice.face.family}`).toBe(`${letter} ${family}`);
    }
  }
});
