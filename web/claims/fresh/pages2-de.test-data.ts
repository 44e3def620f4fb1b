import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2De: FreshSet = {
  article: {
    title: "Das Freibad Niederlohe führen jetzt seine Gäste",
    region: "Niederlohe",
    author: "Annika Stührmann",
    publishDate: "2026-05-18",
    language: "de",
    content: `Am Samstag, dem 16. Mai, um 9 Uhr ist Ilse Kramm als Erste ins Wasser gestiegen. Die 79-Jährige schwimmt seit 1958 im Freibad Niederlohe, und beinahe hätte sie sich ein anderes suchen müssen: Die Stadt Ebernburg wollte das Bad schließen, weil es im Jahr 240.000 Euro Verlust machte. Nun betreibt es eine Genossenschaft.

1.134 Bürger haben Anteile zu je 100 Euro gezeichnet, manche mehrere, sodass 187.000 Euro zusammenkamen. Die Stadt gibt zehn Jahre lang 80.000 Euro jährlich dazu und hat das Gelände für einen Euro verpachtet. „Wir haben an Haustüren geklingelt, bis die Finger wund waren“, sagte die Vorsitzende, die Steuerberaterin Dörte Halbach. „Abgewiesen hat uns fast niemand.“

Im Winter haben 160 Freiwillige das Bad hergerichtet. Sie verlegten 900 Quadratmeter Fliesen, strichen die Umkleiden und dichteten ein Leck ab, durch das jeden Tag 14.000 Liter versickert waren. Die Baufirma Ottmar Reiß stellte dafür drei Maurer frei, die Gärtnerei Blum 45 Hainbuchen. Geleitet hat die Arbeiten der pensionierte Bauingenieur Hans-Peter Zöllner. „5.200 Stunden stehen in meinem Heft, und das sind nur die, die jemand aufgeschrieben hat“, sagte er.

Das 50-Meter-Becken wird künftig von der Abwärme der Molkerei Sennhof geheizt, die 600 Meter entfernt liegt. Das Wasser hat dadurch 24 Grad, drei mehr als früher. Allein die Leitung kostete 132.000 Euro; die Hälfte davon zahlte die Klimastiftung des Landkreises.

Aufsicht führen zwei angestellte Schwimmmeister, Jasmin Okafor und Torben Diercks, sowie 28 Rettungsschwimmer der DLRG-Ortsgruppe, die sich abwechseln. Geöffnet ist bis zum 13. September täglich von 9 bis 20 Uhr, montags erst ab 13 Uhr. Der Eintritt kostet vier Euro, für Kinder 1,50 Euro; die Jahreskarte für Familien gibt es für 130 Euro. Bis Freitag waren 640 davon verkauft. Damit sich das Bad trägt, müssen 52.000 Gäste im Sommer kommen. Im letzten Jahr waren es 41.000.

Verdruss gibt es um das Sprungbrett. Der Fünf-Meter-Turm bleibt gesperrt, bis ein Gutachter ihn geprüft hat, wahrscheinlich im Juli. „Ein Freibad ohne Fünfer ist wie Pommes ohne Salz“, sagte der 13 Jahre alte Mats Überschär. Auch der Kiosk ist noch zu; als Pächterin hat sich die Wirtin des Gasthauses Zur Linde beworben.

Am Sonntag, dem 21. Juni, feiert die Genossenschaft ein Fest mit einem 24-Stunden-Schwimmen. Jede Bahn bringt 50 Cent für eine Rutsche, die 2027 gebaut werden soll.`,
  },
  numbers: [
    "Das Bad hatte der Stadt [[310.000 Euro]] Verlust im Jahr eingebracht.",
    "[[1.420]] Bürger haben Anteile der Genossenschaft gezeichnet.",
    "Die Stadt schießt zehn Jahre lang jährlich [[95.000 Euro]] zu.",
    "[[Gut zweihundert]] Freiwillige richteten das Bad im Winter her.",
    "Sie verlegten [[1.200 Quadratmeter]] Fliesen.",
    "Jeden Tag versickerten durch das Leck [[8.000 Liter]] Wasser.",
    "Das Wasser ist nun [[26 Grad]] warm.",
    "Unterstützt werden sie von [[35]] Rettungsschwimmern der DLRG.",
    "Erwachsene zahlen [[fünf Euro]] Eintritt.",
    "Rund [[60.000]] Gäste braucht das Bad, um sich zu tragen.",
  ],
  dates: [
    "Das Freibad Niederlohe hat am [[Donnerstag]] wieder geöffnet.",
    "Um [[10 Uhr]] stieg die Erste ins Wasser.",
    "Ilse Kramm schwimmt hier seit [[1963]].",
    "Die Saison dauert bis zum [[20. September]].",
    "Montags öffnet das Bad erst um [[14 Uhr]].",
    "Der Sprungturm soll im [[August]] geprüft werden.",
    "Die Genossenschaft lädt am [[28. Juni]] zu einem Fest ein.",
    "Die Rutsche soll [[2029]] gebaut werden.",
  ],
  quotations: [
    "[[„Wir haben an Haustüren geklingelt, bis uns jeder kannte“]], sagte Dörte Halbach.",
    "[[„Gefreut haben sich fast alle“]], sagte die Vorsitzende der Genossenschaft.",
    "[[„5.200 Stunden stehen in meinem Heft, und jede einzelne hat sich gelohnt“]], sagte Hans-Peter Zöllner.",
    "[[„Ohne Fünfer komme ich nicht“]], sagte Mats Überschär, 13 Jahre alt.",
    "[[„Hier habe ich meinen Mann kennengelernt“]], sagte Ilse Kramm.",
    "[[„So warm war das Becken noch nie“]], sagte Schwimmmeisterin Jasmin Okafor.",
  ],
  names: [
    "Vorsitzende der Genossenschaft ist die Steuerberaterin [[Silke Marwitz]].",
    "Die Stadt [[Hohenfels]] wollte das Bad schließen.",
    "Als Erste schwamm die 79-jährige [[Gerda Pohl]].",
    "Die Baufirma [[Wilhelm Krug]] stellte drei Maurer ab.",
    "45 Hainbuchen kamen von der Gärtnerei [[Lorenz]].",
    "Die Wärme liefert die Molkerei [[Almgrund]].",
    "Aufsicht führen Jasmin Okafor und [[Sönke Brandt]].",
    "Die Arbeiten leitete der frühere Bauingenieur [[Karl-Heinz Zöllner]].",
    "Für den Kiosk interessiert sich die Wirtin des Gasthauses [[Zum Hirschen]].",
    "Auch der [[Lions Club]] beteiligte sich an den Arbeiten im Winter.",
  ],
  truths: [
    "Niederlohe rettet sein Freibad selbst",
    "Eine Genossenschaft mit 1.134 Mitgliedern betreibt das Bad, das die Stadt schließen wollte.",
    "Ilse Kramm war am Samstag die Erste im Becken.",
    "Um 9 Uhr stieg die 79-Jährige ins Wasser des Freibads Niederlohe, in dem sie seit 1958 schwimmt.",
    "Dass es das Bad noch gibt, ist nicht selbstverständlich.",
    "Die Stadt Ebernburg hatte es aufgeben wollen, weil es jedes Jahr 240.000 Euro Verlust brachte.",
    "Seit dem 16. Mai führt es eine Genossenschaft.",
    "Ihre Anteile kosteten je 100 Euro und brachten zusammen 187.000 Euro ein.",
    "Die Stadt bleibt mit 80.000 Euro im Jahr dabei, zehn Jahre lang, insgesamt also mit 800.000 Euro.",
    "Das Gelände hat sie für einen symbolischen Euro verpachtet.",
    "„Wir haben an Haustüren geklingelt, bis die Finger wund waren“, sagte die Vorsitzende Dörte Halbach, die von Beruf Steuerberaterin ist.",
    "„Abgewiesen hat uns fast niemand.“",
    "5.200 Stunden Arbeit",
    "Den Winter über arbeiteten 160 Freiwillige auf dem Gelände.",
    "Unter ihren Händen entstanden 900 Quadratmeter neuer Fliesenboden und frisch gestrichene Umkleiden.",
    "Auch das Leck ist dicht, durch das täglich 14.000 Liter verloren gingen.",
    "Die Firma Reiß schickte drei Maurer, die Gärtnerei Blum stiftete 45 Hainbuchen.",
    "Die Leitung hatte Hans-Peter Zöllner, Bauingenieur im Ruhestand.",
    "„5.200 Stunden stehen in meinem Heft, und das sind nur die, die jemand aufgeschrieben hat“, sagte er.",
    "Warmes Wasser aus der Molkerei",
    "Geheizt wird das 50-Meter-Becken mit der Abwärme der Molkerei Sennhof.",
    "Die Leitung dorthin ist 600 Meter lang und kostete 132.000 Euro, von denen die Klimastiftung des Landkreises 66.000 übernahm.",
    "Statt 21 hat das Wasser jetzt 24 Grad.",
    "Abwärme fällt ohnehin an und ging bisher ungenutzt verloren.",
    "Angestellt sind zwei Schwimmmeister, Jasmin Okafor und Torben Diercks.",
    "Ihnen stehen 28 Rettungsschwimmer der örtlichen DLRG zur Seite.",
    "Bis Mitte September ist täglich von 9 bis 20 Uhr geöffnet; nur montags geht es erst um 13 Uhr los.",
    "Erwachsene zahlen vier Euro, Kinder 1,50 Euro.",
    "Familien bekommen für 130 Euro eine Jahreskarte, und 640 haben schon eine.",
    "Damit sich der Betrieb rechnet, braucht es 52.000 Gäste, 11.000 mehr als im vergangenen Sommer.",
    "Der Fünfer bleibt gesperrt",
    "Vom Fünf-Meter-Turm darf vorerst niemand springen.",
    "Ein Gutachter muss ihn erst prüfen, voraussichtlich im Juli.",
    "„Ein Freibad ohne Fünfer ist wie Pommes ohne Salz“, sagte der 13-jährige Mats Überschär.",
    "Pommes gibt es derzeit allerdings auch nicht, denn der Kiosk ist noch geschlossen.",
    "Beworben hat sich die Wirtin des Gasthauses Zur Linde.",
    "Schwimmen für die Rutsche",
    "Am 21. Juni, einem Sonntag, wird gefeiert und 24 Stunden lang geschwommen.",
    "Mit 50 Cent je Bahn soll eine Rutsche bezahlt werden, die für das kommende Jahr geplant ist.",
    "Ilse Kramm, 79, schwimmt seit 68 Jahren in Niederlohe.",
    "Das Becken misst 50 Meter und hat jetzt 24 Grad.",
    "Im Innenteil: Wie eine Molkerei das Schwimmbad heizt",
  ],
};
