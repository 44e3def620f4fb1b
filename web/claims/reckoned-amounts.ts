import { type Amount, isJoined, isOneSentence, likeness, sentenceAround, shareWords } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { rest, shareSpots } from "./fractions.ts";
import { isDifferenceFar, isOfAccount, isOfAll, isOftenInHour, isTimesAnother } from "./reckoned-sums.ts";
import { isApart, isEach, isTogether, periodFactors, takings } from "./reckoning-cues.ts";
import { isRough, isRounded } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";
import { countBefore } from "./spans.ts";
import { people, type Use } from "./units.ts";

/** How far apart two amounts of one thought stand in the article, in signs. */
const reach = 170;
/** So much must speak for a sum or difference to be one and not met by chance. */
const enough = 4;
const ofThe = /(?:of (?:the|its|his|her|their)|von (?:den|seinen|ihren)|de l[oa]s|sur (?:les|ses)|d[ei]i|dos|из|من(?: بين)?)\s$/iu;
/** “Of whom”: a part follows its whole. */
const ofThem =
  /of (?:them|whom|which|those)|including|among|davon|darunter|dont|parmi|(?:de|entre) (?:l[oa]s|ell[oa]s)(?: que| cuales)?|di cui|tra cui|dos quais|das quais|entre (?:eles|elas)|из (?:них|которых)|среди|منه[ام]|بينه[ما]|من بينه|जिनमें|इनमें|उनमें|में से|うち|内訳|其中|그중|이 가운데|가운데/iu;

/**
 * Whether a number may be reckoned from amounts that stand near each other in the article: their sum or difference, one of them times or
 * through the other, an amount for a longer or shorter time, or as often as the page’s sentence says, the share one is of the other.
 */
export function isReckonedAmount(asked: Asked, source: SourceFacts): boolean {
  const { text } = sentenceAround(asked.latin, asked.from, asked.to);
  if (isLeftOfWhole(asked, text, source)) return true;
  if (asked.isPercent) return isRatioOfNear(asked, text, source);
  return (
    isSumOrDifference(asked, text, source) ||
    isMultiple(asked, text, source) ||
    isTimesItself(asked, source) ||
    isProduct(asked, text, source) ||
    isOfAll(asked, text, source) ||
    isShareNear(asked, text, source) ||
    isOfAccount(asked, text, source) ||
    isDifferenceFar(asked, text, source) ||
    isOftenInHour(asked, text, source) ||
    isTimesAnother(asked, text, source)
  );
}

/** Exactly, or where the page says “about” the same at fewer figures. */
export function isMet({ value, isRough }: Pick<Asked, "value" | "isRough">, reckoned: number): boolean {
  if (Math.abs(value - reckoned) < 1e-6 * Math.max(1, value)) return true;
  return isRough && isRounded(value, reckoned);
}

function* nearPairs({ amounts }: SourceFacts, isPercent: boolean, far = reach): Generator<readonly [Amount, Amount]> {
  for (const [i, one] of amounts.entries())
    for (const other of amounts.slice(i + 1, i + 12)) {
      if (other.from - one.to > far) break;
      if (one.isPercent === isPercent && other.isPercent === isPercent && one.from !== other.from) yield [one, other];
    }
}

