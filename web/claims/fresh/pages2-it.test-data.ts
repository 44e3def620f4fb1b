import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2It: FreshSet = {
  article: {
    title: "Gli operai comprano la Selleria Marangon",
    region: "Castelvero",
    author: "Tiziana Brugnoli",
    publishDate: "2026-03-19",
    language: "it",
    content: `La Selleria Marangon di Castelvero, che dal 1949 fa selle per biciclette, appartiene da lunedì 16 marzo ai suoi operai. Ventidue dei 35 dipendenti hanno fondato una cooperativa e rilevato macchine, marchio e capannone per 870.000 euro. La produzione, ferma da sette mesi, è ripartita alle 6 del mattino con la sirena di sempre.

Ognuno dei soci ha versato 12.000 euro, quasi sempre l'indennità di disoccupazione ricevuta in anticipo. Altri 350.000 euro li ha messi il fondo mutualistico Coopera, il resto la Banca di Credito del Medio Adige, che vuole essere rimborsata in otto anni. «Mia moglie mi ha chiesto se ero matto, poi ha firmato anche lei», racconta Denis Bertolaso, 44 anni, presidente della cooperativa e addetto alle presse da quando ne aveva diciannove.

La vecchia società era fallita il 4 agosto dell'anno scorso, dopo che il cliente principale, un produttore olandese, aveva spostato gli ordini in Vietnam. Il curatore, l'avvocata Elisa Zorzan, ha respinto due offerte più alte, una delle quali di 1,1 milioni, perché chi le faceva voleva soltanto il marchio. «La legge mi permette di guardare anche ai posti di lavoro», ha spiegato.

Con sei macchine su undici in funzione si fanno 400 selle al giorno; prima della crisi erano 1.500. Gli ordini bastano fino a settembre. Il più grosso, di 18.000 pezzi, arriva da un marchio di biciclette elettriche di Graz. L'ingegnera Chiara Furlan, 31 anni, sta provando un'imbottitura fatta con i gusci di riso, che pesa il 15 % in meno della schiuma. Il modello, battezzato Risaia, costerà 59 euro e sarà presentato alla fiera di Friedrichshafen.

I sindacati sono divisi. Per Roberto Nalin, della Cgil, l'operazione è «un esempio per tutto il Veneto»; la Uil critica invece gli stipendi, ridotti del 10 % per due anni. Tredici persone hanno preferito cercare altro; cinque hanno già trovato posto alla vetreria Sanmartini.

Il sindaco, Fausto Peruzzi, ha rinunciato all'Imu per tre anni, che vale 26.000 euro. In cambio la cooperativa ospiterà ogni anno otto studenti dell'istituto tecnico Galvani. Il fondatore della ditta, Gino Marangon, 97 anni, ha voluto assistere al primo turno, seduto su una sedia da ufficio accanto alla pressa numero tre, che aveva comprato lui nel 1962. «Fa ancora lo stesso rumore», ha detto.

Sabato 28 marzo, dalle 15 alle 19, la fabbrica di via dell'Argine resterà aperta a tutti. I primi cento visitatori riceveranno un coprisella.`,
  },
  numbers: [
    "Hanno pagato [[940.000 euro]] per macchine, marchio e capannone.",
    "La fabbrica è rimasta chiusa [[undici mesi]].",
    "Ogni socio ha messo [[15.000 euro]].",
    "La banca va rimborsata in [[dodici anni]].",
    "Denis Bertolaso, [[48 anni]], guida la cooperativa.",
    "Per ora escono [[550]] selle al giorno.",
    "L’ordine più grosso è di [[25.000]] pezzi.",
    "La nuova imbottitura pesa il [[20 %]] in meno.",
    "Gli stipendi sono stati tagliati dell’[[8 %]] per due anni.",
    "La fabbrica accoglierà ogni anno [[una quindicina]] di studenti del Galvani.",
  ],
  dates: [
    "La fabbrica è degli operai da [[martedì]] 16 marzo.",
    "La sirena ha suonato alle [[7.30]] del mattino.",
    "La ditta produce selle dal [[1953]].",
    "Il fallimento era arrivato il [[22 agosto]] dell’anno scorso.",
    "Gli ordini coprono il lavoro fino a [[dicembre]].",
    "La pressa numero tre fu acquistata nel [[1958]].",
    "Le porte saranno aperte sabato 28 marzo dalle 15 alle [[20.30]].",
    "La visita alla fabbrica è fissata per il [[4 aprile]].",
  ],
  quotations: [
    "[[«Mia moglie mi ha chiesto se ero matto, poi mi ha detto di andare avanti»]], racconta Denis Bertolaso.",
    "[[«La legge mi obbliga a scegliere chi salva il lavoro»]], ha spiegato Elisa Zorzan.",
    "[[«È ancora la mia pressa»]], ha detto Gino Marangon.",
    "Roberto Nalin, della Cgil, parla di [[«una scommessa che fa onore a Castelvero»]].",
    "[[«Il riso da noi non manca»]], scherza l’ingegnera Chiara Furlan.",
    "[[«Il Comune non poteva restare a guardare»]], ha detto il sindaco, Fausto Peruzzi.",
  ],
  names: [
    "Il presidente della cooperativa è [[Mirko Bertolaso]].",
    "Il fondo mutualistico [[Legacoop]] ha messo 350.000 euro.",
    "Gli ordini del vecchio cliente erano finiti in [[Cambogia]].",
    "La curatrice, l’avvocata [[Paola Ghedin]], ha scartato due offerte più alte.",
    "Il cliente più importante, oggi, è un marchio di [[Linz]].",
    "Il nuovo modello si chiamerà [[Mondina]].",
    "Cinque ex dipendenti lavorano ora alla vetreria [[Baldo]].",
    "Per la [[Cisl]] il problema sono gli stipendi.",
    "Il fondatore, [[Bruno Marangon]], ha 97 anni.",
    "La fabbrica si trova in via [[dei Mille]].",
  ],
  truths: [
    "Castelvero, la fabbrica di selle torna a suonare la sirena",
    "Ventidue operai hanno comprato la Selleria Marangon, fallita l’estate scorsa, e sono ripartiti con sei macchine.",
    "Alle 6 di lunedì mattina la sirena della Selleria Marangon ha suonato di nuovo.",
    "Erano sette mesi che taceva.",
    "Dal 16 marzo la fabbrica appartiene a chi ci lavora.",
    "Ventidue dipendenti su 35 si sono uniti in cooperativa e hanno acquistato macchine, marchio e capannone.",
    "Il prezzo: 870.000 euro.",
    "Ciascun socio ne ha versati 12.000, in tutto 264.000 euro.",
    "Per lo più si tratta dell’indennità di disoccupazione, incassata in anticipo.",
    "Coopera, un fondo mutualistico, ha contribuito con 350.000 euro.",
    "Al resto ha pensato la Banca di Credito del Medio Adige, con un prestito da restituire in otto anni.",
    "«Mia moglie mi ha chiesto se ero matto, poi ha firmato anche lei», racconta il presidente, Denis Bertolaso.",
    "Bertolaso ha 44 anni e sta alle presse da venticinque.",
    "Le offerte rifiutate",
    "La vecchia società aveva dichiarato fallimento il 4 agosto 2025.",
    "Il suo cliente principale, olandese, si era rivolto al Vietnam.",
    "Sul tavolo della curatrice, l’avvocata Elisa Zorzan, c’erano due offerte migliori, una da 1,1 milioni di euro.",
    "Le ha respinte entrambe, perché interessate solo al marchio.",
    "«La legge mi permette di guardare anche ai posti di lavoro», ha spiegato.",
    "Il salvataggio di un’azienda da parte dei dipendenti non è una novità, ma richiede coraggio e pazienza.",
    "Oggi girano sei macchine su undici e si producono 400 selle al giorno.",
    "Prima della crisi erano quasi quattro volte tante.",
    "Fino a settembre il lavoro non manca, anche grazie a un ordine di 18.000 pezzi da Graz.",
    "Lo ha fatto un marchio di biciclette elettriche.",
    "Una sella che sa di riso",
    "Chiara Furlan, ingegnera di 31 anni, sperimenta un’imbottitura ricavata dai gusci di riso.",
    "È più leggera della schiuma del 15 per cento.",
    "La sella si chiamerà Risaia, costerà 59 euro e debutterà alla fiera di Friedrichshafen.",
    "Non tutti applaudono.",
    "Se per Roberto Nalin, della Cgil, quello di Castelvero è «un esempio per tutto il Veneto», la Uil contesta il taglio degli stipendi.",
    "Per due anni le buste paga saranno più leggere di un decimo.",
    "In tredici hanno scelto un’altra strada, e cinque di loro sono già alla Sanmartini, una vetreria.",
    "Il sindaco Peruzzi rinuncia per un triennio all’Imu, che vale 26.000 euro.",
    "In cambio otto studenti del Galvani entreranno ogni anno in fabbrica.",
    "Il vecchio e la pressa",
    "Al primo turno c’era anche Gino Marangon, il fondatore, che ha 97 anni.",
    "Lo hanno fatto sedere accanto alla pressa numero tre, comprata da lui 64 anni fa.",
    "«Fa ancora lo stesso rumore», ha detto.",
    "Porte aperte in via dell’Argine sabato 28 marzo, dalle tre alle sette del pomeriggio.",
    "Per i primi cento che arrivano c’è un coprisella in regalo.",
    "Gino Marangon, 97 anni, assiste al primo turno della cooperativa",
    "All’interno: da Castelvero a Friedrichshafen, il viaggio della Risaia",
  ],
};
