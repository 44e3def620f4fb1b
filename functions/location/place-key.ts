const written: Record<string, string> = {
  st: "saint",
  sankt: "saint",
  skt: "saint",
  ste: "sainte",
  sta: "santa",
  sto: "santo",
  mt: "mount",
  ft: "fort",
};

const katakana = (text: string) => text.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 96));

/** Spellings of one Hindi name: with or without nukta, मुम्बई or मुंबई, long or short i and u. */
const devanagari = (text: string) =>
  text
    .replace(/\u093c/g, "")
    .replace(/ँ/g, "ं")
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "ं")
    .replace(/ी/g, "ि")
    .replace(/ू/g, "ु")
    .replace(/[ॉॅ]/g, (sign) => (sign === "ॉ" ? "ो" : "े"))
    .replace(/ई/g, "इ")
    .replace(/ऊ/g, "उ");

/**
 * The form under which the gazetteer keeps a place: as normalizeName, and without blanks, in katakana and simplified letters, with one
 * spelling of Hindi names. The data build and every look-up use the same function.
 */
export function placeKey(name: string): string {
  const plain = normalizeName(name);
  const folded = /[\u3041-\u3096]/.test(plain) ? katakana(plain) : plain;
  const hindi = /[\u0900-\u097f]/.test(folded) ? devanagari(folded) : folded;
  const han = /\p{Script=Han}/u.test(hindi) ? inSimplifiedLetters(hindi) : hindi;
  return han.replaceAll("ヶ", "ケ").replaceAll(" ", "");
}

/** German abbreviations within a name: Frankfurt a. M., Rothenburg o. d. Tauber. */
const german: [RegExp, string][] = [
  [/ a m$/, " am main"],
  [/ a d /, " an der "],
  [/ o d /, " ob der "],
  [/ o d t$/, " ob der tauber"],
  [/ i br$/, " im breisgau"],
  [/ v d h$/, " vor der hohe"],
];

/** The name with abbreviations written out: St. Louis is Saint Louis; null where it has none. */
export function writtenOut(name: string): string | null {
  const plain = normalizeName(name);
  const words = plain.split(" ").map((word, i, all) => (i < all.length - 1 ? (written[word] ?? word) : word));
  const out = german.reduce((text, [short, long]) => text.replace(short, long), words.join(" "));
  return out === plain ? null : out;
}

const suffixes = /(?:特别市|广域市|直辖市|市|都|府|县|県|区|町|村|镇|특별자치시|특별시|광역시|시|군|구|읍)$/u;
const before =
  /^(?:city of|the city of|town of|village of|greater|ville de|ville d |ciudad de|cidade de|citta di|comune di|municipio de|stadt|landeshauptstadt|hansestadt|freie und hansestadt|город|города|гор|г|пос|поселок|пгт|село|с|дер|деревня|مدينه|محافظه|بلده)\s+(?=\S{2})/u;
const after = /(?<=\S{2})\s+(?:city|town|municipality|शहर|सिटी|नगर निगम|город|العاصمه|市|시)$/u;

/** Keys to try for a typed name, best first: unchanged, abbreviations expanded, without and with words for a town. */
export function keysToTry(name: string): string[] {
  const plain = normalizeName(name);
  if (!plain) return [];
  const long = writtenOut(plain);
  const bare = plain.replace(before, "").replace(after, "");
  const names = [...(long ? [long] : []), plain, bare];
  const outside = name.replace(/[（(].*?[)）]/gu, " ");
  const keys = names.map(placeKey);
  const key = placeKey(bare);
  const stem = key.replace(suffixes, "");
  if (stem !== key && [...stem].length >= 2) keys.push(stem);
  if (/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(stem)) keys.push(`${stem}市`, `${stem}县`, `${stem}県`, `${stem}区`, `${stem}町`);
  if (/^\p{Script=Hangul}+$/u.test(stem)) keys.push(`${stem}시`, `${stem}군`, `${stem}읍`);
  // Japan's towns are in the data with letters and signs, not with how the signs are read.
  if (/^[\p{Script=Katakana}ー]{2,}$/u.test(stem)) keys.push(inLatinLetters(stem));
  if (outside !== name && normalizeName(outside)) keys.push(placeKey(outside));
  return [...new Set(keys)].filter(Boolean);
}

