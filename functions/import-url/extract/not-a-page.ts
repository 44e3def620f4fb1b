/** First bytes of file types that are not HTML pages. */
const signatures: (number | null)[][] = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46], // RIFF: WebP, WAV
  [0x50, 0x4b, 0x03, 0x04], // ZIP, and with it DOCX and EPUB
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0], // DOC
  [0x7b, 0x5c, 0x72, 0x74], // {\rt
  [0x49, 0x44, 0x33], // ID3
  [0x4f, 0x67, 0x67, 0x53],
  [0x1a, 0x45, 0xdf, 0xa3],
  [0x00, 0x00, 0x01, 0x00], // ICO
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70], // ftyp: MP4, AVIF, HEIC
  [0x77, 0x4f, 0x46], // wOF
  [0x00, 0x61, 0x73, 0x6d],
];

/** Whether the bytes are a file of another kind, whatever the header calls them. */
export function isOtherFile(bytes: Uint8Array): boolean {
  if (signatures.some((signature) => signature.every((byte, at) => byte === null || bytes[at] === byte))) return true;
  // %PDF may stand anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1).
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
}

/** Whether the text is a feed, a sitemap, a drawing, data or anything else that no HTML is. */
export function isOtherText(text: string, contentType: string): boolean {
  const start = text.slice(0, 4_000).replace(/^\s+/, "");
  if (start === "") return false;
  const root = /^(?:<\?[^>]{0,300}>\s*|<!--[\s\S]{0,2000}?-->\s*|<!doctype[^>]{0,500}>\s*){0,8}<([a-z][\w:-]{0,40})/i
    .exec(start)?.[1]
    ?.toLowerCase();
  if (root !== undefined && /^(?:rss|feed|rdf:rdf|urlset|sitemapindex|svg|opml|math|kml|gpx|soap\w*:envelope|error|plist|tei)$/.test(root))
    return true;
  if (/^<\?xml\b/.test(start) && root !== undefined && !/<(?:html|body|head|div|p)\b/i.test(text.slice(0, 20_000))) return true;
  if (/<[a-z!]/i.test(start)) return /^[[{]/.test(start) && isJson(text);
  // Without a single tag at its beginning it is a text file, data or a script.
  return /^[[{"]/.test(start) || !/html/i.test(contentType) || !/<[a-z!/]/i.test(text.slice(0, 100_000));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
