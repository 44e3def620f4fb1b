import { expect, it } from "vitest";
import { languageOf } from "../../../locales/languages.ts";
import { moneyIn } from "./page.ts";

it("says cents as people of the language write them, the sign in one piece also in an Arabic line", () => {
  expect(moneyIn(languageOf("en"), "usd")(500)).toBe("$5.00");
  expect(moneyIn(languageOf("de"), "usd")(1)).toBe("0,01\u00a0$");
  expect(moneyIn(languageOf("ja"), "jpy")(500)).toBe("￥500");
  expect(moneyIn(languageOf("ar"), "usd")(500)).toContain("\u2066US$\u2069");
});
