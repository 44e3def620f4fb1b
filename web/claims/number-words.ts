type Words = Record<string, number>;

const counted = (list: string, from: number, step = 1): Words =>
  Object.fromEntries(list.split(" ").flatMap((forms, i) => forms.split("/").map((form) => [form.replace("_", " "), from + i * step])));

/** Hundreds written together with what follows them (duecentocinquanta, zweihundertfünfzig). */
function withHundreds(below: Words, prefixes: readonly string[], hundred: string): Words {
  const made: Words = {};
  prefixes.forEach((prefix, i) => {
    made[`${prefix}${hundred}`] = (i + 1) * 100;
    for (const [word, value] of Object.entries(below)) made[`${prefix}${hundred}${word}`] = (i + 1) * 100 + value;
  });
  return made;
}

/** Every tens with every unit, in the way the language joins them. */
function joined(tens: Words, units: Words, join: (ten: string, unit: string, value: number) => string[]): Words {
  const made: Words = {};
  for (const [ten, high] of Object.entries(tens))
    for (const [unit, low] of Object.entries(units)) for (const form of join(ten, unit, high + low)) made[form] = high + low;
  return made;
}

/** Three to ninety-nine, each with its dots written as one sign with the letter and as two. */
const hindi = (list: string): Words =>
  Object.fromEntries(
    Object.entries(counted(list, 3)).flatMap(([word, value]) => ["NFC", "NFKD"].map((form) => [word.normalize(form), value])),
  );

let made: Readonly<Record<string, Words>> | undefined;

/**
 * Numbers in words, three and more: one and two are articles and pronouns in most languages. Ordinals, halves and vague plurals
 * (“hundreds”) are no figures. In Chinese and Japanese signs are read instead (`numbers.ts`).
 */
export function numberWordsOf(language: string): Words | undefined {
  made ??= numberWords();
  return made[language];
}

