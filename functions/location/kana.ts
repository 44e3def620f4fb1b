const vowels = "aiueo";
const rows: [string, string][] = [
  ["アイウエオ", ""],
  ["カキクケコ", "k"],
  ["ガギグゲゴ", "g"],
  ["サシスセソ", "s"],
  ["ザジズゼゾ", "z"],
  ["タチツテト", "t"],
  ["ダヂヅデド", "d"],
  ["ナニヌネノ", "n"],
  ["ハヒフヘホ", "h"],
  ["バビブベボ", "b"],
  ["パピプペポ", "p"],
  ["マミムメモ", "m"],
  ["ラリルレロ", "r"],
];
const syllables = new Map(rows.flatMap(([signs, start]) => [...signs].map((sign, i): [string, string] => [sign, start + vowels[i]])));
for (const [sign, latin] of Object.entries({ シ: "shi", チ: "chi", ツ: "tsu", フ: "fu", ジ: "ji", ヂ: "ji", ヅ: "zu" }))
  syllables.set(sign, latin);
for (const [sign, latin] of Object.entries({ ヤ: "ya", ユ: "yu", ヨ: "yo", ワ: "wa", ヲ: "o", ン: "n", ー: "" }))
  syllables.set(sign, latin);

/** A Japanese place in katakana alone as a map in Latin letters has it (Hepburn, long vowels as short): トウキョウ is tokyo. */
export function inLatinLetters(katakana: string): string {
  let latin = "";
  let isDoubled = false;
  for (const sign of katakana) {
    const small = "ャュョ".indexOf(sign);
    if (sign === "ッ") isDoubled = true;
    else if (small >= 0) latin = latin.replace(/(sh|ch|j)i$/, "$1").replace(/i$/, "y") + "auo"[small];
    else {
      const syllable = syllables.get(sign) ?? "";
      latin += isDoubled ? (syllable.startsWith("ch") ? "t" : (syllable[0] ?? "")) + syllable : syllable;
      isDoubled = false;
    }
  }
  return latin
    .replace(/o[ou]/g, "o")
    .replace(/uu/g, "u")
    .replace(/n(?=[bmp])/g, "m");
}
