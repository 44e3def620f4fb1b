import type { Passage } from "../passages.ts";

/**
 * What bears a name between marks: firms, societies, shops, boats, books. The name stands behind it, in Chinese and Hindi also before it.
 */
const bearer =
  /(?:شركة|جمعية|مؤسسة|فرقة|نادي|دار|مجموعة|مدرسة|فيلم|رواية|كتاب|مركب|سفينة|قارب|زورق|مقهى|مطعم|مخبز|متجر|مسرحية|أغنية|قصيدة|صحيفة|مجلة|مبادرة|حملة|مشروع|منصة|تطبيق|بستان|مزرعة|مكتبة|معرض|مهرجان|जलयान|संस्था|कंपनी|समूह|दल|टीम|नामक|नाम|नाव|दुकान|फ़िल्म|फिल्म|किताब|नाटक|पत्रिका|अख़बार|अखबार|गीत|क्लब|ट्रस्ट|公司|船|舟|号|名叫|取名|名为|电影|歌曲|小说|牌|品牌|店|社|协会|협회|단체|극단|업체|배|영화|소설|노래|이름은|이름이|빵집|가게|식당|카페|책방|서점|회사|합창단|밴드|잡지|株式会社|団体|会社|企業|法人|商店|旅館|食堂|喫茶|喫茶店|銭湯|酒蔵|列車|電車|バス|愛称|名称|名前|映画|小説|絵本|番組|雑誌|劇団|楽団|合唱団|組合|牧場|農園|店|号|丸)(?:ه|ها|هم|ة)?\s?$/u;
const borne = () =>
  /^(?:[\p{Script=Han}]{0,2}(?:厂|店|公司|社|队|号|馆|牌|合作社|品牌|超市|饭店|剧团|乐团|协会)|\s?(?:नाम|संस्था|कंपनी|समूह|क्लब|नाव|ट्रस्ट)|(?:이?라는|란)\s(?:이름|가게|빵집|배|회사|식당|카페|책|노래|단체)|(?:という|と名付け|と名づけ|と命名))/u;
/** Somebody says them, or they stand for a turn of speech: so-called, in the words of. */
const saysBefore =
  /(?:[:：,،]|[说道称问答喊叫写讲作做为]|所谓|(?:و|ف)?(?:ي|ت|ن)?(?:سم|لقّ?ب)\S*(?:\s\S+)?|قال|قالت|تقول|يقول|وصف\S*|أضاف|أضافت|بأنه?ا?|कहा|बोले|बोली|बोलीं|कहते|कहती|बताया|말했다|말한|외쳤다)\s?$/u;
const saysBehind =
  /^(?:[、,，]?\s?(?:と(?!名付|名づけ|命名|いう(?:名|店|船|会社))|って|など|라고(?!\s(?:부|이름))|이라고(?!\s(?:부|이름))|라며|이라며|하고|고\s|며\s|(?:ने\s)?कह|बोल|बता|का नारा|قال|تقول|يقول|هكذا|[他她]?说|的说法))/u;

/**
 * Whether what stands between marks in a text without capitals is a name and nobody's words: beside what bears names, or a word or two
 * (`isShort`) that nobody says.
 */
export function isNameBetween(
  { start, end, words }: Pick<Passage, "start" | "end" | "words">,
  paragraph: string,
  isShort: boolean,
): boolean {
  const before = paragraph.slice(Math.max(0, start - 14), start);
  const behind = paragraph.slice(end, end + 14);
  if (words.length > 24 || /[,.!?…。！？،؟।，]/u.test(words)) return false;
  if (bearer.test(before) || borne().test(behind)) return true;
  return isShort && !saysBefore.test(before) && !saysBehind.test(behind);
}
