import { expect, it, test } from "vitest";
import { readArticle } from "../edition/article.ts";
import { figuresOf } from "../edition/figures.ts";
import { splitSentences } from "../edition/sentences.ts";
import { grammarOf } from "./choose.ts";

const split = (text: string, language: string) => splitSentences(text, grammarOf(language)).map((sentence) => sentence.text);
const figures = (text: string, language: string) => figuresOf(readArticle(text, language)).map((figure) => figure.phrase);
const dates = (text: string, language: string) => grammarOf(language).dates(text);

test.each([
  ["Lo dirige la Dra. Begoña Alcántara. Nadie se fue.", "es", "Lo dirige la Dra. Begoña Alcántara."],
  ["Pour M. Szymański et le Dr Roumieux, oui. Reste novembre.", "fr", "Pour M. Szymański et le Dr Roumieux, oui."],
  ["Lo precisa la dott.ssa Ilaria Cioccolanti. Non è poco.", "it", "Lo precisa la dott.ssa Ilaria Cioccolanti."],
  ["Para a Dra. Nara Figueirôa, sim. Nem tudo é harmonia.", "pt", "Para a Dra. Nara Figueirôa, sim."],
])("%s keeps its titles whole", (text, language, first) => {
  expect(split(text, language)[0]).toBe(first);
});

test.each([
  ["En la explanada, unas 1.300 personas tardaron en aplaudir.", "es", ["1.300 personas"]],
  ["De ellos, 740.000 proceden de un fondo y viajó 21 millas.", "es", ["21 millas"]],
  ["Le budget s’élève à 168 000 euros.", "fr", ["168 000 euros"]],
  ["À 6 h 30, Odile Lavergne, 81 ans, entrera le 21 février.", "fr", []],
  ["I lavori sono costati 5,8 milioni di euro.", "it", ["5,8 milioni di euro"]],
  ["Il primo a entrare, alle 6.40, aveva 86 anni.", "it", []],
  ["Foi pago com R$ 86,4 mil por 1.930 doadores.", "pt", ["R$ 86,4 mil"]],
  ["Às 7h15, no dia 24 de julho, Josué, 52 anos, chegou.", "pt", []],
])("%s: only what counts something is a figure", (text, language, expected) => {
  expect(figures(text, language)).toEqual(expected);
});

it("reads dates as they are written, and takes the age of a thing for none", () => {
  expect(dates("comenzó el 4 de marzo de 2024", "es")).toEqual([{ label: "4 de marzo de 2024", year: 2024, month: 3, day: 4 }]);
  expect(dates("depuis le 1er février", "fr")).toEqual([{ label: "1er février", year: null, month: 2, day: 1, past: true }]);
  expect(dates("chiuso dal 6 maggio 2023, una struttura del 1908", "it")).toEqual([
    { label: "6 maggio 2023", year: 2023, month: 5, day: 6, past: true },
  ]);
  expect(dates("começou em março de 2014", "pt")).toEqual([{ label: "março de 2014", year: 2014, month: 3, day: null }]);
});

it("knows a sentence that leans on the one before it", () => {
  expect(grammarOf("es").leaning.test("Pero nadie se movió.")).toBe(true);
  expect(grammarOf("fr").leaning.test("C’est le four qui compte.")).toBe(true);
  expect(grammarOf("it").leaning.test("Poi si è seduto.")).toBe(true);
  expect(grammarOf("pt").leaning.test("Ele não errou.")).toBe(true);
  expect(grammarOf("pt").leaning.test("Elevadores parados há um ano.")).toBe(false);
});
