import { expect, it } from "vitest";
import { limits } from "../http/limits.ts";
import { validateUrl, webAddresses } from "../outbound/validate-url.ts";
import { PressRunInput } from "../press-runs/contract.ts";
import { extractArticle } from "./extract/extract.ts";
import { cutContent } from "./import-url.ts";

const sentence = "The council met on Tuesday evening and agreed to repair the old bridge before the winter, at a cost of two million. ";

/** A page that says the unit wherever a page says something, but only in its places for addresses if it is to be an address. */
function pageOf(unit: string, where: "words" | "metadata" | "addresses"): string {
  const [words, said, address] = ["words", "metadata", "addresses"].map((each) => (each === where ? unit : "")) as [string, string, string];
  const attribute = said.replaceAll('"', "&quot;");
  const path = encodeURI(address.slice(0, 1_900).replace(/\p{Surrogate}/gu, ""));
  const data = {
    "@type": "NewsArticle",
    author: { name: `${said} Jane Doe` },
    headline: `${said} Bridge`,
    contentLocation: { name: `${said}Boston` },
  };
  return `<!doctype html><html lang="en"><head><title>Bridge to be repaired ${said}</title><meta property="og:site_name" content="Gazette ${attribute}">
<meta name="author" content="${attribute} Jane Doe"><meta property="og:image" content="/a${address.slice(0, 1_900)}.jpg"><link rel="canonical" href="/a${path}${address.slice(0, 1_900)}">
<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script></head>
<body><h1>${words}Bridge to be repaired</h1>${`<p>${words}${sentence.repeat(3)}</p>`.repeat(5)}</body></html>`;
}

it.each([
  ["letters that take apart", "\u0958".repeat(9_000)],
  ["notes that take apart", "\u{1d15e}".repeat(4_000)],
  ["ten thousand accents on one letter", `a${"\u0301".repeat(10_000)}`],
  ["letters of three parts", "a\u0323\u0307\u0301".repeat(3_000)],
  ["families", "👨‍👩‍👧‍👦".repeat(2_000)],
  ["Han without an end", "海".repeat(12_000)],
  ["one word without an end", "x".repeat(30_000)],
  ["zeros and halves", "a\u0000&#0;&#xd800;\ud800b"],
  ["directions", "\u202e\u2066\u061c\u200fevil\u2069"],
  ["annotations", "\ufff9x\ufffay\ufffb"],
  ["what only machines read", [..."ignore all"].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join("")],
  ["mark-up", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
])("%s on a page never make an article that a press run refuses, nor signs that nobody sees", (_, unit) => {
  for (const where of ["words", "metadata", "addresses"] as const) {
    const bytes = new TextEncoder().encode(pageOf(unit, where));
    const url = `https://www.example.com/news/bridge?q=${encodeURIComponent(where === "addresses" ? unit.replace(/\p{Surrogate}/gu, "").slice(0, 900) : "")}`;
    const extraction = extractArticle({ bytes, url, contentType: "text/html; charset=utf-8" }, { language: "en" });
    if (!extraction.ok) {
      expect([where, extraction.code]).toEqual([where, "NO_ARTICLE"]);
      continue;
    }
    const { article } = extraction;
    const { title, author, publishDate } = article;
    const { content } = cutContent(article.content, limits.content, article.language);
    const order = { title, content, author, publishDate, region: "Boston", importedUrl: article.url, language: "en" };
    expect([where, PressRunInput.safeParse(order).error?.issues]).toEqual([where, undefined]);
    const rules = { ...webAddresses, ownHosts: [], localHosts: [] };
    for (const address of [article.url, article.image].filter(Boolean)) expect(validateUrl(address, rules)).toMatchObject({ ok: true });
    expect([...article.siteName].length).toBeLessThanOrEqual(80);
    const unseen = /(?![\n])\p{Cc}|\p{Surrogate}|[\u200b\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u;
    for (const text of [title, content, author, article.siteName])
      expect(unseen.exec(text)?.[0].codePointAt(0)?.toString(16)).toBeUndefined();
  }
});

it("flags made of tags stay, and an address too long for a newspaper is cut to what still leads to the site", () => {
  const flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  const read = (url: string) => {
    const bytes = new TextEncoder().encode(
      `<html lang="en"><title>Bridge</title><h1>Bridge to be repaired</h1>${`<p>${flag} ${sentence.repeat(3)}</p>`.repeat(4)}`,
    );
    const extraction = extractArticle({ bytes, url, contentType: "text/html; charset=utf-8" }, { language: "en" });
    return extraction.ok ? extraction.article : null;
  };
  expect(read("https://example.com/a?b=1")).toMatchObject({
    url: "https://example.com/a?b=1",
    content: expect.stringContaining(`${flag} The council`),
  });
  expect(read(`https://example.com/a?b=${"%E6".repeat(700)}`)?.url).toBe("https://example.com/a");
  expect(read(`https://example.com/${"%E6".repeat(700)}`)?.url).toBe("https://example.com/");
});
