import type { Stretch } from "../sentences.ts";
import { givenNames, hindiFamilies } from "./given-names.ts";
import { nameLists } from "./lists.ts";

const setOf = (words: string) => new Set(words.split(" "));
let sure: Record<string, Set<string>> | undefined;
let also: Record<string, Set<string>> | undefined;
let families: Set<string> | undefined;

/** Words that follow a person and belong to no name. */
const arabicNoFamily =
  /^(?:و?(?:في|من|على|إلى|عن|إن|أن|أنه|أنها|إنه|إنها|التي|الذي|هذا|هذه|ذلك|كل|بعض|قد|لم|لن|لا|ما|كان|كانت|هو|هي|مع|بعد|قبل|عند|حتى|منذ|خلال|بين|حول|غير|كما|ثم|أو|أم|بل|لكن|حين|حيث|لدى|أمام|عام|عاما|سنة|جميع|كلهم|نفسه|نفسها|أيضا|اليوم|عاما|سنة|شيخ|حي|مركز|جبل|مدرسة|مستشفى|مطار|شارع|أمس|غدا|صباح|مساء|هنا|هناك|وحده|وحدها|قال|قالت|عمل|جاء|بدأ|بدأت|وضع|رأى|شرح|أضاف|أكد|ذكر|وصف|حضر|وعد|دعا|بنى|صمم|اشترى|دفع|قدم|فتح|كتب|درس|عاد|ترك|أعد|رفض|طلب|أصبح|صار|ظل|البالغ|البالغة|المتقاعد|المتقاعدة|الماضي|الماضية|المقبل|المقبلة|القادم|القادمة|الجاري|الأول|الأولى|الثاني|الثانية|المبارك|الكريم|رئيس\S*|مدير\S*|صاحب\S*))$/u;
/** Verbs, what hangs on small words, and forms that say how somebody does a thing. */
const arabicVerb = /^(?:س?[يت]\S{3,}|[وفبك]?ال\S+|لل\S+|\S{3,}(?:وا|هم|ها|نا|اً)|\S{3,}ت(?<!ات)|\S{3,}ا)$/u;
const arabicSpeech =
  /(?:^|[\s،.«:])[وف]?(?:قال|قالت|يقول|تقول|أضاف|أضافت|أكد|أكدت|ذكر|ذكرت|أوضح|أوضحت|يرى|ترى|يبلغ|تبلغ|بلغ|رأي|يعمل|تعمل|عمل|عملت|تقود|يقود|يدير|تدير|صمم|صممت|بنى|رسم|رسمت|ترسم|يرسم|حضر|حضرت|شارك|شاركت|دفع|دفعت|فاز|فازت|جاء|جاءت|كتب|كتبت|أسس|أسست|روى|تروي|يروي|شرح|شرحت|وعد|وعدت|اشتكى|اشتكت|تساعد\S*|يساعد\S*|هو|هي|اسمه|اسمها|يدعى|تدعى|بقيادة|برئاسة|بإشراف|بيد|مع|عند|لدى|من|إلى)\s$/u;

/** A verb of the second form is written with its doubling where anybody writes one: حوّل. */
const isDoubled = (word: string) => /^\S\S\u0651\S$/u.test(word);
/** The baker Najib Nassar: two words without articles behind one that has it. */
const behindDefinite = (before: string, family: string) => /(?:^|[\s«])[وفبل]?(?:ال|لل)\S{3,}\s$/u.test(before) && !/^ال/u.test(family);

function arabic(words: readonly Stretch[], text: string): Stretch[] {
  const found: Stretch[] = [];
  const bare = (word: string) => word.replace(/[\u064b-\u0652]/gu, "");
  words.forEach((word, i) => {
    const name = bare(word.text);
    const stripped = name.replace(/^[وفبل](?=.{3})/u, "");
    const isOne = (list: Set<string> | undefined) => list?.has(name) || list?.has(stripped);
    const isSure = isOne(sure?.ar);
    const next = words[i + 1];
    const isServant = name === "عبد" || stripped === "عبد" || name === "أبو" || name === "أم";
    if (!(isSure || isOne(also?.ar)) || next === undefined || isServant || text.slice(word.to, next.from) !== " ") return;
    const family = bare(next.text);
    const isFamily =
      family.length > 2 &&
      !/^ال\S+ة$/u.test(family) &&
      !arabicNoFamily.test(family) &&
      (/^ال\S{2}/u.test(family) || sure?.ar?.has(family) || !(arabicVerb.test(family) || isDoubled(next.text)));
    if (!isFamily) return;
    // Of a word of everyday use a family name, somebody who speaks, or a comma makes a person.
    const before = text.slice(Math.max(0, word.from - 24), word.from);
    if (!isSure && !arabicSpeech.test(before) && !behindDefinite(before, family) && !sure?.ar?.has(family)) return;
    const from =
      word.to - (isSure && sure?.ar?.has(name) ? name.length : isOne(sure?.ar) || also?.ar?.has(name) ? name.length : stripped.length);
    // Months are dates already: of Ramadan Qinawi the family name alone is taken.
    if (/^(?:رمضان|ربيع|رجب|شعبان|جمعة)$/u.test(stripped === name ? name : stripped) || /^(?:رمضان|ربيع|رجب|شعبان|جمعة)$/u.test(name)) {
      found.push(next);
      return;
    }
    found.push({ text: text.slice(Math.max(word.from, from), next.to), from: Math.max(word.from, from), to: next.to });
  });
  return found;
}

