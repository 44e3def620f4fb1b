/** What a model might write about a sample article: inventions, and sentences that are true though no copies. */
export interface Statements {
  file: string;
  quotations: readonly string[];
  numbers: readonly string[];
  /** The article's own speech, given to somebody else. */
  swapped?: readonly string[];
  names: readonly string[];
  truths: readonly string[];
}

export const western: Readonly<Record<string, Statements>> = {
  en: {
    file: "en-library-reopening",
    quotations: [
      "“This is the proudest day of my life,” said Walt Nyberg, who turned the key.",
      "Raman told visitors: “We will never close these doors again.”",
      "“I counted twice, because nobody was going to believe me, and then I cried,” said Nyberg.",
      "The architect called the branch 'a monument to what neighbors can do together'.",
      "“Caulk is cheaper than oil,” said Wieczorek.",
    ],
    numbers: [
      "The line at the library had grown to 830 people by noon.",
      "The renovation of the branch cost $5.1 million in all.",
      "The branch had been closed since September 2023, when the pipe burst.",
      "Energy use is to fall by 41 percent, the architect of the branch expects.",
      "Some forty-five volunteers carried the books back to the library.",
    ],
    names: [
      "The ribbon at the library was cut by Mayor Roger Ellison.",
      "Books also came from the public library in Minneapolis.",
      "The heating system of the branch was designed by Wieczorek together with engineers of Northwind Energy.",
    ],
    truths: [
      "By Nyberg’s count, 630 people stood in line when the doors opened at 10 a.m.",
      "The building had been shut for nineteen months after the pipe burst in August 2024.",
      "Insurance paid 2.6 million dollars of the $4.3 million, and the state gave $1.1 million.",
      "“A library is a promise that things will be where you left them,” said Raman, who manages the branch.",
      "Neighbors added $600,000, some of it in 2,317 envelopes.",
      "Under the parking lot, twelve wells reach down 300 feet into the rock.",
      "Maya Lindqvist, 9, read 112 books and took seven more home.",
      "“I think the books are winning,” the girl said.",
      "The clock still shows 4:52, though Nyberg oiled it and heard it run for eleven minutes.",
      "Work on the reading garden is to start on June 15 and to cost $210,000.",
      "The branch was built in 1912 and holds 41,000 books and 18 computers.",
    ],
  },
  es: {
    file: "es-faro-punta-meira",
    quotations: [
      "«Ha sido la noche más feliz del pueblo», dijo Carmen Lastra.",
      "El ingeniero Freire lo resumió así: «Nadie creía que lo conseguiríamos».",
      "— Volveremos a hacerlo mil veces si hace falta —aseguró Quiroga en la explanada.",
      "Según Alcántara, la lente es “una joya que el mundo nos envidia”.",
    ],
    numbers: [
      "En la explanada se reunieron 2.400 personas para ver el faro.",
      "La rehabilitación del faro costó 3,7 millones de euros.",
      "El faro se apagó en agosto de 2013 por un temporal.",
      "La asociación reunió el 28 % del total con rifas.",
      "La torre del faro tiene cincuenta y dos metros.",
    ],
    names: [
      "El acto en el faro lo presidió el alcalde, Ramón Feijoo Castro.",
      "La óptica de Fresnel viajó después a un taller de Barcelona.",
      "La obra del faro recibió el premio de la Fundación Atlántica.",
    ],
    truths: [
      "El faro volvió a encenderse el sábado a las 21.32 horas ante unas 1.300 personas.",
      "La luz llevaba apagada desde enero de 2015, cuando una ola de casi doce metros rompió la puerta.",
      "«Lo fundimos nueve veces», señala la Dra. Alcántara.",
      "Las obras, iniciadas el 4 de marzo de 2024, costaron 1.240.000 euros.",
      "Los vecinos pusieron 190.000 euros, el 15,3 % del total.",
      "La asociación Amigos del Faro pasó de 26 a 812 socios, cuenta Dolores Quiroga.",
      "La lente tiene 312 prismas, de los que se cambiaron 47.",
      "«Rifas nos quedan», dice Quiroga.",
      "El módulo nuevo consume un 92 % menos y alcanza veintiuna millas.",
      "El museo abrirá el 1 de mayo, de martes a domingo, y la entrada costará cuatro euros.",
      "Son 164 peldaños, y todo lo subió alguien, explica Iago Freire.",
    ],
  },
  fr: {
    file: "fr-boulangerie-cooperative",
    quotations: [
      "« Nous avons sauvé le village », se réjouit Bertrand Szymański.",
      "Odile Lavergne le dit autrement : « Sans pain, un village meurt. »",
      "— On ne pensait jamais y arriver, confie Yanis Belkacem devant son four.",
      "La fumiste parle d’un four “plus vivant que bien des gens”.",
    ],
    numbers: [
      "La coopérative compte désormais 340 sociétaires.",
      "Le budget de la boulangerie atteint 215 000 euros.",
      "Le boulanger a pris sa retraite en juin 2022.",
      "Les invendus représentent 9 % de la production.",
      "Le four pèse dix-sept tonnes, selon la fumiste.",
    ],
    names: [
      "La boulangerie a été inaugurée par le préfet, Gérard Maillot.",
      "La farine du boulanger vient aussi de Montluçon.",
      "Le prêt de la coopérative a été accordé par le Crédit Rural.",
    ],
    truths: [
      "Le village de 640 habitants, à dix-huit kilomètres de Guéret, est resté vingt-deux mois sans pain.",
      "La coopérative compte 286 sociétaires, près de 45 % de la population.",
      "« Mais à qui dire bonjour en faisant la queue devant une machine ? » demande Odile Lavergne.",
      "Le budget s’élève à 168 000 euros, dont 70 000 de prêt bancaire.",
      "Clémence Aubertin a numéroté 1143 briques et en a remplacé 90.",
      "« On le nourrit le soir, et il vous rend la chaleur pendant quatorze heures », dit la fumiste de Limoges.",
      "L’annonce du 2 septembre a reçu 67 réponses.",
      "Yanis Belkacem, 29 ans, est venu avec un levain prénommé Gaston.",
      "La tournée desservira quatre hameaux à partir du 7 avril, le mardi et le vendredi.",
      "La coopérative vend 174 baguettes par jour ; il lui en faut 190.",
      "Le premier jour, la recette a été de 412,35 euros.",
    ],
  },
  de: {
    file: "de-hochwasserschutz",
    quotations: [
      "„Das ist der sicherste Tag in der Geschichte unserer Stadt“, sagte Weisgerber.",
      "Yıldırım versprach: „Diese Mauer hält hundert Jahre.“",
      "„Man lernt, die Kühltruhe auf Rollen zu stellen und zu beten“, erzählt Hedwig Amrhein.",
      "Der Steinmetz nennt die Mauer »ein Geschenk an die Enkel«.",
    ],
    numbers: [
      "An der Übung in Wertheim nahmen 112 Freiwillige teil.",
      "Die Baukosten der Mauer stiegen auf 24,3 Millionen Euro.",
      "Zuletzt stand das Wasser im März 2021 in der Altstadt.",
      "Das Land trägt 85 Prozent der Kosten für den Hochwasserschutz.",
      "Die Bohrpfahlwand reicht siebzehn Meter tief.",
    ],
    names: [
      "Die Übung eröffnete Oberbürgermeister Markus Hellwig.",
      "Die Aluminiumbalken lieferte die Firma Stahlbau Kreuzer aus Hanau.",
      "Gemessen wird der Pegel auch von Professorin Ulrike Sandner.",
    ],
    truths: [
      "Die Mauer ist 412 Meter lang und wächst bei Hochwasser auf 2,80 Meter.",
      "Am Samstag übten vierundsiebzig Freiwillige, um 14.52 Uhr saß der letzte Balken.",
      "„Damit kann ich schlafen“, sagte Einsatzleiterin Weisgerber.",
      "Der Schaden betrug im Januar 2024 rund 3,1 Mio. Euro.",
      "Hedwig Amrhein, 79, führt ihr Geschäft seit 1971.",
      "„Wir haben sieben Wochen Baustopp in Kauf genommen, und ich würde es wieder tun“, sagt Yıldırım.",
      "Gekostet hat der Bau 18,7 Millionen Euro; siebzig Prozent davon trägt das Land.",
      "Der Balken Nr. 611 lag unter Nr. 116.",
      "Sensoren melden den Wasserstand alle 5 Minuten; bei 4,20 Metern bleiben zwölf Stunden.",
      "Jonas Grünewald, 23, kümmert sich mit 190 Mitgliedern um die Nachbarn.",
      "Übergeben wird die Anlage am Sonntag, 14. Juni, um 11 Uhr.",
    ],
  },
  it: {
    file: "it-mercato-coperto",
    quotations: [
      "«Oggi la città ritrova il suo cuore», ha detto l’architetta Santarelli.",
      "Marchegiani è sicuro: «Il container non lo dimenticherò mai».",
      "«È comodo, è pulito, non ti parla nessuno e costa di più», ha spiegato Assunta Pierantoni.",
      "Cioccolanti parla di “un modello per tutta la regione”.",
    ],
    numbers: [
      "I lavori del mercato sono costati 7,2 milioni di euro.",
      "All’apertura del mercato c’erano 5.600 visitatori.",
      "Il mercato era chiuso dal 12 ottobre 2021.",
      "I canoni dei banchi sono saliti del 19%.",
      "Sono tornati quarantacinque operatori, gli altri banchi sono vuoti.",
    ],
    names: [
      "Il nastro del mercato l’ha tagliato il sindaco Fabrizio Torresi.",
      "Il pesce del mercato arriva anche da Pescara.",
      "Il consorzio ha firmato un accordo con la Banca Picena.",
    ],
    truths: [
      "Il mercato coperto di Macerata ha riaperto dopo tre anni; i lavori sono costati 5,8 milioni.",
      "Assunta Pierantoni, 86 anni, aspettava dalle sei davanti al cancello.",
      "«Ma il pesce, sotto la lamiera, perdeva l’allegria», assicura Marchegiani.",
      "Le lastre sostituite sono 1344 e l’edificio consuma il 64% in meno.",
      "Dei 61 operatori sono tornati trentotto, il 62%.",
      "Samuele Ndiaye, 28 anni, ha venduto 840 uova entro le dieci.",
      "«Un mercato non è un museo e non è nemmeno un centro commerciale», dice Livia Santarelli.",
      "I canoni sono saliti in media dell’11%, in cinque anni.",
      "La consegna a domicilio partirà il 15 giugno e costerà due euro.",
      "La festa è martedì 2 giugno: alle 9.30 la banda.",
      "Il contapersone segnava 3.215 visitatori, ma Ezio Scarponi ha suonato tre volte.",
    ],
  },
  pt: {
    file: "pt-orquestra-escolar",
    quotations: [
      "“Este disco vai mudar a vida destas crianças”, garantiu o maestro Josué Monteiro.",
      "A diretora foi clara: “A música salvou a escola.”",
      "“Fiquei com o arco parado no ar, com medo de desmaiar”, contou Rayane Batista.",
      "Dona Socorro chama ao violoncelo «o meu segundo neto».",
    ],
    numbers: [
      "O disco da orquestra custou R$ 132 mil.",
      "A vaquinha da orquestra teve 2.750 doadores.",
      "A orquestra começou em agosto de 2011, com poucos alunos.",
      "A frequência às aulas é de 88% entre os músicos.",
      "Na lista de espera estão trezentas crianças.",
    ],
    names: [
      "O lançamento do disco terá a presença do prefeito Anselmo Quevedo.",
      "A orquestra gravou também em Recife.",
      "O conserto dos instrumentos será pago pelo Instituto Semear.",
    ],
    truths: [
      "Na quinta-feira, 120 crianças e adolescentes gravaram um disco com onze faixas.",
      "O disco custou R$ 86.400, dos quais 72% vieram de 1.930 doadores.",
      "“Aí alguém espirrou, todo mundo riu, e o técnico disse que o espirro ia ficar no disco”, contou Rayane Batista, 14.",
      "A história começou em março de 2014, com nove alunos e quatro violinos.",
      "Josué Monteiro, de 52 anos, dava aula de frações.",
      "“Eu só estava tentando explicar fração… a coisa saiu do controle”, lembra ele.",
      "Já passaram pela orquestra 874 estudantes; trinta e um cursam ou concluíram a faculdade de música.",
      "Cada instrumento vale em média R$ 1.850.",
      "A nota em matemática subiu de 5,8 para 7,1 em quatro anos, diz Ivonete Siqueira.",
      "O novo núcleo abre em 3 de agosto, com aulas às terças e quintas.",
      "O telhado custará R$ 412 mil e a obra deve durar noventa dias.",
    ],
  },
};
