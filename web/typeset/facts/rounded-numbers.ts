import { late } from "../late-pattern.ts";
import type { NumberMention } from "./number-mention.ts";

/** Says before a number that it is not meant to the last figure. */
const before = () =>
  late.iu`(?:about|around|roughly|nearly|almost|some|over|more than|just over|just under|under|less than|fewer than|approximately|up to|close to|rund|etwa|ungefähr|fast|knapp|gut|über|mehr als|weniger als|circa|ca\.|environ|près de|presque|plus de|moins de|quelque|autour de|casi|unos|unas|cerca de|alrededor de|más de|menos de|no llega a|no llegan a|poco más de|aproximadamente|quasi|circa|oltre|più di|meno di|poco più di|intorno a|quase|mais de|около|почти|примерно|более|больше|меньше|менее|свыше|порядка|約|およそ|ほぼ|大约|约|近|将近|超过|不到|약|거의|نحو|حوالي|قرابة|أكثر من|أقل من|ما يقارب|करीब|लगभग|तकरीबन)[\s\u00a0]*[$€£¥₩₹]?\s?$`;
const behind =
  /^.{0,12}?(?:조금 넘|조금 못|남짓|가까이|से (?:कुछ |थोड़ा )?(?:ज़्यादा|ज्यादा|ज़्यादा|अधिक|ऊपर|कम)(?!\S)|से (?:ज|अ|ऊ)|余り|あまり|ほど|or so|ou presque|o casi)|^[余多]|^.{0,24}ou presque/u;

export const isRough = ({ from, text }: NumberMention, latin: string) =>
  before().test(latin.slice(Math.max(0, from - 20), from)) || behind.test(latin.slice(from + text.length, from + text.length + 40));

/**
 * “Nearly 2,000” is 1,940, “more than 200” is 212: whole at fewer figures, and not a tenth away. 12.6 is nearly thirteen, and 312.5 about
 * 312.
 */
export function isRounded(said: number, value: number): boolean {
  const away = Math.abs(said - value);
  if (said === value || away > value / 10) return false;
  if (Number.isInteger(said) && !Number.isInteger(value) && value >= 2) return away < 1;
  if (away <= value / 200 && value >= 1000) return true;
  if (!Number.isInteger(value) || value < 20) return false;
  const unit = 10 ** Math.floor(Math.log10(said));
  return said % unit === 0 || (said >= 100 && [unit / 2, unit / 10, unit / 20].some((step) => said % step === 0 && value % step !== 0));
}
