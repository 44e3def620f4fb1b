// Makes the product's own pictures with the product: web/public/hero/<language>.webp, shown on the landing page, and
// .github/front-page.webp for the README. Run it by hand when the look of a page has changed, and look at what it made:
//   npm run pictures              all languages
//   npm run pictures -- ja ar     only these; the README's picture comes with en
// It builds the app if sources are newer, serves it with an empty database, and in a browser signs in, types a sample
// article, generates, and downloads the PNG. The browser then scales that file and writes WebP. Needs no network. The same
// sources, browser and sample give the same page: the date is the sample's, and each language has a new person, so the
// paper's number is the first.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { serveBuiltSite, signIn } from "../bench/built-site.mjs";
import { launchBrowser } from "../browser.ts";
import { toWebp } from "../webp.ts";
import { build } from "./prepare.mjs";

const articles = {
  en: "en-tide-mill-feature",
  es: "es-faro-punta-meira",
  fr: "fr-boulangerie-cooperative",
  de: "de-hochwasserschutz",
  it: "it-mercato-coperto",
  pt: "pt-orquestra-escolar",
  ru: "ru-nochnoy-poezd",
  ja: "ja-shima-no-ferry",
  ko: "ko-ssiat-eunhaeng",
  zh: "zh-liuxi-river",
  ar: "ar-iyadat-alraseef",
  hi: "hi-pahadi-football-club",
};
const hero = { width: 1080, height: 1440, bytes: 190 * 1024 };
const readme = { width: 1200, height: 1600, bytes: 300 * 1024 };
const patience = 60_000;

const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : Object.keys(articles);
const unknown = languages.filter((language) => !(language in articles));
if (unknown.length > 0) {
  console.error(`No sample article for ${unknown.join(", ")}; there are ${Object.keys(articles).join(", ")}.`);
  process.exit(1);
}

/** The way of a user from the empty form to the downloaded file, in an interface of the article's language. */
async function printFrontPage(browser, origin, language) {
  const article = JSON.parse(readFileSync(`.ci/samples/${articles[language]}.json`, "utf8"));
  const words = JSON.parse(readFileSync(`locales/${language}/app.json`, "utf8"));
  const context = await browser.newContext({
    locale: language,
    acceptDownloads: true,
    baseURL: origin,
    viewport: { width: 1400, height: 900 },
  });
  try {
    await context.addCookies(await signIn(browser, origin, `pictures-${language}@localhost.test`));
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto("/home");
    await page.getByLabel(words.article.headline.label, { exact: true }).fill(article.title);
    await page.getByRole("textbox", { name: words.article.content.label, exact: true }).fill(article.content);
    await page.getByLabel(words.article.region.label, { exact: true }).fill(article.region);
    await page.getByLabel(words.article.author.label, { exact: true }).fill(article.author);
    await page.getByLabel(words.article.date.label, { exact: true }).fill(article.publishDate);
    const generate = page.getByRole("button", { name: words.generate.button, exact: true });
    // It refuses until it is known who is signed in and how many tokens there are.
    await page.waitForFunction((button) => button.getAttribute("aria-disabled") !== "true", await generate.elementHandle());
    await generate.click();
    await page.getByRole("document").first().waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: words.exports.png, exact: true }).click();
    return await readFile(await (await downloading).path());
  } finally {
    await context.close();
  }
}

build();
mkdirSync("web/public/hero", { recursive: true });
const site = await serveBuiltSite();
const browser = await launchBrowser();
try {
  for (const language of languages) {
    const png = await printFrontPage(browser, site.origin, language);
    const wanted = [[`web/public/hero/${language}.webp`, hero], ...(language === "en" ? [[".github/front-page.webp", readme]] : [])];
    for (const [path, size] of wanted) {
      const { file, quality } = await toWebp(browser, png, size);
      writeFileSync(path, file);
      console.log(`${path}: ${size.width} × ${size.height}, ${(file.length / 1024).toFixed(0)} KB, quality ${quality}`);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
