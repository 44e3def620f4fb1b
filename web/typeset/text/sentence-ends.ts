const closers = /[”»」』’"'）)\]]/u;
const openers = /[“«「『„‚（([]/u;

/**
 * Places in a text where it can be cut without cutting a sentence: after a stop that ends one beyond doubt, outside quotations and
 * brackets, and at the ends of paragraphs. Cautious: an abbreviation never counts, so some sentence ends are missed. Offsets, ascending.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? "";
    if (sign === "\n") {
      depth = 0;
      if (index > 0) ends.push(index);
      continue;
    }
    if (openers.test(sign)) depth++;
    else if (closers.test(sign) && depth > 0) depth--;
    if (!/[.!?。！？؟]/u.test(sign)) continue;
    let end = index + 1;
    let open = depth;
    while (end < text.length && closers.test(text[end] ?? "")) {
      open = Math.max(0, open - 1);
      end++;
    }
    if (open === 0 && endsSentence(text, index, end)) ends.push(end);
  }
  return [...new Set(ends)].filter((end) => end < text.length);
}

function endsSentence(text: string, stop: number, end: number): boolean {
  if (/[。！？]/u.test(text[stop] ?? "")) return true;
  const after = text.slice(end, end + 3);
  if (!/^\s+[\p{Lu}\p{Lo}\p{N}“„«"]/u.test(after) && after.trim() !== "") return false;
  const before = /(\S+)$/.exec(text.slice(0, stop))?.[1] ?? "";
  // Short words, initials, numbers and words with inner stops may be abbreviations.
  return (text[stop] !== "." || /\p{L}{4,}$/u.test(before)) && !/\./.test(before.replace(/\.\.+/g, ""));
}
