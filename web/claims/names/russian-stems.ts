/** Endings of case, number and gender, in folded letters: й is и, ё is е. */
const ending =
  /(?:ыми|ими|ами|ями|ого|его|ому|ему|ах|ях|ам|ям|ом|ем|ои|еи|ою|ею|ую|юю|ая|яя|ое|ее|ые|ие|ыи|ии|ым|им|ых|их|ов|ев|ью|ья|ье|ьи|а|я|у|ю|ы|и|е|о|ь)$/u;
/** What makes an adjective, or somebody who lives there, of a place. */
const ofPlace = /(?:[еоияа]?нск|[еоа]?вск|инск|ск|цк|ск|чан|чанин|чанк|ян|янин|янк|анин|анк|овец|евец|инец|цев|ец|к|н)$/u;

/**
 * A Russian word's stems: without its ending, with and without a vowel that comes and goes (Орёл, Орла), and what is left of a family name
 * whose end looks like a case (Галиев, Галиева) or of one in -ий (Савелий, Савелия).
 */
export function russianStems(word: string): string[] {
  const stem = word.length > 3 ? word.replace(ending, "") : word;
  const stems = [stem, stem.replace(/[ео](?=[бвгджзклмнпрстфхцчшщ]$)/u, ""), stem.replace(/(?:ов|ев|и|ь)$/u, "")];
  return [...new Set(stems)].filter((one) => one === stem || one.length > 2);
}

/** What an adjective of a place, or the word for those who live there, is made of. */
export function placeStems(word: string): string[] {
  return russianStems(word).flatMap((stem) => {
    const base = stem.replace(ofPlace, "");
    return base !== stem && base.length > 2 ? [base, base.replace(/(?:[ое]в|ин|ен|ь)$/u, "")].filter((one) => one.length > 2) : [];
  });
}
