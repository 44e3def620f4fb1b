import type { Asked } from "./asked.ts";
import { scales } from "./number-words.ts";
import { isRounded } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";

/** How large a unit is in the first of its dimension: metres, square metres, kilograms, litres, watt-hours, kilometres an hour. */
type Size = readonly [dimension: string, factor: number];

/** Longer forms of one beginning stand first: square metres before metres. From the SI brochure and what the old units are taken for. */
const sizes = (): readonly (readonly [RegExp, Size])[] => [
  [
    /^(?:cubic met(?:er|re)s?|Kubikmet\p{L}+|mètres? cubes?|metros? cúbicos?|metr[oi] cub[oi]|куб\p{L}*\.? ?м\p{L}*|立方米|立方メートル|세제곱미터|입방미터|مترا? مكعبا?|घन मीटर|m³|m3)/iu,
    ["volume", 1000],
  ],
  [
    /^(?:square kilomet(?:er|re)s?|Quadratkilomet\p{L}+|kilomètres? carrés?|kilómetros? cuadrados?|chilometr[oi] quadrat[oi]|quilômetros? quadrados?|кв\.? ?км|квадратн\p{L}+ километр\p{L}*|平方公里|平方キロ(?:メートル)?|제곱킬로미터|كيلومترات? مربعة?|كيلومترا? مربعا?|वर्ग (?:किलोमीटर|किमी)|km²|km2|km\^2)/iu,
    ["area", 1e6],
  ],
  [
    /^(?:square met(?:er|re)s?|sq\.? ?m\b|Quadratmet\p{L}+|mètres? carrés?|metros? cuadrados?|metr[oi] quadrat[oi]|metros? quadrados?|кв\.? ?м|квадратн\p{L}+ метр\p{L}*|平方米|平米|㎡|平方メートル|제곱미터|평방미터|مترا? مربعا?|أمتار مربعة|वर्ग मीटर|m²|m2|м²)/iu,
    ["area", 1],
  ],
  [
    /^(?:hect[aá]re\p{L}*|hectáreas?|Hektar\p{L}*|ettar[oi]|гектар\p{L}*|га(?!\p{L})|公顷|ヘクタール|헥타르|هكتارا?\p{L}*|हेक्टेयर|ha\b)/iu,
    ["area", 1e4],
  ],
  [/^(?:acres?|акр\p{L}*|英亩|エーカー|에이커|فدان\p{L}*|एकड़)/iu, ["area", 4046.86]],
  [/^(?:square f(?:ee|oo)t|sq\.? ?ft|平方英尺|वर्ग फ(?:ुट|ीट))/iu, ["area", 0.0929]],
  [/^(?:평(?!균|일|생|화|소|가)|坪)/u, ["area", 3.3058]],
  [/^亩/u, ["area", 666.67]],
  [
    /^(?:kilomet(?:er|re)s? (?:an|per) hour|Kilomet\p{L}+ (?:pro Stunde|in der Stunde|je Stunde)|Stundenkilomet\p{L}+|kilomètres?(?: à l[’']|[- ])heure|kilómetros por hora|chilometri (?:all[’']|l[’'])ora|quilômetros por hora|километр\p{L}* в час|км[/ ]ч|km[/ ]h|公里[/每]?小?时|كيلومترا? في الساعة|किलोमीटर प्रति घंट\p{L}*)/iu,
    ["speed", 1],
  ],
  [/^(?:knots?|Knoten|nœuds?|nudos?|nodi|nós|узл\p{L}+|节(?![目日约省])|ノット|노트(?!북)|عقدة|عقد(?!\p{L})|नॉट)/iu, ["speed", 1.852]],
  [
    /^(?:m(?:et(?:er|re)s?|ètres?|etros?|etri)? (?:per|par|por|al|à la|pro) (?:second\p{L}*|segundo|secondo|seconde|Sekunde)|m\/s|м\/с|метр\p{L}* в секунду)/iu,
    ["speed", 3.6],
  ],
  [/^(?:miles? (?:an|per) hour|mph\b)/iu, ["speed", 1.609]],
  [
    /^(?:nautical miles?|Seemeilen?|milles? (?:marins?|nautiques?)|millas náuticas?|migli[ao] (?:nautic\p{L}+|marin\p{L}+)|milhas? náuticas?|морск\p{L}+ мил\p{L}+|海里|カイリ|해리|ميلا? بحريا?)/iu,
    ["length", 1852],
  ],
  [
    /^(?:kilomet(?:er|re)s?|Kilometern?|kilomètres?|kilómetros?|chilometr[oi]|quilômetros?|километр\p{L}*|км(?!\p{L})|公里|千米|キロ(?:メートル)?(?![\p{Script=Katakana}])|킬로미터|킬로(?!\p{L})|كيلومترا?ت?|كم(?!\p{L})|किलोमीटर|किमी|km\b)/iu,
    ["length", 1000],
  ],
  [
    /^(?:centimet(?:er|re)s?|Zentimetern?|centimètres?|centímetros?|centimetr[oi]|сантиметр\p{L}*|см(?!\p{L})|厘米|公分|センチ(?:メートル)?|센티(?:미터)?|سنت[يى]مترا?ت?|سم(?!\p{L})|सेंटीमीटर|सेमी|cm\b)/iu,
    ["length", 0.01],
  ],
  [
    /^(?:millimet(?:er|re)s?|Millimetern?|millimètres?|milímetros?|millimetr[oi]|миллиметр\p{L}*|мм(?!\p{L})|毫米|ミリ(?:メートル)?(?!\p{Script=Katakana})|밀리(?:미터)?|م[يل]ل[يم]+ترا?ت?|मिलीमीटर|मिमी|mm\b)/iu,
    ["length", 0.001],
  ],
  [
    /^(?:met(?:er|re)s?|Metern?|mètres?|metros?|metr[oi]|метр\p{L}*|м(?!\p{L})|米(?![饭粉面])|メートル|미터|مترا?|أمتار|م(?!\p{L})|मीटर|m\b)/iu,
    ["length", 1],
  ],
  [/^(?:miles?|Meilen?|millas?|migli[ao]|milhas?|мил[ья]\p{L}*|英里|マイル|마일|ميلا?(?!\p{L})|أميال|मील)/iu, ["length", 1609.3]],
  [/^(?:feet|foot|ft\b|Fuß|pieds?|pies|piedi|pés|фут\p{L}*|英尺|フィート|피트|قدما?(?!\p{L})|फ(?:ुट|ीट))/iu, ["length", 0.3048]],
  [/^(?:inch(?:es)?|Zoll(?!\p{L})|pouces?|pulgadas?|pollic[ei]|polegadas?|дюйм\p{L}*|英寸|インチ|인치|بوصة|इंच)/iu, ["length", 0.0254]],
  [/^(?:yards?|ярд\p{L}*|गज)/iu, ["length", 0.9144]],
  [/^里(?![面的边外头])/u, ["length", 500]],
  [/^(?:tons?\b|tonnes?|Tonnen?|toneladas?|tonnellat[ae]|тонн\p{L}*|吨|トン|톤(?!\p{L})|أطنان|طنا?(?!\p{L})|टन|t\b)/iu, ["weight", 1000]],
  [
    /^(?:kilo(?:gram\p{L}*)?s?(?!\p{L})|Kilogramm|chil[oi](?:gramm[oi])?(?!\p{L})|quilos?|кг(?!\p{L})|килограмм\p{L}*|公斤|千克|キロ(?:グラム)?(?!\p{Script=Katakana})|킬로그램|킬로(?!\p{L})|كيلوغراما?ت?|كيلو(?!\p{L})|كغ|किलो(?:ग्राम)?(?!\p{L}|\p{M})|kg\b)/iu,
    ["weight", 1],
  ],
  [/^(?:gram(?:me)?s?|Gramm|gramos?|gramm[oi]|gramas?|грамм\p{L}*|克(?![服])|グラム|그램|غراما?ت?|ग्राम|g\b)/iu, ["weight", 0.001]],
  [/^(?:pounds?(?! sterling)|lbs?\b|libras|фунт\p{L}*|英镑磅|磅|ポンド|파운드)/iu, ["weight", 0.4536]],
  [/^(?:quintals?|quintales|quintali|Zentner|центнер\p{L}*|قنطارا?|क्विंटल)/iu, ["weight", 100]],
  [/^(?:斤|Pfund(?!\p{L}))/u, ["weight", 0.5]],
  [/^(?:lit(?:er|re)s?|Litern?|litros?|litr[oi]|литр\p{L}*|升(?![级高值学])|リットル|리터|لترا?ت?|ليترا?|लीटर|l\b)/iu, ["volume", 1]],
  [/^(?:millilit(?:er|re)s?|ml\b|毫升|ミリリットル|밀리리터)/iu, ["volume", 0.001]],
  [/^(?:gallons?|галлон\p{L}*)/iu, ["volume", 3.785]],
  [
    /^(?:kilowatt[- ]?(?:hours?|stunden)|kilovatios?[- ]hora|kilowattheures?|chilowattora|quilowatts?-hora|киловатт-час\p{L}*|キロワット時|千瓦时|킬로와트시|कि?लोवाट घंट\p{L}*|kWh|кВт·?ч)/iu,
    ["energy", 1],
  ],
  [
    /^(?:megawatt[- ]?(?:hours?|stunden)|megavatios?[- ]hora|mégawattheures?|megawattora|megawatts?-hora|мегаватт-час\p{L}*|メガワット時|兆瓦时|메가와트시|MWh|МВт·?ч)/iu,
    ["energy", 1000],
  ],
  [/^(?:megawatts?|MW\b|мегаватт\p{L}*|メガワット|兆瓦|메가와트|ميغاواط|मेगावाट)/iu, ["power", 1000]],
  [/^(?:kilowatts?|kW\b|киловатт\p{L}*|キロワット|千瓦|킬로와트|كيلوواط|किलोवाट)/iu, ["power", 1]],
];

/** The size of the unit behind a number, with what the number is scaled by left out: it is worth that already. */
export function sizeBehind(latin: string, from: number, to: number): Size | undefined {
  let behind = latin.slice(to, to + 48).replace(/[\u064b-\u0652]/gu, "");
  for (const [scale] of scales()) behind = behind.replace(scale, "");
  behind = behind.replace(/^[\s\u00a0\u202f-]*(?:(?:de|di|от|من)\s|d['’]\s?)?/u, "");
  const size = sizes().find(([form]) => form.test(behind))?.[1];
  // 時速18キロ: the hour is said before.
  return size?.[0] === "length" && /(?:時速|时速|시속)/u.test(latin.slice(Math.max(0, from - 10), from)) ? ["speed", size[1] / 1000] : size;
}

/** So far from exact a number may be that comes from another system of units: people say 16 for 15.9. */
const near = 0.03;
const exact = 0.001;

/** Whether a number says an amount of the article in another unit: 8 metres are 800 centimetres, 10 knots about 18 kilometres an hour. */
export function isConverted({ value, isPercent, isRough, latin, from, to }: Asked, source: SourceFacts): boolean {
  const own = isPercent || !(value > 0) ? undefined : sizeBehind(latin, from, to);
  if (!own) return false;
  const { content } = source.article;
  return source.amounts.some((amount) => {
    if (amount.isPercent || !(amount.value > 0)) return false;
    const other = sizeBehind(content, amount.from, amount.to);
    if (!other || other[0] !== own[0] || other[1] === own[1]) return false;
    const ratio = other[1] / own[1];
    const made = amount.value * ratio;
    const isDecimal = Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio))) < 1e-9;
    const within = isDecimal && !isRough ? exact : near;
    return (
      Math.abs(value - made) <= Math.max(value, made) * within ||
      (!isDecimal && Number.isInteger(value) && value >= 3 && Math.abs(value - made) <= 0.5) ||
      (isRough && (isRounded(value, made) || (value <= 5 && Math.abs(value - made) <= value * 0.08)))
    );
  });
}

const areaBehind = () =>
  /^\s?(?:square|Quadrat|mètres? carr|metros? (?:cuadr|quadr)|metri quadr|кв|平方|㎡|제곱|평방|مترا? مربع|वर्ग|m²|m2|м²)/iu;

/** A hundred metres by sixty-two. */
export function isArea({ value, latin, to, isRough }: Asked, { amounts }: SourceFacts): boolean {
  if (!areaBehind().test(latin.slice(to, to + 16))) return false;
  return amounts.some((one, i) => {
    const other = amounts[i + 1];
    if (!other || one.use.measure !== "length" || other.use.measure !== "length" || other.from - one.to > 60) return false;
    const made = one.value * other.value;
    return Math.abs(made - value) <= made * (isRough ? near : exact);
  });
}
