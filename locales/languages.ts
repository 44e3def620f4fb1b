/** The single list of languages: what the picker shows, what the typesetter hyphenates, what mails are written in. */
export const languages = [
  { code: "en", name: "English", nativeName: "English", flag: "🇬🇧", direction: "ltr", tag: "en-US", ready: true },
  { code: "es", name: "Spanish", nativeName: "Español", flag: "🇪🇸", direction: "ltr", tag: "es-ES", ready: true },
  { code: "fr", name: "French", nativeName: "Français", flag: "🇫🇷", direction: "ltr", tag: "fr-FR", ready: true },
  { code: "de", name: "German", nativeName: "Deutsch", flag: "🇩🇪", direction: "ltr", tag: "de-DE", ready: true },
  { code: "it", name: "Italian", nativeName: "Italiano", flag: "🇮🇹", direction: "ltr", tag: "it-IT", ready: true },
  { code: "pt", name: "Portuguese", nativeName: "Português", flag: "🇵🇹", direction: "ltr", tag: "pt-PT", ready: true },
  { code: "ru", name: "Russian", nativeName: "Русский", flag: "🇷🇺", direction: "ltr", tag: "ru-RU", ready: true },
  { code: "ja", name: "Japanese", nativeName: "日本語", flag: "🇯🇵", direction: "ltr", tag: "ja-JP", ready: true },
  { code: "ko", name: "Korean", nativeName: "한국어", flag: "🇰🇷", direction: "ltr", tag: "ko-KR", ready: true },
  { code: "zh", name: "Chinese", nativeName: "中文", flag: "🇨🇳", direction: "ltr", tag: "zh-CN", ready: true },
  { code: "ar", name: "Arabic", nativeName: "العربية", flag: "🇸🇦", direction: "rtl", tag: "ar-EG", ready: true },
  { code: "hi", name: "Hindi", nativeName: "हिन्दी", flag: "🇮🇳", direction: "ltr", tag: "hi-IN", ready: true },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language["code"];

/**
 * Something for every language that is offered; one whose words are not all there yet may have it. When a language becomes `ready`, the
 * compiler names each table of this type that lacks it.
 */
export type ByLanguage<T> = Readonly<Record<Extract<Language, { ready: true }>["code"], T> & Partial<Record<LanguageCode, T>>>;

/** Languages whose words are all there; the picker and `?lang=` offer only these. */
export const readyLanguages: readonly Language[] = languages.filter((language) => language.ready);

export function findLanguage(code: string | null | undefined): Language | undefined {
  const base = code?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.code === base);
}

/** The entry of a known code; English for an unknown one. */
export function languageOf(code: string | null | undefined): Language {
  return findLanguage(code) ?? languages[0];
}