const hindiNoFamily =
  /^(?:समेत|सहित|ने|को|का|की|के|से|में|पर|और|भी|तो|ही|तक|हैं|है|था|थी|थे|जी|या|एवं|तथा|कहते|कहती|बताते|बताती|बोले|बोलीं|अपनी|अपने|पहले|वाले|वाली|वाला|नदी|गांव|गाँव|शहर|नगर|घाट|मंदिर|बावड़ी|कॉलेज|स्कूल|न्यास|ट्रस्ट)$/u;

function hindi(words: readonly Stretch[], text: string): Stretch[] {
  const found: Stretch[] = [];
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || text.slice(word.to, next.from) !== " " || next.text.length < 2) return;
    const isGiven = sure?.hi?.has(word.text);
    const isAlso = also?.hi?.has(word.text);
    const isFamily = families?.has(next.text);
    if (isGiven ? hindiNoFamily.test(next.text) || isPlain(next.text) : !(isAlso && isFamily)) {
      if (isGiven) found.push(word);
      else if (isFamily && !hindiNoFamily.test(word.text) && word.text.length > 2 && !isPlain(word.text))
        found.push({ text: text.slice(word.from, next.to), from: word.from, to: next.to });
      return;
    }
    found.push({ text: text.slice(word.from, next.to), from: word.from, to: next.to });
    // Bhuj's Brijmohan Jatav: whence somebody is.
    const [of, place] = [words[i - 1], words[i - 2]];
    if (of === undefined || place === undefined || !/^(?:के|की)$/u.test(of.text)) return;
    if (
      (place.from === 0 || /[।,.“"]\s?$/u.test(text.slice(Math.max(0, place.from - 2), place.from))) &&
      place.text.length > 1 &&
      !isPlain(place.text) &&
      !hindiNoPlace.test(place.text)
    )
      found.push(place);
  });
  return found;
}

const hindiNoPlace =
  /^(?:गांव|गाँव|शहर|कस्बे|क़स्बे|देश|राज्य|जिले|ज़िले|यहाँ|यहां|वहाँ|वहां|उम्र|साल|दिन|आज|कल|इन|उन|इस|उस|जिन|जिस|सब|खुद|ख़ुद|टीम|दल|समिति|पंचायत|स्कूल|कक्षा|बेटे|बेटी|पत्नी|पति|भाई|बहन|माँ|मां|पिता|दादा|दादी|नाना|नानी|दुकान|खेत|अस्पताल|विभाग|संस्था|कंपनी|नाम|बगल|पड़ोस|साथ|पास|बाद|पहले|मेले|घाट|\S*(?:ीय|िक|कार|दार))$/u;

/** Verbs and words in the oblique, which are no family names. */
const isPlain = (word: string) => /(?:ना|ने|ते|ती|ता|कर|ेंगे|ेगा|ेगी|ों|ें|ीं|ियाँ|ाया|ाई|ाए)$/u.test(word) && !families?.has(word);

/** Whether a Hindi word is somebody's first name, which rivers and schools bear too. */
export function isGivenName(word: string): boolean {
  sure ??= { ar: setOf(givenNames.ar.sure), hi: setOf(givenNames.hi.sure) };
  also ??= { ar: setOf(givenNames.ar.also), hi: setOf(givenNames.hi.also) };
  return sure.hi?.has(word) === true || also.hi?.has(word) === true;
}

/** People by their first names, in languages without capitals whose names are parted by spaces. */
export function namesByGiven(text: string, language: string): Stretch[] {
  sure ??= { ar: setOf(givenNames.ar.sure), hi: setOf(givenNames.hi.sure) };
  also ??= { ar: setOf(givenNames.ar.also), hi: setOf(givenNames.hi.also) };
  families ??= setOf(`${nameLists.hi.surnames} ${hindiFamilies}`);
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
  return language === "ar" ? arabic(words, text) : hindi(words, text);
}
