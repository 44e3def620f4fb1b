/** Whether a number with an hour’s word behind it is a time of day or a length of time, in languages that have a word for each. */
const clockBehind: Readonly<Record<string, RegExp>> = {
  de: /^\s?Uhr/u,
  ja: /^\s?時(?!間)/u,
  zh: /^\s?(?:点|點|时(?!间)|時(?!間))/u,
  ko: /^\s?시(?!간)/u,
  hi: /^\s?बजे/u,
  en: /^\s?(?:[ap]\.?\s?m\b|o[’']clock)/iu,
};
const lengthBehind: Readonly<Record<string, RegExp>> = {
  de: /^[\s-]?Stunde/u,
  ja: /^\s?時間/u,
  zh: /^\s?(?:个|個)?(?:小时|小時)/u,
  ko: /^\s?시간/u,
  hi: /^\s?घंट/u,
  en: /^[\s-]?(?:hours?|hrs?)\b/iu,
};

/** What an hour’s number says, where the language tells; undefined where its word is the same for both. */
export function hourKind(latin: string, to: number, language: string): "clock" | "length" | undefined {
  const behind = latin.slice(to, to + 14);
  if (clockBehind[language]?.test(behind)) return "clock";
  return lengthBehind[language]?.test(behind) ? "length" : undefined;
}

const morningBefore = /(?:午前|上午|早上|早晨|清晨|凌晨|오전|새벽|아침|सुबह|सवेरे|तड़के|الفجر|الصباح)\s?(?:के\s)?$/u;
const eveningBefore = /(?:午後|下午|晚上|傍晚|夜晚|夕方|오후|저녁|शाम|दोपहर|المساء)\s?(?:के\s|में\s)?$/u;
const morningBehind = () =>
  /^\s?(?:uhr|heures?|h(?:\s?\d\d)?|horas|ore|час\p{L}*|o[’']clock)?,?\s?(?:a\.?\s?m\b|in the morning|morgens|früh|vormittags|du matin|de la mañana|da manhã|d[ei]l mattino|di mattina|утра|صباح|فجر)/iu;
const eveningBehind = () =>
  /^\s?(?:uhr|heures?|h(?:\s?\d\d)?|horas|ore|час\p{L}*|o[’']clock)?,?\s?(?:p\.?\s?m\b|in the (?:afternoon|evening)|at night|nachmittags|abends|de l[’']après-midi|du soir|de la tarde|de la noche|da tarde|da noite|del pomeriggio|di sera|della sera|вечера|дня|مساء|عصر|ظهر|بعد الظهر)/iu;

/** The half of the day in which words beside a time of day put it, or its hour does; undefined where nothing says so. */
export function halfOfDay(latin: string, from: number, to: number, hour: number): "morning" | "evening" | undefined {
  if (hour > 12) return "evening";
  const before = latin.slice(Math.max(0, from - 10), from);
  const behind = latin.slice(to, to + 28);
  if (hour === 12) return undefined;
  if (morningBefore.test(before) || morningBehind().test(behind)) return "morning";
  return eveningBefore.test(before) || eveningBehind().test(behind) ? "evening" : undefined;
}

/** Words right before a number that make it an hour, in each language. */
const lead: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[\s(])(?:at|from|until|till|by|after|before|around|to)\s(?:about\s)?$/iu,
  de: /(?:^|[\s(])(?:um|ab|bis|gegen|nach|vor|von|und|zwischen)\s(?:etwa\s)?$/iu,
  fr: /(?:^|[\s(])(?:à|de|dès|vers|jusqu[’']à|avant|après|et)\s(?:environ\s)?$/iu,
  es: /(?:^|[\s(])(?:(?:a|de|desde|hasta|sobre|y|entre|tras) las?|entre)\s(?:casi\s)?$/iu,
  it: /(?:^|[\s(])(?:alle|dalle|le|ore|e le|tra le|fino alle|all[’'])\s?(?:circa\s)?$/iu,
  pt: /(?:^|[\s(])(?:às|as|à|das|até (?:as|às)|entre as|e as)\s(?:quase\s)?$/iu,
  ru: /(?:^|[\s(])(?:в|с|до|к|после|около|от)\s$/iu,
  ar: /(?:الساعة|عند|حتى|من|إلى|في)\s$/u,
};
const range: Readonly<Record<string, RegExp>> = { es: /(?:^|\s)(?:de|a)\s$/iu, it: /(?:^|\s)(?:da|a)\s$/iu, pt: /(?:^|\s)(?:de|a)\s$/iu };

/** Whether words right before a number say that it is an hour: at, from, until. */
export function isHourLed(latin: string, from: number, language: string): boolean {
  const before = latin.slice(Math.max(0, from - 14), from);
  // De 11 a 13 horas.
  const inRange = /^\S+\s(?:a|e|y)\s\d{1,2}\s(?:h|horas|ore)/iu.test(latin.slice(from, from + 24)) && range[language]?.test(before);
  return inRange === true || (lead[language]?.test(before) ?? false);
}
