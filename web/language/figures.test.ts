import { expect, it } from "vitest";
import { figuresIn } from "./figures.ts";
import { lexiconOf } from "./lexicons.test-data.ts";
import { sentencesIn } from "./sentences.ts";

/** The strongest figure of each sentence, strongest first. */
function figures(text: string, language: string): string[] {
  const lexicon = lexiconOf(language);
  return sentencesIn(text, lexicon)
    .flatMap((sentence) =>
      figuresIn(sentence.text, lexicon)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, 1),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ phrase }) => phrase);
}

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

it.each([
  ["En la explanada, unas 1.300 personas tardaron en aplaudir.", "es", ["1.300 personas"]],
  ["De ellos, 740.000 proceden de un fondo y viajó 21 millas.", "es", ["21 millas"]],
  ["Le budget s’élève à 168 000 euros.", "fr", ["168 000 euros"]],
  ["À 6 h 30, Odile Lavergne, 81 ans, entrera le 21 février.", "fr", []],
  ["I lavori sono costati 5,8 milioni di euro.", "it", ["5,8 milioni di euro"]],
  ["Il primo a entrare, alle 6.40, aveva 86 anni.", "it", []],
  ["Foi pago com R$ 86,4 mil por 1.930 doadores.", "pt", ["R$ 86,4 mil"]],
  ["Às 7h15, no dia 24 de julho, Josué, 52 anos, chegou.", "pt", []],
  ["Восстановление обошлось в 412 млн рублей.", "ru", ["412 млн рублей"]],
  ["Накопился 61 официальный ответ.", "ru", ["61 официальный ответ"]],
  ["Нина Лахтина, 76 лет, пришла 27 марта в 22:40 в дом 5.", "ru", []],
  ["Связь есть на первых 90 километрах.", "ru", []],
  ["Мост 1916 года держался на 5 200 заклёпках.", "ru", []],
  ["पूरे काम पर 64.5 लाख रुपये खर्च हुए।", "hi", ["64.5 लाख रुपये"]],
  ["इसमें से ३१० ट्रॉली मिट्टी निकली।", "hi", ["३१० ट्रॉली"]],
  ["6 जून को सुबह 7 बजे 49 वर्षीय कोच 78वें मिनट में आए।", "hi", []],
  ["करीब 2,400 दर्शकों ने शोर मचाया।", "hi", []],
  ["공사비는 2억 4,000만 원이 들었다.", "ko", ["2억 4,000만 원"]],
  ["봉투 1,127개를 빌려 갔다.", "ko", ["1,127개"]],
  ["회원은 1,840명이다.", "ko", ["1,840명"]],
  ["30대 여성과 71세 남성이 오전 9시 30분에 제3회 대회에 왔다.", "ko", []],
  ["코드 No. 1은 2021년 5월 20일에 붙었다.", "ko", []],
  ["总投入2.86亿元。", "zh", ["2.86亿元"]],
  ["封堵排污口136个。", "zh", ["136个"]],
  ["沿岸有19个居民小区。", "zh", ["19个居民小区"]],
  ["游客4.1万人次，增长明显。", "zh", ["4.1万人次"]],
  ["另有1个供皮划艇上下水的小码头。", "zh", []],
  ["72岁的老人在2016年5月4日6时20分到第3届大会。", "zh", []],
])("%s: only what counts something and can stand alone is a figure", (text, language, expected) => {
  expect(figures(text, language)).toEqual(expected);
});

it("ranks lakhs and crores as Indian papers count them", () => {
  expect(figures("इसमें 900 टन पत्थर थे। काम पर 3 करोड़ रुपये खर्च हुए। टिकट से 8,75,000 रुपये आए।", "hi")).toEqual([
    "3 करोड़ रुपये",
    "8,75,000 रुपये",
    "900 टन",
  ]);
});
