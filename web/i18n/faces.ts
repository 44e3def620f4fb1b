import type { LanguageCode } from "../../locales/languages.ts";

// Latin is in the first style sheet, for the wordmark is always Latin. The others come when their language does.
const faces: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  ja: () => import("./faces-ja.css"),
  ko: () => import("./faces-ko.css"),
  zh: () => import("./faces-zh.css"),
  ar: () => import("./faces-ar.ts"),
  hi: () => import("./faces-hi.ts"),
};

/** The interface's faces of a language. A failure leaves the system's faces. */
export async function loadFaces(language: LanguageCode): Promise<void> {
  await faces[language]?.().catch(() => undefined);
}
