import type { Stretch } from "../sentences.ts";
import { namesByTrade } from "./arabic.ts";
import { namesByGiven } from "./by-given.ts";
import { namesByKind } from "./hindi.ts";
import { placesOf } from "./known-places.ts";
import { nameLists } from "./lists.ts";
import { unknownPairs } from "./unknown-pairs.ts";

const kept = new Map<string, readonly RegExp[]>();

/** What an Arabic or Hindi text names: people by title, role, first or family name, places behind their kind or from a list. */
export function southernNames(text: string, language: string): Stretch[] {
  const patterns = kept.get(language) ?? (language === "ar" ? arabic() : hindi());
  kept.set(language, patterns);
  const found: Stretch[] = [
    ...unknownPairs(text, language),
    ...namesByGiven(text, language),
    ...(language === "ar" ? namesByTrade(text) : namesByKind(text)),
  ];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const words = (match[1] ?? "").split(" ");
      // A second word with its article makes the first a name, whatever it ends in.
      const isFull = language === "ar" && words.length === 2 && /^ال/u.test(words[1] ?? "") && !/^ال/u.test(words[0] ?? "");
      const isListed = pattern === patterns.at(language === "ar" ? -1 : 2);
      const end = isListed ? -1 : words.findIndex((word, i) => (isFull && i === 0 ? arabicOpening.test(word) : isNoName(word, language)));
      const name = (end < 0 ? words : words.slice(0, end)).join(" ");
      // Behind a role a single word is as often no name: “the doctor, going up”.
      // “A library that visits”: a verb, and no library's name.
      if (pattern === patterns[3] && language === "ar" && (/^[تي]\S{3}$/u.test(name) || (/ة$/u.test(name) && !seat.test(match[0]))))
        continue;
      if (name.length < 2 || (language === "ar" && pattern === patterns[1] && !name.includes(" "))) continue;
      const from = match.index + match[0].lastIndexOf(match[1] ?? "");
      found.push({ text: name, from, to: from + name.length });
    }
  return found;
}

const arabicSmall =
  /^(?:جنوب|شمال|شرق|غرب|وسط|التي|الذي|الذين|في|من|على|إلى|عن|إن|أن|أنه|أنها|إنه|إنها|و?هو|و?هي|عام|كانت|كان|و?قال|و?قالت|تقول|يقول|صباح|مساء|جلسة|بعد|قبل|عند|مع|هذا|هذه|ذلك|تلك|كل|بين|حتى|منذ|خلال|أول|آخر|غير|لا|لم|لن|قد|بها|به|فيها|فيه|نفسه|نفسها|أيضا|اليوم|أمس|غدا|متقاعد|المتقاعد|متطوع[اة]?|المتطوعة?|.{3,}ون|.{3,}ين|.{4,}ا|.{2,}(?:ه|ها|هم))$/u;
const arabicOpening = /^(?:جنوب|شمال|شرق|غرب|وسط|التي|الذي|في|من|على|إلى|عن|عام|صباح|مساء|جلسة|بعد|قبل|عند|مع|كل|بين|حتى|منذ|خلال|غير)$/u;
const arabicAdjective =
  /^(?:ال)?(?:ضيق|واسع|ضخم|طويل|قصير|عائم|ثابت|متحرك|كبير|صغير|جديد|قديم|خاص|حكومي|محلي|خيري|أهلي|وطني|دولي|عام|متنقل|مجاور|قريب|بعيد|شمالي|جنوبي|شرقي|غربي|مدرسي|طبي|صحي|أول|ثاني|رئيسي)(?:ة|ية|ا)?$/u;
