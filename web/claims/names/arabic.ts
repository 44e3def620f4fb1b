import type { Stretch } from "../sentences.ts";

/** Letters as they may be written with a vowel sign or a doubling behind each. */
const loose = (word: string) =>
  [...word].map((letter) => (letter === " " || letter === "|" ? letter : `${letter}[\\u064b-\\u0652]?`)).join("");
const list = (words: string) => words.split(" ").map(loose).join("|");

/** Trades and offices, which stand with their article before a name; the ending of women is added. */
const trades =
  "خباز حلاق نجار حداد خياط بناء دهان سباك كهربائي ميكانيكي سائق طباخ جزار بقال صياد مزارع فلاح راعي نحال بستاني حارس عامل موظف مدير معلم مدرس أستاذ محاضر مربي مهندس طبيب ممرض صيدلي محام محامي قاضي كاتب شاعر روائي صحفي صحافي مراسل مصور مخرج ممثل مغني عازف ملحن رسام نحات فنان خطاط باحث عالم مؤرخ خبير مستشار محاسب مترجم مذيع إعلامي رياضي لاعب مدرب حكم عداء سباح متسلق بحار قبطان ربان طيار جندي ضابط شرطي عميد عقيد رئيس نائب وزير محافظ عمدة مختار أمين سفير قنصل منسق متطوع ناشط مسعف مسعفة مشرف متحدث ناطق تاجر بائع مقاول مستثمر متقاعد طالب تلميذ جار جدة جد شيخ حاج سيد دكتور بروفيسور أب أم عم خال";
const kin =
  "جارته جارتها جاره جارها جارهم زوجته زوجها ابنته ابنها ابنتها ابنه شقيقته شقيقه شقيقها شقيقتها أخته أخوه أخوها أختها والدته والده والدها صديقه صديقته صديقها صديقتها زميله زميلته زميلها زميلتها حفيده حفيدته حفيدها حفيدتها عمه خاله جده جدته مساعده مساعدته شريكه شريكته تلميذه تلميذته";
const places =
  "حي شارع ساحة ميدان نهر وادي جبل جسر سد بحيرة جزيرة خليج حديقة سوق مطبعة مخبز ورشة معهد كلية مركز قصر قلعة برج محطة نبع تل سهل غابة مزرعة بستان معرض مقهى مطعم فندق صيدلية مكتبة مستوصف مدرسة ثانوية روضة جامع مسجد كنيسة دير مقبرة مخيم ضيعة قرية بلدة مدينة ناحية قضاء محافظة منطقة ضاحية مؤسسة شركة جمعية فرقة نادي دار مجموعة منظمة رابطة صندوق مصنع معمل مصرف بنك متجر";

/** Words behind them that name nothing. */
const common =
  /^(?:ال)?(?:[وفبل]?(?:في|من|على|إلى|عن|إن|أن|التي|الذي|الذين|هذا|هذه|ذلك|تلك|كل|بعض|قد|لم|لن|لا|ما|كان|كانت|هو|هي|مع|بعد|قبل|عند|حتى|منذ|خلال|بين|حول|ضد|دون|غير|كما|ثم|أو|بل|لكن|حين|حيث|لدى|أمام|خلف|تحت|فوق|قرب|عبر|نحو|أكثر|أقل|أول|آخر|جديد|قديم|كبير|صغير|رئيس|وحيد|محل|مجاور|قريب|بعيد|شمال|جنوب|شرق|غرب|وسط|عام|خاص|عالم|وطن|أهل|بلد|مدين|قري|محافظ|منطق|ناس|سكان|أهالي|أطفال|نساء|رجال|شباب|طلاب|عمال|مزارعين|صيادين|معلمين|مياه|كهرباء|نقل|بناء|سياح|ثقاف|فنون|كتب|كتاب|خضار|خضروات|خضر|سمك|لحوم|أسماك|حبوب|ذهب|نحاس|قماش|أقمش|عطار|حرف|صناع|تجار|زراع|بحر|نهر|جبل|وادي|سوق|مدرس|مستشفى|مسجد|كنيس|حي|حديق|شارع|ساح|متعدد|مختلف|مشترك|سابق|حالي|مقبل|ماض|قادم|متخصص|تعاون|خير|أم|أب|متقاعد|مسن|شاب|كرام|عزيز|واحد|ثان|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|أولى|أخير|أصل|حديث|تاريخ|طبيع|صحي|طبي|قومي|دولي|إقليمي|بلدي|مائي|كامل|مفتوح|مغلق|صوت|حرف|ميناء|موانئ|ساحل|مناخ|تمريض|أيتام|أرز|قطر|قمح|خبز|حليب|زيت|ملح|صوف|جلود|كتان|شاي|قهوة|مركب|مراكب|سيارات|حافل|قطار|طاق|شمس|رياح|أنقاض)(?:ة|ية|ي|ين|ون|ات|ا|ًا|ه|ها|هم|تها|ته)?)$/u;