function numberWords(): Readonly<Record<string, Words>> {
  const en = {
    ...counted("three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 3),
  };
  const enTens = counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
  const enUnits = counted("one two three four five six seven eight nine", 1);
  const deUnits = counted("ein zwei drei vier fünf sechs sieben acht neun", 1);
  const deTens = counted("zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10);
  const deSmall = counted(
    "drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    3,
  );
  const deBelow = { ...deSmall, ...deTens, ...joined(deTens, deUnits, (ten, unit) => [`${unit}und${ten}`]) };
  const frTens = counted("vingt trente quarante cinquante soixante", 20, 10);
  const frUnits = counted("deux trois quatre cinq six sept huit neuf", 2);
  const itTens = counted("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", 20, 10);
  const itUnits = counted("uno due tre/tré quattro cinque sei sette otto nove", 1);
  const itBelow = {
    ...counted(
      "tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
      3,
    ),
    ...itTens,
    ...joined(itTens, itUnits, (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`]),
    ...joined(itTens, { un: 1 }, (ten, unit) => [`${ten.slice(0, -1)}${unit}`]),
  };
  const esTens = counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10);
  const esUnits = counted("uno/una/un dos tres cuatro cinco seis siete ocho nueve", 1);
  const ptTens = counted("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10);
  const ptUnits = counted("um/uma dois/duas três quatro cinco seis sete oito nove", 1);
  const ruTens = counted(
    "двадцать/двадцати/двадцатью тридцать/тридцати/тридцатью сорок/сорока пятьдесят/пятидесяти/пятьюдесятью шестьдесят/шестидесяти/шестьюдесятью семьдесят/семидесяти/семьюдесятью восемьдесят/восьмидесяти/восемьюдесятью девяносто/девяноста",
    20,
    10,
  );
  const ruSmall = counted("один/одна/одно/одну/одного/одной/одному/одним два/две/двух/двум/двумя", 1);
  const ruUnits = counted(
    "три/трёх/трех/трём/трем/тремя/трое четыре/четырёх/четырех/четырём/четырем/четырьмя/четверо пять/пяти/пятью/пятеро шесть/шести/шестью/шестеро семь/семи/семью/семеро восемь/восьми/восемью девять/девяти/девятью",
    3,
  );
  const koTens = counted("열 스물 서른 마흔 쉰 예순 일흔 여든 아흔", 10, 10);
  const koUnits = counted("한/하나 두/둘 세/셋 네/넷 다섯 여섯 일곱 여덟 아홉", 1);

  return {
    en: {
      ...en,
      ...enTens,
      ...joined(enTens, enUnits, (ten, unit) => [`${ten}-${unit}`]),
      "half a dozen": 6,
      "half-dozen": 6,
      dozen: 12,
      hundred: 100,
      thousand: 1_000,
    },
    de: {
      ...deBelow,
      ...withHundreds(deBelow, ["", ...Object.keys(deUnits).slice(1)], "hundert"),
      ...Object.fromEntries(
        "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
          .split(" ")
          .map((word, i) => [`${word}hundert`, (i + 11) * 100]),
      ),
      dutzend: 12,
      tausend: 1_000,
      ...Object.fromEntries(Object.entries({ ...deUnits, ...deSmall }).map(([unit, value]) => [`${unit}tausend`, value * 1_000])),
      zweieinhalb: 2.5,
      ...Object.fromEntries(Object.entries(deSmall).map(([unit, value]) => [`${unit}einhalb`, value + 0.5])),
    },
    fr: {
      ...counted("trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf", 3),
      ...frTens,
      ...joined(frTens, frUnits, (ten, unit) => [`${ten}-${unit}`]),
      "soixante-dix": 70,
      septante: 70,
      "quatre-vingts": 80,
      "quatre-vingt": 80,
      "quatre-vingt-dix": 90,
      nonante: 90,
      ...joined({ soixante: 60, "quatre-vingt": 80 }, counted("dix onze douze treize quatorze quinze seize", 10), (ten, unit) => [
        `${ten}-${unit}`,
      ]),
      ...joined({ "quatre-vingt": 80 }, { un: 1, une: 1, ...frUnits }, (ten, unit) => [`${ten}-${unit}`]),
      ...joined(frTens, { un: 1, une: 1 }, (ten, unit) => [`${ten} et ${unit}`, `${ten}-et-${unit}`]),
      "soixante et onze": 71,
      ...counted(
        "cent deux_cents/deux_cent trois_cents/trois_cent quatre_cents/quatre_cent cinq_cents/cinq_cent six_cents/six_cent sept_cents/sept_cent huit_cents/huit_cent neuf_cents/neuf_cent",
        100,
        100,
      ),
      "deux mille": 2_000,
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      cinquantaine: 50,
      mille: 1_000,
    },
    it: {
      ...itBelow,
      ...withHundreds({ ...itBelow, uno: 1, due: 2 }, ["", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"], "cento"),
      decina: 10,
      dozzina: 12,
      quindicina: 15,
      ventina: 20,
      trentina: 30,
      cinquantina: 50,
      mille: 1_000,
      ...Object.fromEntries(
        Object.entries({ ...itBelow, due: 2 }).map(([word, value]) => [`${word.replace("tré", "tre")}mila`, value * 1_000]),
      ),
    },
    es: {
      ...counted(
        "tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
        3,
      ),
      ...esTens,
      ...joined(esTens, esUnits, (ten, unit) => [`${ten} y ${unit}`]),
      "media docena": 6,
      decena: 10,
      docena: 12,
      quincena: 15,
      veintena: 20,
      ...counted(
        "cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas mil",
        100,
        100,
      ),
      "dos mil": 2_000,
      "dos millones": 2e6,
    },
    pt: {
      ...counted(
        "três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
        3,
      ),
      ...ptTens,
      ...joined(ptTens, ptUnits, (ten, unit) => [`${ten} e ${unit}`]),
      "meia dúzia": 6,
      dezena: 10,
      dúzia: 12,
      ...counted(
        "cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
        100,
        100,
      ),
      mil: 1_000,
      "dois mil": 2_000,
      "duas mil": 2_000,
      "dois milhões": 2e6,
    },
    ru: {
      ...ruUnits,
      ...counted(
        "десять/десяти/десятью одиннадцать/одиннадцати/одиннадцатью двенадцать/двенадцати/двенадцатью тринадцать/тринадцати/тринадцатью четырнадцать/четырнадцати/четырнадцатью пятнадцать/пятнадцати/пятнадцатью шестнадцать/шестнадцати/шестнадцатью семнадцать/семнадцати/семнадцатью восемнадцать/восемнадцати/восемнадцатью девятнадцать/девятнадцати/девятнадцатью",
        10,
      ),
      ...ruTens,
      ...joined(ruTens, { ...ruSmall, ...ruUnits }, (ten, unit) => [`${ten} ${unit}`]),
      ...counted(
        "сто/ста двести/двухсот триста/трёхсот/трехсот четыреста/четырёхсот/четырехсот пятьсот/пятисот шестьсот/шестисот семьсот/семисот восемьсот/восьмисот девятьсот/девятисот",
        100,
        100,
      ),
      "две тысячи": 2_000,
      "два миллиона": 2e6,
      тысяча: 1_000,
      тысячу: 1_000,
      тысячи: 1_000,
    },
    ko: {
      ...koTens,
      ...counted("세 네 다섯 여섯 일곱 여덟 아홉", 3),
      ...joined(koTens, koUnits, (ten, unit) => [`${ten}${unit}`]),
    },
    ar: {
      ...counted("ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر", 3),
      ...counted("عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين", 20, 10),
      ...counted("أحد_عشر/إحدى_عشرة اثنا_عشر/اثني_عشر/اثنتا_عشرة/اثنتي_عشرة", 11),
      ...counted(
        "ثلاثة_عشر/ثلاث_عشرة أربعة_عشر/أربع_عشرة خمسة_عشر/خمس_عشرة ستة_عشر/ست_عشرة سبعة_عشر/سبع_عشرة ثمانية_عشر/ثماني_عشرة تسعة_عشر/تسع_عشرة",
        13,
      ),
      ...counted(
        "ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة ستمئة/ستمائة سبعمئة/سبعمائة ثمانمئة/ثمانمائة/ثمانيمئة تسعمئة/تسعمائة",
        300,
        100,
      ),
      ...counted(
        "حادية_عشرة/حادي_عشر ثانية_عشرة/ثاني_عشر ثالثة_عشرة/ثالث_عشر رابعة_عشرة/رابع_عشر خامسة_عشرة/خامس_عشر سادسة_عشرة/سادس_عشر سابعة_عشرة/سابع_عشر ثامنة_عشرة/ثامن_عشر تاسعة_عشرة/تاسع_عشر",
        11,
      ),
      مئة: 100,
      مائة: 100,
      مئتان: 200,
      مئتا: 200,
      مئتي: 200,
      مائتان: 200,
      مائتين: 200,
      مئتين: 200,
      ألف: 1_000,
      ألفان: 2_000,
      ألفين: 2_000,
    },
    hi: {
      ...hindi(
        "तीन चार पांच/पाँच छह/छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे",
      ),
      सौ: 100,
      दर्जन: 12,
      हजार: 1_000,
    },
  };
}

/** What a number is multiplied by when one of these stands behind it. */
export const scales = (): readonly (readonly [RegExp, number])[] => [
  [
    /^[\s\u00a0\u202f-]*(?:mil millones|billions?|bilh(?:ão|ões)|bn|milliards?|Milliarden?|Mrd\.?|miliard[oi]|миллиард\p{L}*|млрд|مليار\p{L}*|अरब)(?![\p{L}\p{M}])/iu,
    1e9,
  ],
  [
    /^[\s\u00a0\u202f-]*(?:millions?|millón|millones|Millionen|Mio\.?|milion[ei]|milhão|milhões|миллион\p{L}*|млн|مليون\p{L}*|ملايين)(?![\p{L}\p{M}])/iu,
    1e6,
  ],
  [/^[\s\u00a0\u202f]*करोड़?(?![\p{L}\p{M}])|^[\s\u00a0]*करोड़/u, 1e7],
  [/^[\s\u00a0\u202f]*लाख(?![\p{L}\p{M}])/u, 1e5],
  [
    /^[\s\u00a0\u202f-]*(?:thousand|mil|mille|mila|Tausend|Tsd\.?|тысяч\p{L}*|тыс\.?|ألف[\p{L}\p{M}]*|آلاف|हज़ार|हज़ार|हजार)(?![\p{L}\p{M}])/iu,
    1e3,
  ],
  [/^[\s\u00a0\u202f-]*(?:hundred|सौ)(?![\p{L}\p{M}])/iu, 100],
];
