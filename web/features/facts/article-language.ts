/** Letters below which a text says too little to tell its language. */
const enough = 40;
const look = 4_000;

const common: Readonly<Record<string, string>> = {
  en: "the and of to in is was that for with on by from at which were has had",
  es: "el la los las de que y en del con una por para su se fue como más",
  fr: "le la les des et est dans une pour que qui du sur au avec pas sont été",
  de: "der die das und ist nicht mit von den dem ein eine zu auf für im sich auch",
  it: "il gli di che e è della del per una con non sono dei nel alla più anche",
  pt: "os as da do que e em um uma não para com dos das no na foi são ao",
};

const words = new Map(Object.entries(common).map(([language, list]) => [language, new Set(list.split(" "))]));

/** Languages whose script tells them. */
function byScript(text: string, letters: number): string | null {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return "ja";
  if (share(/\p{Script=Han}/gu) > 0.4) return "zh";
  if (share(/\p{Script=Hangul}/gu) > 0.4) return "ko";
  if (share(/\p{Script=Devanagari}/gu) > 0.4) return "hi";
  if (share(/\p{Script=Arabic}/gu) > 0.4) return "ar";
  if (share(/\p{Script=Cyrillic}/gu) > 0.4) return "ru";
  return null;
}

/** The language an article is written in: the page's own unless its script or its commonest words clearly tell another. */
export function articleLanguage(article: string, page: string): string {
  const text = article.slice(0, look);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < enough) return page;
  const known = byScript(text, letters);
  if (known) return known;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = [...words].map(([language, list]) => ({ language, count: said.filter((word) => list.has(word)).length }));
  const best = counts.reduce((most, each) => (each.count > most.count ? each : most), { language: page, count: 0 });
  const own = counts.find(({ language }) => language === page)?.count ?? 0;
  return best.count >= 3 && best.count > own * 1.5 ? best.language : page;
}
