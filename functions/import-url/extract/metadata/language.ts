import { supportedLanguages, toISO2 } from "tinyld/light";
import { contentLanguageOf, detectLanguage } from "../../../../web/language/index.ts";
import type { PageMetadata } from "../page.ts";

const enoughText = 60;

/**
 * The language of the article as BCP 47 code: what the page declares unless its text is plainly in another one, then what the
 * text is in, then `fallback`. A region is kept where the page names one.
 */
export function findLanguage(
  metadata: PageMetadata,
  linkedLanguage: string,
  text: string,
  fallback: string,
): { value: string; source: string } {
  const declared = [
    ...[metadata.lang, linkedLanguage].map((tag) => ({ tag, source: tag === metadata.lang ? "html" : "JSON-LD" })),
    ...["content-language", "language", "og:locale", "dc.language", "inlanguage"].flatMap((name) =>
      (metadata.meta.get(name) ?? []).map((tag) => ({ tag, source: "meta" })),
    ),
  ]
    .map(({ tag, source }) => ({ tag: canonicalTag(tag), source }))
    .filter(({ tag }) => tag !== "");
  if (text.length < enoughText)
    return declared[0] === undefined ? detected(text, fallback) : { value: declared[0].tag, source: declared[0].source };
  for (const { tag, source } of declared) if (agrees(tag, text)) return { value: tag, source };
  return detected(text, declared[0]?.tag ?? fallback);
}

function detected(text: string, otherwise: string): { value: string; source: string } {
  const found = detectLanguage(text);
  return found === null ? { value: canonicalTag(otherwise) || "en", source: "" } : { value: found, source: "text" };
}

const detectable = new Set(supportedLanguages.map((code) => toISO2(code)));

/** Whether a text can be in the declared language. Where the detector does not know that language, only the script can contradict. */
function agrees(tag: string, text: string): boolean {
  const base = tag.split("-")[0] ?? "";
  const near: Record<string, string> = { nb: "no", nn: "no" };
  const code = near[base] ?? base;
  if (detectable.has(code)) return contentLanguageOf(text, code) === code;
  const found = detectLanguage(text);
  return found === null || scriptOf(found) === scriptOf(code);
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? "";
  } catch {
    return "";
  }
}

/** A canonical BCP 47 tag; '' for anything else ("und", "mul", two languages at once). */
function canonicalTag(written: string): string {
  const tag = written
    .trim()
    .slice(0, 35)
    .replace(/[.@].*$/, "")
    .replaceAll("_", "-");
  if (!/^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,3}$/i.test(tag) || /^(?:und|mul|zxx)\b/i.test(tag)) return "";
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch {
    return "";
  }
}
