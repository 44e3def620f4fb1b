import type { Lexicon } from "./lexicon.ts";

/** What a unit measures and how large it is in the first unit of its dimension. Currencies have a dimension of their own each. */
export interface Unit {
  id: string;
  dimension: string;
  factor: number;
}

const sizes: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  second: ["time", 1],
  minute: ["time", 60],
  hour: ["time", 3600],
  day: ["time", 86_400],
  week: ["time", 604_800],
  month: ["time", 2_629_800],
  year: ["time", 31_557_600],
  decade: ["time", 315_576_000],
  century: ["time", 3_155_760_000],
  clock: ["clock", 1],
  mm: ["length", 0.001],
  cm: ["length", 0.01],
  m: ["length", 1],
  km: ["length", 1000],
  mile: ["length", 1609.34],
  ft: ["length", 0.3048],
  inch: ["length", 0.0254],
  yard: ["length", 0.9144],
  nmi: ["length", 1852],
  g: ["weight", 0.001],
  kg: ["weight", 1],
  t: ["weight", 1000],
  lb: ["weight", 0.4536],
  jin: ["weight", 0.5],
  m2: ["area", 1],
  km2: ["area", 1e6],
  ha: ["area", 1e4],
  acre: ["area", 4046.86],
  tsubo: ["area", 3.3058],
  mu: ["area", 666.67],
  l: ["volume", 0.001],
  m3: ["volume", 1],
  gallon: ["volume", 0.003785],
  kmh: ["speed", 1],
  mph: ["speed", 1.609],
  knot: ["speed", 1.852],
  degree: ["degree", 1],
  percent: ["percent", 1],
  cent: ["cent", 1],
};

/** Any other identifier is a currency. */
export function unitOf(id: string): Unit {
  const [dimension, factor] = sizes[id] ?? [id, 1];
  return { id, dimension, factor };
}

/** Whether a unit is a sum of money. */
export const isMoney = ({ id }: Unit) => sizes[id] === undefined || id === "cent";

const signsBefore: readonly (readonly [string, string])[] = [
  ["R$", "BRL"],
  ["US$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["¥", "JPY"],
  ["￥", "JPY"],
  ["₹", "INR"],
  ["₩", "KRW"],
  ["₽", "RUB"],
  ["$", "USD"],
];
const signsAfter =
  /^[\s\u00a0\u202f]?(?:(?<EUR>€)|(?<GBP>£)|(?<USD>\$)|(?<RUB>₽)|(?<INR>₹)|(?<KRW>₩)|(?<CHF>CHF)|(?<degree>°\s?C?)|(?<m2>m²|m2|м²)|(?<km2>km²|км²)|(?<m3>m³|м³)|(?<kmh>km\/h|км\/ч)|(?<km>km|㎞)|(?<cm>cm|㎝)|(?<mm>mm|㎜)|(?<kg>kg|㎏)|(?<ha>ha)|(?<t>t)|(?<m>m)|(?<g>g)|(?<l>l))(?![\p{L}\p{M}'’])/u;

const compiled = new WeakMap<Lexicon, (readonly [id: string, form: RegExp])[]>();

/** Longer patterns first, so that square metres are not metres. */
function formsOf(lexicon: Lexicon): readonly (readonly [id: string, form: RegExp])[] {
  const known = compiled.get(lexicon);
  if (known) return known;
  const order = ["kmh", "mph", "km2", "m2", "m3", "nmi", "kg", "mm", "cm", "km"];
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const end = lexicon.data.numbers.counters === "" ? "(?![\\p{L}\\p{M}'’])" : "";
  const forms = Object.entries(lexicon.data.units)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, form]) => [id, lexicon.pattern(`^[\\s\\u00a0\\u202f-]?(?:${form})${end}`, "iu")] as const);
  compiled.set(lexicon, forms);
  return forms;
}

/** The unit of the number that ends where `behind` begins, its percent sign and scale passed over. */
export function unitBeside(before: string, behind: string, lexicon: Lexicon): Unit | null {
  if (lexicon.pattern(`^[\\s\\u00a0\\u202f-]{0,2}(?:${lexicon.data.numbers.percent})`, "iu").test(behind)) return unitOf("percent");
  const sign = signsBefore.find(([mark]) => before.trimEnd().endsWith(mark));
  if (sign) return unitOf(sign[1]);
  const groups = signsAfter.exec(behind)?.groups ?? {};
  const symbol = Object.keys(groups).find((id) => groups[id] !== undefined);
  if (symbol) return unitOf(symbol);
  // 1956-м is no length.
  if (/^-\p{L}{1,2}(?!\p{L})/u.test(behind)) return null;
  const bare = behind.replace(/^([\s\u00a0\u202f]?)(?:de |d['’]|di |от |من )/u, "$1").replace(/[\u064b-\u0652]/gu, "");
  const id = formsOf(lexicon).find(([, form]) => form.test(bare))?.[0];
  return id === undefined ? null : unitOf(id);
}
