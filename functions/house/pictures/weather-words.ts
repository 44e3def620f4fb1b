import { timesSaid } from "./choose-motifs.ts";
import type { MotifLanguage } from "./motif-words.ts";
import { motifLanguages } from "./motif-words.ts";
import type { Weather } from "./sky.ts";

/** Dictionary forms, matched like the motif words: whole and inflected; words that are also names (वर्षा, 비) are left out. */
const words: Record<MotifLanguage, { night: string; rain: string }> = {
  en: { night: "night,midnight,moonlight,nightfall", rain: "rain,rainfall,storm,flood,downpour,hurricane,typhoon,thunderstorm,rainstorm" },
  de: {
    night: "Nacht,Mitternacht,nachts,Nächte",
    rain: "Regen,Sturm,Unwetter,Hochwasser,Gewitter,Orkan,Flut,Starkregen,Dauerregen,Überschwemmung",
  },
  es: { night: "noche,medianoche", rain: "lluvia,tormenta,temporal,inundación,aguacero,huracán" },
  fr: { night: "nuit,minuit", rain: "pluie,orage,tempête,inondation,averse,ouragan" },
  it: { night: "notte,mezzanotte", rain: "pioggia,temporale,tempesta,alluvione,acquazzone,uragano" },
  pt: { night: "noite,meia-noite", rain: "chuva,tempestade,temporal,inundação,enchente,furacão" },
  ru: {
    night: "ночь,полночь,ночной,ночи",
    rain: "дождь,дожди,ливень,ливни,гроза,буря,шторм,наводнение,паводок,ураган",
  },
  hi: { night: "रात,आधी रात", rain: "बारिश,तूफान,तूफ़ान,बाढ़,आंधी,मूसलाधार,चक्रवात,मानसून" },
  ko: { night: "밤사이,한밤,한밤중,심야,밤하늘,밤길,야간,자정", rain: "폭우,장마,태풍,홍수,호우,소나기,비바람,장맛비,폭풍우,수해,빗속" },
  zh: {
    night: "夜晚,夜里,深夜,午夜,夜色,夜间,半夜,子夜,昨夜,今夜,雨夜,不夜城,夜市",
    rain: "暴雨,大雨,下雨,雨天,雷雨,暴风雨,风雨,台风,洪水,洪涝,雨季,梅雨,细雨,小雨,阵雨,雨中",
  },
  ja: { night: "深夜,真夜中,夜中,夜空,今夜,昨夜,夜", rain: "大雨,豪雨,雨,嵐,台風,洪水,暴風雨,梅雨,雷雨" },
  ar: { night: "ليلة,ليل,منتصف الليل,ليلا", rain: "مطر,أمطار,عاصفة,عواصف,فيضان,فيضانات,سيول" },
};

/** Night when the title says so; rain when title or opening speak of rain, storm or flood. */
export function weatherOf(title: string, content: string, language: string): Weather {
  if (!motifLanguages.includes(language)) return "day";
  const known = language as MotifLanguage;
  const { night, rain } = words[known];
  if (timesSaid(night.split(","), title, known) > 0) return "night";
  // Scripts without spaces, and Korean, say more in the same number of characters.
  const opening = content.slice(0, /^(?:ja|zh|ko)$/.test(known) ? 130 : 400);
  return timesSaid(rain.split(","), `${title}\n${opening}`, known) > 0 ? "rain" : "day";
}
