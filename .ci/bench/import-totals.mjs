import { printTable } from "./figures.mjs";
import { fields } from "./import-judge.mjs";

const mean = (values) => (values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length);
const exactly = (value) => (Number.isNaN(value) ? "–" : value.toFixed(3));
/** How often a field is right among the pages whose truth says it. */
const share = (judged, field) => mean(judged.flatMap((page) => (field in page.fields ? [Number(page.fields[field])] : [])));

/** The figures of many pages judged. `articles`: only those that are articles; of the others only whether the outcome is right. */
export function totalsOf(judged) {
  const articles = judged.filter(({ wanted }) => wanted === "article");
  const others = judged.filter(({ wanted }) => wanted !== "article");
  return {
    pages: judged.length,
    f1: mean(judged.map(({ f1 }) => f1)),
    articles: articles.length,
    articleF1: mean(articles.map(({ f1 }) => f1)),
    precision: mean(articles.map(({ precision }) => precision)),
    recall: mean(articles.map(({ recall }) => recall)),
    shingles: mean(articles.map(({ shingles }) => shingles)),
    empty: articles.filter(({ isEmpty }) => isEmpty).length,
    underHalf: articles.filter(({ f1 }) => f1 < 0.5).length,
    others: others.length,
    rightOthers: others.filter(({ isRight }) => isRight).length,
    forbidden: judged.reduce((sum, page) => sum + page.forbidden.length, 0),
    thrown: judged.filter(({ outcome }) => outcome === "THROWN").length,
    fields: Object.fromEntries(fields.map((field) => [field, share(judged, field)])),
  };
}

/** Totals side by side, a row for each set of pages by name. */
export function printTotals(byName) {
  const all = Object.entries(byName).map(([name, judged]) => [name, totalsOf(judged)]);
  printTable([
    [
      "body",
      "pages",
      "F1",
      "articles: F1",
      "precision",
      "recall",
      "4 words F1",
      "empty",
      "< 0.5",
      "no articles, told",
      "forbidden phrases",
      "thrown",
    ],
    ...all.map(([name, { pages, f1, articleF1, precision, recall, shingles, ...counts }]) => [
      name,
      pages,
      ...[f1, articleF1, precision, recall, shingles].map(exactly),
      `${counts.empty} of ${counts.articles}`,
      counts.underHalf,
      `${counts.rightOthers} of ${counts.others}`,
      counts.forbidden,
      counts.thrown,
    ]),
  ]);
  printTable([
    ["exactly right", ...fields],
    ...all.map(([name, totals]) => [name, ...fields.map((field) => exactly(totals.fields[field]))]),
  ]);
}

/** A row for each page, worst body first. Never for pages that are held. */
export function printPages(judgedByName) {
  const rows = Object.entries(judgedByName).toSorted(([, one], [, other]) => one.f1 - other.f1);
  printTable([
    ["page", "outcome", "F1", "precision", "recall", "4 words F1", "wrong"],
    ...rows.map(([name, page]) => [
      name,
      page.isRight ? page.outcome : `${page.outcome} (${page.wanted})`,
      ...[page.f1, page.precision, page.recall, page.shingles].map(exactly),
      [
        ...Object.entries(page.fields).flatMap(([field, isRight]) => (isRight ? [] : [field])),
        ...page.forbidden.map((phrase) => `“${phrase.slice(0, 40)}”`),
      ].join(", "),
    ]),
  ]);
}
