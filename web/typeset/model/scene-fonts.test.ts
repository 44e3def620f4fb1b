import { expect, test } from "vitest";
import { setNewspaper } from "../page/set-newspaper.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { fontsOf } from "./scene-fonts.ts";

const place = { city: "今治", country: "日本", countryCode: "JP", lat: 34.07, lng: 133, timeZone: "Asia/Tokyo" };
const samples = [
  "en-tide-mill-feature",
  "de-hochwasserschutz",
  "ru-nochnoy-poezd",
  "hi-pahadi-football-club",
  "ko-ssiat-eunhaeng",
  "zh-liuxi-river",
  "ja-shima-no-ferry",
  "ar-iyadat-alraseef",
  "ar-maktabat-alnil-qaseer",
];

for (const sample of samples) {
  test(`nothing is printed in a face that was not asked for it before setting: ${sample}`, async () => {
    const newspaper = { ...newspaperFrom(sample), place };
    const tools = await toolsOf(newspaper.language);
    const asked = new Map(fontsOf(newspaper, tools.words).map(({ font, text }) => [font, new Set(text)]));
    const missed = setNewspaper(newspaper, tools)
      .pages.flatMap(({ items }) => items)
      .flatMap((item) => (item.kind === "text" ? [...item.text].map((sign) => ({ font: item.font, sign })) : []))
      .filter(({ font, sign }) => !/\p{C}/u.test(sign) && !asked.get(font)?.has(sign));
    expect([...new Set(missed.map(({ font, sign }) => `${sign} ${font}`))]).toEqual([]);
  });
}

test("a head's face of thousands of signs is not asked for the whole article", async () => {
  const newspaper = newspaperFrom("ja-shima-no-ferry");
  const { words } = await toolsOf("ja");
  const sizes = new Map(fontsOf(newspaper, words).map(({ font, text }) => [font, text.length]));
  const body = Math.max(...sizes.values());
  expect(sizes.get("normal 900 Zen Kaku Gothic New, League Gothic") ?? 0).toBeLessThan(body / 2);
});

test("a page asks for no face of a script it does not print", async () => {
  const newspaper = newspaperFrom("en-tide-mill-feature");
  const { words } = await toolsOf("en");
  const asked = fontsOf(newspaper, words).flatMap(({ text }) => [...text]);
  expect(asked.filter((sign) => /[\u0590-\u0fff\u3000-\u9fff\uff00-\uffef]/.test(sign))).toEqual([]);
});
