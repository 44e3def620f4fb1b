import { late } from "../../http/late-pattern.ts";

/** What sets one Romance language apart from the next. */
export interface Tongue {
  months: readonly string[];
  /** Between day and month, month and year; a pattern that may match nothing. */
  between: string;
  /** Words before a year in which something happened; "del 1908" only tells how old a thing is. */
  beforeYear: string;
  /** Endings of a verb for several: what stands behind a number with them is no noun. */
  verbEndings: string;
  /** Words after which a number is an hour. */
  beforeTime: string;
  /** Units that make of a number an hour, a duration of the clock or an age. */
  timesAndAges: string;
  /** Million and thousand, as written behind a figure. */
  scales: string;
  /** Matches text (without its full stop) that ends in an abbreviation. */
  abbreviation: RegExp;
  /** Words that carry no meaning by themselves and count nothing. */
  functionWords: string;
  stopwords: string;
  /** Third persons that need somebody named before them. */
  pointsBack: string;
  /** A verb at a sentence's head whose subject stands in the one before; a pattern for the first word. */
  verbFirst: string;
  /** Openings of a sentence that leans on the one before it. */
  leaning: string;
}

export const romanceTongues = {
  es: {
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
    between: "(?:de[l]?\\s)?",
    beforeYear: "en|desde|hasta",
    verbEndings: "ó|está|[ae]n|[aeií]ron|[aí]ban|ían|restantes",
    beforeTime: "a las?|las|la",
    timesAndAges: "horas?|h|años|minutos|segundos",
    scales: "millones|mil|mil millones|millón",
    abbreviation: late.iu`(?:^|[\s(«“—-])(?:Sr|Sra|Srta|Sres|Dr|Dra|D|Dña|Ud|Uds|Prof|Profa|Ing|Lic|Arq|Gral|Cnel|Tte|Mons|Excmo|Excma|Ilmo|núm|págs?|art|cap|vol|tel|aprox|EE|UU|av|avda|c|\p{Lu})$`,
    functionWords:
      "con sin por para que como entre desde hasta hacia sobre tras ante según los las del una unos unas este esta estos estas ese esa eso pero sino aunque porque cuando donde mientras son fue era han más menos muy también solo ayer hoy mañana pasadas",
    stopwords:
      "ser está están eran fueron ha había habían haber hay tiene tienen tenía sus ella ellos ellas les nos todo toda todos todas cada otro otra otros otras mismo misma tanto así entonces después antes ahora aquí allí dice dijo cual quien cuyo desde años año vez veces dos tres",
    pointsBack: "él|ella|ellos|ellas|sus?|les?|aquél|aquélla",
    verbFirst:
      "(?!Hubo|Había|Hay|Hacía|Hace|Falta|Será posible)\\p{Lu}\\p{Ll}*(?:ó|aron|ieron|rá|rán|ría|aba|aban)|Cuesta|Cuestan|Tiene|Tienen|Producen|Cobra|Vende|Ha|Han|Es|Son|Fue|Era|Eran|Está|Están|Puede|Pueden|Cobraba|Deja|Vive",
    leaning:
      "En (?:ese|esa|aquel|aquella)|Ese día|Aquel día|A esa|Algunas|Algunos|Uno|Una de ellas|Unos|Los demás|Las demás|El primero|La primera|El segundo|La segunda|El último|La última|Él|Ella|Ellos|Ellas|Ello|Esto|Eso|Ese|Esa|Esos|Esas|Este|Esta(?! (?:mañana|tarde|noche|semana))|Estos|Estas|Aquel|Aquella|Pero|Y|O|Ni|Entonces|Así|También|Tampoco|Además|Sin embargo|No obstante|Por eso|Por ello|Su|Sus|Allí|Ahí|Luego|Después|Ambos|Ambas|Mientras tanto|Lo|Le|Les|Se|Otro|Otra|Otros|Otras|Uno de ellos|Había|Porque|Aunque|Sino",
  },
  fr: {
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
    between: "(?:de\\s)?",
    beforeYear: "en|depuis|dès|fin|début",
    verbEndings: "[^cg]ent|restants|restantes",
    beforeTime: "à|vers|dès",
    timesAndAges: "heures?|ans|minutes?|secondes?",
    scales: "millions|milliards|mille|million|milliard",
    abbreviation: late.u`(?:^|[\s(«“—-])(?:M|MM|Mme|Mmes|Mlle|Dr|Drs|Pr|Mgr|Me|St|Ste|av|apr|art|cf|chap|vol|fig|tél|env|éd|bd|Cie|Sté|pp?|\p{Lu})$`,
    functionWords:
      "avec sans pour par que qui comme entre depuis jusqu vers sous sur chez les des une aux ces cet cette mais donc car quand dont mais lorsque pendant selon est sont était ont plus moins très aussi seulement hier demain dans ans son ses leur leurs ses",
    stopwords:
      "être été étaient avait avaient avoir fait faire il elle ils elles nous vous lui leur tout toute tous toutes chaque autre autres même ainsi alors après avant maintenant ici dit quel quelle ceux celle celui cela ont ans année fois deux trois bien peu encore déjà rien",
    pointsBack: "il|elle|ils|elles|lui|leurs?|ses|son|sa|celui-ci|celle-ci",
    verbFirst: "(?!)",
    leaning:
      "À ce moment|À cette|Ce jour|En ce|Certains|Certaines|Les autres|Le premier(?= (?:est|a|était|consiste))|La première(?= (?:est|a|était))|Le second|La seconde|Le dernier(?= (?:est|a))|Il|Elle|Ils|Elles|Ce|Cela|Ça|C’est|C'est|C’était|C'était|Celui|Celle|Ceux|Celles|Cet|Cette|Ces|Mais|Et|Ou|Or|Donc|Puis|Ensuite|Alors|Ainsi|Aussi|Pourtant|Cependant|Toutefois|En revanche|Son|Sa|Ses|Leur|Leurs|Là|Y|En|Lui|Chacun|Tous deux|Tout cela|Au contraire|Même|L’une?|L'une?|L’autre|Car|Restait|Reste",
  },
  it: {
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
    between: "(?:del\\s)?",
    beforeYear: "nel|dal|fino al",
    verbEndings: "ò|[ao]no|anno|rimanenti|restanti",
    beforeTime: "alle|dalle|le|ore|all’",
    timesAndAges: "anni|ore|minuti|secondi",
    scales: "milioni|miliardi|mila|milione|miliardo",
    abbreviation: late.iu`(?:^|[\s(«“’'—-])(?:dr|dott|dott\.ssa|sigg|mons|gen|col|magg|ten|cav|comm|cfr|cap|vol|fig|tel|sec|pagg?|pp?|prof|prof\.ssa|sig|sig\.ra|ing|arch|avv|geom|on|n|pag|\p{Lu})$`,
    functionWords:
      "con senza per che come tra fra dal dalla dai dalle nel nella nei nelle sul sulla del della dei delle degli agli alla allo gli una uno questo questa questi queste quello quella ma però perché quando dove mentre sono era erano hanno più meno molto anche solo ieri oggi domani fino secondo",
    stopwords:
      "essere stato stata stati state aveva avevano avere fatto fare suo sua suoi sue loro lui lei tutto tutta tutti tutte ogni altro altra altri altre stesso stessa così allora dopo prima ora qui dice detto quale quali cui chi anni anno volta volte due tre poi ancora già nulla",
    pointsBack: "lui|lei|loro|suo|sua|suoi|sue|l’aveva|l’ha|esso|essa",
    verbFirst:
      "(?!Servono|Mancano|Occorre|Bisogna|C’è|Sono previst)\\p{Lu}\\p{Ll}*(?:ò|arono|irono|rà|ranno|ava|avano)|Costa|Costano|Ha|Hanno|È|Sono|Vende|Tiene|Può|Lascia|Fa",
    leaning:
      "In quel|In quella|A quel|A quella|Quel giorno|Alcuni|Alcune|Uno|Quattro(?= hanno)|Due(?= hanno)|Tre(?= hanno)|Il primo(?= (?:è|ha))|La prima(?= (?:è|ha))|Il secondo|La seconda|Il resto|Lui|Lei|Loro|Esso|Essa|Essi|Esse|Questo|Questa|Questi|Queste|Quello|Quella|Quelli|Quelle|Ciò|Ma|E|Ed|O|Però|Poi|Quindi|Dunque|Così|Anche|Inoltre|Tuttavia|Invece|Allora|Suo|Sua|Suoi|Sue|Gli altri|Le altre|L’altro|L'altro|Dopo|Lì|Là|Ne|Vi|Entrambi|Entrambe|Perché|Oppure|Nemmeno|Infatti|È|Era|Erano|Ha|Hanno|L’ha|L'ha|Deve",
  },
  pt: {
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
    between: "(?:de\\s)?",
    beforeYear: "em|desde|até|do ano de",
    verbEndings: "ou|[aei]u|está|[ae]m|restantes",
    beforeTime: "às|à|das|as|pelas",
    timesAndAges: "horas?|anos|minutos|segundos",
    scales: "milhões|mil|mil milhões|bilhões|milhão|bilhão",
    abbreviation: late.iu`(?:^|[\s(“«—-])(?:Sr|Sra|Srs|Dr|Dra|Prof|Profa|Eng|Arq|Gen|Cel|Cap|Ten|Mons|Pe|Exmo|Exma|D|Av|R|nº|págs?|art|séc|vol|cap|tel|aprox|Cia|\p{Lu})$`,
    functionWords:
      "com sem por para que como entre desde até sobre sob ante segundo dos das nos nas uma uns umas este esta estes estas esse essa isso mas porque quando onde enquanto são foi era eram mais menos muito também ontem hoje amanhã pelo pela pelos pelas aos num numa deles delas dele dela",
    stopwords:
      "ser está estão foram tem têm tinha tinham ter haver havia seu sua seus suas ela ele eles elas lhe todo toda todos todas cada outro outra outros outras mesmo mesma assim então depois antes agora aqui ali diz disse qual quais quem cujo anos ano vez vezes dois três ainda nada",
    pointsBack: "ele|ela|eles|elas|dele|dela|deles|delas|seus?|suas?|lhes?",
    verbFirst:
      "(?!Houve|Há|Havia|Faltam|Falta)\\p{Lu}\\p{Ll}*(?:ou|eu|iu|aram|eram|iram|rá|rão|ava|avam)|Custa|Custam|Tem|Têm|É|São|Foi|Está|Pode|Deixa|Vende|Chama-se",
    leaning:
      "Daqui a|Como (?=\\p{Ll}+m )|Nesse|Nessa|Naquele|Naquela|Alguns|Algumas|Um deles|Uma delas|O primeiro(?= (?:é|foi|tem))|A primeira(?= (?:é|foi|tem))|O segundo(?= (?:é|foi))|Os demais|O resto|O novo(?= (?:vai|terá|é))|Ele|Ela|Eles|Elas|Isto|Isso|Aquilo|Este|Esta(?! (?:manhã|tarde|noite|semana))|Estes|Estas|Esse|Essa|Esses|Essas|Aquele|Aquela|Mas|E|Ou|Porém|Contudo|Então|Assim|Também|Além disso|No entanto|Seu|Sua|Seus|Suas|Ali|Lá|Depois|Aí|Ambos|Ambas|Foi|Foram|É|Era|Eram|Porque|O restante|Os outros|As outras|Outro|Outra|Algumas|Alguns",
  },
} as const satisfies Record<string, Tongue>;
