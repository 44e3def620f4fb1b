import { expect, it } from "vitest";
import { readArticle } from "./article.ts";
import { figuresOf } from "./figures.ts";

const figures = (text: string, language: string) => figuresOf(readArticle(text, language)).map(({ phrase }) => phrase);

it.each([
  ["en", "The motion passed by 9 votes to 6."],
  ["en", "They won 2-1 and then 3 to 2."],
  ["en", "A 54-year-old man, aged 54, lives at 12 Mill Lane."],
  ["en", "Call 0131 496 0123 or write to Box 412."],
  ["en", "Article 12 and Psalm 23 were read from page 7."],
  ["en", "In the 1970s he flew a Boeing 747 down Route 66."],
  ["en", "It opens at 9 a.m. and shuts at 17:30."],
  ["en", "Flight 204 left Gate 12."],
  ["en", "The damage is put at between $2 million and $3 million."],
  ["de", "Der Antrag wurde mit 14 gegen 8 Stimmen angenommen."],
  ["de", "Ein 54-Jähriger gewann am 25. Spieltag um 15.30 Uhr 2:1."],
  ["de", "Die A9 und die B27 sind gesperrt, sagt Gleis 4."],
  ["fr", "La motion a été adoptée par 14 voix contre 8."],
  ["fr", "Un homme de 54 ans habite au 12, rue du Moulin."],
  ["fr", "Le vol 204 est parti à 15 h 30 du quai 4."],
  ["es", "La moción salió adelante por 14 votos contra 8."],
  ["es", "El vuelo 204 salió a las 15.30 por la A-9."],
  ["it", "La mozione è passata con 14 voti contro 8."],
  ["it", "Il volo 204 è partito alle 15.30 per via Roma 12."],
  ["pt", "A moção passou por 14 votos a 8."],
  ["pt", "O voo 204 partiu às 15h30 da rua do Moinho, 12."],
])("takes a vote, a time, an age, an address or the name of a thing for no figure (%s): %s", (language, text) => {
  expect(figures(text, language)).toEqual([]);
});

it.each([
  ["en", "About 1,200 people and 30 dogs came.", "1,200 people"],
  ["en", "Some 80 men and women signed.", "80 men and women"],
  ["de", "Für die 540 Schülerinnen und Schüler fällt der Unterricht aus.", "540 Schülerinnen und Schüler"],
  ["de", "Im Jahr 2024 gab es 14 Brände.", "14 Brände"],
  ["fr", "Environ 1 200 personnes sont venues.", "1 200 personnes"],
  ["es", "Acudieron 120 niños y niñas.", "120 niños y niñas"],
  ["it", "Circa 1.200 persone sono venute.", "1.200 persone"],
  ["pt", "Vieram 120 crianças e adolescentes.", "120 crianças e adolescentes"],
])("prints what a number counts, all of it (%s): %s", (language, text, phrase) => {
  expect(figures(text, language)).toEqual([phrase]);
});

it("reads an Arabic day with its month as no figure, also where the month's name has two words", () => {
  for (const month of ["كانون الثاني", "تشرين الأول", "تشرين الثاني", "كانون الأول", "شباط", "نوفمبر"]) {
    expect(figures(`افتتح المركز في 22 ${month} بحضور الأهالي.`, "ar")).toEqual([]);
    expect(figures(`وبدأ العمل يوم ٦ ${month}، ثم توقف.`, "ar")).toEqual([]);
  }
  expect(figures("وحضر الافتتاح 22 متطوعا من المدينة.", "ar")).toEqual(["22 متطوعا"]);
});
