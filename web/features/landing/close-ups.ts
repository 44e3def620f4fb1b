import type { LanguageCode } from "../../../locales/languages.ts";

/**
 * Languages whose lines are justified by their word spaces; readers of the others see English ones enlarged. `npm run pictures` draws them.
 */
export const closeUps: readonly LanguageCode[] = ["en", "es", "fr", "de", "it", "pt", "ru", "ar", "hi"];
