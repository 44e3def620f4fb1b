import { late } from "../http/late-pattern.ts";
import { inLatinLetters } from "./kana.ts";
import { normalizeName } from "./normalize.ts";
import { inSimplifiedLetters } from "./simplified-letters.ts";

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
  const han = late.u`\p{Script=Han}`.test(hindi) ? inSimplifiedLetters(hindi) : hindi;
  return han.replaceAll("ヶ", "ケ").replaceAll(" ", "");
}

/** What German writes short within a name: Frankfurt a. M., Rothenburg o. d. Tauber. */
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

/** The keys to try for a name as somebody typed it, best first: as it stands, written out, without and with words for a town. */
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
  if (late.u`^[\p{Script=Han}\p{Script=Katakana}ー]+$`.test(stem))
    keys.push(`${stem}市`, `${stem}县`, `${stem}県`, `${stem}区`, `${stem}町`);
  if (late.u`^\p{Script=Hangul}+$`.test(stem)) keys.push(`${stem}시`, `${stem}군`, `${stem}읍`);
  // Japan's towns are in the data with letters and signs, not with how the signs are read.
  if (late.u`^[\p{Script=Katakana}ー]{2,}$`.test(stem)) keys.push(inLatinLetters(stem));
  if (outside !== name && normalizeName(outside)) keys.push(placeKey(outside));
  return [...new Set(keys)].filter(Boolean);
}
