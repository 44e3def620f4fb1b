import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3De: FreshSet = {
  article: {
    title: "Der Bürgerbus fährt eine Million Kilometer",
    region: "Ehringsfeld",
    author: "Wiebke Althoff",
    publishDate: "2026-03-19",
    language: "de",
    content: `Der Bürgerbus Ehringsfeld hat am Dienstag, dem 17. März, um 11.52 Uhr an der Haltestelle Lindenplatz seinen millionsten Kilometer erreicht. Am Steuer saß Hannelore Kobusch, 69, eine pensionierte Zahnärztin, die seit 2014 ehrenamtlich fährt. »Ich habe auf den Zähler geschaut und fast die Ampel übersehen«, sagte sie.

Der Verein wurde im Oktober 2003 gegründet, nachdem die Verkehrsgesellschaft Westhellweg die Linie 534 eingestellt hatte. Heute zählt er 212 Mitglieder und 47 Fahrerinnen und Fahrer; der älteste, Gerhard Stiebing, ist 76 und war Lokführer. Gefahren wird montags bis freitags von 7.10 bis 18.45 Uhr und samstags bis 13 Uhr, auf zwei Linien mit zusammen 39 Haltestellen. Im vergangenen Jahr stiegen 31.600 Fahrgäste ein, 8 Prozent mehr als 2024.

Eine Fahrt kostet 1,80 Euro, für Schüler die Hälfte. Damit deckt der Verein etwa ein Drittel seiner Kosten von 96.000 Euro im Jahr. Das Land gibt 7.500 Euro, die Gemeinde 30.000, der Rest kommt von der Werbung auf den Bussen. Die Metzgerei Overbeck wirbt dort seit dem ersten Tag mit demselben Spruch.

Zum Jubiläum bekam der Verein einen dritten Bus, den ersten mit elektrischem Antrieb. Er hat acht Sitze und einen Platz für einen Rollstuhl, kommt mit einer Ladung 240 Kilometer weit und kostete 118.000 Euro. 80 Prozent davon trug der Bund. Getauft wurde er auf den Namen »Trudi«, nach Gertrud Meinberg, die mit 94 Jahren jeden Mittwoch zum Friseur fährt. »Ein Auto wollte ich nie, aber ein Bus ist etwas anderes«, sagte sie.

Sorgen macht dem Vorsitzenden Detlef Rautenberg der Nachwuchs. Im Sommer scheiden sechs Fahrer aus, weil sie die ärztliche Untersuchung nicht mehr machen wollen. Gesucht werden Leute zwischen 21 und 70 Jahren, die an zwei halben Tagen im Monat Zeit haben; den Schein bezahlt der Verein. Ein Informationsabend ist am Donnerstag, dem 16. April, um 19.30 Uhr im Gasthof Zur Post. »Man braucht keine Nerven wie Drahtseile, nur gute Laune«, sagte Rautenberg.

Streit gibt es um eine neue Haltestelle am Krankenhaus in Bad Salzkamp. Die Taxifirma Demirel befürchtet, jeden Tag 15 Fahrten zu verlieren. Bürgermeisterin Anke Vollmert will vermitteln und schlägt vor, dort nur viermal am Tag zu halten. Der Rat berät darüber am 28. April.

In 22 Jahren hatte der Bürgerbus neun Unfälle, alle ohne Verletzte. Liegen geblieben sind im Bus bisher ein Gebiss, ein Waldhorn und ein lebendes Huhn. Das Huhn, das der Fahrer Marius Ziegenbein im Mai 2019 unter der hintersten Bank fand, hat sich nie jemand abgeholt; es lebt auf seinem Hof in Niederense.`,
  },
  numbers: [
    "Hannelore Kobusch, [[64]], saß beim millionsten Kilometer am Steuer.",
    "Der Verein zählt heute [[185]] Mitglieder.",
    "Die beiden Linien kommen zusammen auf [[43 Haltestellen]].",
    "Im vergangenen Jahr stiegen [[28.400]] Fahrgäste ein.",
    "Eine Fahrt kostet [[2,20 Euro]], Schüler zahlen die Hälfte.",
    "Die Gemeinde schießt jährlich [[25.000 Euro]] zu.",
    "Mit einer Ladung kommt der neue Bus [[310 Kilometer]] weit.",
    "[[65 Prozent]] des Kaufpreises trug der Bund.",
    "Die Taxifirma Demirel fürchtet, täglich [[zwanzig]] Fahrten zu verlieren.",
    "In 22 Jahren kam es zu [[zwölf]] Unfällen, alle ohne Verletzte.",
  ],
  dates: [
    "Am Dienstag, dem [[10. März]], war es so weit.",
    "Um [[12.37 Uhr]] sprang der Zähler auf die Million.",
    "Gegründet wurde der Verein im [[Juni]] 2003.",
    "Kobusch fährt seit [[2011]] ehrenamtlich.",
    "Werktags rollt der Bus von [[6.40]] bis 18.45 Uhr.",
    "Der Rat berät am [[5. Mai]] über die neue Haltestelle.",
    "Zum Informationsabend lädt der Verein am Donnerstag, dem [[23. April]], ein.",
    "Das Huhn fand Marius Ziegenbein im [[August]] 2019 unter der hintersten Bank.",
  ],
  quotations: [
    "[[»Ich habe auf den Zähler geschaut und laut gejubelt«]], sagte Hannelore Kobusch.",
    "[[»Ein Auto brauche ich nicht, ich habe ja Trudi«]], sagte Gertrud Meinberg.",
    "[[»Man braucht keinen Ehrgeiz, nur Zeit«]], sagte der Vorsitzende Detlef Rautenberg.",
    "[[»Am Ende müssen beide davon leben können«]], sagte Bürgermeisterin Anke Vollmert.",
    "[[»Es saß da, als hätte es eine Monatskarte«]], erzählte Marius Ziegenbein.",
    "Gerhard Stiebing war früher Lokführer. [[»Hier darf ich endlich lenken«]], sagte er.",
  ],
  names: [
    "Den millionsten Kilometer erreichte der Bus an der Haltestelle [[Kastanienallee]].",
    "Am Steuer saß [[Roswitha Tönnies]], eine pensionierte Zahnärztin.",
    "Zuvor hatte die Verkehrsgesellschaft [[Haarstrang]] die Linie 534 eingestellt.",
    "Der älteste Fahrer, [[Erwin Klaas]], ist 76 und war Lokführer.",
    "Die Metzgerei [[Brinkhoff]] wirbt seit dem ersten Tag mit demselben Spruch.",
    "Getauft wurde der Neue auf den Namen [[»Lotte«]].",
    "Der Informationsabend findet im Gasthof [[Zum Schwan]] statt.",
    "Umstritten ist eine Haltestelle am Krankenhaus in [[Bad Holzau]].",
    "Die Taxifirma [[Yildiz]] ist gegen die neue Haltestelle.",
    "Das Huhn lebt heute auf einem Hof in [[Wippringsen]].",
  ],
  truths: [
    "Eine Million Kilometer, neun Unfälle, ein Huhn",
    "Der Bürgerbus von Ehringsfeld feiert einen runden Zählerstand und sucht dringend neue Fahrer.",
    "Es geschah am Dienstag um acht Minuten vor zwölf am Lindenplatz.",
    "Da sprang der Zähler auf eine Million.",
    "Hinter dem Lenkrad saß Hannelore Kobusch, eine Zahnärztin im Ruhestand.",
    "»Ich habe auf den Zähler geschaut und fast die Ampel übersehen«, erzählt die 69-Jährige, die seit zwölf Jahren für den Verein unterwegs ist.",
    "Angefangen hat alles mit einer gestrichenen Linie.",
    "Als die Verkehrsgesellschaft Westhellweg die 534 einstellte, gründeten die Ehringsfelder im Herbst 2003 ihren eigenen Verein.",
    "Heute gehören ihm 212 Mitglieder an, 47 von ihnen sitzen am Steuer.",
    "Der Senior unter ihnen ist der 76-jährige Gerhard Stiebing, ein früherer Lokführer.",
    "Zwei Linien, 39 Haltestellen",
    "Von Montag bis Freitag fahren die Busse von 7.10 bis Viertel vor sieben am Abend.",
    "Samstags ist um 13 Uhr Schluss.",
    "2025 stiegen 31.600 Menschen ein, acht Prozent mehr als im Jahr davor.",
    "Sie zahlen 1,80 Euro, Schüler 90 Cent.",
    "Die Einnahmen decken rund ein Drittel der jährlichen Kosten von 96.000 Euro.",
    "30.000 Euro kommen von der Gemeinde, 7.500 vom Land.",
    "Den Rest bringt die Werbung ein, etwa die der Metzgerei Overbeck, die ihren Spruch nie geändert hat.",
    "Trudi fährt mit Strom",
    "Zum Jubiläum gab es einen dritten Bus, den ersten elektrischen.",
    "Er bietet acht Sitze sowie einen Rollstuhlplatz und schafft 240 Kilometer mit einer Ladung.",
    "Von den 118.000 Euro, die er kostete, übernahm der Bund vier Fünftel.",
    "Seinen Namen verdankt er Gertrud Meinberg, die mit 94 noch jede Woche zum Friseur fährt, immer mittwochs.",
    "»Ein Auto wollte ich nie, aber ein Bus ist etwas anderes«, sagt sie.",
    "Wer fährt morgen?",
    "Im Sommer hören sechs Fahrer auf.",
    "Die ärztliche Untersuchung ist ihnen zu viel geworden.",
    "Der Vorsitzende Detlef Rautenberg sucht nun Leute zwischen 21 und 70.",
    "Zwei halbe Tage im Monat genügen, und den Schein zahlt der Verein.",
    "»Man braucht keine Nerven wie Drahtseile, nur gute Laune«, verspricht er.",
    "Wer Lust hat, kommt am 16. April um halb acht abends in den Gasthof Zur Post.",
    "Ärger um einen Halt",
    "Am Krankenhaus in Bad Salzkamp soll der Bus künftig halten, doch das Taxiunternehmen Demirel wehrt sich.",
    "Es rechnet mit 15 verlorenen Fahrten am Tag.",
    "Bürgermeisterin Vollmert schlägt als Kompromiss vier Halte täglich vor.",
    "Der Rat befasst sich Ende April damit.",
    "Was im Bus liegen blieb",
    "Ein Gebiss und ein Waldhorn gehören zu den Fundstücken.",
    "Berühmt wurde ein Huhn, das im Frühjahr 2019 unter der letzten Bank saß.",
    "Niemand holte es ab, und so nahm Marius Ziegenbein es mit nach Niederense.",
    "Hannelore Kobusch am Lindenplatz, kurz nach der Million",
    "Innen: Neun Unfälle in 22 Jahren, und niemand wurde verletzt",
  ],
};
