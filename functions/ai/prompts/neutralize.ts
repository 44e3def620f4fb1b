/**
 * Invisible characters, which can hide text from an editor: controls, tags (U+E0000), zero-width spaces, direction marks, private use. The
 * joiners of Arabic and Devanagari stay (U+200C, U+200D).
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ue000-\uf8ff\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu;

/** A text without invisible characters and with line ends as \n. Nothing visible is lost. */
export function visibleText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(unseen, "");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A user's text as the content of an element, which it can neither close nor open. */
export function asData(text: string): string {
  return visibleText(text)
    .trim()
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/** Wraps a user's text in an element. */
export function element(name: string, text: string): string {
  return `<${name}>${asData(text)}</${name}>`;
}
