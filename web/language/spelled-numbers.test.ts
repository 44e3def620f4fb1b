import { expect, it } from "vitest";
import { lexiconOf } from "./lexicons.test-data.ts";
import { numbersIn } from "./numbers.ts";

const hindiWords = Object.entries(lexiconOf("hi").data.numbers.words).flatMap(([value, forms]) =>
  forms.split("|").map((form) => [form, Number(value)] as const),
);

/** Every number to 1,200, and some up to 10,000. */
const values = Array.from({ length: 10_000 }, (_, i) => i + 1).filter((value) => value <= 1_200 || value % 37 === 0 || value % 1_000 === 0);

function han(value: number, one: string, digits: string, units: string): string {
  const parts: string[] = [];
  let gap = false;
  [...String(value)].forEach((digit, i, all) => {
    const unit = units[all.length - 1 - i] ?? "";
    if (digit === "0") gap = parts.length > 0;
    else {
      if (gap && one === "一") parts.push("零");
      gap = false;
      const hidesOne =
        digit === "1" && unit.trim() !== "" && (one === "" ? unit !== "万" && unit !== "만" : parts.length === 0 && unit === "十");
      parts.push((hidesOne ? "" : (digits[Number(digit) - 1] ?? "")) + unit.trim());
    }
  });
  return parts.join("");
}

const arabicUnits = "واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split(" ");
const arabicTens = "عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split(" ");
const arabicTeens = ["أحد عشر", "اثنا عشر", ..."ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة".split(" ").map((unit) => `${unit} عشر`)];
const arabicHundreds = "مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة".split(" ");
function arabic(value: number): string {
  if (value >= 1_000) {
    const high = Math.floor(value / 1_000);
    const thousands = high === 1 ? "ألف" : high === 2 ? "ألفان" : `${arabicUnits[high - 1]?.replace(/ة$/u, "ة")} آلاف`;
    return value % 1_000 === 0 ? thousands : `${thousands} و${arabic(value % 1_000)}`;
  }
  if (value >= 100) {
    const hundreds = arabicHundreds[Math.floor(value / 100) - 1] ?? "";
    return value % 100 === 0 ? hundreds : `${hundreds} و${arabic(value % 100)}`;
  }
  if (value <= 10) return arabicUnits[value - 1] ?? "";
  if (value < 20) return arabicTeens[value - 11] ?? "";
  const tens = arabicTens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? tens : `${arabicUnits[(value % 10) - 1]} و${tens}`;
}

function hindi(value: number): string {
  const words = hindiWords;
  const below = (of: number) =>
    of === 1 ? "एक" : of === 2 ? "दो" : (words.find(([word, known]) => known === of && !/दर्जन/u.test(word))?.[0] ?? "");
  const parts: string[] = [];
  if (value >= 1_000) parts.push(`${below(Math.floor(value / 1_000))} हजार`);
  if (value % 1_000 >= 100) parts.push(`${below(Math.floor((value % 1_000) / 100))} सौ`);
  if (value % 100 > 0) parts.push(below(value % 100));
  return parts.join(" ");
}

it.each([
  ["zh", (value: number) => `共有${han(value, "一", "一二三四五六七八九", " 十百千万")}人`, 3],
  ["ja", (value: number) => `${han(value, "", "一二三四五六七八九", " 十百千万")}人が来た`, 3],
  ["ko", (value: number) => `${han(value, "", "일이삼사오육칠팔구", " 십백천만")} 명이 왔다`, 11],
  ["ar", (value: number) => `جاء ${arabic(value)} زائر`, 3],
  ["hi", (value: number) => `${hindi(value)} लोग आए`, 3],
] as const)("reads numbers in words up to ten thousand (%s)", (language, spell, least) => {
  const wrong = values
    .filter((value) => value >= least)
    .map((value) => [value, spell(value)] as const)
    .filter(([value, text]) => {
      const [first, ...more] = numbersIn(text, lexiconOf(language));
      return more.length > 0 || first?.values.length !== 1 || first.values[0] !== value;
    });
  expect(
    wrong
      .slice(0, 20)
      .map(([value, text]) => `${value} ${text}: ${numbersIn(text, lexiconOf(language)).map(({ values }) => values.join("|"))}`),
  ).toEqual([]);
});
