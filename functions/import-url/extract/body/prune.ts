import { weightOf } from "../text.ts";
import { isCommentsHeading } from "./lines.ts";
import { type PageElement, PageText } from "./page-tree.ts";

/** Elements that hold no text of an article. */
const asideTags = new Set("figcaption nav footer aside form menu noscript".split(" "));
const asideRoles = new Set(
  "navigation dialog contentinfo complementary alert alertdialog banner menu menubar search toolbar tooltip".split(" "),
);
/** An aside or a form with more of the page's text than this share holds the article: some sites wrap the whole page in a form. */
const wrapperShare = 0.4;

/** Removes what HTML itself calls no part of the article: navigation, asides, captions, forms, and what is hidden from screen readers. */
export function removeAsides(body: PageElement): void {
  const whole = weightOf(body.textContent);
  for (const element of [...body.querySelectorAll([...asideTags, "div", "section", "ul"].join(","))]) {
    const isTag = asideTags.has(element.localName);
    const isRole = asideRoles.has(element.getAttribute("role") ?? "") || element.getAttribute("aria-hidden") === "true";
    if (!(isTag || isRole) || !isWithin(element, body)) continue;
    const mayWrap = !isTag || element.localName === "aside" || element.localName === "form";
    if (!mayWrap || weightOf(element.textContent) <= whole * wrapperShare) element.remove();
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
  for (const element of [...body.querySelectorAll(namedTags)]) {
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
