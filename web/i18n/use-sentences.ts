import { useLanguage } from "./use-language.ts";

const withoutSpaces = new Set(["ja", "zh"]);
const fullStops: Record<string, string> = { ja: "。", zh: "。", hi: "।" };
/** What ends a sentence, a closing quotation mark or bracket after it included. */
const ended = /[.!?…:;。！？।؟](?:["”’»」)）]|\s)*$/u;

/**
 * Puts whole sentences one after the other as the interface's language does; empty ones are left out. A message without a full stop, as the
 * specification gives some, gets one where another sentence follows.
 */
export function useSentences(): (...sentences: (string | undefined)[]) => string {
  const { code } = useLanguage();
  return (...sentences) =>
    sentences
      .filter((sentence): sentence is string => Boolean(sentence))
      .map((sentence, index, all) => (index === all.length - 1 || ended.test(sentence) ? sentence : sentence + (fullStops[code] ?? ".")))
      .join(withoutSpaces.has(code) ? "" : " ");
}
