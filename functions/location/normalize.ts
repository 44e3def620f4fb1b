const undecomposed: Record<string, string> = { ø: "o", ł: "l", ß: "ss", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i", ħ: "h" };

/**
 * The form under which a place name is looked up: without case, Latin, Greek and Cyrillic accents, Arabic vowel marks and
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

const suffixes = /(?:特别市|广域市|市|都|府|县|縣|県|区|區|町|村|특별자치시|특별시|광역시|시|군|구|읍)$/u;

/** The keys to try for a name, best first: as it stands, without the word for town or district, and with it. */
export function nameKeys(name: string): string[] {
  const key = normalizeName(name);
  if (!key) return [];
  const keys = [key];
  const bare = key.replace(suffixes, "");
  if (bare !== key && [...bare].length >= 2) keys.push(bare);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(bare)) keys.push(`${bare}市`, `${bare}县`, `${bare}区`);
  if (/^\p{Script=Hangul}+$/u.test(bare)) keys.push(`${bare}시`, `${bare}군`, `${bare}읍`);
  return [...new Set(keys)];
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
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

/** Which of the 64 name files holds a key, and its 36-bit print there: a stranger meets a known print once in 300,000 tries. */
export function fingerprint(key: string): { shard: string; print: string } {
  const first = fnv(key, 2166136261);
  const second = fnv(key, 0x9747b28c);
  return { shard: String(first % 64).padStart(2, "0"), print: encode((first >>> 6) % 262144, 3) + encode(second % 262144, 3) };
}
