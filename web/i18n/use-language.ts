import { useTranslation } from "react-i18next";
import { type Language, languageOf } from "../../locales/languages.ts";

/** The language the interface is shown in, with its direction and Intl tag. Throws where no language was set up (web/i18n/i18n.ts). */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  if (!i18n.language) throw new Error("useLanguage was called before web/i18n/i18n.ts set up the interface's language.");
  return languageOf(i18n.language);
}
