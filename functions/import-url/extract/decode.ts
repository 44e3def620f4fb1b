/** Bytes read; an article's page is not longer. */
const mostBytes = 2 * 1024 * 1024;
const declarationBytes = 4096;
/** Multi-byte sequences from which valid UTF-8 cannot be chance, whatever the page declares. */
const surelyUtf8 = 8;

/**
 * The text of a page and the charset it was read in (a WHATWG name).
 * Byte order mark, then the header, then what the page says of itself, then UTF-8 where it is valid, then the likeliest old charset.
 * A declaration that the bytes contradict is ignored: header and page are often configured by different people.
 */
export function decodePage(page: Uint8Array, contentType: string): { text: string; charset: string } {
  const bytes = page.length > mostBytes ? page.subarray(0, mostBytes) : page;
  const marked = byteOrderMark(bytes) ?? utf16ByZeros(bytes);
  if (marked !== null) return read(bytes, marked);

  const head = latin1(bytes.subarray(0, declarationBytes));
  const declared = [charsetOf(contentType), declaredIn(head)].filter((charset) => charset !== null);
  const sequences = utf8Sequences(bytes);
  if (sequences >= surelyUtf8) return read(bytes, "utf-8");
  for (const charset of declared) if (fits(bytes, charset, sequences)) return read(bytes, charset);
  if (declared.length === 0 && bytesSwitchToJapanese(bytes)) return read(bytes, "iso-2022-jp");
  if (sequences >= 0) return read(bytes, "utf-8");
  // A few broken bytes do not change the charset of a UTF-8 page.
  return read(bytes, mostlyUtf8(bytes) ? "utf-8" : guessCharset(bytes, languageIn(head)));
}

const read = (bytes: Uint8Array, charset: string) => ({ text: new TextDecoder(charset).decode(bytes), charset });

/** The charset a Content-Type names, as a WHATWG name; null for none and for unknown ones. */
function charsetOf(contentType: string): string | null {
  return known(/charset\s{0,9}=\s{0,9}["']?([^\s"';,]{1,40})/i.exec(contentType.slice(0, 500))?.[1]);
}

function declaredIn(head: string): string | null {
  const xml = /^\s{0,99}<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})/i.exec(head)?.[1];
  const meta = /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]{1,40})/i.exec(head)?.[1];
  const charset = known(meta ?? xml);
  // A declaration readable as ASCII cannot be in a UTF-16 page (HTML, 13.2.3.2).
  return charset?.startsWith("utf-16") ? "utf-8" : charset;
}

const languageIn = (head: string) => /<html\b[^>]{0,500}?\blang\s{0,9}=\s{0,9}["']?([\w-]{2,20})/i.exec(head)?.[1] ?? "";

function known(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    const charset = new TextDecoder(label).encoding;
    return charset === "x-user-defined" ? "windows-1252" : charset;
  } catch {
    return null;
  }
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : null;
}

/** Markup is ASCII: in UTF-16 every other byte of it is zero. */
function utf16ByZeros(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const look = Math.min(bytes.length, 512);
  for (let at = 0; at < look; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even > look / 5 && odd < look / 50) return "utf-16be";
  return odd > look / 5 && even < look / 50 ? "utf-16le" : null;
}

/** How many characters of several bytes there are; -1 when the bytes are not valid UTF-8 (a sequence cut off at the end is allowed). */
function utf8Sequences(bytes: Uint8Array): number {
  let sequences = 0;
  for (const byte of bytes) if (byte >= 0xc2) sequences++;
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return sequences;
  } catch {
    return -1;
  }
}

function mostlyUtf8(bytes: Uint8Array): boolean {
  const { broken, beyondAscii } = count(new TextDecoder().decode(bytes));
  const whole = beyondAscii - broken;
  return whole > 0 && broken * 10 < whole;
}

/** Counts in a loop: a list of two million matches would take ten times the page's memory. */
function count(text: string): { beyondAscii: number; broken: number } {
  let beyondAscii = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // A low surrogate counts with its high surrogate.
    if (code > 0x7f && (code & 0xfc00) !== 0xdc00) beyondAscii++;
    if (code === 0xfffd) broken++;
  }
  return { beyondAscii, broken };
}

/** Whether bytes are plausible in a charset: hardly any are unreadable, and it is not another script misread as Western letters. */
function fits(bytes: Uint8Array, charset: string, utf8: number): boolean {
  if (charset === "utf-8") return utf8 >= 0 || mostlyUtf8(bytes);
  const { broken, beyondAscii } = count(new TextDecoder(charset).decode(bytes));
  if (broken * 50 > beyondAscii) return false;
  return !isWestern(charset) || guessCharset(bytes, "") === "windows-1252";
}

const isWestern = (charset: string) => /^(?:windows-1252|iso-8859-1[05]?)$/.test(charset);

const bytesSwitchToJapanese = (bytes: Uint8Array) => {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  return false;
};

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The commonest characters of texts in each charset. Bytes decoded with the wrong charset rarely give them. */
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

/** The runs of bytes beyond ASCII, each with the byte after it, which keeps byte pairs together. */
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
