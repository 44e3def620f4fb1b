/** The commonest characters of what is written in each charset. Read in any other one, bytes give them only by chance. */
const commonest: Record<string, string> = {
  "windows-1251": "оеаинтсрвлкмдпуяызьбг",
  "koi8-r": "оеаинтсрвлкмдпуяызьбг",
  "windows-1256": "اليمنوترةبعدسفهكقحأ",
  shift_jis: "のにはをたがでてとしれさいるなもこかっらすり、。ー",
  "euc-jp": "のにはをたがでてとしれさいるなもこかっらすり、。ー",
  "euc-kr": "이다는에을의가고한하를은지로기사서도인시자대어리정해",
  gb18030: "的一是不了在有人我他这中大来上国个到说们为和地，。年",
  big5: "的一是不了在有人我他這中大來上國個到說們為和地，。年",
};

/** Single-byte charsets that only the page's language can tell apart. */
const byLanguage: [language: RegExp, charset: string][] = [
  [/^(?:pl|cs|sk|hu|sl|hr|ro|sq|bs)\b/i, "windows-1250"],
  [/^(?:ru|uk|be|bg|sr|mk|kk)\b/i, "windows-1251"],
  [/^el\b/i, "windows-1253"],
  [/^(?:tr|az)\b/i, "windows-1254"],
  [/^(?:he|iw|yi)\b/i, "windows-1255"],
  [/^(?:ar|fa|ur)\b/i, "windows-1256"],
  [/^(?:et|lv|lt)\b/i, "windows-1257"],
  [/^vi\b/i, "windows-1258"],
  [/^th\b/i, "windows-874"],
];

const look = 60_000;
const leastShare = 0.2;

/** The likeliest charset of bytes that are not UTF-8: by their commonest characters, then the page's language, else windows-1252. */
export function guessCharset(bytes: Uint8Array, language: string): string {
  const western = byLanguage.find(([pattern]) => pattern.test(language))?.[1] ?? "windows-1252";
  if (standsAlone(bytes)) return western;
  const sample = tellingPart(bytes);
  let best = { charset: "", share: leastShare };
  for (const [charset, common] of Object.entries(commonest)) {
    const found = share(new TextDecoder(charset).decode(sample), new Set(common));
    if (found > best.share) best = { charset, share: found };
  }
  return best.charset || western;
}

/** Accented Latin letters occur singly between ASCII letters; in other scripts whole words are beyond ASCII. */
function standsAlone(bytes: Uint8Array): boolean {
  let beyond = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at++)
    if ((bytes[at] ?? 0) >= 0x80) {
      beyond++;
      if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone++;
    }
  return alone * 2 > beyond;
}

/** The stretches with bytes beyond ASCII, each with a neighbor on either side to keep byte pairs together. */
function tellingPart(bytes: Uint8Array): Uint8Array {
  const part = new Uint8Array(Math.min(bytes.length, look));
  let length = 0;
  for (let at = 0; at < bytes.length && length < part.length; at++)
    if ((bytes[at] ?? 0) >= 0x80 || (bytes[at - 1] ?? 0) >= 0x80) part[length++] = bytes[at] ?? 0;
  return part.subarray(0, length);
}

function share(text: string, common: Set<string>): number {
  let beyond = 0;
  let found = 0;
  for (const character of text)
    if (character > "\u007f") {
      beyond++;
      if (common.has(character)) found++;
    }
  return beyond < 6 ? 0 : found / beyond;
}
