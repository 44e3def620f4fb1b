import type { FreshSet } from "./fresh-statements.ts";

/** Written after the second mending, on articles of its own; not seen by it. */
export const lastSouth: Readonly<Record<string, FreshSet>> = {
  es: {
    article: {
      title: "La escuela de Peñarrubia abre con seis alumnos",
      region: "Peñarrubia, Teruel",
      author: "Marcos Lasheras",
      publishDate: "2026-09-14",
      language: "es",
      content: `El lunes 7 de septiembre, a las nueve y media, sonó la campana en la escuela de Peñarrubia, cerrada desde 2007. Entraron seis niños de cuatro familias.

El pueblo, de 94 vecinos, ofreció casa y huerto a quien viniera con hijos. Llamaron 310 familias. La maestra, Pilar Escuder, de 36 años, dejó una plaza en Zaragoza. «Aquí conozco hasta el nombre de los perros», dice.

Arreglar el tejado costó 58.000 euros; el ayuntamiento puso el 35 por ciento. El alcalde, Blas Navarrete, hizo los pupitres con madera de pino. «Un pueblo sin recreo es un pueblo sin reloj», repite. En octubre llegarán dos hermanos de Rumanía.`,
    },
    numbers: ["Llamaron [[cuatrocientas veinte]] familias.", "El ayuntamiento puso el [[45 por ciento]]."],
    dates: ["La campana sonó a las [[diez menos cuarto]]."],
    names: [
      "Los libros los mandó una librería de [[Huesca]].",
      "El tejado lo arregló [[Isidro Cebrián]].",
      "La fundación [[Aula Abierta]] paga el comedor.",
    ],
    quotations: ["[[«Aquí conozco hasta el nombre de las gallinas»]], dice Escuder.", "Los vecinos hablan de [[«un milagro»]]."],
    truths: [
      "Entraron 6 niños de 4 familias.",
      "Trescientas diez familias llamaron al pueblo.",
      "El 7 de septiembre, a las 9:30, sonó la campana.",
      "En el pueblo viven noventa y cuatro vecinos.",
      "El tejado costó 58 mil euros.",
      "Pilar Escuder tiene treinta y seis años.",
      "El ayuntamiento pagó el treinta y cinco por ciento.",
      "“Un pueblo sin recreo es un pueblo sin reloj”, dice Blas Navarrete.",
    ],
  },
  fr: {
    article: {
      title: "Le cinéma de Vauclair rallume son écran",
      region: "Vauclair, Jura",
      author: "Maud Tissot",
      publishDate: "2026-10-05",
      language: "fr",
      content: `Vendredi 2 octobre, à 20 h 30, le cinéma Le Lux de Vauclair a projeté son premier film depuis 2015. Les 112 fauteuils étaient pris.

Une association de soixante-dix bénévoles a repeint la salle en dix-huit mois. Le projecteur, acheté à Besançon, a coûté 31 000 euros, dont la moitié payée par le département. « On a gratté la colle de trois moquettes avant de trouver le parquet », raconte la présidente, Odile Perrin.

La place coûte 5,50 euros. Le projectionniste, Karim Haddad, 24 ans, a appris le métier avec son grand-père. « Un film, ça se surveille comme du lait », dit-il. Il y aura quatre séances par semaine, du mercredi au samedi.`,
    },
    numbers: ["La salle compte [[cent quarante]] fauteuils.", "Le projecteur a coûté [[13 000 euros]]."],
    dates: ["La première séance a commencé à [[dix-neuf heures quinze]]."],
    names: ["L’écran vient de [[Dole]].", "Le maire, [[Gérard Bouvet]], a coupé le ruban.", "La société [[Ciné Comtois]] prête les films."],
    quotations: ["[[« Un film, ça se mérite comme du pain »]], dit Karim Haddad.", "La présidente parle d’une [[« petite folie »]]."],
    truths: [
      "Cent douze fauteuils étaient pris.",
      "À huit heures et demie du soir, le film a commencé.",
      "Le 2 octobre 2026, le cinéma a rouvert.",
      "70 bénévoles ont repeint la salle en 18 mois.",
      "Le département a payé 50 % du projecteur.",
      "La place coûte cinq euros cinquante.",
      "Karim Haddad a vingt-quatre ans.",
      "“On a gratté la colle de trois moquettes”, raconte Odile Perrin.",
    ],
  },
  pt: {
    article: {
      title: "Farol de Pedra Alta ganha horta",
      region: "Pedra Alta, Bahia",
      author: "Rui Cerqueira",
      publishDate: "2026-06-15",
      language: "pt",
      content: `No domingo, 14 de junho, às 16h, o farol de Pedra Alta abriu uma horta de 380 metros quadrados. Vieram 95 moradores.

A ideia é da faroleira Noêmia Vidal, de 47 anos, que planta ao vento há doze. “Alface no mar cresce devagar, mas cresce brava”, diz ela. A cerca custou 7.600 reais, um terço pago pela marinha.

Vinte e oito famílias cuidam dos canteiros, das seis às oito da manhã. O agrônomo Caio Brandão mediu o sal da terra durante três anos. “O segredo é molhar antes do sol”, explica. Em agosto, a horta vai vender couve na feira de Porto Novo.`,
    },
    numbers: ["A horta tem [[oitocentos metros quadrados]].", "A cerca custou [[R$ 6.700]]."],
    dates: ["A horta abriu às [[nove e meia]] da manhã."],
    names: ["As mudas vieram de [[Ilhéus]].", "O capitão [[Danilo Sampaio]] cortou a fita.", "O adubo é da cooperativa [[Terra Boa]]."],
    quotations: ["[[“O segredo é cantar para as plantas”]], explica Caio Brandão.", "Para os vizinhos, é [[“um jardim”]]."],
    truths: [
      "Noventa e cinco moradores vieram.",
      "Em 14/06/2026, a horta abriu.",
      "A horta tem trezentos e oitenta metros quadrados.",
      "28 famílias cuidam dos canteiros.",
      "A marinha pagou 33% da cerca.",
      "Noêmia Vidal planta há 12 anos.",
      "Às quatro da tarde de domingo, a horta abriu.",
      "«Alface no mar cresce devagar», diz a faroleira.",
    ],
  },
  ar: {
    article: {
      title: "قطار الوادي يعود إلى السكة",
      region: "وادي الرمان",
      author: "سهام الكيلاني",
      publishDate: "2026-03-30",
      language: "ar",
      content: `عاد قطار الوادي إلى السير يوم السبت 28 مارس عند الساعة الثامنة والنصف صباحًا، بعد 17 عامًا من التوقف. وركب فيه 240 مسافرًا في الرحلة الأولى.

يبلغ طول الخط 52 كيلومترًا وفيه تسع محطات. وكلّف إصلاحه 6.5 ملايين دينار، دفعت الحكومة نصفها. ويقول السائق عمر الحوراني، وعمره 55 عامًا: «القطار لا ينسى طريقه، لكننا نسيناه». وثمن التذكرة ديناران ونصف.

وتبيع الخالة أمينة الزعبي القهوة في المحطة الرابعة منذ ثلاثين عامًا. وتقول: «كنت أبيع للريح، واليوم أبيع للناس». ويسير القطار أربع مرات في اليوم، وسيصل إلى الساحل في نوفمبر.`,
    },
    numbers: ["ركب القطار [[ثلاثمئة وعشرون]] مسافرًا.", "في الخط [[14]] محطة."],
    dates: ["عاد القطار إلى السير عند [[العاشرة والربع]] صباحًا."],
    names: ["جاءت العربات من [[بولندا]].", "وحضر المهندس [[زياد الخصاونة]] الافتتاح.", "وتبرعت شركة [[السنابل]] بالمقاعد."],
    quotations: ["ويقول عمر الحوراني: [[«القطار ينسى كل شيء، ونحن لا ننسى»]].", "وسماه الأطفال [[«الأفعى الطيبة»]]."],
    truths: [
      "ركب مئتان وأربعون مسافرًا.",
      "يبلغ طول الخط اثنين وخمسين كيلومترًا.",
      "يوم 28 آذار عاد القطار.",
      "دفعت الحكومة 50 في المئة.",
      "توقف القطار سبعة عشر عامًا.",
      "تبيع أمينة الزعبي القهوة منذ 30 عامًا.",
      "بدأت الرحلة عند 8:30 صباحًا.",
      "قالت الزعبي: «واليوم أبيع للناس».",
    ],
  },
};