const hindiSmall =
  /^(?:बिना|साथ-साथ|सहित|समेत|बहुत|ज्यादा|ज़्यादा|कम|अधिक|केवल|सिर्फ|सिर्फ़|लगभग|करीब|वेतन|वाले|वाली|वाला|पढ़ाते|पढ़ाती|काम|रोज|रोज़|हमेशा|अक्सर|अकेले|मिलकर|नहीं|चार|छह|सात|आठ|नौ|दस|आधे|बाकी|इनमें|जिनमें|उनमें|यहां|वहां|यहाँ|वहाँ|लोग|बच्चे|बच्चों|लोगों|खुद|ख़ुद|स्वयं|सबसे|बीच|दौरान|ऊपर|नीचे|अंदर|बाहर|तथा|एवं|इसके|इसलिए|क्योंकि|लेकिन|मगर|अगर|जो|जिसने|जिन्होंने|जिसे|जिनके|डॉ|श्री|श्रीमती|प्रो|संघ|संगठन|समिति|मंडल|कृषि|मेडिकल|जिला|सरकारी|निजी|राज्य|केंद्रीय|राष्ट्रीय|नए|नया|बड़े|बड़ा|छोटे|पूरे|हमारे|दूसरे|मुख्य|सभी|किसी|में|से|तक|को|का|की|के|ने|पर|और|या|भी|ही|तो|है|हैं|था|थी|थे|कि|यह|वह|ये|वे|एक|बाद|पहले|साथ|लिए|अब|जब|तब|फिर|बताया|कहा|बोले|बोलीं|साल|वर्षीय|वर्ष|निवासी|दल|टीम|क्लब|मैच|गांव|जी|द्वारा|अनुसार|हर|कुछ|नहीं|अपने|अपनी|अपना|उनके|उनकी|इस|उस|महिला|पुरुष|देने|लेने|करने|होने|दो|तीन|चार|पांच)$/u;

const isNoName = (word: string, language: string) =>
  language === "ar" ? /^\S\S\u0651\S$/u.test(word) || arabicSmall.test(word) || arabicAdjective.test(word) : hindiSmall.test(word);

/** Only of these is a bare word in -a as often a name as what they are like. */
const seat = /(?:بلدة|قرية|مدينة|محافظة|مخيم) \S+$/u;

