import { expect, it, test } from "vitest";
import { readArticle } from "../edition/article.ts";
import { figuresOf } from "../edition/figures.ts";
import { grammarOf } from "./choose.ts";

const figures = (text: string, language: string) => figuresOf(readArticle(text, language)).map((figure) => figure.phrase);
const dates = (text: string, language: string) => grammarOf(language).dates(text);
const leans = (text: string, language: string) => grammarOf(language).leaning.test(text);

test.each([
  ["공사비는 2억 4,000만 원이 들었다.", "ko", ["2억 4,000만 원"]],
  ["봉투 1,127개를 빌려 갔다.", "ko", ["1,127개"]],
  ["회원은 1,840명이다.", "ko", ["1,840명"]],
  ["30대 여성과 71세 남성이 오전 9시 30분에 제3회 대회에 왔다.", "ko", []],
  ["코드 No. 1은 2021년 5월 20일에 붙었다.", "ko", []],
  ["总投入2.86亿元。", "zh", ["2.86亿元"]],
  ["封堵排污口136个。", "zh", ["136个"]],
  ["沿岸有19个居民小区。", "zh", ["19个居民小区"]],
  ["游客4.1万人次，增长明显。", "zh", ["4.1万人次"]],
  ["另有1个供皮划艇上下水的小码头。", "zh", []],
  ["72岁的老人在2016年5月4日6时20分到第3届大会。", "zh", []],
])("%s: only what counts something and can stand alone is a figure", (text, language, expected) => {
  expect(figures(text, language)).toEqual(expected);
});

it("reads dates as they are written, and takes a duration or a decade for none", () => {
  expect(dates("2016년 봄에 시작해 5월 20일까지, 2026년 10월 31일에", "ko")).toEqual([
    { label: "2016년 봄", year: 2016, month: null, day: null },
    { label: "5월 20일", year: null, month: 5, day: 20 },
    { label: "2026년 10월 31일", year: 2026, month: 10, day: 31 },
  ]);
  expect(dates("2010년대에 3개월간, 5월이면", "ko")).toEqual([]);
  expect(dates("2016年3月启动，5月4日清晨，2021年夏天，将在2027年年底前", "zh")).toEqual([
    { label: "2016年3月", year: 2016, month: 3, day: null },
    { label: "5月4日", year: null, month: 5, day: 4 },
    { label: "2021年夏天", year: 2021, month: null, day: null },
    { label: "2027年年底", year: 2027, month: null, day: null },
  ]);
  expect(dates("1990年代以来，每年5月，2016年来", "zh")).toEqual([]);
});

test.each([
  ["그는 7년 전에 빌린 참깨를 갚았다.", "ko", true],
  ["박 씨가 말하는 이야기는 장부에 적혀 있다.", "ko", true],
  ["2019년 한 할머니는 봉투에 이렇게 썼다.", "ko", true],
  ["대표 박순임(71) 씨가 항아리 뚜껑을 닦으며 말했다.", "ko", true],
  ["군은 내년에 다리를 놓겠다고 말했다.", "ko", false],
  ["그네가 있는 놀이터가 문을 열었다.", "ko", false],
  ["이도형 박사는 콩 148종을 심었다.", "ko", false],
  ["如今，这个数字是1.2米。", "zh", true],
  ["不过，热闹带来了新的烦恼。", "zh", true],
  ["可以洗衣，不用洗衣粉。", "zh", false],
  ["老厂房里陆续开了26家小店。", "zh", false],
])("%s (%s) leans on the sentence before: %s", (text, language, expected) => {
  expect(leans(text, language)).toBe(expected);
});
