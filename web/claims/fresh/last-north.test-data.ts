import type { FreshSet } from "./fresh-statements.ts";

/** Written after the second mending, on articles of its own; not seen by it. */
export const lastNorth: Readonly<Record<string, FreshSet>> = {
  en: {
    article: {
      title: "Clay court saved by its players",
      region: "Dunmore, Vermont",
      author: "Peter Salzman",
      publishDate: "2026-05-04",
      language: "en",
      content: `The clay tennis court behind Dunmore Town Hall opened again on Saturday, May 2, after five years under weeds. Eighty-six players had dug, rolled and watered it for eleven weekends.

The court dates from 1931. The town wanted to sell the lot for $225,000, but a vote on Town Meeting Day in March stopped the sale, 412 to 389. “We counted the ballots twice and then we bought rakes,” said Nora Feldman, who leads the club. A roller came from Quebec and weighs 900 pounds.

Lessons cost $12 an hour and begin at 8:30 a.m. Retired judge Calvin Moss, 77, gives them on Mondays. “A clay court forgives nobody, and that is why it teaches,” he said. Forty percent of the new members are under twenty.`,
    },
    numbers: ["The roller weighs [[1,900 pounds]] and came from Quebec.", "[[Thirty percent]] of the new members are under twenty."],
    dates: ["The first lesson begins at [[a quarter past nine]]."],
    names: [
      "The nets were a gift of the [[Hollis Foundation]].",
      "Moss won a cup in [[Burlington]] as a boy.",
      "The club treasurer is [[Arthur Pell]].",
    ],
    quotations: [
      "“A clay court forgives nobody,” said Moss. [[“It remembers everything.”]]",
      "Feldman called the vote [[“a close shave”]].",
    ],
    truths: [
      "86 players rolled the court for 11 weekends.",
      "The vote was four hundred and twelve to three hundred and eighty-nine.",
      "The lot was to be sold for 225,000 dollars.",
      "Lessons start at half past eight in the morning.",
      "Judge Moss is seventy-seven and teaches on Mondays.",
      "40% of the new members are under 20.",
      "It had been closed for 5 years.",
      "“We counted the ballots twice,” said Ms. Feldman.",
    ],
  },
  de: {
    article: {
      title: "Die Glocke von Wustermoor klingt wieder",
      region: "Wustermoor, Brandenburg",
      author: "Jost Kleinert",
      publishDate: "2026-09-21",
      language: "de",
      content: `Am Sonntag, dem 20. September, läutete in Wustermoor um 9.30 Uhr zum ersten Mal seit 81 Jahren die große Glocke. Rund 350 Menschen standen auf dem Kirchhof.

Die Glocke, 1744 gegossen und 870 Kilogramm schwer, war 1945 in den See gefallen. Taucher fanden sie im vergangenen Mai in sieben Metern Tiefe. Die Bergung kostete 46.000 Euro, ein Drittel davon gab die Landeskirche. Pfarrerin Imke Sandmann sagt: „Wir haben sie nicht gefunden, sie hat auf uns gewartet.“

Der Glockengießer Veit Oltmann aus Lauchhammer schweißte den Riss in vierzehn Tagen. „Ihr Ton ist tiefer geworden, wie bei uns allen“, meint er. Geläutet wird künftig täglich um zwölf und um achtzehn Uhr. Küster Rolf Zander, 59, muss dafür 93 Stufen steigen.`,
    },
    numbers: ["Die Glocke wiegt [[eintausendvierhundert Kilogramm]].", "Der Küster steigt [[124]] Stufen hinauf."],
    dates: ["Taucher fanden sie im Herbst des Jahres [[2023]]."],
    names: ["Die Seile kamen aus [[Cottbus]].", "Taucher [[Henning Voss]] sah sie zuerst.", "Das Holz spendete die Zimmerei [[Albrecht]]."],
    quotations: [
      "[[„Ihr Ton ist heller geworden, wie bei den Kindern“]], meint Oltmann.",
      "Die Pfarrerin nannte sie [[„unsere alte Dame“]].",
    ],
    truths: [
      "Um halb zehn läutete die Glocke.",
      "Am 20.9. läutete sie wieder.",
      "Seit einundachtzig Jahren war sie stumm.",
      "Sie lag sieben Meter tief im See.",
      "33 Prozent der Kosten gab die Landeskirche.",
      "Der Riss war in 14 Tagen geschweißt.",
      "Imke Sandmanns Gemeinde freut sich.",
      "„Sie hat auf uns gewartet“, sagt die Pfarrerin.",
    ],
  },
  it: {
    article: {
      title: "La funicolare di Valserra riparte",
      region: "Valserra, Liguria",
      author: "Livia Marchesan",
      publishDate: "2026-04-27",
      language: "it",
      content: `Sabato 25 aprile, alle 9.15, la funicolare di Valserra ha ripreso a salire dopo otto anni di silenzio. Sulle due vetture, costruite nel 1908, sono salite 540 persone.

La linea è lunga 430 metri e supera un dislivello di 118. Il restauro è costato 3,2 milioni di euro, un quarto a carico del comune. «Ogni mattina aspettavo un rumore che non veniva», racconta Elvira Bonfanti, che abita accanto ai binari da sessantadue anni.

Il macchinista Tullio Ferrando, 58 anni, controlla la fune ogni dodici corse. «È una signora che va ascoltata prima di salire», dice. Il biglietto costa 1,80 euro; gli abitanti pagano la metà. Si viaggia dalle sette alle ventidue.`,
    },
    numbers: ["La linea è lunga [[seicentoventi metri]].", "Il restauro è costato [[2,3 milioni di euro]]."],
    dates: ["La funicolare è ripartita alle [[dieci e mezza]]."],
    names: [
      "La fune è stata tessuta a [[Lecco]].",
      "L’ingegnere [[Dario Pastorino]] ha seguito i lavori.",
      "La banda [[Giuseppe Verdi]] ha suonato in piazza.",
    ],
    quotations: ["[[«È una bestia che va domata prima di salire»]], dice Ferrando.", "I bambini gridavano: [[«Ancora una volta!»]]"],
    truths: [
      "Cinquecentoquaranta persone sono salite.",
      "Il 25/4/2026 la funicolare è ripartita.",
      "Il comune ha pagato il 25 per cento.",
      "Il biglietto costa un euro e ottanta.",
      "La Bonfanti abita lì da 62 anni.",
      "Si viaggia dalle 7 alle 22.",
      "Ogni 12 corse Ferrando controlla la fune.",
      "“Aspettavo un rumore che non veniva”, racconta Elvira.",
    ],
  },
  ru: {
    article: {
      title: "Паром через Светлую снова ходит",
      region: "Берёзовка, Пермский край",
      author: "Антон Лукин",
      publishDate: "2026-07-06",
      language: "ru",
      content: `В пятницу, 3 июля, в 8:15 утра через реку Светлую впервые за шесть лет пошёл паром. На первый рейс пришли 130 человек и два трактора.

Старый паром затонул весной 2020 года. Новый, длиной 24 метра, собрали на верфи в Чайковском за девять месяцев. Он обошёлся в 11,5 миллиона рублей. Паромщик Степан Ушаков, 64 года, вернулся с пенсии. «Река меня не спрашивала, сколько мне лет», — говорит он.

До школы дети теперь едут двадцать минут, а не полтора часа. Учительница Вера Самойлова считает дни. «У меня в классе снова тринадцать голосов», — радуется она. Проезд стоит 35 рублей, школьникам — бесплатно. Глава района Олег Титов обещает причал к 1 сентября.`,
    },
    numbers: ["Паром взял на борт [[сто восемьдесят]] человек.", "Проезд стоит [[пятьдесят рублей]]."],
    dates: ["Причал обещают к [[15 октября]]."],
    names: ["Двигатель привезли из [[Ижевска]].", "Ленту перерезал депутат [[Кирилл Жданов]].", "Деньги дала компания [[«Камастрой»]]."],
    quotations: ["[[«Река меня всегда спрашивала, готов ли я»]], — говорит Ушаков.", "Жители зовут паром [[«нашим мостиком»]]."],
    truths: [
      "Сто тридцать человек пришли на первый рейс.",
      "Третьего июля паром пошёл.",
      "Шесть лет парома не было.",
      "Он стоил 11 500 000 рублей.",
      "Степану Ушакову шестьдесят четыре года.",
      "С Верой Самойловой согласны родители.",
      "За 9 месяцев его собрали на верфи.",
      "“У меня в классе снова тринадцать голосов”, — говорит Самойлова.",
    ],
  },
};
