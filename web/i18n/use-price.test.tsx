import { act, renderHook } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it } from "vitest";
import "../ui/testing.tsx";
import { usePrice } from "./use-price.ts";

afterEach(() => act(() => void i18next.changeLanguage("en")));

async function priceIn(language: string, amount: number): Promise<string> {
  await act(() => i18next.changeLanguage(language));
  return renderHook(usePrice).result.current(amount);
}

it("writes a price as English, German and Japanese do, without decimals that say nothing", async () => {
  expect(await priceIn("en", 500)).toBe("$5");
  expect(await priceIn("en", 0)).toBe("$0");
  expect(await priceIn("en", 550)).toBe("$5.50");
  expect(await priceIn("de", 500)).toBe("5\u00a0$");
  expect(await priceIn("ja", 500)).toBe("$5");
});

it("keeps the currency's sign in one piece in an Arabic line", async () => {
  expect(await priceIn("ar", 500)).toMatch(/٥.*\u2066[^\u2066\u2069]*\$\u2069/);
});