function arabic(): RegExp[] {
  const { feminineRole, masculineRole, firstNames } = nameLists.ar;
  const letters = "[\\p{Script=Arabic}\\p{M}]";
  const edge = `(?!${letters})`;
  const titles = "الدكتورة?|د\\.|عم|السيدة?|الأستاذة?|المهندسة?|الشيخة?";
  const roles = `${feminineRole}|${masculineRole}|د\\.|وزيرة? ${letters}{3,}|محافظ|رئيسة? البلدية|رجل الأعمال|سيدة الأعمال|المحافظ|المخرجة?|المصورة?|المذيعة?|الرسامة?|الخبيرة?|المستشارة?|الجراحة?|الصيدلانية?|المواطنة?|التاجر|المقاول|المغنية?|الممثلة?|الروائية?|المؤرخة?|عالمة? ${letters}{3,}|الحكم|المعلقة?|الناقدة?|الإعلامية?|العداءة?|المحققة?|القنصل|السفيرة?|العمدة|المختار|المفتشة?|العقيد|العميد|اللواء|النقيب|الرائد|المقدم|اسمه|اسمها|يدعى|تدعى`;
  const people =
    `${firstNames} علي حسن عبدالله عبدالرحمن مصطفى مهند معاذ أنس عدنان غسان فراس باسل باسم ماهر منذر نزار وائل هشام هيثم عصام عماد رائد رشيد سمر سناء هناء هبة منى مها ميسون لبنى فاتن أمل إيمان آمنة حنان رحاب شيرين ريم سوسن عبير غادة ابتسام أسماء نجوى وفاء جورج إلياس حنا بطرس مازن مروان نبيل نضال أسامة أشرف جهاد حاتم حازم رياض سليمان شادي صلاح صالح ضياء طلال عادل عامر عبدالكريم عوض فؤاد فارس فيصل قاسم قصي كمال لؤي مأمون مجدي محسن مراد معتصم موسى ناصر نايف هارون يزن`
      .split(" ")
      .join("|");
  const kinds =
    "جامعة|بلدة|قرية|مدينة|محافظة|مستشفى|مخيم|شارع|نادي|بنك|شركة|مؤسسة|صحيفة|مجلة|قناة|إذاعة|مسجد|كنيسة|ملعب|مسرح|متحف|مطار|ميناء|فرقة|جوقة|نقابة|جمعية|مصنع|مطعم|مقهى|فندق|مكتبة|دار";
  const one = `(?:أبو |بن |بنت |آل |عبد )?${letters}{3,}`;
  return [
    new RegExp(`(?<!${letters})[وفبل]{0,2}(?:${titles}) (${one}(?: ${one})?)`, "gu"),
    new RegExp(`(?<!${letters})[وفبل]{0,2}(?:${roles}) (${one} ${one})`, "gu"),
    new RegExp(`(?<!${letters})[وفبل]?((?:${people}) (?:أبو |بن |آل |عبد )?ال${letters}{2,})`, "gu"),
    new RegExp(`(?<!${letters})[وفبل]{0,2}(?:${kinds}) (?!ال${letters}{3,}(?:ية|ة)${edge})(${letters}{3,})`, "gu"),
    // A society or firm by two words with their articles, of which the first is no kind of people or goods.
    new RegExp(
      `(?<!${letters})[وفبل]{0,2}(?:جمعية|مؤسسة|شركة|مدرسة|مسرح|نادي|فرقة|دار|مستشفى|مصنع|مكتب|بنك|مصرف|منظمة|رابطة|صندوق) ((?!ال(?:مياه|كهرباء|نقل|اتصالات|مزارع|صياد|مدينة|قرية|بلدة|حي|منطقة|أطفال|معلم|طلاب|نساء|بناء|مقاولات|سياحة|تأمين|نظافة|ثقافة|فنون|كتاب|كتب|أهلية|خيرية|وطنية|محلية|عامة|خاصة|حكومية|مسؤولة|منفذة|صغيرة|كبيرة|جديدة|قديمة))ال${letters}{3,}(?: ال${letters}{3,})?)${edge}`,
      "gu",
    ),
    // A firm by its name and its trade: Al-Nur for Commerce.
    new RegExp(
      `(?<!${letters})[وفبل]{0,2}(?:شركة|مؤسسة|مصنع|مكتب|مركز|مجموعة|متجر|محلات) (ال${letters}{2,}(?= لل(?:تجارة|صناعة|مقاولات|إنشاءات|نقل|خدمات|هندسة|طباعة|سياحة|سفر|استثمار|تعمير|إعمار|تطوير|توزيع|أغذية|ألبان|أدوية|أثاث|أخشاب|حديد|زجاج|طاقة|اتصالات|برمجيات|تأمين|صرافة|تدريب|ترجمة|نشر|إعلان|تصميم|بصريات|كهرباء|معدات|آليات|استيراد)))`,
      "gu",
    ),
    // Um Samir, as she is called.
    new RegExp(
      `(?<!${letters})[وف]?(?:قال|قالت|يقول|تقول|أضاف|أضافت|اسمه|اسمها|يدعى|تدعى|روى|روت|تروي|ردت|رد|ضحكت|ضحك|الحاجة|الحاج|الجدة|العم|الخالة|الجارة|الجار|السيدة) ((?:أم|أبو) ${letters}{3,})${edge}`,
      "gu",
    ),
    new RegExp(`(?<!${letters})[وفبلك]{0,2}(${placesOf("ar").join("|")})${edge}`, "gu"),
  ];
}

