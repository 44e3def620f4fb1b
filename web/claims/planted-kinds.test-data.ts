import type { Planted } from "./planted-first-north.test-data.ts";

/** Tuned on: of the kinds that the fresh set showed the check to miss, in other words than its. The articles are the fresh set’s. */
export const kinds: Readonly<Record<string, Partial<Planted> & { file: string }>> = {
  en: {
    file: "en",
    numbers: [
      "[[Three hundred and nine]] people signed the guest book.",
      "[[Nine]] captains had applied.",
      "It costs [[thirty-five dollars]].",
    ],
    dates: ["The boat sailed at [[half past eight]].", "Shares were sold until [[Christmas]]."],
    truths: [
      "One thousand three hundred fifty shares were sold.",
      "The boat left at twenty to ten, on a Friday.",
      "More than two hundred passengers were aboard.",
      "The port pays 25%.",
      "Almost five hundred thousand dollars came from the county.",
    ],
  },
  es: {
    file: "es",
    numbers: ["La rueda pesa [[mil quinientos]] kilos.", "El pan cuesta [[dos euros con sesenta]]."],
    dates: ["La rueda giró a las [[diez y cuarto]].", "El molino abrirá en [[Navidad]]."],
    truths: [
      "El 16/5/2026 giró la rueda.",
      "A las once y media, la ribera estaba llena.",
      "Casi dos mil vecinos pagaron la obra.",
      "Mil novecientos cuarenta vecinos pagaron.",
    ],
  },
  fr: {
    file: "fr",
    numbers: ["La tour pèse [[trois mille deux cents]] tonnes."],
    dates: ["Elle est arrivée à [[neuf heures et demie]].", "Le phare fermera à [[Noël]]."],
    truths: [
      "Le chantier commence le 15 octobre, le 15/10 exactement.",
      "Près de quatre cent mille euros ont été dépensés.",
      "Elle est arrivée à huit heures quinze.",
    ],
  },
  de: {
    file: "de",
    numbers: ["Auf dem Gleis liegen [[zwölftausenddreihundert]] Schwellen."],
    dates: ["Der Zug fuhr um [[halb neun]].", "Auch [[dienstags]] wird gefahren.", "An [[Pfingsten]] fährt die Bahn länger."],
    names: ["Die Kohle kommt aus [[Gera]].", "Der Lokführer lebt in [[Plauen]]."],
    truths: [
      "Um zehn Uhr zwanzig rollte der Zug.",
      "Es waren 164 Fahrgäste.",
      "Am Samstagmorgen fuhr der Zug.",
      "Rund 3.700.000 Euro kostete es.",
    ],
  },
  it: {
    file: "it",
    numbers: ["Nel foyer c’erano [[duemilacento]] rose.", "La compagnia ha [[sedici]] attori."],
    dates: ["Il sipario si è alzato alle [[nove e mezza]].", "Il teatro riaprirà a [[Ferragosto]]."],
    truths: [
      "Alle otto e quarantacinque di sera la sala era piena.",
      "L’incasso fu di 1664 euro.",
      "Oltre duemila abitanti vivono a Montegrifo.",
    ],
  },
  pt: {
    file: "pt",
    numbers: ["A estante pesa [[mil e oitocentos]] quilos.", "O barco tem [[nove]] redes de leitura."],
    dates: ["O barco saiu às [[oito e meia]].", "O barco para no [[Natal]]."],
    truths: ["Quatro mil e duzentos livros estão a bordo.", "Mais de quatro mil livros estão a bordo.", "No dia 15/8 houve festa."],
  },
  ru: {
    file: "ru",
    numbers: ["На ремонт ушло [[полтора миллиона]] гвоздей.", "Мастер привёз [[девять]] пружин."],
    dates: ["Часы били на [[Пасху]]."],
    names: ["Деньги собрал фонд «[[Родник]]»."],
    truths: ["Полторы тысячи горожан пришли на площадь.", "Башня высотой в 31 метр видна издалека.", "Бой отключат в десять вечера."],
  },
  ja: {
    file: "ja",
    numbers: ["窓は[[十九枚]]入れ替えた。"],
    dates: ["校舎は[[昭和41年]]に建った。", "鋸の音は[[午後四時]]に響いた。", "[[お盆]]は休みだ。"],
    names: ["宮田運輸", "材料は[[北信製材]]から届く。"],
    truths: ["十一月七日の朝だった。", "平成26年に学校は閉じた。", "およそ三百人が集まった。", "県は50パーセントを補助した。"],
  },
  ko: {
    file: "ko",
    numbers: ["수리비로 [[이억 삼천만 원]]이 들었다.", "의자는 [[스물네 개]]다."],
    dates: ["책방은 [[추석]]에도 연다.", "개업식은 [[네 시 반]]에 끝났다."],
    names: ["첫 책은 [[봉예진]] 씨가 샀다.", "책은 출판사 [[달빛문고]]가 보냈다.", "의자는 [[여주]]에서 왔다."],
    truths: ["수리에 일억 사천만 원이 들었다.", "타일을 3개월 닦았다.", "5월 8일에 시인이 온다.", "약 270명이 왔다."],
  },
  zh: {
    file: "zh",
    numbers: ["台柱换了[[十七根]]。", "幕布长[[七点五米]]。"],
    dates: ["[[中秋节]]还要加演一场。", "锣鼓在[[八点半]]响起。"],
    names: ["木工[[裴大河]]做了窗子。", "班主[[翁守成]]来看了戏。", "票是向商人[[滕有福]]买的。"],
    truths: ["戏台高六点五米，台面四十平方米。", "晚上19点30分开锣。", "将近六百人坐在台下。", "师傅换掉了九根梁。"],
  },
  ar: {
    file: "ar",
    numbers: ["في السوق [[ثمانية وسبعون]] مصباحًا.", "بيعت [[ثلاثة آلاف ومئتا]] تذكرة."],
    dates: ["بدأ الترميم في [[أبريل]].", "توقف الطرق عند [[السابعة والنصف]] مساءً.", "يُغلق السوق في [[عيد الفطر]]."],
    truths: [
      "كلف الترميم مليونين وثلاثمئة ألف دينار.",
      "حضر ما يقارب تسعمئة شخص.",
      "يتوقف الطرق في الساعة الخامسة.",
      "شيخ النحاسين في الرابعة والسبعين.",
    ],
  },
  hi: {
    file: "hi",
    numbers: ["मेले पर [[ढाई लाख रुपये]] खर्च हुए।", "तट पर [[पौने दो सौ]] दीये जले।"],
    dates: ["तालाब [[दीपावली]] तक साफ हुआ।", "ढोल [[साढ़े सात बजे]] बजे।"],
    names: ["कंपनी [[सूर्या पंप]] ने मोटर दी।"],
    truths: ["साढ़े सात सौ लोग आए।", "नौ हजार छह सौ ट्रॉली गाद निकली।", "लगभग दस हजार ट्रॉली गाद निकली।", "खर्च 18 लाख रुपये आया।"],
  },
};

