/**
 * What the press of a country does its own way, told in the language of the newspaper. A region without an entry takes `""`, what most
 * papers of the language do. Sources: the papers' public style guides in outline, template-book.md for how pages look.
 */
const manners: Record<string, readonly (readonly [countries: string, manner: string])[]> = {
  en: [
    [
      "US PR PH",
      "American style: double quotation marks “…” with ‘…’ inside, periods and commas within the marks; dateline as CITY, State — when the article has one; months abbreviated with a day (Nov. 20), a.m. and p.m., dollars, numbers from 10 in figures; headlines in sentence case; American spelling.",
    ],
    [
      "GB IE MT GI",
      "British style: quotation marks as the article sets them; dates as 20 November, times as 9.40am, pounds or euros, metric and imperial units as in the article; no full stops in Mr, Ms, Dr; headlines in sentence case; British spelling.",
    ],
    [
      "CA",
      "Canadian style: double quotation marks, Canadian spelling (centre, neighbour, organize), metric units, dates as Sept. 30, honorifics only if the article uses them.",
    ],
    [
      "AU NZ FJ PG",
      "Australian and New Zealand style: quotation marks as in the article, British spelling, metric units, dates as 18 May, Māori words with their macrons.",
    ],
    [
      "IN PK BD LK NP",
      "Style of South Asian papers in English: British spelling, lakh and crore where the article counts so, rupees with ₹ or Rs as in the article, dates as November 20, honorifics such as Mr. and Ms. where the article has them.",
    ],
    [
      "ZA NG KE GH UG TZ ZW ZM BW NA SG HK MY JM",
      "Commonwealth style: British spelling, dates as 20 November, the currency of the country as in the article, titles of chiefs and officials as the article gives them.",
    ],
    ["", "Double quotation marks “…”; spelling, dates, units and currency as in the article; headlines in sentence case."],
  ],
  es: [
    ["ES", "Prensa de España: comillas «…», 15,3 %, 1.300, 21.32 horas, euros; «tiene 74 años» en la forma «de 74 años»."],
    [
      "MX GT HN SV NI CR PA DO PR CU US",
      "Prensa de México y Centroamérica: comillas “…” si el artículo las usa, punto para los decimales y coma para los miles como en el artículo, pesos o la moneda del país; «ustedes» y léxico de allí.",
    ],
    [
      "AR UY PY CL BO PE EC CO VE",
      "Prensa de Sudamérica: comillas como en el artículo, coma para los decimales, moneda del país con su signo, léxico de la región.",
    ],
    ["", "Comillas, cifras y moneda como en el artículo."],
  ],
  fr: [
    ["FR MC", "Presse française : guillemets « », 18 kilomètres, 6 h 30, euros ; villes et départements comme dans l’article."],
    ["CA", "Presse québécoise : guillemets « », féminisation des titres et fonctions, 6 h 30, dollars écrits après le nombre."],
    ["BE LU CH", "Presse belge, luxembourgeoise et suisse romande : septante et nonante si l’article les emploie, monnaie du pays."],
    [
      "SN CI ML BF CM GA CG CD BJ TG NE TD GN MG DZ MA TN",
      "Presse francophone d’Afrique : titres de civilité comme dans l’article, francs CFA ou monnaie du pays.",
    ],
    ["", "Guillemets « », chiffres et monnaie comme dans l’article."],
  ],
  de: [
    ["AT", "Österreichische Presse: Jänner, heuer und andere Wörter des Landes, Titel vor dem Namen, wo der Artikel sie nennt, Euro."],
    ["CH LI", "Schweizer Presse: ss statt ß, Guillemets «…» und innen ‹…›, Franken, Tausender mit Apostroph, wenn der Artikel es so hält."],
    ["", "Deutsche Presse: „…“, 9.30 Uhr, 2,80 Meter, Euro nach der Zahl; akademische Grade beim ersten Mal."],
  ],
  it: [
    ["CH", "Stampa della Svizzera italiana: virgolette «…», franchi, migliaia con l’apostrofo se l’articolo le scrive così."],
    ["", "Stampa italiana: «…», il 64%, 5,8 milioni di euro, le 6.40."],
  ],
  pt: [
    [
      "BR",
      "Imprensa brasileira: aspas “…”, ortografia e vocabulário do Brasil, 7h15, R$ 86,4 mil, idade depois do nome entre vírgulas, dia do mês entre parênteses depois do dia da semana quando o artigo o traz.",
    ],
    [
      "PT",
      "Imprensa portuguesa: aspas «…» ou “…” como no artigo, ortografia e vocabulário de Portugal, 7h15 ou 7:15 como no artigo, euros.",
    ],
    ["", "Aspas, números e moeda como no artigo; ortografia da variante do artigo."],
  ],
  ru: [
    [
      "",
      "Числительные, сокращения (млн, руб., т. е.) и отчества — как в статье; возраст после имени через запятую; буква ё, если она есть в статье.",
    ],
  ],
  ja: [["", "地名、和暦と西暦、年齢の書き方は記事に合わせます。見出しは体言止めも可。助詞で終わってもかまいません。"]],
  ko: [["", "지명과 기관 이름은 처음에 온전히 쓰고 다음부터 줄입니다. 나이는 이름 뒤 괄호에, 외래어 표기는 기사를 따릅니다."]],
  zh: [
    ["TW", "用台湾报纸的习惯：繁体字，引语用「」，引语中的引语用『』，纪年与译名照稿件。"],
    ["HK MO", "用香港、澳门报纸的习惯：繁体字，引语用「」，货币与译名照稿件。"],
    ["", "用内地报纸的习惯：简体字，引语用“”，消息头照稿件；译名照稿件。"],
  ],
  ar: [
    [
      "SY LB JO PS IQ",
      "صحافة المشرق: أسماء الشهور كما في المقال (نيسان، أيار…)، ويجوز الاسم الآخر بين قوسين إن أورده المقال، والعملة المحلية.",
    ],
    ["DZ MA TN MR LY", "صحافة المغرب العربي: أسماء الشهور والألقاب الإدارية كما في المقال، والأرقام الغربية، والعملة المحلية."],
    ["SA AE KW QA BH OM YE", "صحافة الخليج والجزيرة: الألقاب الرسمية كما في المقال، والتاريخ الهجري إن أورده، والعملة المحلية."],
    ["", "يبدأ الخبر باسم المدينة ثم شرطة إن بدأ بها المقال؛ أسماء الشهور كما في المقال، والعملة المحلية."],
  ],
  hi: [["", "नुक्ते, अंक (१२३ या 123), आदरसूचक शब्द (श्री, डॉ.) और ‘वर्षीय’ जैसी रीति लेख के अनुसार; ख़बर की पहली पंक्ति में जगह का नाम, यदि लेख में हो।"]],
};

/** The manner of a country's press, in the language of the newspaper. `countryCode`: ISO 3166, '' when unknown. */
export function regionManner(language: string, countryCode: string): string {
  const known = manners[language] ?? manners.en ?? [];
  const code = countryCode.toUpperCase();
  const own = code === "" ? undefined : known.find(([countries]) => countries.split(" ").includes(code));
  return (own ?? known.find(([countries]) => countries === ""))?.[1] ?? "";
}
