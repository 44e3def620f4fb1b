import { expect, it } from "vitest";
import { readyLanguages } from "../../locales/languages.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { pages, publicPages } from "./contract.ts";
import { robotsText, sitemap } from "./site-files.ts";

const { fetch, browser, signIn } = startServer({ real: true });
const deployed = startServer({ real: true, vars: { ...testVars, APP_ENV: "", PUBLIC_URL: "https://papers.example" } });

const english = { "accept-language": "en" };
const tagsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
const languageIn = (text: string) => /<html [^>]*lang="(\w+)"/.exec(text)?.[1];

it("answers each public page in every language, with its own title, description and text, and names the others", async () => {
  for (const path of publicPages.map((name) => pages[name])) {
    const seen = new Set<string>();
    for (const { code, direction } of readyLanguages) {
      const answer = await fetch(`${path}?lang=${code}`, { headers: english });
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get("content-language")]).toEqual([path, 200, code]);
      expect(text).toMatch(new RegExp(`<html [^>]*lang="${code}" dir="${direction}"`));
      expect(text).toMatch(/<h1[ >]/);
      seen.add(`${/<title>([^<]+)/.exec(text)?.[1]} ${/name="description" content="([^"]+)/.exec(text)?.[1]}`);
      const { origin } = new URL(/rel="canonical" href="([^"]+)/.exec(text)?.[1] ?? "");
      expect(tagsOf(text, /rel="canonical" href="([^"]+)/g)).toEqual([`${origin}${path}?lang=${code}`]);
      expect(tagsOf(text, /hreflang="([^"]+)/g)).toEqual([...readyLanguages.map((language) => language.code), "x-default"]);
      expect(text).not.toContain(".invalid");
    }
    expect([path, seen.size]).toEqual([path, readyLanguages.length]);
  }
});

it("takes the visitor's stored language first, then the address's, then the browser's", async () => {
  const asked = { "accept-language": "nl, pt-BR;q=0.8, en;q=0.5" };
  expect(languageIn(await (await fetch("/", { headers: asked })).text())).toBe("pt");
  expect(languageIn(await (await fetch("/?lang=ja", { headers: asked })).text())).toBe("ja");
  const stored = await fetch("/?lang=ja", { headers: { ...asked, cookie: "lang=ar" } });
  expect(stored.headers.get("vary")).toBe("Cookie, Accept-Language");
  const text = await stored.text();
  expect(languageIn(text)).toBe("ar");
  // This is not the Japanese page.
  expect(text).not.toMatch(/rel="canonical" href="[^"]*lang=/);
});

it("says price 0 and the features in the page's language, and nothing to search engines where they have no business", async () => {
  const text = await (await fetch("/?lang=de", { headers: english })).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? "");
  expect(data).toMatchObject({ "@type": "WebApplication", inLanguage: "de", offers: { price: "0", priceCurrency: "USD" } });
  expect(data.featureList).toHaveLength(6);
  expect(data.featureList).toContain("Regionaler Stil");
  for (const path of ["/home", "/admin", "/pricing?x=1", "/nope", "/nope/nope"])
    expect([path, await (await fetch(path)).text()]).toEqual([path, expect.stringContaining('<meta name="robots" content="noindex">')]);
});

it("names a path that is not there as it was asked for, and no file of pages can be visited by itself", async () => {
  const answer = await fetch("/caf%C3%A9%22%3E%3Cb", { headers: { "accept-language": "fr" } });
  expect(answer.status).toBe(404);
  const text = await answer.text();
  expect(text).toContain("404 Page introuvable");
  expect(text).toContain(`/api/login?next=${encodeURIComponent("/caf%C3%A9%22%3E%3Cb")}`);
  expect(text).not.toContain(".invalid");
  // What is not there may be there in a moment: nobody keeps it.
  expect(answer.headers.get("etag")).toBeNull();
  expect((await fetch("/caf%C3%A9", { headers: { "if-none-match": '*, "x-new"' } })).status).toBe(404);
  for (const path of ["/pages/de/landing", "/pages/de/landing.html", "/pages/de/", "/pages"])
    expect([path, (await fetch(path)).status]).toEqual([path, 404]);
});

it("spares a browser the page it has, unless somebody signed in since or the language changed", async () => {
  const first = await fetch("/", { headers: english });
  const tag = first.headers.get("etag") ?? "";
  expect(await first.text()).toContain('data-visitor="new"');
  const again = await fetch("/", { headers: { ...english, "if-none-match": tag } });
  expect([again.status, await again.text(), again.headers.get("etag"), again.headers.get("vary")]).toEqual([
    304,
    "",
    tag,
    "Cookie, Accept-Language",
  ]);
  expect((await fetch("/", { headers: { "accept-language": "it", "if-none-match": tag } })).status).toBe(200);
  const { get } = await signIn();
  const known = await get("/", { ...english, "if-none-match": tag });
  expect(known.status).toBe(200);
  expect(await known.text()).toContain('data-visitor="known"');
  expect((await browser().get("/", { cookie: "session=forged", "if-none-match": tag, ...english })).status).toBe(304);
});

it("names the address the operator has set, in pages and for search engines", async () => {
  const text = await (await deployed.fetch("/terms?lang=es")).text();
  expect(text).toContain('<link rel="canonical" href="https://papers.example/terms?lang=es">');
  expect(await (await deployed.fetch("/robots.txt")).text()).toBe(robotsText("https://papers.example"));
  const map = await deployed.fetch("/sitemap.xml");
  expect(map.headers.get("content-type")).toContain("xml");
  expect(await map.text()).toBe(sitemap("https://papers.example"));
});

it("keeps search engines out of what is behind a sign-in, and lets them see pictures of shared pages", () => {
  const lines = robotsText("https://papers.example").split("\n");
  for (const path of ["/api/", "/home", "/pricing", "/success", "/account", "/admin", "/pages/"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines.indexOf("Allow: /api/images/")).toBe(1);
  expect(lines.filter((line) => /Disallow: \/?(share.*)?$/.test(line))).toEqual([]);
});

it("the map of the site holds each public page in each language, and all of their links", () => {
  const text = sitemap("https://papers.example");
  const addresses = tagsOf(text, /<loc>([^<]+)/g);
  expect(addresses).toHaveLength(publicPages.length * (readyLanguages.length + 1));
  expect(addresses).toContain("https://papers.example/privacy?lang=hi");
  expect(tagsOf(text, /hreflang="([^"]+)/g)).toHaveLength(addresses.length * (readyLanguages.length + 1));
});
