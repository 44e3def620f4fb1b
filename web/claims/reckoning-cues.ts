import { rest } from "./fractions.ts";

/** Words in which a page says that a number is what two others are apart. */
export const isApart = () =>
  /(?<![\p{L}\p{M}])(?:saves?|saved|sooner|earlier|later|behind|won|beat|brought forward|delayed|spart\p{L}*|gespart|gewann\p{L}*|vorgezogen|économis\p{L}*|gagn\p{L}*|avanc\p{L}*|retard\p{L}*|ahorr\p{L}*|adelant\p{L}*|retras\p{L}*|ganó|risparmi\p{L}*|anticip\p{L}*|ritard\p{L}*|vinse|vinto|poup\p{L}*|antecip\p{L}*|atras\p{L}*|venceu|сэконом\p{L}*|раньше|позже|выигра\p{L}*|отстал\p{L}*|وفر\p{L}*|قبل|فاز\p{L}*|जीत\p{L}*|जीता|पीछे|बच\p{L}*|पहले|more|fewer|less|cheaper|dearer|higher|lower|longer|shorter|older|younger|increas\p{L}*|rose|rise|fell|gap|difference|majority|margin|ahead|lead|gained|grew|grown|additional|extra|mehr|weniger|teurer|billiger|höher|niedriger|länger|kürzer|älter|jünger|stieg|gestiegen|sank|gesunken|Unterschied|Differenz|Mehrheit|Vorsprung|zusätzlich\p{L}*|weitere\p{L}*|später|früher|plus|moins|écart|différence|augment\p{L}*|baiss\p{L}*|supplémentaires?|majorité|avance|más|menos|diferencia|subi\p{L}*|baj\p{L}*|ventaja|mayoría|adicional\p{L}*|più|meno|differenza|sali\p{L}*|vantaggio|maggioranza|scarto|mais|diferença|vantagem|maioria|больше|меньше|дороже|дешевле|выше|ниже|старше|младше|разниц\p{L}*|разрыв\p{L}*|вырос\p{L}*|упал\p{L}*|снизил\p{L}*|увеличил\p{L}*|подорожал\p{L}*|ещё|дополнительн\p{L}*|أكثر|أقل|زيادة|زاد\p{L}*|ارتفع\p{L}*|انخفض\p{L}*|فارق|فرق|بفارق|أطول|أقصر|أكبر|أصغر|إضافي\p{L}*|أغلى|أرخص|ज्यादा|ज़्यादा|अधिक|कम|बढ़\p{L}*|बढ़े|घट\p{L}*|अंतर|महंग\p{L}*|सस्त\p{L}*|बढ़त|अतिरिक्त|से \S+ \S+ (?:छोट|बड़|बड़|लंब|लम्ब|ऊँच|ऊंच|चौड़|चौड़)[\p{L}\p{M}]*)(?![\p{L}\p{M}])|बढ़|जीत|早ま|遅れ|節約|勝|省下|节省|提前|推迟|赢|胜|더 |빨라|늦|아낀|아껴|이겼|狭く|軽く|ゆるく|緩く|差し引|多い|多く|多かっ|少な|増え|増や|増し|増加|減っ|減ら|減少|の差|差は|高く|安く|値上げ|値下げ|上回|下回|多了|多卖|少付|少了|比.{1,8}[多少高低贵]|增加|减少|相差|上涨|下降|涨了|降了|超出|많|적은|적다|늘|줄었|줄어|차이|비싸|싸게|싼|올랐|내렸|인상|추가|앞섰|앞선/iu;

/** Words in which a page says that a number is what others make together. */
export const isTogether = () =>
  /(?<![\p{L}\p{M}])(?:totals?|altogether|together|in all|combined|overall|in sum|insgesamt|zusammen\p{L}*|gesamt\p{L}*|alles in allem|au total|ensemble|en tout|totale?|en total|en conjunto|juntos|juntas|suman|sumando|en todo|in tutto|complessiv\p{L}*|insieme|tra|entre|ao todo|no total|juntas|somad\p{L}*|somam|всего|вместе|в общей сложности|итого|суммарн\p{L}*|в сумме|إجمالي\p{L}*|الإجمالي|مجموع\p{L}*|المجموع|معا|معًا|مجتمعة|कुल|मिलाकर|मिलकर|सब मिला)(?![\p{L}\p{M}])|合わせ|あわせ|足し|合計|全部で|計(?=\d)|总共|合计|一共|总计|共有|加上|加起来|加在一起|共计|모두|합쳐|합해|합하면|합치면|더하면|통틀어|총|합계/iu;

