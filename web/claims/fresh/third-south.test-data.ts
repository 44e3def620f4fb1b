import type { FreshSet } from "./fresh-statements.ts";

/** Third author, blind: see third-sets.test-data.ts. */
export const thirdSouth: Readonly<Record<string, FreshSet>> = {
  es: {
    article: {
      title: "Villarroble estrena mercado cubierto",
      region: "Villarroble",
      author: "Nuria Castaños",
      publishDate: "2026-10-13",
      language: "es",
      content: `El mercado de abastos de Villarroble reabrió el sábado 10 de octubre a las ocho de la mañana, tras catorce meses de obras. Unas 3.400 personas pasaron por sus puestos antes del mediodía, según la policía local.

La reforma ha costado 4,2 millones de euros, de los que 1,5 millones proceden de fondos europeos. El nuevo techo, de madera y vidrio, cubre 2.100 metros cuadrados. Los puestos han pasado de 38 a 52, y quedan seis por alquilar a 240 euros al mes.

«Mi abuela vendía aquí sardinas en 1948 y no tenía ni grifo», recordó la pescadera Remedios Olmo, de 61 años. El alcalde, Jacinto Barreda, cortó la cinta con un cuchillo de carnicero. «Un pueblo que compra en su mercado se conoce por el nombre», dijo.

No todos están contentos. El frutero Anselmo Pizarro se queja de que el aparcamiento subterráneo, con 110 plazas, cuesta 1,20 euros la hora. El Ayuntamiento promete la primera media hora gratis desde noviembre.

El mercado abre de lunes a sábado de 8:00 a 15:00 y los viernes también de 17:00 a 20:30. El 25 de octubre habrá un concurso de cocina con 16 equipos; el ganador recibirá un jamón de nueve kilos. La cocinera Itziar Landeta presidirá el jurado.`,
    },
    numbers: [
      "La reforma ha costado [[5,4 millones de euros]].",
      "Quedan [[once]] puestos por alquilar.",
      "El techo cubre [[2.700 metros cuadrados]].",
    ],
    dates: ["El concurso de cocina será el [[8 de noviembre]].", "Los viernes el mercado cierra a las [[nueve y cuarto]] de la noche."],
    quotations: [
      "[[«Mi madre vendía aquí boquerones y no tenía ni luz»]], recordó Remedios Olmo.",
      "Anselmo Pizarro lo resume así: [[«Con estos precios, la gente se irá al supermercado»]].",
    ],
    names: [
      "La obra la ha dirigido la arquitecta [[Lucía Sotomayor]].",
      "Vinieron compradores desde [[Almagro]].",
      "La [[Caja Rural de Villarroble]] regaló las bolsas.",
    ],
    truths: [
      "El mercado de Villarroble abrió de nuevo el 10 de octubre.",
      "Las obras han durado algo más de un año.",
      "Por la mañana pasaron unas 3400 personas.",
      "Más de un tercio del dinero, 1,5 millones, llegó de Europa.",
      "El mercado tiene ahora 52 puestos, catorce más que antes.",
      "Alquilar un puesto cuesta 240 euros mensuales.",
      "La pescadera Remedios Olmo tiene 61 años.",
      "«Mi abuela vendía aquí sardinas en 1948», contó Olmo.",
      "«Un pueblo que compra en su mercado se conoce por el nombre», dijo Barreda al cortar la cinta.",
      "En el aparcamiento caben 110 coches y la hora sale a 1,20 euros.",
      "Desde noviembre no se pagarán los primeros treinta minutos.",
      "De lunes a sábado se puede comprar de ocho de la mañana a tres de la tarde.",
      "Los viernes hay también horario de tarde, de cinco a ocho y media.",
      "Dieciséis equipos cocinarán el domingo 25 de octubre.",
      "El premio es un jamón de 9 kilos y el jurado lo preside Itziar Landeta.",
    ],
  },
  it: {
    article: {
      title: "La biblioteca di Pievalta compie cento anni",
      region: "Pievalta",
      author: "Caterina Salvemini",
      publishDate: "2026-03-24",
      language: "it",
      content: `La biblioteca comunale di Pievalta ha festeggiato domenica 22 marzo i suoi primi cento anni. Fu aperta nel 1926 con 412 volumi in due stanze del municipio; oggi ne possiede 68.000 e occupa l'ex convento delle Orsoline.

Alla festa, cominciata alle 16, sono venute circa 900 persone. La direttrice, Elisabetta Fornari, ha mostrato il primo registro dei prestiti. «Il libro più chiesto era un manuale per allevare conigli», ha raccontato ridendo.

Lo scorso anno la biblioteca ha prestato 41.500 libri, il 12 per cento in più dell'anno precedente. Gli iscritti sono 5.300, su una popolazione di 17.000 abitanti. Un terzo ha meno di quattordici anni. Vi lavorano sette bibliotecari e venticinque volontari.

Il Comune spende 380.000 euro l'anno. L'assessore alla cultura Ruggero Tamburi ha promesso una nuova sala di lettura da 80 posti entro il 2028, che costerà 1,4 milioni. «Prima però aggiustate il riscaldamento, in gennaio leggiamo con i guanti», ha gridato dal fondo il pensionato Oreste Mancuso, 82 anni, iscritto dal 1955.

Fino al 30 maggio una mostra racconta il secolo con 150 fotografie. È aperta dal martedì al sabato, dalle 9.30 alle 18.30; l'ingresso è libero. Il 23 aprile la scrittrice Viola Andreani leggerà ai bambini.`,
    },
    numbers: [
      "La biblioteca possiede oggi [[86.000 volumi]].",
      "I prestiti sono cresciuti del [[19 per cento]].",
      "Accanto ai bibliotecari lavorano [[quaranta]] volontari.",
    ],
    dates: ["La mostra chiude il [[20 giugno]].", "La sala di lettura sarà pronta entro il [[2031]]."],
    quotations: [
      "La direttrice ricorda: [[«Il libro più chiesto era un ricettario per cuochi di campagna»]].",
      "[[«Una biblioteca senza bambini è solo un magazzino»]], ha detto Ruggero Tamburi.",
    ],
    names: [
      "La mostra è curata dallo storico [[Fabrizio Lodi]].",
      "Parte dei libri arrivò da [[Arezzo]].",
      "Le sedie nuove le ha regalate la [[Fondazione Bonaccorsi]].",
    ],
    truths: [
      "La biblioteca di Pievalta ha un secolo.",
      "Aprì nel 1926 con poco più di 400 libri.",
      "Domenica pomeriggio, dalle quattro, quasi un migliaio di persone ha fatto festa.",
      "I volumi sono ormai 68mila.",
      "L'anno scorso i prestiti sono stati 41.500.",
      "Quasi un abitante su tre è iscritto: 5.300 su 17.000.",
      "Un iscritto su tre non ha ancora quattordici anni.",
      "Sette bibliotecari e 25 volontari mandano avanti la casa.",
      "«Era un manuale per allevare conigli», ha raccontato la direttrice del libro più chiesto.",
      "Al Comune la biblioteca costa 380mila euro l'anno.",
      "Per la nuova sala, con ottanta posti, ci vogliono 1,4 milioni di euro.",
      "«In gennaio leggiamo con i guanti», ha protestato Oreste Mancuso.",
      "L'ottantaduenne Mancuso è iscritto dal 1955.",
      "La mostra, 150 fotografie, resta aperta fino alla fine di maggio.",
      "Si entra dalle nove e mezza alle sei e mezza di sera, dal martedì al sabato.",
    ],
  },
  pt: {
    article: {
      title: "Horta comunitária alimenta três escolas em Ribeirão Claro do Sul",
      region: "Ribeirão Claro do Sul",
      author: "Heloísa Prado",
      publishDate: "2026-06-16",
      language: "pt",
      content: `A horta comunitária do bairro Alvorada, em Ribeirão Claro do Sul, começou na segunda-feira, 8 de junho, a fornecer verduras para três escolas municipais. São 450 quilos por semana, o bastante para a merenda de 1.300 alunos.

O terreno, de 6.200 metros quadrados, foi um lixão até 2020. "Tiramos daqui 90 caminhões de entulho antes de plantar o primeiro pé de alface", lembra a líder do projeto, Marinalva Teixeira, de 52 anos. Hoje 34 famílias cuidam de 120 canteiros.

A prefeitura paga R$ 5,80 por quilo e investiu R$ 275 mil em irrigação e numa câmara fria. Cada família recebe em média R$ 780 por mês. O agrônomo Jorge Kuroda, da Universidade Federal do Planalto, acompanha a produção às quintas-feiras e calcula que o consumo de água caiu 35% com o gotejamento.

Na Escola Anísio Brandão, a merendeira Cleusa Rosário serviu 280 pratos no primeiro dia, às 11h30. "Criança que planta come até jiló", brincou.

O projeto quer chegar a oito escolas até março de 2027. Para isso precisa de mais 15 famílias; as inscrições vão até 10 de julho. O vereador Tadeu Sampaio critica a demora na compra de uma van, prometida há dois anos. Em 18 de julho haverá uma feira aberta, das 7h às 13h.`,
    },
    numbers: [
      "A horta fornece [[620 quilos]] de verduras por semana.",
      "Cada família recebe em média [[R$ 1.150]] por mês.",
      "Com o gotejamento, o consumo de água caiu [[48%]].",
    ],
    dates: ["O lixão foi fechado em [[2014]].", "A feira aberta será em [[1º de agosto]]."],
    quotations: [
      '[["Tiramos daqui 90 caminhões de lixo e ainda achamos uma geladeira"]], lembra Marinalva Teixeira.',
      'Jorge Kuroda resume: [["A água que não se gasta também é colheita."]]',
    ],
    names: [
      "A secretária de Educação, [[Patrícia Novaes]], visitou a horta.",
      "As mudas vieram de [[Londrina]].",
      "A [[Cooperativa Terra Boa]] doou as ferramentas.",
    ],
    truths: [
      "Desde 8 de junho, verduras do bairro Alvorada vão para três escolas.",
      "Mil e trezentos alunos comem da horta.",
      "São quase meia tonelada de verduras por semana.",
      "Até 2020 o terreno era um lixão.",
      "Noventa caminhões de entulho saíram dali, conta Marinalva Teixeira.",
      "Trinta e quatro famílias cuidam dos 120 canteiros.",
      "O município investiu 275 mil reais em irrigação e numa câmara fria.",
      "O quilo é pago a 5,80 reais.",
      "A renda média das famílias é de quase R$ 800 por mês.",
      "Toda quinta-feira, o agrônomo Jorge Kuroda acompanha a produção.",
      "O gotejamento poupa cerca de um terço da água.",
      '"Criança que planta come até jiló", diz a merendeira Cleusa Rosário.',
      "No primeiro dia, às onze e meia, Rosário serviu 280 pratos.",
      "Até março de 2027, a horta quer atender cinco escolas a mais.",
      "Em 18 de julho, um sábado, há feira das sete da manhã à uma da tarde.",
    ],
  },
};
