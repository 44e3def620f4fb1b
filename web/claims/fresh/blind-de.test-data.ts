import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindDe: readonly FreshSet[] = [
  {
    article: {
      title: "Schulorchester aus Hagenried spielt in Lettland",
      region: "Hagenried",
      author: "Friederike Stolzmann",
      publishDate: "2026-07-13",
      language: "de",
      content: `Das Orchester des Lenbach-Gymnasiums in Hagenried ist am Samstag von einer zwölftägigen Reise durch Lettland zurückgekehrt. Die 54 Schülerinnen und Schüler gaben sieben Konzerte, das größte im Dom von Riga vor 1.100 Zuhörern.

„Bei Dvořák hätte man eine Nadel fallen hören“, erzählt Dirigent Korbinian Weidlich. „Danach standen alle auf, auch der Küster.“ Der Musiklehrer leitet das Orchester seit 2008.

Nicht alles lief glatt. In Liepāja blieb der Bus mit den Instrumenten liegen, und die Kinder spielten auf geliehenen Geigen. Die Cellistin Merle Aschoff, 16, bekam ihr Instrument erst zehn Minuten vor Beginn. „Ich hatte Angst, aber das alte Cello klang wunderbar“, sagt sie.

Die Reise kostete 68.000 Euro. Ein Drittel davon gab die Bürgerstiftung Hagenried, den Rest brachten die Eltern und ein Kuchenverkauf auf, der allein 4.300 Euro einspielte.

Im Gegenzug kommt der Mädchenchor „Zvaigzne“ am 9. Oktober nach Hagenried. Gesucht werden noch 18 Gastfamilien. Das Konzert in der Stadthalle beginnt um halb acht; der Eintritt ist frei. Schulleiterin Dr. Annegret Pohlmann bittet um Anmeldung bis zum 1. September.`,
    },
    numbers: [
      "Das Orchester gab [[neun Konzerte]] in zwölf Tagen.",
      "Der Kuchenverkauf brachte [[5.400 Euro]] ein.",
      "Im Dom von Riga saßen [[1.600 Zuhörer]].",
    ],
    dates: ["Der Mädchenchor wird am [[19. Oktober]] erwartet.", "Weidlich leitet das Orchester seit [[2003]]."],
    names: ["Die [[Sparkasse Oberland]] gab ebenfalls Geld für die Reise.", "Auch in [[Daugavpils]] trat das Orchester auf."],
    quotations: [
      "„[[Ich hatte Angst, und das alte Cello klang furchtbar]]“, sagt die Cellistin.",
      "„[[Diese Reise vergisst keiner von uns]]“, sagt Schulleiterin Pohlmann.",
    ],
    truths: [
      "Zwölf Tage lang reisten die Hagenrieder durch Lettland.",
      "54 Jugendliche vom Lenbach-Gymnasium spielten siebenmal.",
      "Im Rigaer Dom hörten gut tausend Menschen zu.",
      "Korbinian Weidlichs Orchester spielte Dvořák; „danach standen alle auf“.",
      "Der Dirigent ist seit achtzehn Jahren im Amt.",
      "Das 16-jährige Mädchen Merle Aschoff musste auf ein fremdes Cello warten, bis zehn Minuten vor dem Konzert.",
      "Zwei Drittel der Kosten trugen die Eltern und der Kuchenverkauf.",
      "Die Bürgerstiftung steuerte rund 22.700 Euro bei.",
      "Am Freitag, dem 9. Oktober, singt „Zvaigzne“ um 19.30 Uhr in der Stadthalle.",
      "Noch fehlen achtzehn Gastfamilien; bis 1.9. kann man sich bei Annegret Pohlmann melden.",
      "Für das Konzert in Hagenried wird kein Eintritt verlangt.",
    ],
  },
  {
    article: {
      title: "Vahlberg Pumpen steigert Umsatz",
      region: "Oskirchen",
      author: "Jannis Terhorst",
      publishDate: "2026-11-05",
      language: "de",
      content: `Der Maschinenbauer Vahlberg Pumpen aus Oskirchen hat im dritten Quartal 312,5 Millionen Euro umgesetzt, acht Prozent mehr als ein Jahr zuvor. Das teilte das Unternehmen am Mittwoch mit. Der Gewinn sank dagegen von 29 auf 21 Millionen Euro.

Schuld seien die hohen Preise für Kupfer und ein Brand im Werk Teltmar, sagte Vorstandschefin Katharina Roelfs. „Wir haben gut verkauft und teuer eingekauft“, sagte sie. „Das ist kein Unglück, aber auch kein Zufall.“ Der Brand vom 17. August legte zwei von fünf Hallen für sechs Wochen still.

Die Zahl der Beschäftigten stieg auf 4.870, davon arbeiten 1.950 in Oskirchen. Für das Gesamtjahr erwartet Vahlberg nun einen Umsatz von 1,2 Milliarden Euro. Die Aktie fiel bis 11 Uhr um 3,4 Prozent auf 47,60 Euro.

Gewerkschafter Holger Brandis von der IG Metall warnte davor, an der Ausbildung zu sparen. „Wer heute keine Lehrlinge einstellt, hat 2030 keine Facharbeiter“, sagte er. Der Konzern will die Zahl der Lehrstellen von 120 auf 90 verringern.

Im Januar übernimmt der Däne Mads Lykkegaard das Auslandsgeschäft. Er kommt von der Firma Nordhav. Die Hauptversammlung ist am 20. Mai 2027.`,
    },
    numbers: [
      "Der Umsatz stieg um [[elf Prozent]].",
      "Die Zahl der Lehrstellen sinkt auf [[75]].",
      "Vahlberg erwartet für das Jahr [[1,4 Milliarden Euro]] Umsatz.",
    ],
    dates: ["Der Brand brach am [[27. August]] aus.", "Die Aktionäre treffen sich im [[Juni 2027]]."],
    names: ["Finanzchef [[Ulrich Desberg]] sprach von einem Übergangsjahr.", "Lykkegaard war zuvor bei [[Grundvand]] beschäftigt."],
    quotations: [
      "„[[Das ist kein Unglück, sondern Zufall]]“, sagte Roelfs.",
      "„[[Wer heute keine Lehrlinge einstellt, hat morgen keine Facharbeiter]]“, sagte Brandis.",
    ],
    truths: [
      "Von Juli bis September nahm Vahlberg gut 312 Millionen Euro ein.",
      "Der Gewinn ging um acht Millionen auf 21 Millionen Euro zurück.",
      "Am 4. November legte die Firma ihre Zahlen vor.",
      "Sechs Wochen lang standen nach dem Feuer in Teltmar zwei der fünf Hallen still.",
      "Knapp 5.000 Menschen arbeiten für den Pumpenbauer, rund vierzig Prozent davon in Oskirchen.",
      "„Wir haben gut verkauft und teuer eingekauft“, so Katharina Roelfs.",
      "Die Aktie verlor am Vormittag 3,4 % und stand um elf bei 47,60 €.",
      "Jede vierte Lehrstelle fällt weg.",
      "Holger Brandis, Gewerkschafter bei der IG Metall, fürchtet, dass es 2030 an Facharbeitern fehlt.",
      "Der Däne Lykkegaard, bisher Nordhav, verantwortet ab Januar 2027 das Geschäft im Ausland.",
      "Auf 1.200 Millionen Euro schätzt Vahlberg den Jahresumsatz.",
    ],
  },
];
