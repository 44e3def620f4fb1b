import { useTranslation } from "react-i18next";
import { type Language, languageOf } from "../../locales/languages.ts";

/** The language the interface is shown in, with its direction and Intl tag. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}
