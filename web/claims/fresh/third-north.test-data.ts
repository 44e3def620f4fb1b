import type { FreshSet } from "./fresh-statements.ts";

/** Third author, blind: see third-sets.test-data.ts. */
export const thirdNorth: Readonly<Record<string, FreshSet>> = {
  en: {
    article: {
      title: "Night buses return to Ashmere",
      region: "Ashmere",
      author: "Corinne Fallow",
      publishDate: "2026-05-19",
      language: "en",
      content: `Night buses will run again in Ashmere from Friday, May 29, for the first time since 2019. The town council voted 11 to 4 on Monday evening to spend $640,000 a year on two routes. Buses will leave Station Square every 40 minutes between 11:15 p.m. and 4:30 a.m. on Fridays and Saturdays.

The northern route, 9.6 miles long, ends at Pelham Hospital, where some 380 people work nights. "I have walked home after a twelve-hour shift more often than I can count," said nurse Adaeze Marlowe, 33. A single ticket costs $2.50; students and hospital staff pay half.

Council member Victor Stannard voted against the plan. "Seven people on a bus for fifty is not a service, it is a parade," he said. In the final year of the old line, an average of 14 passengers rode each bus. Transport manager Lorna Whitcombe expects 1,200 riders a weekend. She has hired nine drivers, three of them women, and is looking for two more.

Each of the four buses carries 48 passengers and was built by Tarrant Coachworks in 2022. The state pays 30 percent of the cost. The trial lasts 18 months; the council will decide in November 2027 whether to go on. Bar owner Dominic Reyes hopes for fewer cars outside his door.`,
    },
    numbers: [
      "The council set aside [[$460,000]] a year for the two routes.",
      "The northern route covers [[12.4 miles]] before it reaches Pelham Hospital.",
      "Whitcombe has already hired [[fifteen]] drivers for the night shift.",
    ],
    dates: ["The first night bus pulls out of Station Square on [[June 5]].", "Ashmere has gone without night buses since [[2016]]."],
    quotations: [
      '[["I have walked home after a ten-hour shift more often than I like,"]] said nurse Adaeze Marlowe.',
      'Lorna Whitcombe was confident: [["Give us one summer and the buses will be full."]]',
    ],
    names: [
      "Mayor [[Ellen Prior]] welcomed the vote.",
      "The southern route ends in [[Greyfield]].",
      "The plan also has the backing of the [[Ashmere Chamber of Commerce]].",
    ],
    truths: [
      "The town will pay $640,000 each year for two night routes.",
      "By 11 votes to four, the council brought the night buses back on Monday.",
      "From May 29 the buses run on Friday and Saturday nights.",
      "The first bus leaves at a quarter past eleven, the last at half past four.",
      "About 400 people work nights at Pelham Hospital.",
      "Students ride for $1.25.",
      '"Seven people on a bus for fifty is not a service," said Victor Stannard, who voted no.',
      "Adaeze Marlowe, a 33-year-old nurse, knows the walk home well.",
      "Nearly a third of the cost comes from the state.",
      "The northern line is almost ten miles long.",
      "Three of Whitcombe's nine new drivers are women, and two more drivers are wanted.",
      "Four coaches from Tarrant Coachworks, built in 2022, seat 48 each.",
      "The trial runs for a year and a half, until November 2027.",
      "The old line, which ended in 2019, carried 14 passengers per bus on average.",
      'Marlowe has walked home after a 12-hour shift "more often than I can count."',
    ],
  },
  fr: {
    article: {
      title: "La fromagerie de Combeval rouvre ses caves",
      region: "Combeval",
      author: "Mathilde Aubertin",
      publishDate: "2026-04-14",
      language: "fr",
      content: `Samedi 11 avril, à 10 heures, la fromagerie coopérative de Combeval a rouvert ses caves, fermées depuis l'éboulement de 2021. Plus de 700 visiteurs ont descendu les 64 marches pour voir les 3 500 meules alignées sur des planches d'épicéa.

Les travaux ont duré vingt-deux mois et coûté 2,6 millions d'euros, dont 900 000 euros versés par la région. Les 27 éleveurs de la coopérative ont apporté le reste. « Pendant cinq ans, nous avons affiné nos fromages chez les voisins, et cela se sentait », raconte le président, Étienne Rochard, 58 ans.

Les caves gardent une température de 9 degrés toute l'année. Chaque meule pèse environ 38 kilos et repose au moins huit mois. L'affineuse Yasmina Delorme en retourne deux cents par jour à la main. « Une machine ne sait pas écouter une croûte », dit-elle en frappant une meule de son petit marteau.

La coopérative transforme 14 000 litres de lait par jour et emploie 19 personnes. Elle vend 60 % de sa production en France ; le reste part en Suisse et en Belgique. Le kilo coûte 18,50 euros à la boutique. Les visites ont lieu le mercredi et le samedi à 14 h 30 ; l'entrée est gratuite pour les moins de douze ans. Une fête des alpages se tiendra à Combeval le dimanche 28 juin.`,
    },
    numbers: [
      "Les travaux ont coûté [[3,2 millions d'euros]].",
      "Plus de [[neuf cents]] visiteurs sont venus dès le premier jour.",
      "La coopérative vend [[75 %]] de sa production en France.",
    ],
    dates: ["Les caves étaient fermées depuis l'éboulement de [[2018]].", "Les visites commencent à [[15 h 45]] le mercredi."],
    quotations: [
      "Étienne Rochard s'en amuse : [[« Le comté des autres est toujours moins bon que le nôtre. »]]",
      "Pour Yasmina Delorme, [[« aucune machine ne sait parler à une croûte »]].",
    ],
    names: [
      "L'architecte [[Hubert Lanvin]] a consolidé la voûte.",
      "Une partie des meules est vendue à [[Besançon]].",
      "Le [[Crédit des Alpages]] a prêté la somme manquante.",
    ],
    truths: [
      "La fromagerie de Combeval a rouvert ses caves le 11 avril.",
      "Quelque 700 curieux ont descendu soixante-quatre marches.",
      "Les travaux ont duré près de deux ans.",
      "La région a donné 0,9 million d'euros.",
      "Vingt-sept éleveurs ont payé le reste.",
      "« Nous avons affiné nos fromages chez les voisins », raconte Étienne Rochard.",
      "Il fait 9 °C dans les caves, été comme hiver.",
      "Yasmina Delorme retourne 200 meules par jour.",
      "« Une machine ne sait pas écouter une croûte », dit l'affineuse.",
      "Chaque jour, quatorze mille litres de lait deviennent du fromage.",
      "Quarante pour cent de la production part en Suisse et en Belgique.",
      "À la boutique, le kilo se vend 18 euros 50.",
      "On visite les caves le mercredi et le samedi à deux heures et demie.",
      "Les enfants de moins de 12 ans entrent gratuitement.",
      "Combeval fêtera ses alpages le 28 juin, un dimanche.",
    ],
  },
  de: {
    article: {
      title: "Freibad Lauenbrück öffnet mit neuem Sprungturm",
      region: "Lauenbrück",
      author: "Janne Petersen",
      publishDate: "2026-05-26",
      language: "de",
      content: `Nach drei Jahren Umbau hat das Freibad Lauenbrück am Pfingstsamstag, dem 23. Mai, wieder geöffnet. Um 9 Uhr warteten schon 230 Menschen vor der Kasse, am Abend zählte Badleiter Holger Wiechmann 1.870 Gäste.

Der Umbau kostete 7,3 Millionen Euro, 1,1 Millionen mehr als geplant. Das Land übernahm 45 Prozent. Der neue Sprungturm ist zehn Meter hoch, das Becken fünfzig Meter lang und 21 Grad warm. Geheizt wird mit 320 Solarmodulen auf dem Dach der Umkleiden.

Als Erste sprang Bürgermeisterin Svenja Karstens, und zwar im Kostüm. „Ich habe es den Kindern versprochen, und Wahlversprechen muss man halten“, sagte sie tropfend. Vom Turm springen darf nur, wer zwölf Jahre alt ist und das Bronzeabzeichen hat.

Der Eintritt kostet 4,80 Euro, vor dem Umbau waren es 3,50 Euro. Das ärgert den Förderverein mit seinen 640 Mitgliedern. „Eine vierköpfige Familie überlegt sich das jetzt zweimal“, meint die Vorsitzende Gudrun Ahlers. Kinder unter sechs Jahren zahlen nichts.

Geöffnet ist bis zum 13. September täglich von 9 bis 20 Uhr, dienstags schon ab 6.30 Uhr. Sechs Rettungsschwimmer teilen sich die Aufsicht, zwei Stellen sind noch frei. Am 4. Juli trägt der Schwimmklub Heidekreis hier seine Meisterschaft aus; erwartet werden 180 Schwimmer.`,
    },
    numbers: [
      "Der Umbau kostete [[8,3 Millionen Euro]].",
      "Auf dem Dach liegen [[450 Solarmodule]].",
      "[[Neun]] Rettungsschwimmer teilen sich die Aufsicht.",
    ],
    dates: ["Die Saison endet am [[27. September]].", "Dienstags öffnet das Bad schon um [[5.45 Uhr]]."],
    quotations: [
      "[[„Ich habe es den Wählern versprochen, und Versprechen bricht man nicht“]], sagte Svenja Karstens.",
      "Holger Wiechmann freute sich: [[„So voll war es hier noch nie.“]]",
    ],
    names: [
      "Den Turm entwarf das Büro [[Tiedemann & Partner]].",
      "Auch Gäste aus [[Soltau]] standen an der Kasse.",
      "Der erste Gast war der Rentner [[Uwe Brockhoff]].",
    ],
    truths: [
      "Das Freibad Lauenbrück ist seit dem 23. Mai wieder offen.",
      "Gut 1.800 Gäste kamen am ersten Tag.",
      "Schon um neun Uhr standen 230 Menschen vor der Kasse.",
      "Das Bad war drei Jahre lang eine Baustelle.",
      "Der Umbau wurde um 1,1 Millionen Euro teurer als die geplanten 6,2 Millionen.",
      "Fast die Hälfte zahlte das Land.",
      "Der Sprungturm misst 10 Meter, das Becken 50.",
      "„Wahlversprechen muss man halten“, sagte Bürgermeisterin Karstens.",
      "Der Eintritt stieg um 1,30 Euro auf 4,80 Euro.",
      "Wer jünger als sechs ist, badet umsonst.",
      "„Eine vierköpfige Familie überlegt sich das jetzt zweimal“, klagt Gudrun Ahlers vom Förderverein.",
      "Dienstags können Frühaufsteher ab halb sieben schwimmen.",
      "Bis Mitte September ist das Bad bis acht Uhr abends geöffnet.",
      "Am ersten Samstag im Juli kommen 180 Schwimmer zur Meisterschaft des Schwimmklubs Heidekreis.",
      "Vom Turm darf, wer 12 ist und das Bronzeabzeichen trägt.",
    ],
  },
};
