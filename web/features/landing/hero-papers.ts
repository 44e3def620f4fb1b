import type { LanguageCode } from "../../../locales/languages.ts";

/** Templates that are at home where a language is. */
type HomePaper = "american-classic" | "bamboo-daily" | "carnival-gazette" | "european-modern" | "monsoon-times" | "savanna-chronicle";

/** The template a visitor sees first: one that is at home where the language is. `npm run pictures` sets the article in it. */
export const heroPapers: Readonly<Record<LanguageCode, HomePaper>> = {
  en: "american-classic",
  es: "carnival-gazette",
  fr: "european-modern",
  de: "european-modern",
  it: "european-modern",
  pt: "carnival-gazette",
  ru: "european-modern",
  ja: "bamboo-daily",
  ko: "bamboo-daily",
  zh: "bamboo-daily",
  ar: "savanna-chronicle",
  hi: "monsoon-times",
};

const others = ["american-classic", "european-modern", "bamboo-daily", "goldfield-daily"] as const;

export type HeroPaper = HomePaper | (typeof others)[number];

/** What the page can be set in anew: the paper it lies there in, and three that look different. */
export const offeredPapers = (code: LanguageCode): HeroPaper[] => [...new Set<HeroPaper>([heroPapers[code], ...others])].slice(0, 4);

/** `picture`: made when the site was built. `set`: by the typesetter in this window. */
export type Lying = { how: "picture" | "setting" | "set" | "failed"; paper: HeroPaper };
