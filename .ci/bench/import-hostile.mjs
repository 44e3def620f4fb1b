const times = (count, text) => text.repeat(count);
const nested = (count, open, close) => times(count, open) + times(count, close);

/** Three paragraphs that are an article, so that it can be seen whether a page's burden cost the reader the text. */
export const sentence = "The harbour commission voted on Tuesday to keep the old ferry running through the winter";
const paragraphs = [
  `${sentence}, after forty residents of the island had spoken for it in a meeting that lasted until midnight.`,
  "The boat, built in 1961, carries the post, the doctor and eleven schoolchildren, and its captain has promised to stay for another two seasons, provided that the engine is looked after.",
  "A new landing stage will be paid for by the county, the chairman said, while the fares remain as they are; the accounts of the line will be laid open in March, when the commission meets again.",
];
const article = `<article><h1>Ferry stays</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</article>`;

const html = ({ head = "", before = "", inside = article, after = "" }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ferry stays</title>${head}</head><body>${before}${inside}${after}</body></html>`;
const jsonLd = (data) => `<script type="application/ld+json">${data}</script>`;
const byline = (text) => html({ inside: article.replace("</h1>", `</h1><p class="byline">${text}</p>`) });
const json = (value) => JSON.stringify(value);

/** Pages made to take long, or to break what reads them; the article is within the first 2 MB of each. */
export const hostilePages = {
  "5,000 nested divs": () => html({ inside: times(5_000, "<div>") + article + times(5_000, "</div>") }),
  "100,000 nested divs": () => html({ before: nested(100_000, "<div>", "</div>") }),
  "100,000 nested spans": () => html({ after: nested(100_000, "<span>", "</span>") }),
  "100,000 nested b, i, font": () => html({ after: nested(33_333, "<b><i><font>x", "</font></i></b>") }),
  "100,000 unclosed tags": () => html({ after: times(100_000, "<p><b><div>") }),
  "100,000 closing tags without a start": () => html({ before: times(100_000, "</div></p>") }),
  "10,000 nested tables": () => html({ after: nested(10_000, "<table><tr><td>", "</td></tr></table>") }),
  "10,000 nested lists": () => html({ after: nested(10_000, "<ul><li>x", "</li></ul>") }),
  "50,000 empty elements": () => html({ before: times(50_000, "<div></div>") }),
  "200,000 line breaks": () => html({ inside: article.replace("</p></article>", `</p>${times(200_000, "<br>")}</article>`) }),
  "100,000 entities": () => html({ after: `<p>${times(100_000, "&amp;&eacute;")}</p>` }),
  "100,000 entities without an end": () => html({ after: `<p>${times(100_000, "&notit&#99999999")}</p>` }),
  "20,000 links": () => html({ after: times(20_000, '<a href="/story">More of this</a> ') }),
  "20,000 links in the article": () =>
    html({ inside: article.replace("</article>", `<p>${times(20_000, '<a href="/s">more</a>, ')}</p></article>`) }),
  "20,000 paragraphs": () => html({ after: `<div>${times(20_000, "<p>A teaser of some length, with a comma and a point.</p>")}</div>` }),
  "100,000 comment nodes": () => html({ before: times(100_000, "<!-- x -->") }),
  "a comment without an end": () => html({ after: `<!-- ${times(150_000, "a -- b ")}` }),
  "an attribute of 1.9 MB": () => html({ before: `<div data-state="${times(1_900_000, "a")}"></div>` }),
  "a class of 1.5 MB": () => html({ before: `<div class="${times(300_000, "abcd ")}">x</div>` }),
  "10,000 attributes": () => html({ before: `<div ${Array.from({ length: 10_000 }, (_, at) => `data-a${at}="${at}"`).join(" ")}>x</div>` }),
  "1.9 MB of text in one line": () => html({ after: `<p>${times(190_000, "ten chars ")}</p>` }),
  "1.9 MB of spaces": () => html({ after: `<p>${times(1_900_000, " ")}</p>` }),
  "1.5 MB in one word": () => html({ after: `<p>${times(1_500_000, "a")}</p>` }),
  "1.9 MB of style and script": () =>
    html({ head: `<style>${times(60_000, ".a{color:red}\n")}</style><script>${times(60_000, "var a=1;if(a<2)a++;\n")}</script>` }),
  "a giant drawing": () => html({ before: `<svg>${times(40_000, '<path d="M0 0L1 1"/>')}</svg>` }),
  "a data: picture of 1.9 MB": () => html({ before: `<img src="data:image/png;base64,${times(1_900_000, "A")}">` }),
  "40,000 pictures": () => html({ before: times(40_000, '<img src="a.jpg" alt="A view">') }),
  "5,000 meta": () =>
    html({ head: times(5_000, '<meta property="og:title" content="Ferry stays"><meta name="author" content="A. Writer">') }),
  "20,000 headings": () => html({ after: times(20_000, "<h1>Ferry stays</h1>") }),
  "20,000 times and bylines": () =>
    html({ after: times(20_000, '<time datetime="2026-11-20">today</time><span class="byline author">By A. Writer</span>') }),
  "JSON-LD of 1 MB": () =>
    html({
      head: jsonLd(
        json({ "@type": "NewsArticle", headline: "Ferry stays", keywords: Array.from({ length: 60_000 }, (_, at) => `keyword ${at}`) }),
      ),
    }),
  "JSON-LD 20,000 deep": () => html({ head: jsonLd(`${times(20_000, '{"@graph":[')}1${times(20_000, "]}")}`) }),
  "JSON-LD without an end": () => html({ head: jsonLd(`{"@type":"NewsArticle","headline":"${times(900_000, "a\\")}`) }),
  "JSON-LD of 10,000 authors": () =>
    html({
      head: jsonLd(
        json({
          "@type": "NewsArticle",
          headline: "Ferry stays",
          author: Array.from({ length: 10_000 }, (_, at) => ({ name: `Writer ${at}` })),
        }),
      ),
    }),
  "JSON-LD with trailing commas and comments": () => html({ head: jsonLd(`{"@type":"Article",${times(100_000, "/*a*/,")}}`) }),
  "2,000 pieces of JSON-LD": () => html({ head: times(2_000, jsonLd('{"@type":"NewsArticle","headline":"Ferry stays"}')) }),
  "JSON-LD of 1 MB of spaces": () => html({ head: jsonLd(`${times(1_000_000, " ")}{"@type":"NewsArticle"`) }),
  "an articleBody of 1 MB of spaces": () =>
    html({
      head: jsonLd(
        json({ "@type": "NewsArticle", headline: "Ferry stays", articleBody: `${times(500_000, " ")}x${times(500_000, "\u3000")}` }),
      ),
      inside: "",
    }),
  "an articleBody of 1 MB of tags": () =>
    html({ head: jsonLd(json({ "@type": "NewsArticle", articleBody: times(200_000, "<p &") })), inside: "" }),
  "JSON-LD names of 500 KB": () =>
    html({
      head: jsonLd(
        json({
          "@type": "NewsArticle",
          headline: times(250_000, " |"),
          author: { name: times(500_000, "'") },
          datePublished: times(250_000, "1-"),
        }),
      ),
    }),
  "meta of ideographic spaces": () =>
    html({
      head: ["og:title", "author", "og:site_name", "article:published_time"]
        .map((name) => `<meta property="${name}" content="x${times(100_000, "\u3000")}x">`)
        .join(""),
    }),
  "a byline of dashes and quotes": () => byline(`By A. Writer ${times(150_000, "–")}x${times(150_000, "'")}x`),
  "a byline of ideographic spaces": () => byline(`x${times(300_000, "\u3000")}x`),
  "a headline of ideographic spaces": () => html({ inside: article.replace("Ferry stays", `Ferry${times(300_000, "\u3000")}stays`) }),
  "a byline of capitals": () => byline(`By ${times(150_000, "A A ")}`),
  "a byline of 1 MB of commas": () => byline(`By ${times(500_000, "a,")}`),
  "a byline of 1 MB of spaces": () => byline(`By${times(1_000_000, " ")}A. Writer`),
  "a byline of digits and points": () => byline(`By ${times(100_000, "20.11.")}2026`),
  "a byline of one letter": () => byline(times(300_000, "by ")),
  "a date of 500 KB": () =>
    html({
      head: `<meta property="article:published_time" content="${times(250_000, "2-")}">`,
      before: `<time>${times(100_000, "20 November ")}</time>`,
    }),
  "a title of 1 MB of bars": () =>
    html({ head: `<title>${times(250_000, "a | ")}</title><meta property="og:title" content="${times(100_000, "a - ")}">` }),
  "a dateline of 500 KB": () =>
    html({ inside: `<article><h1>Ferry stays</h1><p>${times(100_000, "DULUTH (")}${paragraphs[0]}</p>${article}</article>` }),
  "a dateline of capitals": () => html({ inside: `<article><p>${times(60_000, "DULUTH, ")}</p>${article}</article>` }),
  "capitals and dashes": () => html({ after: `<p>${times(200_000, "A - ")}</p>` }),
  "links of 500 KB": () => html({ head: `<link rel="canonical" href="https://www.island-news.org/${times(500_000, "a/")}">` }),
  "an address of percent signs": () =>
    html({ head: `<link rel="canonical" href="${times(300_000, "%25")}"><meta property="og:image" content="${times(300_000, "../")}">` }),
  "<![CDATA[ and <? without an end": () => html({ after: times(50_000, "<![CDATA[<?x <!x ") }),
  "an open attribute at the end": () => html({ after: times(200_000, '<a href="') }),
  "null characters": () => html({ before: times(500_000, "\0") }),
  "combining marks": () => html({ after: `<p>e${times(400_000, "\u0301")}</p>` }),
  "soft hyphens and joiners": () => html({ after: `<p>${times(200_000, "a\u00ad\u200d\u200b")}</p>` }),
  "1,000 frames and templates": () => html({ before: nested(1_000, "<template><noscript><iframe>", "</iframe></noscript></template>") }),
  "2,000 nested forms and buttons": () =>
    html({ before: nested(2_000, "<form><button><select><option>", "</option></select></button></form>") }),
};
