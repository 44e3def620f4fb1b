import type { FreshSet } from "./fresh-statements.ts";

/** Fourth author, blind: see fourth-sets.test-data.ts. */
export const fourthSouth: Readonly<Record<string, FreshSet>> = {
  es: {
    article: {
      title: "Nueve minutos de granizo en Valdecierzo",
      region: "Valdecierzo",
      author: "Rosario Gimeno",
      publishDate: "2026-09-08",
      language: "es",
      content: `Una tormenta de granizo arrasó el pasado jueves, 3 de septiembre, buena parte de los viñedos de Valdecierzo. Empezó a las 18.40 y duró nueve minutos. Cayeron piedras de hasta cuatro centímetros y, según la Cooperativa Virgen de la Peña, quedaron dañadas 630 de las 900 hectáreas del término.

«En nueve minutos se fue el trabajo de todo un año, y todavía estaba la uva sin cortar», lamenta Gregorio Anadón, que tiene 14 hectáreas de garnacha en el paraje de Los Royales y solo ha salvado dos. La vendimia debía empezar el 14 de septiembre; la cooperativa la ha adelantado al día 9 para aprovechar lo que queda en pie.

La presidenta de la cooperativa, Pilar Lahuerta, calcula unas pérdidas de 2,8 millones de euros. En 2025 entraron en la bodega 4,5 millones de kilos; este año espera, con suerte, un millón y medio. De los 210 socios, 126 tenían seguro. «Quien no aseguró fue porque no le salían las cuentas, no por descuido», afirma.

El granizo rompió además 85 tejados y las vidrieras de la iglesia de San Bartolomé, y una mujer de 72 años fue atendida en el centro de salud por una herida en la mano. El colegio, que tenía que abrir hoy, empezará el curso con seis días de retraso.

El Gobierno regional enviará mañana a dos peritos. El alcalde, Fermín Ballarín, ha pedido la declaración de zona catastrófica y un adelanto de 400.000 euros antes de fin de octubre. La última pedregada parecida se recuerda en 1987.

El domingo a las doce habrá en la plaza una comida popular para recaudar fondos: 10 euros el plato, la mitad para los menores de 12 años.`,
    },
    numbers: [
      "El granizo rompió [[143]] tejados.",
      "Las pérdidas llegan a [[3,7 millones de euros]].",
      "El alcalde ha pedido un adelanto de [[650.000 euros]].",
    ],
    dates: ["Los peritos llegarán el [[21 de septiembre]].", "La tormenta empezó a las [[16.25]]."],
    quotations: [
      "El alcalde lo resumió así: [[«Hemos visto llorar a hombres que no lloraron ni en los entierros»]].",
      "La mujer herida le quita importancia: [[«Peor lo tiene la viña, que no se puede vendar»]].",
    ],
    names: [
      "A los peritos los dirige [[Amparo Cebollada]].",
      "También hubo daños en [[Villarmuelo]].",
      "La aseguradora [[Agromutua]] ya ha abierto una oficina.",
    ],
    truths: [
      "El granizo dañó siete de cada diez hectáreas.",
      "Se salvaron 270 hectáreas del término.",
      "Antes de las siete menos diez ya había pasado todo.",
      "La vendimia se adelanta cinco días.",
      "Anadón ha perdido doce de sus catorce hectáreas.",
      "La cosecha se quedará, con suerte, en un tercio de la de 2025.",
      "El 60 % de los socios estaba asegurado.",
      "Ochenta y cuatro socios no tenían seguro.",
      "Las clases comenzarán el lunes 14.",
      "«No por descuido», insiste Lahuerta.",
      "«En nueve minutos se fue el trabajo de todo un año», dice Gregorio Anadón.",
      "Hacía casi cuarenta años que no se veía algo así.",
      "Los menores de doce años pagarán cinco euros.",
      "La comida popular será el 13 de septiembre a mediodía.",
      "El campo vive siempre mirando al cielo.",
    ],
  },
  it: {
    article: {
      title: "Il museo dell'ocarina raddoppia",
      region: "Borgo Sant'Elia",
      author: "Fabrizio Montevecchi",
      publishDate: "2026-05-19",
      language: "it",
      content: `Dopo quattordici mesi di lavori il Museo dell'ocarina di Borgo Sant'Elia riapre sabato 23 maggio alle 10.30 nell'ex convento delle Clarisse. La superficie passa da 320 a 640 metri quadrati, gli strumenti esposti da 180 a 405.

Il progetto è costato 1,2 milioni di euro: 480 mila li ha messi la Regione, 300 mila il Comune, il resto la Fondazione Malvezzi. La direttrice Ginevra Tassinari, 38 anni, ha rifatto anche il percorso: si comincia dalla fornace e si finisce in una sala buia dove si ascolta soltanto. «Un'ocarina chiusa in vetrina è un pezzo di terracotta, noi vogliamo che respiri», spiega.

Il pezzo più antico è del 1853. Lo ha donato Ettore Galassi, tornitore in pensione, che ne ha costruite più di 7.000 e a 84 anni tiene ancora un laboratorio il mercoledì pomeriggio, dalle 15 alle 17. «Ci vuole un'ora per farla e dieci anni per accordarla», dice ai ragazzi.

Nel 2024, ultimo anno intero di apertura, i visitatori furono 9.600; l'obiettivo è arrivare a 15.000 nel 2027. Il biglietto intero costa 7 euro, il ridotto 4, e le famiglie pagano al massimo 16 euro. Il museo resterà chiuso il lunedì e sarà aperto gli altri giorni fino alle 18.30.

Per l'inaugurazione suonerà il Settimino Santeliano, nato nel 1901 e composto oggi da quattro donne e tre uomini. L'assessore alla cultura Rocco Bandini taglierà il nastro e poi l'ingresso sarà gratuito per tutto il fine settimana. Chi verrà in treno avrà una navetta ogni 20 minuti dalla stazione.`,
    },
    numbers: [
      "Le ocarine costruite da Galassi sono [[11.300]].",
      "La sala buia ha [[52 posti]].",
      "Il biglietto ridotto costa [[5,50 euro]].",
    ],
    dates: ["Il museo aveva chiuso i battenti il [[6 gennaio]] dell'anno scorso.", "Il laboratorio di Galassi comincia alle [[16.45]]."],
    quotations: [
      "L'assessore Bandini promette: [[«Entro l'estate ogni scuola della valle passerà di qui»]].",
      "Una visitatrice racconta: [[«Mi sono seduta al buio e ho sentito mio nonno»]].",
    ],
    names: [
      "Il percorso è stato disegnato dall'architetta [[Donatella Rubbi]].",
      "L'ocarina più antica fu ritrovata a [[Castelvento]].",
      "Le luci sono della ditta [[Lumera]].",
    ],
    truths: [
      "Il museo è grande il doppio di prima.",
      "Gli strumenti in mostra sono 225 in più.",
      "Il quaranta per cento della spesa è a carico della Regione.",
      "La Fondazione Malvezzi ha dato 420 mila euro.",
      "Un quarto dei soldi viene dal Comune.",
      "Sabato la porta si apre alle dieci e mezza.",
      "Il cantiere è durato più di un anno.",
      "L'ocarina più vecchia ha 173 anni.",
      "Galassi, ottantaquattro anni, insegna due ore alla settimana.",
      "«Noi vogliamo che respiri», spiega Tassinari.",
      "Nel 2027 si vorrebbero oltre cinquemila visitatori in più rispetto al 2024.",
      "Il Settimino suona da 125 anni.",
      "Di lunedì non si entra.",
      "La navetta passa tre volte l'ora.",
      "Negli ultimi decenni i piccoli musei hanno imparato a farsi sentire.",
    ],
  },
  pt: {
    article: {
      title: "Conserveira de Portel do Mar volta a acender os fornos",
      region: "Portel do Mar",
      author: "Leonor Vasques",
      publishDate: "2026-02-17",
      language: "pt",
      content: `A antiga conserveira Ala-Arriba, em Portel do Mar, voltou a trabalhar na segunda-feira, 16 de fevereiro, onze anos depois de ter fechado. A cooperativa Mãos de Sal, formada por 24 antigas operárias e 6 pescadores, comprou o edifício por 540 mil euros em hasta pública e gastou outros 260 mil em máquinas.

Às 7h30 entrou a primeira carga: 1.200 quilos de sardinha congelada. Até ao fim do dia saíram 4.800 latas, todas embrulhadas à mão. «Julguei que as minhas mãos já não se lembravam, mas lembraram-se antes de mim», contou Idalina Farrobo, de 68 anos, que ali começou aos 15.

A cooperativa conta produzir 900 mil latas no primeiro ano e exportar um terço, sobretudo para França e para o Japão. Cada lata custará 3,20 euros na loja da fábrica e 4 euros nas restantes. O ordenado é igual para todos: 1.100 euros por mês, em catorze meses.

O banco só aceitou emprestar 300 mil euros depois de a Câmara Municipal ter dado garantia. «Bati a cinco portas e em quatro nem me mandaram sentar», recorda a presidente da cooperativa, Celeste Quaresma. O empréstimo será pago em dez anos.

O presidente da câmara, Duarte Figueira, quer abrir na ala norte um pequeno museu até ao verão de 2027. A fábrica chegou a ter 320 pessoas em 1968; hoje têm ali trabalho 32.

Há visitas guiadas à quinta-feira, às 10h e às 15h, para grupos de até quinze pessoas. A primeira é já no dia 26 e as inscrições fecham dois dias antes.`,
    },
    numbers: [
      "Na primeira manhã chegaram [[1.750 quilos]] de sardinha.",
      "As paredes da ala norte têm [[85 centímetros]] de espessura.",
      "O banco emprestou [[410 mil euros]].",
    ],
    dates: ["As máquinas ficaram prontas a [[30 de janeiro]].", "A visita da tarde começa às [[16h45]]."],
    quotations: [
      "Duarte Figueira não esconde o orgulho: [[«Há terras que pedem indústria, nós fomos buscá-la ao fundo da gaveta.»]]",
      "Um dos pescadores brinca: [[«Agora a sardinha já sabe o caminho para casa.»]]",
    ],
    names: [
      "A primeira lata foi oferecida a [[Benvinda Serrão]].",
      "As latas vão também para a [[Dinamarca]].",
      "As máquinas vieram da metalúrgica [[Ferromar]].",
    ],
    truths: [
      "A fábrica estava parada desde 2015.",
      "Edifício e máquinas custaram 800 mil euros.",
      "A cooperativa tem trinta membros.",
      "Oitenta por cento são antigas operárias.",
      "O trabalho começou às sete e meia da manhã.",
      "Idalina Farrobo entrou na fábrica há mais de meio século.",
      "Trezentas mil latas deverão seguir para o estrangeiro.",
      "Na loja da fábrica poupam-se oitenta cêntimos por lata.",
      "Somados os catorze meses, cada um ganha 15.400 euros por ano.",
      "«Bati a cinco portas», recorda Celeste Quaresma.",
      "O empréstimo é para pagar numa década.",
      "A fábrica dá hoje trabalho a um décimo das pessoas de 1968.",
      "As inscrições fecham na terça-feira, 24 de fevereiro.",
      "A primeira visita é na quinta-feira da próxima semana.",
      "As conservas voltaram a estar na moda nos últimos anos.",
    ],
  },
};
