import type { FreshSet } from "./fresh-statements.ts";

/** Fourth author, blind: see fourth-sets.test-data.ts. */
export const fourthNorth: Readonly<Record<string, FreshSet>> = {
  en: {
    article: {
      title: "Judge opens Tanner's Walk",
      region: "Aldermarsh",
      author: "Philippa Wynn",
      publishDate: "2026-06-12",
      language: "en",
      content: `A district judge ruled on Wednesday, 10 June that Tanner's Walk, the riverside path closed since February 2021, must be open to the public again by the end of August. Judge Rowena Haskell read her 46-page decision to a full court in Aldermarsh; the reading began at 9.30 a.m. and took an hour and a quarter.

The case was brought by the Aldermarsh Footpaths Society (AFS) against Brightwater Estates, which had bought the old tannery for £3.6 million in 2020 and put up two locked gates a few months later. The path is 1.4 kilometres long, of which 350 metres cross the company's land.

The society produced 118 sworn statements from people who had used the path for at least 20 years. The oldest witness, Dorothy Pell, 93, told the court in April: "I pushed a pram along there in 1957, and nobody ever asked me for a ticket." Her testimony, the judge said, was "worth more than any map".

Brightwater must pay £84,000 in costs, half of it within 28 days, and take down both gates at its own expense. It may ask for leave to appeal until 8 July. Its lawyer, Simon Artingstall, said the company had acted in good faith. "We were told in writing that there was no right of way, and we relied on it," he said.

The county had offered a diversion along Mill Road, which would have added 600 metres to the walk. Of the 40 members who voted on that offer last autumn, 34 turned it down.

Colin Dray, who chairs the AFS, said the 240 members had raised £52,000 for the case from jumble sales and a sponsored walk. The first public walk starts at the lock at 2 p.m. on Sunday, 6 September. Dogs are welcome; tea will be served at St Bride's hall.`,
    },
    numbers: [
      "The ruling runs to [[71 pages]].",
      "Brightwater paid [[£2.9 million]] for the old tannery.",
      "The society produced [[163]] sworn statements.",
    ],
    dates: ["The company may ask for leave to appeal until [[17 July]].", "The first public walk sets off at [[11.15 a.m.]]"],
    quotations: [
      "Dorothy Pell was short with the lawyers: [[“I shall walk there again if I have to climb the gate myself.”]]",
      "Colin Dray was in no doubt: [[“This path belongs to everyone who ever wore out a pair of boots on it.”]]",
    ],
    names: [
      "The company was represented by [[Marcus Thirlby]].",
      "The diversion would have run along [[Cooper's Lane]].",
      "The [[Open Spaces Trust]] helped to pay for the case.",
    ],
    truths: [
      "Tanner's Walk has been shut for more than five years.",
      "The judge finished reading at a quarter to eleven.",
      "A quarter of the path crosses the company's ground.",
      "Dorothy Pell, at 93 the oldest to give evidence, remembers the path in the 1950s.",
      "“Nobody ever asked me for a ticket,” she told the court.",
      "Brightwater has to find £42,000 within four weeks.",
      "Leave to appeal may be sought until the second Wednesday in July.",
      "Only six of the members who voted did not reject the county's offer.",
      "Against the diversion: 85 per cent.",
      "The detour would have made it a walk of two kilometres.",
      "That comes to a little over £200 for each member.",
      "The AFS has won its case.",
      "Walkers meet at the lock at 14:00 on the first Sunday of September.",
      "Quarrels over footpaths are as old as the hedges beside them.",
      "Mr Artingstall said his client had relied on written advice.",
    ],
  },
  fr: {
    article: {
      title: "À Kerlannic, l'huître tient bon avant les fêtes",
      region: "Kerlannic",
      author: "Maëlle Guivarch",
      publishDate: "2026-12-15",
      language: "fr",
      content: `À dix jours de Noël, les vingt-six chantiers ostréicoles de la baie de Kerlannic travaillent du lever au coucher du soleil. Selon le Syndicat des conchyliculteurs de la baie (SCB), 1 250 tonnes d'huîtres auront quitté les cales d'ici au 31 décembre, contre 1 000 tonnes l'an dernier. Six huîtres sur dix sont vendues entre le 10 et le 31 décembre.

L'été avait pourtant mal commencé. Le 3 juillet, l'eau a atteint 26,5 degrés dans le fond de la baie et près de 15 % des jeunes huîtres sont mortes en une semaine. « J'ai cru que l'année était finie avant d'avoir commencé », raconte Yannick Le Dévéhat, 47 ans, installé depuis 2004 à la pointe du Vran. Avec ses trois employés, il a déplacé vers le large 8 000 poches, l'une après l'autre.

Les prix, eux, montent peu. La douzaine de numéro 3 se vend 9,60 euros sur le quai, soit 60 centimes de plus qu'en 2025. « Nous ne voulons pas que l'huître devienne un bijou », dit Solenn Bargain, présidente du SCB depuis mars.

Le marché de nuit aura lieu le samedi 19 décembre de 17 h à 22 h 30 sur le quai des Pilotes. Trente-deux exposants sont inscrits, dont huit viennent d'Irlande et du Portugal. L'entrée est libre ; l'assiette de six huîtres avec un verre de muscadet coûte 8 euros. L'an passé, 5 400 visiteurs étaient venus.

La commune pense déjà à l'été prochain. Le conseil a voté le 7 décembre, par 19 voix contre 4, l'achat de six sondes à 2 500 euros pièce. Elles mesureront la chaleur de l'eau toutes les quinze minutes et préviendront les professionnels par téléphone. Le laboratoire Océalis suivra les relevés pendant trois ans.`,
    },
    numbers: [
      "La baie compte [[quarante et un]] chantiers.",
      "L'eau est montée à [[29,2 degrés]] en juillet.",
      "Yannick Le Dévéhat a déplacé [[13 500]] poches.",
    ],
    dates: ["Le marché de nuit aura lieu le [[23 décembre]].", "Les sondes seront mises à l'eau le [[11 mai]]."],
    quotations: [
      "Solenn Bargain se félicite : [[« Jamais la baie n'a été aussi propre que cet hiver. »]]",
      "Un employé soupire : [[« On ne sent plus ses mains au bout de la troisième marée. »]]",
    ],
    names: [
      "Le laboratoire est dirigé par [[Gwenaëlle Trividic]].",
      "Des exposants arrivent aussi de [[Galice]].",
      "La [[Fondation du Littoral]] participe à l'achat des sondes.",
    ],
    truths: [
      "La production augmente d'un quart en un an.",
      "Soixante pour cent des ventes se font dans les trois dernières semaines de décembre.",
      "Le Dévéhat travaille à la pointe du Vran depuis plus de vingt ans.",
      "La douzaine coûtait 9 euros l'an dernier.",
      "À ce prix, l'huître de numéro 3 revient à 80 centimes pièce.",
      "« J'ai cru que l'année était finie », raconte l'ostréiculteur.",
      "Le marché de nuit dure cinq heures et demie.",
      "Un exposant sur quatre vient de l'étranger.",
      "Les vingt-quatre autres ne viennent ni d'Irlande ni du Portugal.",
      "Les six sondes coûteront 15 000 euros à la commune.",
      "Les appareils donneront quatre mesures à l'heure.",
      "Le conseil a tranché le lundi 7 décembre, à une large majorité.",
      "Solenn Bargain préside le syndicat depuis neuf mois environ.",
      "Rendez-vous samedi dès dix-sept heures sur le quai des Pilotes.",
      "À table, l'huître reste pour beaucoup le goût même des fêtes.",
    ],
  },
  de: {
    article: {
      title: "1.140 Mausohren und ein neues Dach",
      region: "Grünach",
      author: "Friederike Saalborn",
      publishDate: "2026-08-25",
      language: "de",
      content: `Im alten Wasserturm von Grünach lebt die größte Wochenstube von Mausohren im Landkreis. Bei der Zählung am Freitag, dem 21. August, kamen 21 Ehrenamtliche auf 1.140 Tiere, das sind 190 mehr als im Vorjahr. Gezählt wurde von 20.15 Uhr bis 21.45 Uhr beim Ausflug, mit Klickern und zwei Wärmebildkameras.

Der Turm, 1908 gebaut und 38 Meter hoch, gehört seit 1994 der Stadt. Nach dem Hagel vom Juni 2025 war das Dach an elf Stellen undicht. Die Sanierung kostete 360.000 Euro; die Stadt trug 40 Prozent, das Land die Hälfte, den Rest gab die Naturstiftung Oberes Achtal (NOA). Gearbeitet wurde nur zwischen Oktober und März, wenn die Tiere im Stollen bei Hirschau überwintern.

„Wir haben jeden Balken gelassen, wo er war, sonst wären sie nicht zurückgekommen“, sagt Zimmermeister Alois Reitinger, dessen Betrieb drei Monate lang mit vier Leuten auf dem Turm war. Biologin Dr. Hanna Vollrath, die die Kolonie seit 2011 betreut, war trotzdem unruhig: „Im April saß ich drei Abende lang da und es kam keine einzige.“ Erst am 2. Mai waren die ersten Tiere wieder da.

Ein Mausohr wiegt rund 30 Gramm und frisst in einer Nacht bis zu 15 Gramm Käfer. Jedes Weibchen bringt im Jahr nur ein Junges zur Welt.

Wer die Kolonie sehen will, kann das am 12. September tun. Dann öffnet der Turm von 14 bis 18 Uhr; Führungen gibt es alle 45 Minuten für höchstens zwölf Personen. Der Eintritt kostet 4 Euro, für Kinder die Hälfte. Bürgermeisterin Tanja Öhlmann kündigte an, dass die Flutlichter am nahen Sportplatz von April bis September künftig um 21 Uhr ausgehen.`,
    },
    numbers: [
      "Der Turm ist [[52 Meter]] hoch.",
      "Im Stollen überwintern [[2.300]] Tiere.",
      "Reitingers Betrieb war mit [[neun]] Leuten auf dem Turm.",
    ],
    dates: ["Die ersten Tiere kehrten am [[19. April]] zurück.", "Die nächste Zählung beginnt um [[19.30 Uhr]]."],
    quotations: [
      "Bürgermeisterin Tanja Öhlmann freut sich: [[„So viele Untermieter hatte die Stadt noch nie.“]]",
      "Eine Helferin staunte: [[„Man hört sie nicht, man spürt nur den Luftzug im Gesicht.“]]",
    ],
    names: [
      "Die Wärmebildkameras lieh [[Professor Dietmar Kegel]].",
      "Eine zweite Kolonie lebt in der Kirche von [[Wittelsbrunn]].",
      "Geld kam auch von der [[Sparkasse Achtal]].",
    ],
    truths: [
      "Im vergangenen Jahr waren es noch 950 Tiere.",
      "Das ist ein Zuwachs von einem Fünftel.",
      "Anderthalb Stunden lang zählten die Freiwilligen.",
      "Der Wasserturm ist inzwischen 118 Jahre alt.",
      "Auf die Stadt entfielen 144.000 Euro.",
      "Die letzten zehn Prozent übernahm die NOA.",
      "Mit 180.000 Euro half das Land.",
      "Dr. Vollrath kümmert sich seit fünfzehn Jahren um die Kolonie.",
      "„Es kam keine einzige“, erinnert sie sich an den April.",
      "In einer Nacht frisst ein Mausohr bis zur Hälfte seines Gewichts.",
      "Am zweiten Septembersamstag steht der Turm vier Stunden lang offen.",
      "Kinder zahlen zwei Euro.",
      "Ab neun Uhr abends bleibt der Sportplatz im Sommer künftig dunkel.",
      "„Wir haben jeden Balken gelassen, wo er war“, sagt Reitinger.",
      "Fledermäuse haben es in unseren Dörfern seit Jahrzehnten nicht leicht.",
    ],
  },
};
