import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3It: FreshSet = {
  article: {
    title: "Tornano le campane di San Gaudenzo",
    region: "Montelupara",
    author: "Ilaria Bertozzi",
    publishDate: "2026-04-23",
    language: "it",
    content: `Dopo più di tre anni di silenzio le cinque campane di San Gaudenzo torneranno a suonare a Montelupara sabato 2 maggio alle 18. Erano ferme dal 9 novembre 2022, quando la scossa di terremoto aveva aperto nella torre una crepa lunga sette metri. Il restauro è costato 386.000 euro.

La campana più grande, la Gaudenza, pesa 940 chili e fu fusa nel 1741. Era incrinata, e la fonderia Capanni e Figli di Roccaforte l'ha saldata in undici giorni. «Con una campana così non si lavora, si negozia», ha raccontato il fonditore Ettore Capanni, 63 anni, che ha passato tre notti accanto al forno. La più piccola, rubata nel 1978, è stata rifatta da zero grazie all'offerta di 14.000 euro di una famiglia emigrata a Rosario, in Argentina.

Dei soldi necessari, 210.000 euro li ha messi la Regione, 90.000 la Fondazione Cassa Aurelia e 42.500 la diocesi. Il resto lo ha raccolto la parrocchia in 26 mesi con cene, lotterie e la vendita di 1.900 barattoli di marmellata. A cucinarla è stata soprattutto Derna Pagliari, 82 anni, nella cucina dell'oratorio. «Ho più cicatrici io del campanile», ha scherzato.

I lavori, affidati all'impresa Edilmonte, sono cominciati il 4 marzo 2024 e dovevano finire in quattordici mesi. Si sono allungati perché sotto l'intonaco è apparso un affresco del Quattrocento, una Madonna con due uccelli, che la restauratrice Lavinia Serrani ha portato alla luce. La Soprintendenza ha preteso altri rilievi. «Quando ho visto l'occhio di quell'angelo ho spento la lampada e mi sono seduta», ha detto Serrani.

Le campane si suoneranno a mano. Se ne occuperanno i Campanari di Montelupara, un gruppo di 17 persone fra i 14 e i 79 anni che in questi anni si è allenato su un modello di legno costruito dal falegname Osvaldo Tinti in via dei Mulini. Il maestro è Renzo Cavalcoli, ex postino. Un tecnico aveva proposto i martelli elettrici, più economici di 8.000 euro, ma in assemblea 134 parrocchiani su 150 hanno votato contro.

Non tutti sono felici. La proprietaria dell'albergo Due Torri, Samantha Righi, chiede che prima delle 8 non si suoni, perché nel 2021 tre clienti se ne andarono. Il parroco, don Luca Forlani, ha promesso che la prima campana si sentirà alle 7.45 solo di domenica.

Alla festa di sabato sono attese duemila persone. Dopo i rintocchi suonerà il quartetto Ginestra; la torre, alta 38 metri e con 196 gradini, si potrà visitare da domenica 3 maggio, in gruppi di dieci, con un biglietto di 3 euro. Il sindaco, Carlo Alberto Venni, salirà per primo.`,
  },
  numbers: [
    "La scossa aveva aperto nella torre una crepa di [[dodici metri]].",
    "Il restauro è costato in tutto [[415.000 euro]].",
    "La Gaudenza, la campana maggiore, pesa [[1.120 chili]].",
    "La fonderia l'ha saldata in [[sedici]] giorni.",
    "La Fondazione Cassa Aurelia ha dato [[75.000 euro]].",
    "La parrocchia ha venduto [[2.300]] barattoli di marmellata.",
    "Derna Pagliari, [[77 anni]], ha cucinato nell'oratorio.",
    "I campanari sono [[ventidue]], di ogni età.",
    "Per arrivare in cima si salgono [[224 gradini]].",
    "La visita alla torre costa [[6 euro]].",
  ],
  dates: [
    "Le campane torneranno a suonare [[venerdì]] 2 maggio.",
    "La cerimonia comincerà alle [[17.30]].",
    "La torre era muta dal [[21 ottobre]] 2022.",
    "La Gaudenza fu fusa nel [[1768]].",
    "La campana più piccola era stata rubata nel [[1983]].",
    "I lavori sono partiti il [[25 marzo]] 2024.",
    "La domenica la prima campana si sentirà alle [[7.15]].",
    "Nel [[2019]] tre clienti lasciarono l'albergo per colpa delle campane.",
  ],
  quotations: [
    "[[«Con una campana così si parla sottovoce»]], ha raccontato Ettore Capanni.",
    "[[«Ho girato più marmellata che pagine di giornale»]], ha scherzato Derna Pagliari.",
    "[[«Quando ho visto l'occhio di quell'angelo ho pianto come una bambina»]], ha detto Lavinia Serrani.",
    "[[«Una corda non ha bisogno di corrente»]], ha spiegato il maestro Renzo Cavalcoli.",
    "[[«I miei ospiti pagano anche il silenzio»]], ha detto Samantha Righi.",
    "[[«Salirò tutti i gradini senza fermarmi»]], ha promesso il sindaco, Carlo Alberto Venni.",
  ],
  names: [
    "Le cinque campane di [[San Terenzio]] suoneranno di nuovo.",
    "La campana è stata saldata dalla fonderia [[Brighenti]] di Roccaforte.",
    "La famiglia che ha donato 14.000 euro vive a [[Montevideo]].",
    "A preparare la marmellata è stata soprattutto [[Iole Monduzzi]].",
    "I lavori erano affidati all'impresa [[Costruzioni Savena]].",
    "La restauratrice [[Ginevra Lolli]] ha portato alla luce l'affresco.",
    "Il modello di legno è opera del falegname [[Primo Zaccherini]].",
    "Il laboratorio del falegname è in via dei [[Fornaciai]].",
    "Il parroco, [[don Matteo Bassi]], ha trovato un compromesso.",
    "Dopo i rintocchi suonerà il quartetto [[Amaranto]].",
  ],
  truths: [
    "La voce ritrovata di San Gaudenzo",
    "Dopo il terremoto, una saldatura e 1.900 barattoli di marmellata, Montelupara riavrà le sue campane.",
    "Sabato 2 maggio, alle sei della sera, il silenzio finirà.",
    "Le cinque campane di San Gaudenzo tacevano dal novembre del 2022.",
    "Quel giorno una scossa aprì nella torre una crepa di sette metri.",
    "Per rimetterla in sesto sono serviti 386.000 euro.",
    "Una signora di nove quintali",
    "La Gaudenza ha quasi tre secoli: fu fusa nel 1741.",
    "Pesa 940 chili ed era incrinata.",
    "A saldarla, in undici giorni, è stata la fonderia Capanni e Figli.",
    "Ettore Capanni ha vegliato tre notti vicino al forno.",
    "«Con una campana così non si lavora, si negozia», dice il fonditore sessantatreenne.",
    "La sorella minore era sparita nel 1978, rubata.",
    "L'hanno rifatta con i 14.000 euro di una famiglia emigrata in Argentina.",
    "I conti del campanile",
    "Più della metà della somma, 210.000 euro, è arrivata dalla Regione.",
    "La Fondazione Cassa Aurelia ne ha versati 90.000, la diocesi 42.500.",
    "Ai 43.500 che mancavano ha pensato la parrocchia, fra cene e lotterie.",
    "Ci sono voluti ventisei mesi.",
    "L'ottantaduenne Derna Pagliari ha passato quel tempo ai fornelli dell'oratorio.",
    "«Ho più cicatrici io del campanile», scherza.",
    "La Madonna sotto l'intonaco",
    "Il cantiere di Edilmonte, aperto nel marzo del 2024, doveva durare 14 mesi.",
    "Poi dal muro è uscito un affresco del XV secolo.",
    "Raffigura una Madonna con due uccelli.",
    "«Quando ho visto l'occhio di quell'angelo ho spento la lampada e mi sono seduta», racconta la restauratrice Lavinia Serrani.",
    "La Soprintendenza ha chiesto nuovi rilievi, e i tempi si sono allungati.",
    "A mano, come sempre",
    "Niente martelli elettrici: 134 parrocchiani su 150 li hanno bocciati, anche se avrebbero fatto risparmiare 8.000 euro.",
    "Alle corde ci saranno i 17 Campanari di Montelupara; il più giovane ha quattordici anni, il più anziano 79.",
    "Li guida Renzo Cavalcoli, postino in pensione.",
    "Hanno provato su un modello di legno costruito in via dei Mulini da Osvaldo Tinti.",
    "Il sonno degli ospiti",
    "Samantha Righi, dell'albergo Due Torri, non vuole rintocchi prima delle otto.",
    "Don Luca Forlani la accontenta quasi: soltanto la domenica si suonerà alle otto meno un quarto.",
    "Duemila persone e una scala",
    "Alla festa si esibirà anche il quartetto Ginestra.",
    "Dal giorno dopo la torre, alta 38 metri, sarà aperta a gruppi di dieci visitatori.",
    "Il biglietto costerà tre euro.",
    "Il primo a salire i 196 gradini sarà il sindaco Venni.",
    "Lavinia Serrani davanti all'affresco del Quattrocento",
    "All'interno: la campanella rubata e rifatta con i soldi di Rosario",
  ],
};
