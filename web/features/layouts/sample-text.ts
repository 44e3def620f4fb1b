/** In scripts that put no spaces between words, so many signs are taken for a word. */
const signsOfWord = 2;
/** A cut at the end of a sentence may leave this much of the length unused. */
const leastShare = 0.75;

const sentenceEnd = /[.!?…。！？।؟]["”’»」』)]*$/;
const isSpaceless = (language: string) => /^(?:ja|zh)/.test(language);

/** Text up to a length in words: to the end of a sentence where one is near, otherwise to a word and an ellipsis. Paragraphs stay. */
export function cutToWords(text: string, words: number, language: string): string {
  const pieces = piecesOf(text, language);
  const most = isSpaceless(language) ? words * signsOfWord : words;
  return cut(pieces, most);
}

/** Words with the space after them, or single signs. */
const piecesOf = (text: string, language: string) => (isSpaceless(language) ? [...text.trim()] : (text.trim().match(/\S+\s*/g) ?? []));

function cut(pieces: readonly string[], most: number): string {
  if (pieces.length <= most) return pieces.join("");
  for (let count = most; count >= most * leastShare; count -= 1)
    if (sentenceEnd.test(pieces[count - 1]?.trim() ?? "")) return pieces.slice(0, count).join("").trim();
  const kept = pieces
    .slice(0, most)
    .join("")
    .trim()
    .replace(/[,;:，、；：،؛。.]$/u, "");
  return `${kept}…`;
}