/** Words in which a page says that a number is what falls to each. */
export const isEach = () =>
  /(?<![\p{L}\p{M}])(?:each|per|apiece|pièce|l[’']unité|la unidad|l[’']uno|l[’']una|Stück|штук\p{L}*|average|every|half|je|jede[rsnm]?|jeweils|pro|durchschnittlich\p{L}*|im Schnitt|Hälfte|halb\p{L}*|chacune?|chaque|moyenne|moitié|cada|promedio|mitad|ciascun\p{L}*|ogni|in media|metà|média|metade|кажд\p{L}*|в среднем|половин\p{L}*|لكل|كل|متوسط|معدل|بمعدل|نصف\p{L}*|हर|प्रति|औसत\p{L}*|प्रत्येक|आध\p{L}*)(?![\p{L}\p{M}])|それぞれ|ずつ|平均|当たり|あたり|各|半分|半額|每|人均|一半|각각|평균|씩|마다|인당|명당|사람당|절반/iu;

/** Words in which a page says that a number is one part of others. */
export const isPart = () =>
  /(?<![\p{L}\p{M}])(?:of (?:the|them|whom|its|his|her|their)|of (?=\d)|davon|darunter|von (?:den|ihnen)|um|by|sur|dont|parmi|d[’']entre|de l[oa]s|ell[oa]s|de sus|su|dei|delle|di cui|d[oa]s|del[ae]s|из|من|بينهم|بينهن|में से|जिनमें)(?![\p{L}\p{M}])|うち|のうち|其中|当中|里有|가운데|중(?![\p{L}])/iu;

/** Whether a sentence says in one of these ways that a number of it is reckoned. */
export const saysItReckons = (sentence: string) =>
  isApart().test(sentence) || isTogether().test(sentence) || isEach().test(sentence) || rest().test(sentence);

/** Words for a year, a month, a week, a day and an hour. */
const periods = (): readonly RegExp[] => [
  /(?<![\p{L}\p{M}])(?:years?|annual\p{L}*|yearly|Jahre?s?|jährlich\p{L}*|ans?|année|annuel\p{L}*|años?|anual\p{L}*|ann[oiu]\p{L}*|anos?|год\p{L}*|лет|عام\p{L}*|سنو?\p{L}*|السنة|साल\p{L}*|सालाना|वार्षिक|वर्ष)(?![\p{L}\p{M}])|年|연간|연 (?=[\d일이삼사오육칠팔구천만])|1년|한 해/iu,
  /(?<![\p{L}\p{M}])(?:months?|monthly|Monate?\p{L}?|monatlich\p{L}*|mois|mensuel\p{L}*|mes(?:es)?|mensual\p{L}*|mes[ei]|mensil\p{L}*|mês|mensa\p{L}*|месяц\p{L}*|ежемесячно|شهر\p{L}*|الشهر|شهري\p{L}*|महीन\p{L}\p{M}*|मासिक)(?![\p{L}\p{M}])|月|한 달|첫 달|매달|매월|월평균/iu,
  /(?<![\p{L}\p{M}])(?:weeks?|weekly|weekends?|Wochen?\p{L}?|wöchentlich\p{L}*|semaines?|hebdo\p{L}*|semanas?|semanal\p{L}*|settiman\p{L}*|недел\p{L}*|еженедельно|[اأ]سبوع\p{L}*|الأسبوع|أسبوعي\p{L}*|हफ्त\p{L}\p{M}*|हफ़्त\p{L}\p{M}*|सप्ताह|साप्ताहिक)(?![\p{L}\p{M}])|週|周|星期|일주일|매주|한 주/iu,
  /(?<![\p{L}\p{M}])(?:days?|daily|Tage?|täglich\p{L}*|jours?|journées?|quotidien\p{L}*|días?|diari\p{L}*|giorn\p{L}*|dias?|diári\p{L}*|дн\p{L}{1,2}|день|сутки|ежедневно|يوم\p{L}*|اليوم|يومي\p{L}*|दिन|रोज|रोज़|रोजाना|दैनिक)(?![\p{L}\p{M}])|日|天|하루|매일/iu,
  /(?<![\p{L}\p{M}])(?:hours?|hourly|Stunden?|stündlich|heures?|horas?|or[ae]|час\p{L}*|ساعات?|الساعة|घंट\p{L}\p{M}*)(?![\p{L}\p{M}])|時間|小时|시간/iu,
];

/** How often each of these periods holds each of the shorter ones behind it. */
const holding: readonly (readonly (readonly number[])[])[] = [
  [[12], [52], [365], []],
  [[4, 4.345], [30, 31, 28], []],
  [[7, 5, 6], []],
  [[24]],
];

/**
 * What an amount said for one time is multiplied by for another: twelve where the one text says a month and the page a year. `of` and
 * `asked` are what stands about the amount and about the page’s number.
 */
export function periodFactors(of: string, asked: string): number[] {
  const [own, other] = [of, asked].map((text) => periods().map((form) => form.test(text)));
  return holding.flatMap((row, long) =>
    row.flatMap((counts, step) => {
      const short = long + step + 1;
      if (other?.[long] && own?.[short]) return counts;
      return other?.[short] && own?.[long] ? counts.map((count) => 1 / count) : [];
    }),
  );
}

/** Words for what was taken by selling. */
export const takings =
  /takings|sold out|revenue|Einnahmen|ausverkauft|recettes?|vendent tou|recauda|ingresos|incass|ricav|receita|выручк|распродан|إيراد|कमाई|売り上げ|完売|매출|다 팔|营业额|卖完|售罄/iu;
