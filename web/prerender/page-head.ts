import { addressIn, blanks, type PageName, pages, publicPages } from "../../functions/pages/contract.ts";
import { type Language, readyLanguages } from "../../locales/languages.ts";

/** What a page says of itself to search engines, social networks and browsers. */
export interface PageWords {
  title: string;
  /** Empty where no search engine shall find the page. */
  description: string;
  /** What the product can do, each as a short phrase. */
  features: readonly string[];
  /** What is seen on the card that networks show with a link. */
  card: string;
}

const card = { width: 1200, height: 630 };

/** The `<head>` of a page but for its scripts, styles and preloads. Pages that are not public ask not to be found. */
export function headOf(page: PageName, language: Language, words: PageWords): string {
  const found = publicPages.find((name) => name === page);
  return [
    `<title>${quoted(words.title)}</title>`,
    ...(found ? publicTags(pages[found], language, words) : [meta("name", "robots", "noindex")]),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f0">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141412">`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="${manifestAddress(language.code)}">`,
  ].join("\n");
}

function publicTags(path: string, language: Language, { title, description, features, card: alt }: PageWords): string[] {
  const picture = `${blanks.origin}/cards/${language.code}.jpg`;
  return [
    meta("name", "description", description),
    `<link rel="canonical" href="${blanks.address}">`,
    ...readyLanguages.map(({ code }) => `<link rel="alternate" hreflang="${code}" href="${addressIn(blanks.origin, path, code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${blanks.origin}${path}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Stop Press"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", blanks.address),
    meta("property", "og:locale", language.tag.replace("-", "_")),
    ...readyLanguages
      .filter(({ code }) => code !== language.code)
      .map(({ tag }) => meta("property", "og:locale:alternate", tag.replace("-", "_"))),
    meta("property", "og:image", picture),
    meta("property", "og:image:type", "image/jpeg"),
    meta("property", "og:image:width", String(card.width)),
    meta("property", "og:image:height", String(card.height)),
    meta("property", "og:image:alt", alt),
    meta("name", "twitter:card", "summary_large_image"),
    ...(path === pages.landing ? [structuredData(language, description, features, picture)] : []),
  ];
}

/** The product as schema.org knows it. */
function structuredData({ code }: Language, description: string, features: readonly string[], picture: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Stop Press",
    url: blanks.address,
    description,
    applicationCategory: "DesignApplication",
    operatingSystem: "Any",
    browserRequirements: "JavaScript",
    inLanguage: code,
    isAccessibleForFree: true,
    featureList: features,
    image: picture,
    screenshot: `${blanks.origin}/hero/${code}.avif`,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
  // Words could hold "</script>".
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

export const manifestAddress = (code: string) => `/manifest${code === "en" ? "" : `-${code}`}.webmanifest`;

/** What a device needs to keep the site among its programs. */
export function manifestOf({ code, direction }: Language, description: string): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/${purpose === "any" ? "icon" : purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: "Stop Press",
    short_name: "Stop Press",
    description,
    lang: code,
    dir: direction,
    start_url: "/home",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f7f5f0",
    theme_color: "#f7f5f0",
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

const meta = (kind: "name" | "property", name: string, content: string) => `<meta ${kind}="${name}" content="${quoted(content)}">`;

/** A text as it may stand in markup and in an attribute's quotes. */
export function quoted(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
