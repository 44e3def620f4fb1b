import { weightOf } from "../text.ts";
import words from "../words/lines.json" with { type: "json" };
import { type PageElement, PageText } from "./page-tree.ts";

/** Elements without text of an article. */
const asideTags = "figcaption,nav,footer,aside,form,menu,noscript";
/** An aside or a form with more of the page's text than this share holds the article: some sites wrap the whole page in a form. */
const wrapperShare = 0.4;

/** Removes elements that HTML marks as not part of the article: navigation, asides, captions, forms. */
export function removeAsides(body: PageElement): void {
  const whole = weightOf(body.textContent);
  for (const element of body.querySelectorAll(asideTags)) {
    const mayWrap = element.localName === "aside" || element.localName === "form";
    if (isWithin(element, body) && (!mayWrap || weightOf(element.textContent) <= whole * wrapperShare)) element.remove();
  }
}

/** Words in class names and ids ("related", "related-posts", "relatedPosts") of elements beside an article. */
const asideNames = new RegExp(
  `(?:^|-)(?:${[
    "(?:image-?|media-?|photo-?|wp-)?captions?(?:-text)?|(?:photo-?|image-?)?credits?|copyright|bild(?:unterschrift|nachweis|text)|legende|pie-?(?:de-?)?foto|leyenda|didascalia|legenda",
    "breadcrumbs?|pagination|skip-?link|toolbar|timestamp|dateline-?meta|byline|author-?(?:bio|box|info)|about-?author|bio",
    "related(?:-?(?:articles?|posts?|links?|stories|content|news))?|relacionad[ao]s?|correlat[ie]|recirc\\w*|recommend\\w*|more-?(?:on|from|stories)|read-?(?:more|next|also)|lire-?aussi|leggi-?anche|trending|most-?(?:read|popular)|tags?-?list|post-?tags?",
    "newsletter|subscri(?:be|ption)|sign-?up|share|sharing|social|comments?|disqus|cookies?|gdpr|promos?|advert\\w*|ad-?slot|sponsor\\w*|werbung|publicidade?|publicite|pubblicita|reklama",
  ].join("|")})(?=-|$)`,
);
const namedTags = "div,section,p,span,ul,ol,header,figure,small,h2,h3,h4";
/** Maximum weight of an aside: a longer element with such a name is something else. */
const longestAside = 1_500;
/** Maximum share of the page's running text in an aside. */
const largestShare = 0.3;

/** Removes short elements whose class or id marks them as asides. */
export function removeNamedAsides(body: PageElement): void {
  const whole = runningText(body);
  for (const element of body.querySelectorAll(namedTags)) {
    if (!namesOf(element).some((name) => asideNames.test(name)) || !isWithin(element, body)) continue;
    if (weightOf(element.textContent) > longestAside || runningText(element) > whole * largestShare) continue;
    if (element.querySelectorAll("article,main,h1").length === 0) element.remove();
  }
}

/** Class names and id in lower case, their words joined by hyphens. */
function namesOf(element: PageElement): string[] {
  return `${element.className} ${element.id}`
    .split(/\s+/)
    .filter((name) => name !== "" && name.length < 80)
    .map((name) =>
      name
        .replace(/([a-z])([A-Z])/g, "$1-$2")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-"),
    );
}

/** Weight of text from which an article is one, and a piece of text a sentence rather than a label. */
const leastArticle = 300;
const leastSentence = 40;

/** Where the article under the page's title is an `article` element, removes the other `article` elements that follow or precede it. */
export function removeOtherArticles(body: PageElement, isTitle: (text: string) => boolean): void {
  const articles = body.getElementsByTagName("article");
  if (articles.length < 2) return;
  const headings = body.querySelectorAll("h1,h2").filter((heading) => isTitle(heading.textContent.slice(0, 600)));
  const own = headings.map(articleAround).find((article) => article !== null && runningText(article) >= leastArticle);
  if (!own) return;
  for (const article of articles) if (!isWithin(article, own) && !isWithin(own, article)) article.remove();
}

/** Removes the siblings after a comments heading, and after the box it heads, if an article precedes it. */
export function removeComments(body: PageElement): void {
  let before = 0;
  const visit = (element: PageElement): PageElement | null => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof PageText) before += weightOf(node.textContent) > leastSentence ? weightOf(node.textContent) : 0;
      else if (before >= leastArticle && isHeading(node)) return node;
      else if (node.localName !== "a") {
        const found = visit(node);
        if (found) return found;
      }
    }
    return null;
  };
  let top = visit(body);
  while (top && !top.previousElementSibling && top.parentNode && !/^(?:body|main|article)$/.test(top.parentNode.localName))
    top = top.parentNode;
  while (top) {
    const next: PageElement | null = top.nextElementSibling;
    top.remove();
    top = next;
  }
}

const isHeading = (element: PageElement) =>
  /^h[1-6]$/.test(element.localName) && isCommentsHeading(element.textContent.slice(0, 100).replace(/\s+/g, " ").trim());

function articleAround(element: PageElement): PageElement | null {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at.localName === "article") return at;
  return null;
}

/** Weight of the text outside links, in pieces long enough to be sentences. */
function runningText(element: PageElement): number {
  let sum = 0;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (!(node instanceof PageText)) sum += node.localName === "a" ? 0 : runningText(node);
    else if (weightOf(node.textContent) > leastSentence) sum += weightOf(node.textContent);
  }
  return sum;
}

