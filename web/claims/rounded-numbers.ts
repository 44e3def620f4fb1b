import type { NumberMention } from "./number-mention.ts";

/** Says before a number that it is not meant to the last figure. */
const before = () =>
  /(?:меньше чем за|менее чем за|больше чем за|in under|in less than|in weniger als|en moins de|en menos de|in meno di|em menos de|about|around|roughly|nearly|almost|some|over|more than|just over|just under|under|less than|fewer than|approximately|up to|close to|rund|etwa|ungefähr|fast|knapp|gut|über|mehr als|weniger als|circa|ca\.|environ|près de|presque|plus de|moins de|quelque|autour de|casi|unos|unas|cerca de|alrededor de|más de|menos de|no llega a|no llegan a|poco más de|aproximadamente|quasi|circa|oltre|più di|meno di|poco più di|intorno a|quase|mais de|около|почти|примерно|более|больше|меньше|менее|свыше|порядка|約|およそ|ほぼ|大约|约|近|将近|超过|不到|약|거의|نحو|حوالي|قرابة|ما يقرب من|في حدود|ما لا يزيد على|دون|أكثر من|أقل من|ما يقارب|करीब|क़रीब|लगभग|तकरीबन|क़रीब|कोई|a little over|a good|well over|close on|upwards of|at least|not quite|gegen|nahezu|beinahe|an die|mindestens|höchstens|kaum|annähernd|um die|bis zu|à peine|aux alentours de|autour d[’']|pas moins de|au moins|un peu plus de|un peu moins de|près d[’']|plus d[’']|moins d[’']|jusqu[’']à|algo más de|poco menos de|por encima de|por debajo de|al menos|hasta|en torno a|ronda los|ronda|rozan?|poco meno di|all[’']incirca|più o meno|attorno a|al di sotto di|almeno|fino a|sfiora i|oltre i|quasi un|quase um|pouco mais de|pouco menos de|por volta de|em torno de|perto de|menos de|ao menos|pelo menos|até|acima de|chega a|не менее|не больше|не более|чуть больше|чуть меньше|чуть более|где-то|примерно|ほとんど|ざっと|おおよそ|延べ約|近く|最大|少なくとも|几乎|差不多|接近|逾|多达|超|近乎|至少|足足|上下|대략|약간|무려|최대|적어도|تقريبا|ما يزيد على|ما يزيد عن|ما لا يقل عن|ما يناهز|يناهز|زهاء|يقارب|تقارب|بنحو|لنحو|حوالى|أكثر بقليل من|أقل بقليل من|يزيد على|تجاوز|تجاوزت|يتجاوز)[\s\u00a0]*(?:R\$|US\$|[$€£¥₩₹])?\s?(?:dei|delle|degli|di|des|de|los|las|os|as|the|die|der|den|il|lo|el|le|o|a|为|是)?\s?(?:на|за|до|auf|à|a|di)?\s?$/iu;
const behind =
  /^.{0,12}?(?:조금 넘|을 넘|를 넘|이 넘|가 넘|도 되지 않|도 안 되|이 안 되|에 못 미|미만|을 웃돌|를 웃돌|에 육박|에 가까|넘게|이상|정도|쯤|내외|안팎|가량|に迫|近く|近い|弱|強|以上|以下|前後|程度|くらい|ぐらい|を超|超え|を上回|を下回|足らず|左右|上下|以上|से ऊपर|से ज्यादा|के क़रीब|के करीब|के आसपास|के लगभग|तक(?!़)|تقريبا|تقريبًا|أو أكثر|или около того|с лишним|с небольшим|circa|ungefähr|environ|approximately|조금 못|남짓|가까이|से (?:कुछ |थोड़ा )?(?:ज़्यादा|ज्यादा|ज़्यादा|अधिक|ऊपर|कम)(?!\S)|से (?:ज|अ|ऊ)|余り|あまり|ほど|or so|ou presque|o casi)|^[余多]|^.{0,24}ou presque/u;

/** A dozen, une quinzaine: about so many. */
const isCollective =
  /^(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|cinquantaine|decina|quindicina|ventina|trentina|cinquantina|decena|quincena|veintena|dezena)$/iu;

export const isRough = ({ from, text }: NumberMention, latin: string) =>
  isCollective.test(text) ||
  before().test(latin.slice(Math.max(0, from - 28), from)) ||
  behind.test(latin.slice(from + text.length, from + text.length + 40));

/**
 * “Nearly 2,000” is 1,940, “more than 200” is 212: whole at fewer figures, and not a tenth away. 12.6 is nearly thirteen, and 312.5 about
 * 312.
 */
export function isRounded(said: number, value: number): boolean {
  const away = Math.abs(said - value);
  const isOneFigure = said >= 10 && said % 10 ** Math.floor(Math.log10(said)) === 0;
  if (said === value || away > value * (isOneFigure || said === 12 ? 0.15 : 0.1)) return false;
  if (Number.isInteger(said) && !Number.isInteger(value) && value >= 2)
    return away < 1 || (value >= 100 && isRounded(said, Math.round(value)));
  // “A good dozen” of thirteen, “almost ten” of nine.
  if ((said === 10 || said === 12 || said === 15) && value >= 8 && away <= 1) return true;
  if (away <= value / 200 && value >= 1000) return true;
  if (value < 20 || !Number.isFinite(value)) return false;
  if (!Number.isInteger(value)) return isRounded(said, Math.round(value));
  const unit = 10 ** Math.floor(Math.log10(said));
  return said % unit === 0 || (said >= 100 && [unit / 2, unit / 10, unit / 20].some((step) => said % step === 0 && value % step !== 0));
}
