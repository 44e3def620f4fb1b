import type { LanguageCode } from "../../../locales/languages.ts";

/** The template a visitor sees first: one that is at home where the language is. `npm run pictures` sets the article in it. */
export const heroPapers = {
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
} as const satisfies Record<LanguageCode, string>;

const others = ["american-classic", "european-modern", "bamboo-daily", "goldfield-daily"] as const;

export type HeroPaper = (typeof heroPapers)[LanguageCode] | (typeof others)[number];

/** What the page can be set in anew: the paper it lies there in, and three that look different. */
export const offeredPapers = Object.fromEntries(
  Object.entries(heroPapers).map(([code, own]) => [code, [own, ...others.filter((id) => id !== own)].slice(0, 4)]),
) as Record<LanguageCode, HeroPaper[]>;
