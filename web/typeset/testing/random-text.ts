/** Seeded newspaper-like text for tests: the same on every machine. */
export interface Random {
  /** A whole number from `from` to `to`. */
  between(from: number, to: number): number;
  pick<T>(all: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, and good enough to vary a text. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { between, pick: (all) => all[between(0, all.length - 1)] ?? all[0] };
}

type Words = readonly [string, ...string[]];

const words: Record<"en" | "de" | "ar", Words> = {
  en: [
    "the",
    "a",
    "of",
    "in",
    "harbour",
    "council",
    "voted",
    "on",
    "Tuesday",
    "to",
    "rebuild",
    "its",
    "breakwater",
    "before",
    "winter",
    "storms",
    "engineers",
    "said",
    "that",
    "14,000",
    "gallons",
    "had",
    "come",
    "through",
    "well-known",
    "reading-room",
    "and",
    "nobody",
    "was",
    "hurt",
    "custodian",
    "responsible",
    "administration",
    "it",
    "who",
    "independently",
    "observed",
    "7:20",
    "ferry",
    "U.S.",
  ],
  de: [
    "der",
    "die",
    "das",
    "in",
    "Stadt",
    "Hochwasserschutz",
    "Mauer",
    "wurde",
    "am",
    "Samstag",
    "erstmals",
    "geübt",
    "Feuerwehr",
    "und",
    "Nachbarschaftshilfe",
    "Aluminiumbalken",
    "2,80",
    "Meter",
    "Einsatzleiterin",
    "sagte",
    "nachdem",
    "sie",
    "Stoppuhr",
    "kontrolliert",
    "hatte",
    "Baden-Württemberg",
    "Verkehrsinfrastrukturfinanzierung",
    "ist",
    "so",
    "gut",
    "wie",
    "fertig",
    "Rathaus",
    "seit",
    "1595",
  ],
  ar: [
    "في",
    "من",
    "على",
    "المدينة",
    "العيادة",
    "المتنقلة",
    "صباح",
    "السبت",
    "توقفت",
    "حافلة",
    "بيضاء",
    "قرب",
    "الحي",
    "الشرقي",
    "قالت",
    "الطبيبة",
    "المستعملة",
    "وثلاثة",
    "عمال",
    "12",
    "شهرا",
    "ECG",
    "و",
    "ابتسامات",
    "واحد",
    "المواصلات",
    "٢٤٠٠",
    "كتاب",
    "مجانية",
  ],
};

const japanese: Words = [
  "島",
  "航路に",
  "蓄電池で",
  "走る",
  "新造船",
  "「こなみ丸」",
  "（199トン）",
  "が",
  "就航した",
  "岸壁に",
  "集まった",
  "紙テープで",
  "見送った",
  "リチウムイオン",
  "1年8カ月",
  "ーーー",
  "……",
  "きょう",
  "ちゃんと",
  "小学4年の",
  "、",
  "午前7時20分",
  "二〇二六年",
  "と",
  "『ふるさと』を",
  "Wi-Fi",
];

/** A paragraph of about `length` words or phrases. */
export function randomParagraph(random: Random, language: "en" | "de" | "ja" | "ar", length: number): string {
  let text = "";
  for (let index = 0; index < length; index++) {
    const last = index === length - 1;
    const ends = last || random.between(0, 11) === 0;
    if (language === "ja") text += random.pick(japanese) + (ends ? "。" : random.between(0, 7) === 0 ? "、" : "");
    else text += random.pick(words[language]) + (ends ? "." : random.between(0, 9) === 0 ? "," : "") + (last ? "" : " ");
  }
  return text;
}
