import { afterEach, expect, it, vi } from "vitest";
import { chosenLanguage, rememberLanguage } from "./choice.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const browserSpeaks = (...tags: string[]) => vi.stubGlobal("navigator", { ...navigator, languages: tags });

it("the stored choice stands above the address, the address above the browser, and English comes last", () => {
  browserSpeaks("ja-JP", "en");
  expect(chosenLanguage()).toBe("ja");
  history.replaceState(null, "", "/?lang=de");
  expect(chosenLanguage()).toBe("de");
  rememberLanguage("ar");
  expect(chosenLanguage()).toBe("ar");
  expect(document.cookie).toContain("lang=ar");
});

it("a language there are no words for is passed over", () => {
  browserSpeaks("nl-NL", "de-AT");
  expect(chosenLanguage()).toBe("de");
  browserSpeaks("nl-NL");
  history.replaceState(null, "", "/?lang=klingon");
  expect(chosenLanguage()).toBe("en");
});