const undecomposed: Record<string, string> = { ø: "o", ł: "l", ß: "ss", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i", ħ: "h" };

/**
 * The plain form of a name: without case, Latin, Greek and Cyrillic accents, Arabic vowel marks and
 * hamza carriers, punctuation and invisible characters. Vowel signs of Devanagari and voicing marks of kana are letters
 * and stay. The data build and the look-up use the same function, so a name always meets its key.
 */
export function normalizeName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .normalize("NFC")
    .replace(/[øłßđðþæœıħ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/[ىیې]/g, "ي")
    .replace(/ئ/g, "ي")
    .replace(/[ةہھ]/g, "ه")
    .replace(/[کڪ]/g, "ك")
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (sign === "\n" || sign === "\t" ? " " : ""))
    .replace(/['’‘ʻʼʾʿ`´]/g, "")
    .replace(/[\s\p{P}\p{S}]+/gu, " ")
    .trim();
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";

/** A number below 64^width in that many digits, whose order as text is the order of the numbers. */
export function encode(value: number, width: number): string {
  let text = "";
  for (let rest = value, i = 0; i < width; i++, rest = Math.floor(rest / 64)) text = digits[rest % 64] + text;
  return text;
}

export function decode(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 64 + digits.indexOf(digit);
  return value;
}

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

// The characters of OpenCC's table (Apache-2.0) that occur in names of the gazetteer.
const traditional =
  "凱盧倫長灘諾頓羅薩納爾灣歐賽聖馬維華櫚奧亞蘭萊內貢約欽烏魯庫連達鮑靈紐韋漢滿愛許遜樹徹蘇瑪麗別將軍國鎮勞揚圖寧緬貝東賴楊熱賈總統澤費營萬喬邁錫門開雲園齊龐堯銀塢蓋湯茲學溫賓聯島啟農謝鐵貴積錦寶樂濟孫豐臘傑區訥濱聶紹敘橋鴿" +
  "叢興麥龍鄧劍畢曉綠謨蕭葉岡鄔闍歷數設齋舊崗場紅條堅峽饒呂宮強順發贊瓊莊礦訶車韃楓線嶺黃禮縣諫義瓏裡檳晉詩綏歸來廣欖會峴靜邊覺臺蓮勻沖繩護陽論間俁賀鳥戶藝飯塚吳龜勢櫻倉駒蘆鈴篠瀨綾見濃勝鹽掛諏訪燒狹須橫館結諸澀聞慶魚鶴遠陸" +
  "歲帶釧唄網領專離楨顛";
const simplified =
  "凯卢伦长滩诺顿罗萨纳尔湾欧赛圣马维华榈奥亚兰莱内贡约钦乌鲁库连达鲍灵纽韦汉满爱许逊树彻苏玛丽别将军国镇劳扬图宁缅贝东赖杨热贾总统泽费营万乔迈锡门开云园齐庞尧银坞盖汤兹学温宾联岛启农谢铁贵积锦宝乐济孙丰腊杰区讷滨聂绍叙桥鸽" +
  "丛兴麦龙邓剑毕晓绿谟萧叶冈邬阇历数设斋旧岗场红条坚峡饶吕宫强顺发赞琼庄矿诃车鞑枫线岭黄礼县谏义珑里槟晋诗绥归来广榄会岘静边觉台莲匀冲绳护阳论间俣贺鸟户艺饭冢吴龟势樱仓驹芦铃筿濑绫见浓胜盐挂诹访烧狭须横馆结诸涩闻庆鱼鹤远陆" +
  "岁带钏呗网领专离桢颠";

const letters = new Map([...traditional].map((letter, i) => [letter, [...simplified][i] ?? letter]));

/** A name in the simplified letters of mainland newspapers. */
export const inSimplifiedLetters = (name: string) => [...name].map((letter) => letters.get(letter) ?? letter).join("");
