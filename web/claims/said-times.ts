import type { Asked } from "./asked.ts";
import type { SourceFacts } from "./source-facts.ts";

/** Days of a week, months, ages and decades of a life that a sentence says to be reckoned. */
export const isSaidTime = (asked: Asked, sentence: string, source: SourceFacts): boolean =>
  isOpenDays(asked, sentence, source) || isDecade(asked, source) || isAgeThen(asked, sentence, source) || isMonthsBetween(asked, source);

/** Words in which a page speaks of the article as it was printed. */
export const ofEdition = () =>
  /(?<![\p{L}\p{M}])(?:article|Artikel|Bericht|artículo|articolo|artigo|статья|заметка|المقال|الخبر|लेख|ख़?बर)(?![\p{L}\p{M}])|記事|掲載|文章|报道|기사|新聞|本紙|刊登|本报|신문|보도|게재/iu;

const inWeek =
  /a week|per week|each week|in der Woche|pro Woche|par semaine|a la semana|por semana|alla settimana|в неделю|في الأسبوع|हफ्ते में|हफ़्ते में|सप्ताह में|每周|一周|週に|週\d|일주일에|주 \d일/iu;
const often = () => /^\s?(?:times|mal(?!\p{L})|-mal|fois|veces|volte|vezes|раза?(?!\p{L})|مرات|बार|回|次|번)/iu;
const isClosed =
  /closed|geschlossen|Ruhetag|fermé|cerrad|chius|fechad|закрыт|выходн|مغلق|تغلق|बंद|休み|休館|休業|定休|休息|关门|闭馆|쉰다|휴관|휴무/iu;

/** On how many days of a week something is open that the article says to be closed on one, or names the days of. */
function isOpenDays({ value, use, latin, to }: Asked, sentence: string, { openDays, dates, article }: SourceFacts): boolean {
  if (!(use.measure === "day" || often().test(latin.slice(to, to + 10))) || value < 2 || value > 6 || !inWeek.test(sentence)) return false;
  const named = dates.filter(({ weekday, day, range }) => weekday !== undefined && day === undefined && range?.field === "content");
  const closed = new Set(named.filter(({ to }) => isClosed.test(article.content.slice(to, to + 12))).map(({ weekday }) => weekday));
  // Mondays, Wednesdays and Fridays: days named in one row.
  let row = 0;
  const rows = named.map((one, i) => {
    row = one.from - (named[i - 1]?.to ?? -99) <= 12 ? row + 1 : 1;
    return row;
  });
  const isRow = rows.some((length, i) => length === value && (rows[i + 1] ?? 1) === 1);
  return isRow || openDays.size === value || (closed.size > 0 && 7 - closed.size === value);
}

const pastDecade = () =>
  /(?<![\p{L}\p{M}])(?:passato i|oltre i|superato i|за|pasados los|pasa de los|cumplidos los|passou dos|past|over|über|jenseits der|dépassé les?|plus de|تجاوزت?|فوق)\s$/iu;
const ofDecade = () => /^\s?(?:代(?![表わ金理])|대(?=[\s,.의로에이가은는인를]|$)|多岁|几岁|来岁)/u;
const age = /^\s?(?:歳|岁|세|살|years? old|-year|Jahre|ans|años|anni|anos|лет|वर्षीय|साल|[)）])/u;

/** Somebody of 45 is in his forties. */
function isDecade({ value, latin, from, to }: Asked, { amounts, article }: SourceFacts): boolean {
  const isSaid = ofDecade().test(latin.slice(to)) || (value >= 30 && pastDecade().test(latin.slice(Math.max(0, from - 16), from)));
  if (value % 10 !== 0 || value > 90 || !isSaid) return false;
  return amounts.some((one) => one.value >= value && one.value < value + 10 && age.test(article.content.slice(one.to, one.to + 12)));
}

const then = () =>
  /(?<![\p{L}\p{M}])(?:when|aged?|at the time|als|damals|mit|quand|lorsque|alors|à l[’']âge|cuando|entonces|con|quando|allora|all[’']età|então|aos|когда|тогда|в|عندما|حين\p{L}*|في سن|के समय|तब|जब)(?![\p{L}\p{M}])|ころ|頃|とき|時に|当時|时候|时|那年|岁时|때|무렵|나이/iu;

/** How old somebody was so many years ago: 81, who has played for 54 years, was 27. */
function isAgeThen({ value, use, latin, to }: Asked, sentence: string, { amounts, article, numbers }: SourceFacts): boolean {
  const isAge = use.measure === "year" || age.test(latin.slice(to, to + 10)) || /^[歳岁세살]$/u.test(use.thing ?? "");
  if (!isAge || value < 5 || value > 90 || !then().test(sentence)) return false;
  const edition = Number(article.publishDate.slice(0, 4));
  const ages = amounts.filter((one) => one.value > value && one.value < 110 && age.test(article.content.slice(one.to, one.to + 12)));
  return ages.some((one) => {
    const years = one.value - value;
    if (years < 4) return false;
    const since = numbers.get(String(edition - years)) ?? numbers.get(String(edition - years - 1));
    const isSince = since?.places.some((place) => Math.abs(place - one.from) <= 400) === true;
    return (
      isSince ||
      amounts.some((span) => span !== one && span.use.measure === "year" && span.value === years && Math.abs(span.from - one.from) <= 400)
    );
  });
}

/** From January to June are six months. */
function isMonthsBetween({ value, use }: Asked, { dates }: SourceFacts): boolean {
  if (use.measure !== "month" || value < 2 || value > 11) return false;
  const months = dates.filter(({ month, day, range }) => month !== undefined && day === undefined && range?.field === "content");
  return months.some((one, i) => {
    const other = months[i + 1];
    if (!other || other.from - one.to > 16) return false;
    const away = ((other.month ?? 0) - (one.month ?? 0) + 12) % 12;
    return away === value || away + 1 === value;
  });
}
