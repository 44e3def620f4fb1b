/**
 * Words a head does not leave at a line's end: they belong to what follows. (Copy desks have taught this for a century: "never break
 * on a preposition".)
 */
const leaning: Record<string, string> = {
  en: "a an the of to in on at by for and or but nor with from as into its his her their our your my is are was be no not than that",
  de: "der die das den dem des ein eine einen einem einer eines im in am an auf ab aus bei mit nach seit von vom vor zu zum zur für um und oder als wie ihr ihre sein seine nicht kein keine über unter beim ist so",
  es: "el la los las un una unos unas de del al a en con por para y e o u su sus que se no sin más muy es",
  fr: "le la les un une des de du au aux à en et ou par pour sur dans avec sans son sa ses ne se que qui est",
  it: "il lo la i gli le un uno una di del della dei delle da dal dalla a al alla in nel nella con su per e o che si non è",
  pt: "o a os as um uma de do da dos das em no na nos nas com por para e ou que se ao à seu sua não é",
  ru: "в во на с со к ко у о об из за до по от для без и а но или не ни что как при под над",
  ar: "في من إلى على عن مع أن إن ما لا لم لن هل أو ثم بين بعد قبل كل بلا حتى",
  hi: "और या एक कि न तथा",
  ko: "그 이 저 및 한 두",
};

const setOf = new Map<string, Set<string>>();

const hiragana = /[\u3041-\u309f]/;
const katakana = /[\u30a0-\u30ff]/;
const kanji = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff々]/;
const figure = /[0-9０-９]/;
const pause = /[、。！？，．」』）】!?\s\u3000:：;；―—…]/;

/**
 * How badly a head breaks between two texts, as a share of its width: 0 is a good place, 0.06 is worth type 6 % smaller to avoid.
 * `before` ends the line, `after` begins the next; `language` is a primary subtag.
 */
export function headBreakCost(before: string, after: string, language: string): number {
  const last = before.at(-1) ?? "";
  const first = after[0] ?? "";
  if (isIdeographic(last) || isIdeographic(first)) return phraseCost(last, first);
  let words = setOf.get(language);
  if (!words) {
    words = new Set((leaning[language] ?? "").split(" "));
    setOf.set(language, words);
  }
  const word = before.slice(before.lastIndexOf(" ") + 1).toLowerCase();
  if (words.has(word)) return 0.12;
  // A name and its initial or figure and its unit belong together.
  if (/^\p{Lu}\.$/u.test(before.slice(before.lastIndexOf(" ") + 1)) || /\d$/.test(before)) return 0.1;
  return /[,;:–—]$/.test(before) ? -0.02 : 0;
}

function isIdeographic(character: string): boolean {
  return hiragana.test(character) || katakana.test(character) || kanji.test(character) || /[\uff01-\uff60\u3001-\u303f]/.test(character);
}

/** Japanese phrases end in kana and begin with kanji, katakana or a bracket: a break elsewhere cuts a word. */
function phraseCost(last: string, first: string): number {
  if (pause.test(last)) return 0;
  if (hiragana.test(last) && !hiragana.test(first)) return 0.02;
  if (figure.test(last)) return 0.5;
  if (katakana.test(last) && katakana.test(first)) return 0.5;
  if (hiragana.test(first)) return 0.4;
  return kanji.test(last) && kanji.test(first) ? 0.2 : 0.12;
}
