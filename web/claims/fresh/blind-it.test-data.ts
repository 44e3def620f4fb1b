import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindIt: readonly FreshSet[] = [
  {
    article: {
      title: "La Roccalta vince la coppa ai rigori",
      region: "Roccalta",
      author: "Ginevra Bassani",
      publishDate: "2026-06-08",
      language: "it",
      content: `La Roccalta ha vinto sabato sera la Coppa delle Valli, battendo ai rigori il Pontesecco dopo il 2-2 dei tempi supplementari. Allo stadio Martinelli c'erano 7.850 spettatori.

Il Pontesecco era andato in vantaggio al 12' con Diego Sarpi e aveva raddoppiato poco prima dell'intervallo con il francese Loïc Aumont. Nella ripresa la Roccalta ha cambiato passo: al 63' ha accorciato Tommaso Grandi, e a quattro minuti dalla fine il capitano Elia Venturi ha pareggiato di testa.

Ai rigori il portiere Samuele Orsini, 19 anni, ne ha parati due. «Non ho guardato la palla, ho guardato i loro occhi», ha detto. Per la Roccalta è il terzo titolo, dopo quelli del 1974 e del 1998.

«All'intervallo ho detto ai ragazzi che perdere è permesso, arrendersi no», ha raccontato l'allenatore Silvano Cerutti. La squadra riceverà 150.000 euro; un decimo andrà all'ospedale dei bambini di Lavagno.

La festa in piazza del Grano è durata fino alle tre e mezza di notte. La polizia ha contato 5.000 persone e nessun incidente. L'11 luglio la Roccalta giocherà la supercoppa contro il Castelbruno.`,
    },
    numbers: ["Orsini ha parato [[tre rigori]].", "Sugli spalti c'erano [[9.400 spettatori]].", "Alla società andranno [[180.000 euro]]."],
    dates: ["La Roccalta aveva già vinto nel 1974 e nel [[1989]].", "La supercoppa si giocherà il [[18 luglio]]."],
    names: [
      "L'arbitro, [[Gianmarco Feltri]], ha diretto bene la partita.",
      "Per il Castelbruno sarà decisivo l'attaccante [[Nuno Barreiros]].",
    ],
    quotations: [
      "«[[Ho guardato la palla, non i loro occhi]]», ha detto il portiere.",
      "«[[Questa coppa è di tutta la valle]]», ha detto Silvano Cerutti.",
    ],
    truths: [
      "Dopo i supplementari il risultato era di due a due.",
      "Quasi ottomila tifosi hanno riempito lo stadio Martinelli.",
      "Il capitano della Roccalta, Venturi, ha segnato di testa a quattro minuti dal termine.",
      "Sarpi ha aperto le marcature al dodicesimo minuto.",
      "Il diciannovenne Samuele Orsini ha respinto due rigori.",
      "È la terza coppa per la squadra: le altre risalgono al '74 e al '98.",
      "«Perdere è permesso, arrendersi no»: così Cerutti ai suoi ragazzi nell'intervallo.",
      "Il dieci per cento del premio, 15.000 euro, andrà all'ospedale pediatrico di Lavagno.",
      "In piazza del Grano si è festeggiato fino alle 3.30.",
      "Secondo la polizia, cinquemila persone hanno festeggiato senza incidenti.",
      "A luglio, il giorno 11, toccherà al Castelbruno.",
    ],
  },
  {
    article: {
      title: "Il Tresa esonda, evacuate 120 famiglie",
      region: "Valdorsa",
      author: "Ottavio Marengo",
      publishDate: "2026-10-29",
      language: "it",
      content: `Il fiume Tresa ha rotto gli argini mercoledì all'alba e ha invaso la parte bassa di Valdorsa. Centoventi famiglie hanno lasciato le case; due persone sono ferite, nessuna in modo grave.

In 36 ore sono caduti 280 millimetri di pioggia, quanti di solito in tre mesi. Alle 4.50 l'acqua ha superato il livello di guardia di 2,10 metri, e alle 6 era già a 3,45 metri nel centro, in via Calzolai.

«Ho sentito un rumore come di un treno», racconta la fornaia Immacolata Perrone, salvata dal tetto da un elicottero. «Ho preso il gatto e il libro delle ricette.» I vigili del fuoco, arrivati in 85 anche da Bergazzo, hanno compiuto 64 interventi.

La sindaca Lucrezia Donati ha chiuso le scuole fino a lunedì e aperto la palestra Fermi, dove 210 persone hanno passato la notte. «Ricostruiremo, ma non nello stesso posto», ha detto. La Regione ha stanziato 5 milioni di euro per i primi aiuti.

Il geologo Renzo Tavani, dell'Università di Morvano, aveva avvertito già nel 2022: il 40 per cento degli argini era da rifare. Il ponte della ferrovia resterà chiuso per almeno due settimane.`,
    },
    numbers: [
      "Sono state evacuate [[centosessanta]] famiglie.",
      "La Regione ha promesso [[8 milioni di euro]].",
      "Sono caduti [[340 millimetri]] di pioggia in un giorno e mezzo.",
    ],
    dates: ["Il geologo aveva dato l'allarme nel [[2018]].", "Alle [[quattro e dieci]] l'acqua ha superato il livello di guardia."],
    names: ["Anche la frazione di [[Sant'Alessio]] è rimasta isolata.", "I volontari della [[Croce Verde]] hanno distribuito coperte."],
    quotations: [
      "«[[Ricostruiremo, e nello stesso posto]]», ha detto la sindaca.",
      "«[[Ho preso il cane e il libro delle ricette]]», racconta la fornaia.",
    ],
    truths: [
      "Il Tresa è uscito dagli argini il 28 ottobre, al sorgere del sole.",
      "Un giorno e mezzo di pioggia: 280 mm.",
      "Alle sei del mattino in via Calzolai l'acqua era alta quasi tre metri e mezzo.",
      "120 nuclei familiari hanno dovuto abbandonare la casa, e ci sono due feriti lievi.",
      "Un elicottero ha preso dal tetto Immacolata Perrone, fornaia, che aveva con sé il gatto.",
      "«Ho sentito un rumore come di un treno», ha raccontato.",
      "Ottantacinque pompieri hanno lavorato a Valdorsa, alcuni venuti da Bergazzo.",
      "Circa duecento sfollati hanno dormito nella palestra Fermi.",
      "Secondo Tavani, due quinti degli argini andavano rifatti.",
      "I treni non passeranno sul ponte per quattordici giorni, forse di più.",
      "«Ricostruiremo, ma non nello stesso posto», promette la sindaca, Lucrezia Donati.",
    ],
  },
];
