import { useLanguage } from "./use-language.ts";

const withoutSpaces = new Set(["ja", "zh"]);

/** Puts whole sentences one after the other as the interface's language does; empty ones are left out. */
export function useSentences(): (...sentences: (string | undefined)[]) => string {
  const { code } = useLanguage();
  return (...sentences) => sentences.filter(Boolean).join(withoutSpaces.has(code) ? "" : " ");
}