function hindi(): RegExp[] {
  const { surnames, middle, title } = nameLists.hi;
  const letter = "[\\p{L}\\p{M}]";
  const edge = `(?!${letter})`;
  const families = [
    ...new Set(
      `${surnames} रौतेला रौथाण असवाल पंवार परमार सोलंकी गायकवाड़ शिंदे भोसले चव्हाण मोरे गुरुंग तमांग छेत्री थापा मल्होत्रा कपूर खन्ना चोपड़ा चौहान राठौर ठाकुर सिंघल अग्रवाल बंसल गोयल मेहता मेहरा शाह देसाई पाटिल कुलकर्णी जैन सक्सेना श्रीवास्तव दुबे चौबे त्रिपाठी द्विवेदी चतुर्वेदी बनर्जी मुखर्जी चटर्जी घोष बोस सेन राय चौधरी मलिक हुसैन शेख कुरैशी राणा रावल भट्ट पाठक कांडपाल उपाध्याय भंडारी गुसाईं कोहली धामी मेहर बोरा डंगवाल सेमवाल उनियाल नौटियाल बहुगुणा पोखरियाल खां खाँ ख़ां ख़ाँ जोसेफ डिसूजा फर्नांडिस`.split(
        " ",
      ),
    ),
  ].join("|");
  const middles = middle.split(" ").join("|");
  const roles = `${title}|विधायक|सांसद|मंत्री|मुख्यमंत्री|राज्यपाल|महापौर|मेयर|अभिनेता|अभिनेत्री|रेफरी|कोच|गायक|गायिका|लेखक|लेखिका|कवि|पत्रकार|शिक्षक|शिक्षिका|अध्यापक|प्रधानाचार्य|सरपंच|निदेशक|जिलाधिकारी|कलेक्टर|थानाध्यक्ष|उद्योगपति|व्यापारी|किसान|चित्रकार|खिलाड़ी|क्रिकेटर|डॉक्टर|वकील|न्यायाधीश|वैज्ञानिक|नाम`;
  return [
    new RegExp(`(?<!${letter})((?:${letter}{2,}\\s)?(?:(?:${middles})\\s)?(?:${families}))${edge}`, "gu"),
    // Behind a role a name is what a person’s particle follows: “teachers teach without pay” names nobody.
    new RegExp(
      `(?<!${letter})(?:${roles})\\s(${letter}{2,}(?:\\s${letter}{3,})?)(?=\\s(?:ने|को|का|की|के|से|भी|और|तथा|एवं|जी|बताते|कहते|कहती|बोले|बोलीं|थे|थीं|हैं|चुने|चुनी|बने|बनीं|नियुक्त)(?!${letter})|[,।(])`,
      "gu",
    ),
    new RegExp(`(?<!${letter})(${placesOf("hi").join("|")})${edge}`, "gu"),
    new RegExp(`(?<!${letter})(${letter}{2,}(?:ाबाद|पुर|गढ़|नगर|गंज|वाड़ा|खेड़ा))(?=\\s(?:से|में|के|की|का|को|तक|और|ने))`, "gu"),
    new RegExp(`(?<!${letter})(?:बहू|बेटी|बेटा|बेटे|पत्नी|पति|भाई|बहन|सहेली|पोती|पोता|दोस्त)\\s(${letter}{3,})(?=\\s(?:ने|को|का|की|के|से|भी))`, "gu"),
    // Whose team it is, at the beginning of a sentence.
    new RegExp(
      `(?:^|[।“"‘]\\s?|में\\s)(${letter}{3,})(?=\\s(?:की|के)\\s(?:टीम|टोली|मंडली|खिलाड़ी|खिलाड़ी|दल|रहने वाले|रहने वाली|निवासी)(?!${letter}))`,
      "gu",
    ),
    new RegExp(
      `(?<!${letter})(?:संस्था|संगठन|कंपनी|समूह|अखबार|फाउंडेशन|ट्रस्ट|प्रकाशन)\\s(${letter}{2,}(?:\\s${letter}{3,})?)(?=\\s(?:ने|को|से|द्वारा))`,
      "gu",
    ),
    new RegExp(`(?<!${letter})(${letter}{3,})\\s(?:विश्वविद्यालय|अस्पताल|जिले|जिला|शहर|कंपनी|फाउंडेशन|ट्रस्ट|बैंक|स्टेडियम)${edge}`, "gu"),
  ];
}
