const longest = 30;

function hyphenated(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

function cut(text: string): string {
  const graphemes = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((part) => part.segment);
  let kept = "";
  for (const grapheme of graphemes) {
    if ([...kept, ...grapheme].length > longest) break;
    kept += grapheme;
  }
  return kept.replace(/-+$/, "");
}

function timestamp(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replace(/[^\d]/g, "");
}

/**
 * Name of an exported file: the title's letters and digits of any script, hyphenated, cut to 30 characters without
 * breaking a written character, then the time (UTC, yyyymmddhhmmss) and the extension. A title without letters gives the paper's name.
 */
export function fileName(title: string, newspaperName: string, extension: string, at: Date): string {
  const stem = cut(hyphenated(title)) || cut(hyphenated(newspaperName)) || "stop-press";
  return `${stem}-${timestamp(at)}.${extension}`;
}