/** Verbs and forms that follow a person who has been named by the trade alone. */
const verb =
  /^(?:س?[يتن]\S{3,}|\S+(?:ت|وا|ون|ين)|قال|قالت|عمل|جاء|بدأ|وضع|رأى|شرح|أضاف|أكد|ذكر|وصف|حضر|وعد|دعا|بنى|صمم|اشترى|دفع|قدم|قدّم|فتح|كتب|درس|عاد|ترك|أعد|رفض|طلب|نفسه|نفسها|هناك|هنا|أيضا|أيضًا|وحده|وحدها|اليوم|أمس|غدا)$/u;

let made: readonly RegExp[] | undefined;

/**
 * Names of an Arabic text by their place: two bare words behind somebody’s trade or kin (the words an adjective may stand between), and
 * the word behind a quarter, river, school or firm.
 */
export function namesByTrade(text: string): Stretch[] {
  const letter = "[\\p{Script=Arabic}\\p{M}]";
  made ??= [
    new RegExp(
      `(?<!${letter})[وفبل]{0,2}(?:لل|ال)(?:${list(trades)})(?:ة|ي|ية)?[\\u064b-\\u0652]?(?: ال${letter}{3,}){0,2} (?!ال)(${letter}{2,})(?: (${letter}{3,}))?`,
      "gu",
    ),
    new RegExp(`(?<!${letter})[وفبل]?(?:${list(kin)}) (?!ال)(${letter}{2,})(?: (${letter}{3,}))?`, "gu"),
    new RegExp(`(?<!${letter})[وفبل]{0,2}(?:${list(places)}) (${letter}{3,})`, "gu"),
    new RegExp(
      `(?<!${letter})[وفبل]{0,2}((?:دير|كفر|تل|عين|بئر|وادي|بيت|نجع|كوم|عزبة|منية|ميت|نزلة|خربة|شبرا|بني|رأس|برج|حوش|قلعة|جزيرة|مشتى|خان) ${letter}{3,})(?!${letter})`,
      "gu",
    ),
  ];
  return made.flatMap((form, i) =>
    [...text.matchAll(form)].flatMap(({ 0: all, 1: first = "", 2: second, index }): Stretch[] => {
      const bare = (word: string) => word.replace(/[\u064b-\u0652]/gu, "");
      if (i === 3) {
        const last = first.split(" ")[1] ?? "";
        const from = index + all.length - first.length;
        return common.test(bare(last)) || (!/^ال/u.test(last) && verb.test(bare(last)))
          ? []
          : [{ text: first, from, to: from + first.length }];
      }
      const isName = (word: string) => !common.test(bare(word)) && !verb.test(bare(word));
      if (i === 2) {
        const isKind = /(?:ية|يات|ات)$/u.test(bare(first)) || !/^(?:ال)?\S{3,}$/u.test(bare(first));
        if (isKind || common.test(bare(first)) || (!/^ال/u.test(first) && verb.test(bare(first)))) return [];
        const from = index + all.length - first.length;
        return [{ text: first, from, to: from + first.length }];
      }
      if (!second || !isName(first) || !isName(second)) return [];
      const name = `${first} ${second}`;
      const from = index + all.length - name.length;
      return [{ text: name, from, to: from + name.length }];
    }),
  );
}