function isSumOrDifference(asked: Asked, sentence: string, source: SourceFacts): boolean {
  const { value, use, beside } = asked;
  const { content } = source.article;
  for (const [one, other] of nearPairs(source, false, rest().test(sentence) ? 3 * reach : reach)) {
    const isSum = isMet(asked, one.value + other.value);
    const isDifference = isMet(asked, Math.abs(one.value - other.value));
    if (!isSum && !isDifference) continue;
    // A page’s “2.7 million” says no unit; amounts so large are of money where both of them are.
    const isLarge = value >= 1e5 && use.measure === null && use.thing === null && likeness(one.use, other.use) === 2;
    if (isSum && ofThem.test(content.slice(one.to, other.from))) continue;
    // 22张 of 31票 and 9票: beside each other, a sum or difference that is said may count with another word.
    const isBare = use.measure === null && other.from - one.to <= 12 && (isApart().test(sentence) || isTogether().test(sentence));
    const like = (of: Use) => likeness(of, use) ?? (isBare && of.measure === null ? 0 : null);
    const [a, b] = isLarge ? [2, 2] : [like(one.use), like(other.use)];
    if (a === null || b === null || likeness(one.use, other.use) === null) continue;
    // One and two are met too often to say anything, but of the very thing.
    const said = isSum ? isTogether().test(sentence) : isApart().test(sentence) || rest().test(sentence);
    const isOfPeople = [one.use, other.use, use].every(({ thing }) => thing !== null && people().test(thing));
    if (Math.min(one.value, other.value) <= 2 && Math.min(a, b) < 1 && !isOfPeople && !rest().test(sentence)) continue;
    const between = content.slice(one.to, other.from);
    const about = content.slice(Math.max(0, one.from - 90), other.to + 90);
    // A sum says that it is one, but for votes, for two that stand together, and where both texts speak of more than one same thing.
    const isPair = isJoined(between) || between.length <= 8 || (isSum && between.length <= 60 && added().test(between));
    if (!isDifference && !said && !isPair && !(a === 2 && b === 2 && shareWords(sentence, about, 2))) continue;
    const hasOperand = beside.some((near) => near === one.value || near === other.value);
    if (!said && !hasOperand && !isOneSentence(content, one.to, other.from)) continue;
    const isScore = other.from - one.to <= 8;
    const isNamed =
      use.thing !== null &&
      a + b === 0 &&
      content
        .slice(Math.max(0, one.from - 60), other.to + 60)
        .toLowerCase()
        .includes(use.thing);
    const evidence =
      (a === 2 && b === 2 ? (isOneSentence(content, one.to, other.from) ? 2 : 1) : 0) +
      // The article counts this very thing, only not here.
      (use.thing !== null && source.counted.has(use.thing) && a + b === 0 && !isNamed ? -2 : 0) +
      (a === 1 || b === 1 || isNamed ? 1 : 0) +
      (isSum && isPair ? (isOfPeople ? 2 : 1) : 0) +
      (isOneSentence(content, one.to, other.from) ? 1 : 0) +
      // A page that gives the parts says so when it adds them up.
      (hasOperand ? (isDifference || said ? 2 : -2) : 0) +
      (said ? 2 : 0) +
      (value >= 30 || !Number.isInteger(value) ? 1 : 0) +
      (isScore ? 2 : 0) +
      (isDifference &&
      (ofThem.test(`${between}${content.slice(other.to, other.to + 24)}`) ||
        ofThe.test(content.slice(Math.max(0, one.from - 12), one.from)))
        ? 1
        : 0) +
      (shareWords(sentence, about) ? 1 : 0) +
      // Six more than until now: the article says itself what it was before.
      (isDifference && isApart().test(content.slice(one.to, other.to + 30)) ? 1 : 0) +
      (isDifference && isOneSentence(content, one.to, other.from) && shareWords(sentence, about, 3) ? 1 : 0);
    if (evidence >= enough) return true;
  }
  return isWithMore(asked, source) || (asked.value <= 30 && isApart().test(sentence) && isApartFromFar(asked, source));
}

/** 56 nets, where the article has 48 and promises eight more. */
function isWithMore(asked: Asked, { amounts, article }: SourceFacts): boolean {
  const alike = amounts.filter(
    ({ use, isPercent, value }) => !isPercent && (likeness(use, asked.use) === 1 || asked.beside.includes(value)),
  );
  // Two places that are still free: of the same things, though another word stands behind.
  const more = amounts.filter(
    ({ use, isPercent, value, from, to }) =>
      !isPercent && value <= 12 && use.measure === null && added().test(article.content.slice(Math.max(0, from - 12), to + 40)),
  );
  return [...alike, ...(asked.value <= 30 ? more : [])].some(
    (one) =>
      added().test(article.content.slice(Math.max(0, one.from - 12), one.to + 40)) &&
      alike.some(
        (base) =>
          base !== one && Math.abs(base.from - one.from) <= reach && isMet({ value: asked.value, isRough: false }, base.value + one.value),
      ),
  );
}

const added = () =>
  /(?<![\p{L}\p{M}])(?:more|another|additional|further|wanted|vacant|noch|weitere\p{L}*|zusätzlich\p{L}*|autres?|de plus|supplémentaires?|más|otr[oa]s|adicionales|altr[ie]|in più|outr[oa]s|mais|ещё|дополнительн\p{L}*|أخرى|آخر\p{L}*|إضافي\p{L}*|और|अन्य|अतिरिक्त)(?![\p{L}\p{M}])|さらに|追加|増やし|再|另外|더|추가/iu;

