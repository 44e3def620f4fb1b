import { late } from "../../http/late-pattern.ts";

/** What is written together with a Korean noun, longest first. */
const particles =
  "에게서는|에게도|에게만|에서만|으로만|까지도|까지는|부터는|만으로|만큼|에서는|에서도|에서의|에게서|에게는|으로는|으로도|으로서|이라는|이라고|이었다|입니다|이지만|까지|부터|보다|처럼|마다|조차|마저|에서|에게|으로|로는|로도|로서|이나|라는|라고|이라|이고|이며|이다|이자|였다|과의|와의|에는|에도|께서|밖에|하고|한테|이란|은|는|이|가|을|를|의|에|로|과|와|도|만|나|란|인|뿐"
    .split("|")
    .map((particle) => particle.normalize("NFC"));

/** A word as it stands and the nouns it may be a form of: 등대에서는, 등대들을 → 등대. */
function nounsOf(word: string): string[] {
  const stems = [word];
  for (const particle of particles) {
    if (word.length > particle.length && word.endsWith(particle)) stems.push(word.slice(0, -particle.length));
  }
  return stems.flatMap((stem) => (stem.length > 2 && stem.endsWith("들") ? [stem, stem.slice(0, -1)] : [stem]));
}

/**
 * How often each Korean noun stands in a text without its particles, and each run of two or three words that ends in it. What a longer
 * word ends in is counted after a hyphen: 시립도서관 counts as 시립도서관 and as -도서관.
 */
export function countKoreanWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = text.normalize("NFC").match(late.gu`[\p{L}\p{N}]+`) ?? [];
  for (const [i, word] of words.entries()) {
    const forms = new Set<string>();
    for (const noun of nounsOf(word)) {
      forms.add(noun);
      for (let at = 1; at < noun.length; at++) forms.add(`-${noun.slice(at)}`);
      if (i > 0) forms.add(`${words[i - 1]} ${noun}`);
      if (i > 1) forms.add(`${words[i - 2]} ${words[i - 1]} ${noun}`);
    }
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}