/** Tuned on: of the kinds that the blind set showed the check to mark wrongly or to miss, in other words than its. The same articles. */
export const kindsOfBlind: Readonly<Record<string, Partial<Planted> & { file: string }>> = {
  en: {
    file: "en",
    dates: ["Friday, [[March 20]], was the first evening."],
    truths: ["The boat sailed at 21:40.", "The port bears one quarter; others pay three quarters."],
  },
  pt: {
    file: "pt",
    quotations: ["“[[A carga de livro pesa menos, mas ninguém reclama do atraso]]”, diz Edinaldo Souza."],
    truths: ["O barco custou quase cem mil reais."],
  },
  ru: {
    file: "ru",
    numbers: ["Колокол стоит [[миллион]] рублей."],
    dates: ["Часы показывали [[половину шестого]].", "Часы остановились [[без десяти восемь]]."],
    truths: ["Часы показывали без двадцати пять.", "Ремонт стоил больше восьми миллионов рублей.", "Башня стоит с девяносто четвёртого."],
  },
  ja: {
    file: "ja",
    names: ["窓は[[白樫組]]が入れる。", "職人は[[ワルシャワ]]でも学んだ。", "[[服部]]市長も訪れた。"],
    truths: ["県は1,225万円を補助した。"],
  },
};