/** Whether an element is another or below it. */
function isWithin(element: PageElement, container: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at === container) return true;
  return false;
}

/**
 * How a language words lines that are no part of an article: parts of regular expressions, in lower case, one alternative each.
 * `label`: the whole line; `comments`: the whole heading of the reader comments; `reference`: the beginning of a line that links to
 * another article; `prompt`: a call to action; `credit`: the beginning of a line about pictures, sources and rights; `stamp`: the
 * beginning of a line that says when.
 */
type LineWords = Record<"label" | "comments" | "reference" | "prompt" | "credit" | "stamp", string[]>;

// All languages at once: a page's language may be declared wrongly, or not at all.
const languages = Object.values<LineWords>(words);
const any = (kind: keyof LineWords) =>
  languages
    .flatMap((language) => language[kind])
    .join("|")
    .normalize("NFC");
const edge = String.raw`[\s\p{P}\p{S}]*`;
/** A word boundary, in scripts that separate words by spaces. */
const wordEnd = String.raw`(?!(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}])[\p{L}\p{M}])`;

const label = new RegExp(`^${edge}(?:${any("label")})${edge}$`, "iu");
const comments = new RegExp(`^${edge}(?:\\d+ )?(?:${any("comments")})(?: ?\\(?\\d+\\)?| ?[(（][^()（）]{1,20}[)）])?${edge}$`, "iu");
const reference = new RegExp(`^${edge}(?:${any("reference")})${wordEnd}`, "iu");
const referenceWithColon = new RegExp(`^${edge}(?:${any("reference")})(?:\\s*[:：|>»→–—-]|\\s*$)`, "iu");
const promptStart = new RegExp(`^${edge}(?:${any("prompt")})`, "iu");
const promptWithin = new RegExp(`(?:${any("prompt")})`, "iu");
const credit = new RegExp(`^(?:${any("credit")})`, "iu");
const stamp = new RegExp(`^${edge}(?:${any("stamp")})${edge}(?=.{0,20}\\d)`, "iu");

/** Weights of the longest line of each kind. */
const longest = { standard: 200, unlinked: 60, label: 90, comments: 60, reference: 260, prompt: 320, date: 90 };

/** Whether a line is worded as a label, a reference, a prompt, a credit or a time stamp: very short, or with a link. `linked`: 0 to 1. */
export function isStandardLine({ text, linked }: { text: string; linked: number }): boolean {
  const weight = weightOf(text);
  if (weight > longest.standard || (weight >= longest.unlinked && linked <= 0.2)) return false;
  return isLabel(text) || isReference(text, linked) || promptStart.test(text) || credit.test(text) || stamp.test(text);
}

const isLabel = (line: string) => line.length <= longest.label && label.test(line);

function isReference(line: string, linked: number): boolean {
  const isSentence = /[.。!?।]$/.test(line);
  if ((linked > 0.3 || (line.length < 50 && !isSentence)) && reference.test(line)) return linked > 0.3 || line.split(" ").length > 2;
  return referenceWithColon.test(line) && (linked > 0 || !isSentence);
}

/** The heading of the reader comments. */
export const isCommentsHeading = (line: string) => line.length <= longest.comments && comments.test(line);

/** Asks to subscribe, follow, give or comment, anywhere in the line. */
export const isPrompt = (line: string) => weightOf(line) <= longest.prompt && promptWithin.test(line);

/** Begins with the name of an author (in lower case), as biographies do. */
export const isByAuthor = (line: string, authors: readonly string[]) => {
  const start = line.slice(0, 80).toLowerCase();
  return authors.some((author) => start.startsWith(author));
};

const dateLanguages = ["en", "de", "fr", "es", "it", "pt", "ru", "ja", "ko", "zh", "ar", "hi"];
/** Words between the parts of a date, and names of clocks. */
const dateJoints =
  "at on the of and st nd rd th am pm a m p um uhr am den der le la à h de del las los a il alle ore di do da às e em г года в мск 年 月 日 時 分 时 点 년 월 일 시 분 오전 오후 上午 下午 午前 午後 في الساعة ص م بتوقيت को बजे पर gmt utc cet cest est edt bst ist pst pdt msk jst kst мск";

let dateWords: ReadonlySet<string> | undefined;

/** Names of months and weekdays in twelve languages, long and short, and the words between them. */
function knownDateWords(): ReadonlySet<string> {
  if (dateWords) return dateWords;
  const names = new Set(dateJoints.split(" "));
  for (const language of dateLanguages)
    for (const width of ["long", "short"] as const) {
      const months = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { day: "numeric", month: width, timeZone: "UTC" });
      const days = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { weekday: width, timeZone: "UTC" });
      for (let month = 0; month < 12; month++) for (const word of wordsOf(months.format(Date.UTC(2026, month, 15)))) names.add(word);
      for (let day = 1; day <= 7; day++) for (const word of wordsOf(days.format(Date.UTC(2026, 1, day)))) names.add(word);
    }
  dateWords = names;
  return names;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** A date or a time of day with almost no other words. */
export function isDateLine(line: string): boolean {
  if (weightOf(line) >= longest.date || !/\p{Nd}/u.test(line)) return false;
  if (stamp.test(line)) return true;
  const all = wordsOf(line);
  const others = all.filter((word) => !knownDateWords().has(word));
  if (/\p{Nd}{1,2}[:：.]\p{Nd}{2}|\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]/u.test(line))
    return others.length <= 1 && others.join("").length <= 12;
  return others.length === 0 && all.length > 0;
}
