import type { FreshSet } from "./fresh-statements.ts";

/** Fifth author's set, blind: see fifth-sets.test-data.ts. */
export const fifthNorth: Readonly<Record<string, FreshSet>> = {
  en: {
    article: {
      title: "Ida Marchbanks, who taught a town to swim",
      region: "Stanmoor",
      author: "Tessa Quillan",
      publishDate: "2026-11-03",
      language: "en",
      content: `Ida Marchbanks, who taught three generations of Stanmoor to swim, died on Thursday, 29 October, aged 88.

Born in the caretaker's flat above the Corporation Baths in 1938, the fifth of six children, she swam her first length at four and at 16 came second in the county 200 yards, by a fifth of a second. "I have been cross about that fifth of a second for seventy years, and it has kept me young," she liked to say.

She began teaching in 1961 and gave her last lesson in December 2013 at the age of 75. By the log that she kept in 31 red notebooks, 18,200 people passed her test: two lengths in pyjamas. She charged half a crown at the start and £3 at the end, and nothing at all to any child whose father was out of work.

When the council proposed to close the baths in March 1987, she collected 9,400 signatures in 19 days and carried them to the town hall in a swimming cap. The councillors kept the pool open by 23 votes to 20. "She didn't argue with us," recalled Leonard Ashby, then mayor. "She just dripped on the carpet until we gave in."

Her pupils included the Channel swimmer Bridget Loy and all four members of the 1992 lifeboat crew. In 2009 she received the freedom of the borough.

She married Frank Marchbanks, a tram driver, in 1959; he died in 2001. She leaves two daughters, five grandchildren and a great-grandson. The Marchbanks Fund, set up by her pupils last year, has £27,500 and pays for lessons at £55 a child.

The funeral is at St Oswald's on Friday, 13 November at 11.45 a.m. Afterwards the pool opens free of charge from 1 p.m. until 5 p.m. The family asks for no flowers; pyjamas may be worn.`,
    },
    numbers: ["She filled [[67]] notebooks.", "Her petition carried [[12,650]] signatures.", "The fund holds [[£41,000]]."],
    dates: ["She gave her last lesson in [[April 2016]].", "The pool opens that day at [[3.20 p.m.]]"],
    quotations: [
      "Bridget Loy wrote: [[“Half-way across I heard her telling me to keep my elbows up.”]]",
      "Her elder daughter remembered: [[“We were never allowed to be afraid of anything wet.”]]",
    ],
    names: [
      "The service will be led by the Reverend [[Giles Hathersage]].",
      "She spent her holidays at [[Skelby Sands]].",
      "She was a founder of the [[Northern Swimming Guild]].",
    ],
    truths: [
      "She could swim at four and was still teaching at 75.",
      "Her career as a teacher spanned 52 years.",
      "On average, 350 people a year passed the test.",
      "The pool was saved by a majority of three.",
      "In under three weeks she gathered more than 9,000 names.",
      "“She just dripped on the carpet,” Mr Ashby recalled.",
      "Her husband Frank died a quarter of a century ago.",
      "The couple had been married for 42 years.",
      "The money in the fund is enough for 500 children.",
      "The service begins at a quarter to twelve on Friday week.",
      "After the funeral the pool will be open to all for four hours.",
      "Mrs Marchbanks had five brothers and sisters.",
      "“I have been cross about that fifth of a second for seventy years,” she would say.",
      "She died on the last Thursday of October.",
      "A good teacher is remembered long after the lesson.",
    ],
  },
  fr: {
    article: {
      title: "Montbrézac éteint ses lampadaires à minuit",
      region: "Montbrézac",
      author: "Clément Vayssade",
      publishDate: "2026-02-05",
      language: "fr",
      content: `Le conseil municipal de Montbrézac a décidé mardi soir, par 17 voix contre 8 et 2 abstentions, d'éteindre l'éclairage public entre minuit et cinq heures et demie. La mesure s'appliquera dès le 1er mars dans toute la ville, sauf autour de la gare et de la clinique Sainte-Foy. Le débat, ouvert à 20 h 15, a duré deux heures et vingt minutes.

La ville compte 3 200 points lumineux, dont 800 déjà passés aux diodes. L'électricité de la rue lui a coûté 412 000 euros en 2025, le double de 2020. La maire, Bénédicte Rouanet, attend de la coupure une économie de 90 000 euros par an, à laquelle s'ajouteront 35 000 euros d'entretien. « Nous ne rallumerons pas le XIXe siècle, nous éteignons simplement des trottoirs vides », a-t-elle plaidé.

Dans l'opposition, Hervé Lascombes a demandé un essai de trois mois dans deux quartiers. « On ne gouverne pas une ville à la lampe de poche », a-t-il lancé, avant que sa proposition soit rejetée. Un sondage de l'association Nuits Claires auprès de 600 habitants donne 384 avis favorables. Les commerçants de la rue Droite, eux, craignent pour leurs vitrines : 45 sur 60 ont signé une pétition.

La gendarmerie rappelle que, dans les quatre communes voisines qui éteignent depuis 2023, les cambriolages n'ont pas augmenté. L'astronome amateur Josette Pouzol, 79 ans, se réjouit : de son jardin, elle espère revoir la Voie lactée, perdue de vue depuis 1998.

Un bilan sera présenté au conseil le 29 septembre. D'ici là, chacun peut écrire à la mairie ou venir à la réunion publique du vendredi 20 février, à 18 h 45, salle des Tilleuls. Le montant des travaux, 54 000 euros pour les horloges, sera amorti en un peu plus de cinq mois.`,
    },
    numbers: [
      "La ville compte [[4 700]] points lumineux.",
      "Les horloges coûteront [[88 000 euros]].",
      "Le sondage a touché [[950 habitants]].",
    ],
    dates: ["La coupure commencera le [[12 avril]].", "La réunion publique débutera à [[19 h 30]]."],
    quotations: [
      "Une commerçante s'inquiète : [[« Une vitrine éteinte, c'est une porte qu'on oublie. »]]",
      "Josette Pouzol sourit : [[« Mes petits-enfants croyaient que j'avais inventé les étoiles. »]]",
    ],
    names: [
      "Le capitaine [[Romain Escande]] a présenté les chiffres de la gendarmerie.",
      "La commune de [[Sauveclare]] éteint elle aussi ses rues.",
      "Le syndicat [[Énergie Causse]] posera les horloges.",
    ],
    truths: [
      "La décision a été prise le 3 février.",
      "Le oui l'a emporté avec neuf voix d'avance.",
      "La nuit sera noire pendant cinq heures et demie.",
      "Le débat s'est achevé à 22 h 35.",
      "Un lampadaire sur quatre est déjà équipé de diodes.",
      "En 2020, la facture n'était que de 206 000 euros.",
      "Au total, la ville espère gagner 125 000 euros par an.",
      "Soixante-quatre pour cent des personnes interrogées approuvent.",
      "Les trois quarts des commerçants de la rue Droite ont signé.",
      "« Nous éteignons simplement des trottoirs vides », plaide la maire.",
      "Mme Rouanet ne veut pas revenir au dix-neuvième siècle.",
      "Josette Pouzol n'a plus vu la Voie lactée depuis vingt-huit ans.",
      "La réunion publique aura lieu dans quinze jours, à sept heures moins le quart du soir.",
      "Le bilan tombera fin septembre.",
      "Voilà des années que les villes redécouvrent la nuit.",
    ],
  },
  de: {
    article: {
      title: "Bäckerei Pfundstein backt jetzt am Vormittag",
      region: "Oberlaubach",
      author: "Bernd Aschauer",
      publishDate: "2026-03-27",
      language: "de",
      content: `Die Bäckerei Pfundstein in Oberlaubach hat ihren Betrieb umgestellt: Seit dem 2. März wird nicht mehr um halb zwei in der Nacht, sondern um 11 Uhr vormittags gebacken. Inhaberin Carola Pfundstein, 41, zieht nach gut drei Wochen eine erste Bilanz.

Auf die beiden Lehrstellen, die zwei Jahre leer geblieben waren, haben sich 14 junge Leute beworben. „Früher fragten sie zuerst nach dem Lohn, dann nach dem Wecker, und weg waren sie“, erzählt die Meisterin. Von den 20 Beschäftigten arbeiten heute nur noch drei vor sechs Uhr früh, sie backen Semmeln für die zwei Altenheime und das Krankenhaus.

Der Umsatz ist gegenüber dem März 2025 um 8 Prozent gesunken, die Stromrechnung aber um 1.800 Euro im Monat, weil der Ofen nun mit der eigenen Solaranlage läuft. Die Anlage mit 75 Kilowatt hat 96.000 Euro gekostet, ein Viertel kam als Zuschuss vom Freistaat.

Das Sortiment schrumpfte von 64 auf 40 Sorten. Ein Laib Roggenbrot, zwei Pfund schwer, kostet jetzt 5,20 Euro, 30 Cent mehr als zuvor. Was nach 18 Uhr übrig ist, wird am nächsten Tag zum halben Preis verkauft. Weggeworfen werden noch 12 Kilo in der Woche, früher waren es 60.

Nicht jeder ist begeistert. Stammkunde Korbinian Hirtl, 76, vermisst die warmen Brezen um sieben: „Ein Frühstück ohne warme Breze ist eine Besprechung.“ Für ihn und andere gibt es seit dieser Woche am Samstag wieder Brezen ab 6.45 Uhr.

Die Handwerkskammer begleitet den Versuch. Obermeister Jürgen Taxis sagte, vier weitere Betriebe wollten folgen. Gegründet wurde die Bäckerei 1899 von Carola Pfundsteins Urgroßvater Xaver. Am 30. April entscheidet die Familie, ob es dabei bleibt; bis dahin liegen in den drei Filialen Fragebögen aus, von denen schon 250 ausgefüllt sind.`,
    },
    numbers: [
      "Die Solaranlage leistet [[110 Kilowatt]].",
      "Die Bäckerei beliefert [[neun]] Altenheime.",
      "Schon [[430]] Fragebögen sind ausgefüllt.",
    ],
    dates: ["Die neuen Lehrlinge fangen am [[14. September]] an.", "Die Läden öffnen um [[8.30 Uhr]]."],
    quotations: [
      "Obermeister Taxis meint: [[„Wer ausgeschlafen ist, knetet besser.“]]",
      "Eine Verkäuferin sagt: [[„Ich sehe meine Kinder jetzt beim Frühstück und nicht nur auf Fotos.“]]",
    ],
    names: [
      "Für die Handwerkskammer wertet [[Sabine Kolbinger]] den Versuch aus.",
      "Auch ein Betrieb in [[Hinterwies]] will folgen.",
      "Die Solaranlage baute die Firma [[Sonntag Energie]].",
    ],
    truths: [
      "Auf jede Lehrstelle kamen sieben Bewerber.",
      "Nur 15 Prozent der Belegschaft müssen noch vor sechs anfangen.",
      "Der Zuschuss betrug 24.000 Euro.",
      "Die übrigen 72.000 Euro musste die Bäckerei selbst aufbringen.",
      "Das spart im Jahr 21.600 Euro Strom.",
      "Vierundzwanzig Sorten sind aus dem Regal verschwunden.",
      "Vorher war der Laib für 4,90 Euro zu haben.",
      "Am Tag danach kostet das Roggenbrot 2,60 Euro.",
      "Im Abfall landet nur noch ein Fünftel.",
      "Umgestellt wurde an einem Montag.",
      "Hirtls Brezen gibt es samstags ab Viertel vor sieben.",
      "„Dann nach dem Wecker, und weg waren sie“, erzählt Pfundstein.",
      "Die Bäckerei besteht seit 127 Jahren.",
      "Am letzten Apriltag fällt die Entscheidung.",
      "Das Bäckerhandwerk sucht seit Jahren händeringend nach Nachwuchs.",
    ],
  },
};