/** Five schools more, where the article has three schools first and eight much later. */
function isApartFromFar(asked: Asked, { amounts }: SourceFacts): boolean {
  const { use } = asked;
  const alike = amounts.filter((amount) => !amount.isPercent && use.thing !== null && likeness(amount.use, use) === 1);
  return alike.some((one) => alike.some((other) => isMet(asked, one.value - other.value)));
}

const priced = /^(?:money|length|weight)$/u;

/** As often as the page says (two kilos cost 37 euros), or for a longer or a shorter time than the article does (a year’s rent). */
function isMultiple(asked: Asked, sentence: string, { amounts, article }: SourceFacts): boolean {
  const { use, counts, value } = asked;
  const times = counts.filter((near) => near >= 2 && near <= 100 && Number.isInteger(near));
  return amounts.some((amount) => {
    const alike = likeness(amount.use, use);
    if (alike === null || amount.isPercent || amount.value === 0) return false;
    const isLike = alike > 0 || (value >= 100 && amount.use.measure === null);
    if (!isLike) return false;
    if (
      times.some((count) => alike === 2 && priced.test(amount.use.measure ?? "") && isMet({ value, isRough: false }, amount.value * count))
    )
      return true;
    const about = article.content.slice(Math.max(0, amount.from - 40), amount.to + 40);
    return value >= 20 && periodFactors(about, sentence).some((factor) => isMet(asked, amount.value * factor));
  });
}

/** The two of “two lots cost 4,000 yen”, where the article has the price of one. */
const isTimesItself = ({ value, beside }: Asked, { amounts }: SourceFacts): boolean =>
  Number.isInteger(value) &&
  value <= 12 &&
  beside.some((other) =>
    amounts.some((amount) => amount.use.measure === "money" && value > 1 && Math.abs(amount.value * value - other) < 1e-6),
  );

/** Four buses with 48 seats, a grant that two towns halve: what two amounts of one sentence give. */
function isProduct(asked: Asked, sentence: string, source: SourceFacts): boolean {
  const { use } = asked;
  const isSaid = isEach().test(sentence) || isTogether().test(sentence) || takings.test(sentence);
  for (const [one, other] of nearPairs(source, false)) {
    if (!isOneSentence(source.article.content, one.to, other.from)) continue;
    const alike = Math.max(likeness(one.use, use) ?? -1, likeness(other.use, use) ?? -1);
    if (alike < 1) continue;
    if (isSaid && isMet(asked, one.value * other.value)) return true;
    const parts = [[one, other] as const, [other, one] as const].some(
      ([all, count]) =>
        count.value > 2 && count.use.measure === null && (likeness(all.use, use) ?? 0) > 0 && isMet(asked, all.value / count.value),
    );
    if (isSaid && parts) return true;
  }
  return false;
}

/**
 * What is left of an amount, or of a hundred percent, when its parts near it are taken away, where the article says that there is a rest.
 */
function isLeftOfWhole(asked: Asked, sentence: string, source: SourceFacts): boolean {
  const { content } = source.article;
  // Few are left by chance too often; what two amounts leave is a difference.
  if (!asked.isPercent && asked.value < 100) return false;
  const spots = shareSpots(source);
  return restSpots(source).some((at) => {
    const near = source.amounts.filter(({ from }) => Math.abs(from - at) <= 260 && from <= at + 40);
    const percents = spots.filter(({ from }) => Math.abs(from - at) <= 260 && from <= at + 40).map(({ percent }) => percent);
    const wholes = asked.isPercent
      ? [100]
      : near
          .filter(
            ({ isPercent, use, value }) => !isPercent && ((likeness(use, asked.use) ?? 0) > 0 || (asked.value >= 1e4 && value >= 1e4)),
          )
          .map(({ value }) => value);
    return wholes.some((whole) => {
      if (whole <= asked.value) return false;
      const own = asked.isPercent
        ? []
        : near.filter(({ isPercent, value }) => !isPercent && value < whole && value > whole / 50).map(({ value }) => value);
      const parts = [...new Set([...own, ...percents.map((percent) => (whole * percent) / 100)])].slice(0, 8);
      const isLeft = parts.some((a, i) =>
        [0, ...parts.slice(i + 1)].some(
          (b) => isMet(asked, whole - a - b) || (halved.test(content.slice(at - 20, at + 60)) && isMet(asked, (whole - a - b) / 2)),
        ),
      );
      if (isLeft && asked.isPercent && percents.length > 1) return true;
      return (
        isLeft &&
        (rest().test(sentence) || shareWords(sentence, content.slice(Math.max(0, at - 200), at + 80), asked.value >= 1000 ? 1 : 2))
      );
    });
  });
}

