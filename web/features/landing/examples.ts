import type { LanguageCode } from "../../../locales/languages.ts";
import { type HeroPaper, heroPapers } from "./hero-papers.ts";

export interface Example {
  language: LanguageCode;
  templateId: HeroPaper | "vintage-times" | "ny-times-classic" | "philadelphia-inquirer";
}

/** Front pages of the gallery, each in another language and another template. `npm run pictures` sets them. */
export const examples: readonly Example[] = [
  { language: "ja", templateId: "bamboo-daily" },
  { language: "ar", templateId: "savanna-chronicle" },
  { language: "en", templateId: "vintage-times" },
  { language: "hi", templateId: "monsoon-times" },
  { language: "fr", templateId: "ny-times-classic" },
  { language: "de", templateId: "european-modern" },
  { language: "ru", templateId: "philadelphia-inquirer" },
  { language: "es", templateId: "carnival-gazette" },
];

/** 480 × 640, for the wall. */
export const smallPictureOf = ({ language }: Example) => `/examples/${language}.avif`;

/** 1080 × 1440, to be read. The page a visitor of the language sees first is there already. */
export const largePictureOf = ({ language, templateId }: Example) =>
  templateId === heroPapers[language] ? `/hero/${language}.avif` : `/examples/${language}-large.avif`;
