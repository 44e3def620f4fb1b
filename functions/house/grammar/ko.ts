import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { koreanGoesOn, koreanPeople } from "./people-korean.ts";

const year = "((?:1[3-9]|20)\\d\\d)년";
const full = new RegExp(`(?<!\\d)(?:${year}\\s?)?(1[0-2]|[1-9])월(?:\\s?(3[01]|[12]\\d|[1-9])일)?(?!간|여)`, "gu");
const yearly = new RegExp(`(?<!\\d)${year}(?!\\s?\\d|간|여|대|차|째|\\s(?:전|간|동안))(?:\\s(봄|여름|가을|겨울)(?!방학))?`, "gu");

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  for (const m of text.matchAll(full)) {
    // A month alone may be any year's.
    if (m[1] === undefined && m[3] === undefined) continue;
    const [inYear, day] = [m[1], m[3]].map((digits) => (digits === undefined ? null : Number(digits)));
    found.push({ at: m.index, label: m[0].trim(), year: inYear ?? null, month: Number(m[2]), day: day ?? null });
  }
  for (const m of text.matchAll(yearly)) found.push({ at: m.index, label: m[0], year: Number(m[1]), month: null, day: null });
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...date }) => date);
}

const counters =
  "달러|유로|원|%포인트|%|퍼센트|가구|세대|가지|마리|그루|송이|자루|봉투|상자|포기|켤레|필지|제곱미터|㎡|평|헥타르|킬로미터|㎞|km|센티미터|㎝|cm|미터|m|킬로그램|㎏|kg|그램|톤|t|리터|킬로와트시|킬로와트|kWh|kW|배|명|종|개|알|척|대|편|권|곳|건|장|채|쌍|병|석";
const scale = "(?:[조억만천](?:\\s?\\d[\\d,]*[억만천]?)*)";

const standsFor =
  "그|그는|그가|그의|그를|그에게|그도|그들|그들은|그들의|그녀|그녀는|그녀가|그녀의|그것|그것은|그런데|그러나|그래서|그리고|그래도|그러자|그러면|그런|그때|그곳|그곳에|그곳은|그중|이|이는|이를|이에|이로|이로써|이런|이들|이들은|이들의|이것|이것은|이것이|이곳|이곳은|이곳에|이번|이후|이어|이어서|이날|이와|이처럼|이렇게|그렇게|그렇다고|여기|여기에|여기서|거기|거기에|거기서|저|하지만|다만|또|또한|반면|반면에|한편|따라서|때문에|결국|물론|즉|예컨대|당시|나머지|나머지는|두|둘|둘은|모두|역시|앞서|같은|게다가|오히려|특히|이윽고|마침내|대신|다음";

/** Korean: sentences, dates, figures with what they count, and what leans on the sentence before. */
export const ko: Grammar = {
  language: "ko",
  spaced: true,
  terse: true,
  abbreviation: late.u`(?:^|[^\p{L}])(?:No|Dr|Mr|Ms|Ph|vs|\p{Lu})$`,
  stopwords: new Set(
    `${standsFor.replaceAll("|", " ")} 것 것은 것이 것을 수 등 및 더 약 때 뒤 위해 대한 있는 없는 있다 없다 한다 했다 된다 됐다 이다 아니다 말했다`.split(
      " ",
    ),
  ),
  leaning: new RegExp(
    [
      `^[“‘「]?(?:${standsFor})(?:\\s|,)`,
      // A surname alone, or he and she, were named before.
      "^[가-힣]\\s(?:씨|(?:박사|교수|대표|이장|회장|의원|기자)(?:은|는|이|가|의|도|에게)\\s)",
      "^[^.]{0,40}\\s(?:그는|그가|그를|그에게|그녀는|그녀가)\\s",
      "^[^.,]{0,16}\\s이\\s[가-힣]+(?:을|를|은|는|이|가|에|의)\\s",
      // What is said so stands in the next sentence; who only "said" stands beside the quotation before.
      "(?:이렇게|이같이|다음과 같이)\\s[가-힣]+다\\.$",
      "(?<!고\\s)(?:말했|덧붙였|전했|설명했|강조했|회상했|대답했|답했|웃었|물었|털어놨|털어놓았)다\\.$",
    ].join("|"),
    "u",
  ),
  dash: " – ",
  comma: ", ",
  stop: ".",
  dates,
  figures: new RegExp(`(?:약\\s)?\\d+(?:,\\d{3})*(?:\\.\\d+)?${scale}?(?:여)?\\s?(?:여\\s)?(?:${counters})(?![a-zA-Z]|남짓)`, "gu"),
  isNoFigure: (before, figure, after) =>
    /(?:No\.?\s?|제\s?|[\d:.,/–-]|[a-zA-Z])$/u.test(before) ||
    /^(?:[\d:]|여\s)/u.test(after) ||
    /^1\s?[명개곳대장알권편척종]$/u.test(figure) ||
    // 20대 are people in their twenties.
    /^[1-9]0대$/u.test(figure),
  phrases: () => [],
  goesOn: koreanGoesOn,
  people: koreanPeople,
};
