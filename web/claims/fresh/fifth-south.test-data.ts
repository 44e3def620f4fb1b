import type { FreshSet } from "./fresh-statements.ts";

/** Fifth author's set, blind: see fifth-sets.test-data.ts. */
export const fifthSouth: Readonly<Record<string, FreshSet>> = {
  es: {
    article: {
      title: "Las remeras de Arnaiga ganan la bandera por un suspiro",
      region: "Arnaiga",
      author: "Julen Basterra",
      publishDate: "2026-07-27",
      language: "es",
      content: `La trainera femenina del Club de Remo Arnaiga ganó ayer la Bandera de San Telmo con un tiempo de 20 minutos y 48 segundos, solo dos segundos menos que Portuela. Unas 12.000 personas siguieron la prueba desde el malecón, con marejada y viento del noroeste de 25 nudos.

Participaron diez tripulaciones y 140 deportistas. Arnaiga salió en la segunda tanda, a las 12.15, y en la última ciaboga aún perdía cinco segundos con su rival. «A falta de 700 metros dejé de mirar el reloj y empecé a mirar la espalda de mi compañera», contó la patrona, Nerea Olabarrieta, de 27 años. El recorrido era de 5.556 metros, tres millas náuticas, con tres ciabogas.

Es la cuarta bandera del club en la temporada, tras las de mayo, junio y la del pasado 12 de julio, y refuerza su liderato: suma 96 puntos por 88 de Portuela, cuando faltan seis regatas. El equipo, que se formó en 2018 con nueve vecinas, entrena cinco días por semana de 6.30 a 8.00, antes del trabajo. «Somos catorce en el bote y treinta en el almacén», dice su entrenador, Iker Larrauri, que fue remero durante 16 años.

El premio son 6.000 euros y por primera vez es igual para hombres y mujeres; el año pasado ellas cobraron 4.500. El club dedicará la mitad a reparar la rampa y con el resto comprará remos, a 375 euros cada uno.

En la prueba masculina se impuso Ría Brava, que rebajó en once segundos su marca. El presidente de la liga, Ramón Etxaniz, anunció que la final se disputará el domingo 13 de septiembre a las 17.00 en aguas de Arnaiga.`,
    },
    numbers: ["Soplaba un viento de [[38 nudos]].", "Siguieron la prueba [[17.500 personas]].", "Larrauri fue remero durante [[19 años]]."],
    dates: ["La próxima regata se correrá el [[9 de agosto]].", "El club celebrará la victoria a las [[21.45]]."],
    quotations: [
      "El entrenador avisó: [[«Esta bandera se lava hoy y mañana se vuelve a remar»]].",
      "Una vecina gritaba desde el malecón: [[«Esas manos valen más que el trofeo»]].",
    ],
    names: [
      "La proa la ocupó [[Maitane Goñi]].",
      "La siguiente cita será en [[Zarrubia]].",
      "El trofeo lo donó la [[Cofradía de Mareantes]].",
    ],
    truths: [
      "La regata se disputó el domingo 26 de julio.",
      "Portuela necesitó veinte minutos y cincuenta segundos.",
      "En el último largo recuperaron siete segundos.",
      "Cada bote llevaba catorce tripulantes.",
      "Arnaiga aventaja en ocho puntos a Portuela.",
      "Las remeras entrenan siete horas y media a la semana.",
      "El premio ha subido un tercio.",
      "Con la otra mitad del dinero el club podrá comprar ocho remos.",
      "«Empecé a mirar la espalda de mi compañera», contó Olabarrieta.",
      "El recorrido superaba los cinco kilómetros y medio.",
      "La segunda tanda salió a las doce y cuarto.",
      "La tripulación nació hace ocho años.",
      "Faltan casi siete semanas para la final.",
      "Dos semanas antes, el club ya había ganado otra bandera.",
      "En la mar nadie gana solo.",
    ],
  },
  it: {
    article: {
      title: "Frana a Valdonega, riaperta una corsia",
      region: "Valdonega",
      author: "Ivana Chiesura",
      publishDate: "2026-11-16",
      language: "it",
      content: `La provinciale 41 sopra Valdonega è di nuovo percorribile da ieri alle 16, ma su una corsia sola e con il semaforo. La strada era chiusa dalla notte fra il 5 e il 6 novembre, quando una frana di 8.000 metri cubi l'aveva coperta per 70 metri.

In quelle ore erano caduti 210 millimetri di pioggia, un quinto di quanto ne cade di solito in un anno. Nessuno è rimasto ferito, ma 48 famiglie della frazione di Costalta, 131 persone in tutto, sono rimaste isolate per quattro giorni, fino all'apertura della pista forestale. I vigili del fuoco hanno portato in elicottero medicine e 600 chili di viveri in nove voli. «Il pane arrivava dal cielo e sapeva di cherosene, ma non ne abbiamo buttata una briciola», racconta Adele Zorzin, 77 anni, che ha ospitato in cucina tre vicini.

Finora sono stati portati via 6.000 metri cubi di terra. Ci lavorano in venti, con cinque escavatori, dalle 7 alle 19. La Provincia ha stanziato 350.000 euro per la prima emergenza; per il muro e le reti ne serviranno, secondo l'ingegnere Silvano Brusati, altri 1,9 milioni. «La montagna ha tempo e noi no, perciò bisogna lavorare bene la prima volta», avverte.

Il sindaco Mauro Pedrotti conta di riaprire l'intera strada entro il 20 dicembre, in tempo per la stagione dello sci, che lo scorso inverno portò alla valle 26.000 presenze. Intanto lo scuolabus parte alle 6.50 anziché alle 7.25, e i 32 ragazzi di Costalta fanno lezione a casa il mercoledì e il venerdì. La farmacia consegna gratis due volte la settimana.

Il geologo della Regione misura ogni sei ore gli spostamenti: nell'ultima settimana il versante si è mosso di 4 millimetri, contro i 28 della precedente. Il Comune ha aperto un conto per le offerte: ci sono già 18.400 euro, versati da 230 persone.`,
    },
    numbers: [
      "La frana ha coperto la strada per [[115 metri]].",
      "L'elicottero ha fatto [[quattordici]] voli.",
      "La Provincia ha stanziato [[520.000 euro]].",
    ],
    dates: ["Il muro sarà finito il [[31 marzo]].", "La frana è caduta alle [[2.35]] di notte."],
    quotations: [
      "Il sindaco ammette: [[«Quella notte ho contato le luci di Costalta una per una»]].",
      "Un escavatorista dice: [[«Togli un secchio e la terra te ne rende due»]].",
    ],
    names: [
      "Il geologo si chiama [[Renzo Tamanini]].",
      "Altri smottamenti ci sono stati a [[Pian della Nave]].",
      "Le reti le fornirà la [[Alpiguard]].",
    ],
    truths: [
      "Una corsia ha riaperto domenica 15 novembre.",
      "La chiusura è durata una decina di giorni.",
      "Restano da sgomberare duemila metri cubi.",
      "Tre quarti della terra sono già stati portati via.",
      "In un anno, a Valdonega, cadono di solito circa 1.050 millimetri di pioggia.",
      "In tutto si arriverà a 2,25 milioni di euro.",
      "Il cantiere resta aperto dodici ore al giorno.",
      "Lo scuolabus parte trentacinque minuti prima.",
      "Nell'ultima settimana il versante si è mosso sette volte meno.",
      "In media ogni donatore ha versato 80 euro.",
      "«Bisogna lavorare bene la prima volta», avverte Brusati.",
      "Adele Zorzin ricorda che il pane «sapeva di cherosene».",
      "Il geologo fa quattro misure al giorno.",
      "Pedrotti spera di riaprire tutto cinque giorni prima di Natale.",
      "In montagna l'autunno è da sempre la stagione delle paure.",
    ],
  },
  pt: {
    article: {
      title: "Ribeira das Cabaças recebe o encontro dos gaiteiros",
      region: "Ribeira das Cabaças",
      author: "Tomás Arrifana",
      publishDate: "2026-06-22",
      language: "pt",
      content: `A vila de Ribeira das Cabaças recebe de quinta-feira a domingo, 25 a 28 de junho, a 20.ª edição do Encontro de Gaiteiros. São esperados 36 grupos de nove países, o que faz desta a maior edição de sempre; em 2007, na primeira, tocaram quatro.

O orçamento é de 180 mil euros: a autarquia paga 45 por cento, os patrocinadores 54 mil euros e o resto vem dos bilhetes. O passe para os quatro dias custa 25 euros e o bilhete diário 10 euros; até aos 12 anos não se paga. Já foram vendidos 1.350 passes dos 1.800 postos à venda.

«Quando começámos havia mais gente em cima do palco do que na plateia», lembra o fundador, Abílio Seixas, de 73 anos, que construiu a sua primeira gaita de foles com uma câmara de ar de bicicleta. Hoje dirige uma escola com 58 alunos, metade deles raparigas.

O concerto de abertura é na quinta-feira, às 21h30, no adro da igreja, com o grupo feminino Fole Aceso. No sábado, um desfile de 400 músicos sai do castelo às 17h15 e percorre 2,5 quilómetros; a chegada ao rio está prevista para uma hora e meia depois. À meia-noite há baile até às quatro.

O parque de campismo tem 650 lugares e já só restam 65. Os hotéis num raio de 20 quilómetros estão cheios. A presidente da junta, Graça Moreirinha, pediu aos moradores que alugassem quartos e 77 famílias responderam. «Esta vila tem mil e cem almas e, por quatro noites, tem dez mil», diz.

Pela primeira vez, haverá copos reutilizáveis, com um euro de caução, e um comboio especial, que parte às 4h40 de domingo para a cidade. No ano passado recolheram-se 3,2 toneladas de lixo; a organização quer ficar pela metade.`,
    },
    numbers: ["A escola tem [[94 alunos]].", "No sábado desfilam [[620 músicos]].", "Ao apelo da junta responderam [[118 famílias]]."],
    dates: ["As inscrições dos grupos abriram a [[8 de março]].", "O concerto de abertura é às [[22h10]]."],
    quotations: [
      "Uma das gaiteiras confessa: [[«Aqui até os cães ladram afinados.»]]",
      "Abílio Seixas despede-se assim: [[«O fole é o pulmão que me sobra.»]]",
    ],
    names: [
      "O som está a cargo de [[Filipe Ventura]].",
      "O comboio para também em [[Vale de Corvos]].",
      "A cerveja é da [[Fábrica Lupina]].",
    ],
    truths: [
      "Faltam três dias para a abertura.",
      "Há hoje nove vezes mais grupos do que na primeira edição.",
      "A autarquia contribui com 81 mil euros.",
      "Os patrocinadores pagam trinta por cento.",
      "Os bilhetes cobrem o último quarto do orçamento.",
      "Quem compra o passe poupa quinze euros em relação a quatro bilhetes diários.",
      "Três em cada quatro passes já foram vendidos.",
      "Sobram 450 passes.",
      "Na escola de Seixas aprendem vinte e nove raparigas.",
      "O desfile deve chegar ao rio às sete menos um quarto.",
      "O parque de campismo tem 90 por cento dos lugares ocupados.",
      "O baile dura quatro horas.",
      "«Por quatro noites, tem dez mil», diz Graça Moreirinha.",
      "A organização não quer mais de 1,6 toneladas de lixo.",
      "O verão português é feito de festas.",
    ],
  },
};
