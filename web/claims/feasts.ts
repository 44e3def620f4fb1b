import type { Stretch } from "./sentences.ts";

/** Feasts that say when something was or will be, in the forms of each language; a form of the same place is the same feast. */
const feasts: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Christmas(?: Eve| Day)?",
    "New Year(?:[’']s)?(?: Eve| Day)?",
    "Easter",
    "Whitsun|Pentecost",
    "Halloween",
    "Thanksgiving",
    "Labou?r Day",
    "Memorial Day",
    "Independence Day|Fourth of July",
    "Valentine[’']s Day",
    "Ramadan",
    "Diwali",
    "Hanukkah",
  ],
  de: [
    "Weihnacht\\p{L}*|Heiligabend",
    "Silvester|Neujahr",
    "Oster\\p{Ll}+|Karfreitag",
    "Pfingst\\p{L}*",
    "Halloween",
    "Erntedank\\p{L}*",
    "Tag der Arbeit",
    "Fasching|Karneval|Fastnacht",
    "Tag der Deutschen Einheit",
    "Advent\\p{L}*",
    "Ramadan",
    "Himmelfahrt",
  ],
  fr: [
    "Noël",
    "Nouvel An|jour de l[’']an|Saint-Sylvestre",
    "Pâques",
    "Pentecôte",
    "Halloween",
    "Toussaint",
    "fête du Travail",
    "14[- ]Juillet",
    "Assomption",
    "Ramadan",
    "carnaval",
    "Ascension",
  ],
  es: [
    "Navidad(?:es)?|Nochebuena",
    "Año Nuevo|Nochevieja",
    "Semana Santa|Pascua",
    "Pentecostés",
    "Halloween",
    "Todos los Santos",
    "Día del Trabajo",
    "Reyes Magos|día de Reyes",
    "Asunción",
    "Ramadán",
    "Carnaval",
    "San Juan",
  ],
  it: [
    "Natale|vigilia di Natale",
    "Capodanno|San Silvestro",
    "Pasqua|Pasquetta",
    "Pentecoste",
    "Halloween",
    "Ognissanti",
    "Festa del lavoro",
    "Epifania|Befana",
    "Ferragosto",
    "Ramadan",
    "Carnevale",
  ],
  pt: [
    "Natal",
    "Ano[- ]Novo|Réveillon",
    "Páscoa|Semana Santa",
    "Pentecostes",
    "Halloween",
    "Finados",
    "Dia do Trabalh(?:o|ador)",
    "Corpus Christi",
    "São João",
    "Ramadã",
    "Carnaval",
  ],
  ru: [
    "Рождеств\\p{L}{0,3}",
    "Нов(?:ый|ого|ому|ым|ом) год\\p{L}{0,2}",
    "Пасх\\p{L}{1,3}",
    "Троиц\\p{L}{1,2}",
    "Хеллоуин\\p{L}{0,2}",
    "Масленниц\\p{L}{1,3}|Маслениц\\p{L}{1,3}",
    "День труда",
    "День Побед\\p{L}",
    "Рамадан\\p{L}{0,2}",
  ],
  ja: [
    "クリスマス",
    "正月|元日|大晦日",
    "イースター|復活祭",
    "お盆",
    "ハロウィン",
    "ゴールデンウイーク|ゴールデンウィーク",
    "七夕",
    "節分",
    "彼岸",
  ],
  ko: ["성탄절|크리스마스", "설날|설 연휴", "부활절", "추석|한가위", "핼러윈", "어린이날", "광복절", "단오", "정월대보름"],
  zh: [
    "圣诞节?|聖誕節?",
    "春节|除夕|大年初一",
    "复活节",
    "中秋节?",
    "万圣节",
    "国庆节?",
    "端午节?",
    "元宵节?",
    "清明节?",
    "重阳节?",
    "元旦",
    "五一劳动节",
  ],
  ar: ["عيد الميلاد", "رأس السنة", "عيد الفصح", "عيد الفطر", "عيد الأضحى", "رمضان", "المولد النبوي", "عيد الاستقلال", "عاشوراء"],
  hi: [
    "दीवाली|दिवाली|दीपावली",
    "होली",
    "क्रिसमस",
    "ईद",
    "दशहरा|दशहरे|विजयादशमी",
    "रक्षाबंधन",
    "नवरात्रि?",
    "मकर संक्रांति",
    "गणतंत्र दिवस",
    "स्वतंत्रता दिवस",
    "छठ पूजा",
  ],
};

/** Noël and Asunción are first names too: before another capital they are. */
const isPersonToo = new Set(["fr", "es", "it", "pt"]);
const kept = new Map<string, readonly RegExp[]>();

/** A feast where a text names it, by its number in the language's list. */
export interface FeastMention extends Stretch {
  feast: number;
}

/** The feasts a text names as a time. In languages with capitals a small letter names none (“easter egg” in a headline set small). */
export function feastsIn(text: string, language: string): FeastMention[] {
  const isDense = language === "ja" || language === "zh" || language === "ko";
  const forms =
    kept.get(language) ??
    (feasts[language] ?? []).map((form) =>
      isDense
        ? new RegExp(form, "gu")
        : new RegExp(
            `(?<![\\p{L}\\p{M}])${language === "ar" ? "[وبفل]?" : ""}(?:${form})(?![\\p{L}\\p{M}])${isPersonToo.has(language) ? "(?!\\s\\p{Lu})" : ""}`,
            "gu",
          ),
    );
  kept.set(language, forms);
  return forms.flatMap((form, feast) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({ feast, text: found, from: index, to: index + found.length })),
  );
}
