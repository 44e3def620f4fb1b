import { renderHook } from "@testing-library/react";
import i18next from "i18next";
import { createElement, type ReactNode } from "react";
import { getI18n, I18nextProvider, setI18n } from "react-i18next";
import { expect, it, vi } from "vitest";
import { useLanguage } from "./use-language.ts";
import { useSentences } from "./use-sentences.ts";

const inLanguage = (language: string) => {
  const i18n = i18next.createInstance({ lng: language, resources: {} });
  void i18n.init();
  return ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children);
};
const sentences = (language: string) => renderHook(() => useSentences(), { wrapper: inLanguage(language) }).result.current;

it("ends a message without a full stop where another sentence follows, as the language ends it", () => {
  expect(sentences("en")("Failed to expand content", undefined, "Your article is kept.")).toBe(
    "Failed to expand content. Your article is kept.",
  );
  expect(sentences("en")("Failed to expand content")).toBe("Failed to expand content");
  expect(sentences("en")("Really?", "He said “no.”", "Yes")).toBe("Really? He said “no.” Yes");
  expect(sentences("ja")("画像を作成できませんでした", "記事は残っています。")).toBe("画像を作成できませんでした。記事は残っています。");
  expect(sentences("hi")("चित्र नहीं बन सके", "लेख सुरक्षित है।")).toBe("चित्र नहीं बन सके। लेख सुरक्षित है।");
});

it("raises an error where no language was set up", () => {
  const setUp = getI18n();
  setI18n(undefined as never);
  try {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(() => renderHook(() => useLanguage())).toThrow(/set up/);
  } finally {
    vi.restoreAllMocks();
    setI18n(setUp);
  }
});