const halved = /half|Hälfte|moitié|mitad|metà|metade|пополам|поровну|نصف|आध|半分|一半|절반/iu;
const kept = new WeakMap<SourceFacts, readonly number[]>();

/** Where the article speaks of a rest. */
function restSpots(source: SourceFacts): readonly number[] {
  const known = kept.get(source);
  if (known) return known;
  const made = [...source.article.content.matchAll(new RegExp(rest().source, "giu"))].map(({ index }) => index).slice(0, 6);
  kept.set(source, made);
  return made;
}

/** A share of an amount near it in the article, or what it leaves: half a price, the other seventy percent. */
function isShareNear(asked: Asked, sentence: string, source: SourceFacts): boolean {
  const { use } = asked;
  const { amounts } = source;
  return shareSpots(source).some(({ percent, from }) => {
    // “More than half” gives no exact number.
    if (!asked.isRough && percent === 50 && isRoughShare(source.article.content, from)) return false;
    const low = countBefore(amounts, from);
    return amounts.slice(Math.max(0, low - 8), low + 8).some((amount) => {
      if (amount.isPercent || Math.abs(amount.from - from) > reach) return false;
      const alike = likeness(amount.use, use);
      if (alike === null || (alike === 0 && (asked.value < 100 || use.measure !== null))) return false;
      const part = (amount.value * percent) / 100;
      const more = isApart().test(sentence) || isTogether().test(sentence);
      const before = [amount.value / (1 + percent / 100), ...(percent < 100 ? [amount.value / (1 - percent / 100)] : [])];
      if (
        ![part, amount.value - part, ...(more ? [amount.value + part] : []), ...(asked.isRough ? before : [])].some((made) =>
          isMet(asked, made),
        )
      )
        return false;
      const { content } = source.article;
      const [start, end] = [Math.min(from, amount.from), Math.max(from, amount.to)];
      return shareWords(sentence, content.slice(Math.max(0, start - 40), end + 60));
    });
  });
}

/** Whether “more than”, “almost” stands beside a share of the article. */
const isRoughShare = (content: string, from: number) => isRough({ from, text: content.slice(from, from + 2), readings: [] }, content);

const isTime = /^(?:hour|minute|day|week|month|year)$/u;

/** How many percent one amount is of another near it, more or less than it. */
function isRatioOfNear({ value, isRough, beside }: Asked, sentence: string, source: SourceFacts): boolean {
  const within = isRough ? (value % 5 === 0 ? 2.5 : 1.5) : 0.6;
  const { content } = source.article;
  for (const [one, other] of nearPairs(source, false)) {
    const [part, whole] = one.value < other.value ? [one, other] : [other, one];
    const alike = likeness(one.use, other.use);
    const isPrices = one.use.measure === "money" && other.use.measure === "money" && isApart().test(sentence);
    if ((part.value < 3 && !isPrices) || value > 97 || alike === null || (whole.value < 10 && !isPrices) || whole.value > part.value * 50)
      continue;
    if (isTime.test(one.use.measure ?? "") || isTime.test(other.use.measure ?? "")) continue;
    const share = (100 * part.value) / whole.value;
    const all = part.value + whole.value;
    const ofAll = isJoined(content.slice(one.to, other.from)) ? [(100 * part.value) / all, (100 * whole.value) / all] : [];
    const shares = [...ofAll, share, 100 - share, ...(alike > 0 ? [(100 * whole.value) / part.value - 100] : [])];
    if (!shares.some((made) => Math.abs(made - value) <= within)) continue;
    const hasOperand = beside.some((near) => near === one.value || near === other.value);
    const isNear = alike > 0 || isOneSentence(content, one.to, other.from);
    if (hasOperand || (isNear && shareWords(sentence, content.slice(Math.max(0, one.from - 160), other.to + 100)))) return true;
  }
  return false;
}
