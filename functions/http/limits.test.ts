import { expect, it } from "vitest";
import type * as z from "zod";
import { ExpandRequest, ImageRequest, SideArticlesRequest } from "../ai/contract.ts";
import { NewspaperInput } from "../completed-newspapers/contract.ts";
import { BlockInput, PressRunInput } from "../press-runs/contract.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { EditionDate } from "./contract.ts";
import { countCharacters, isEditionDate } from "./limits.ts";

// The limits of what people write, in every body that takes it. Those of a person, an hour or a network stand beside their calls.
const server = startServer();

const order = { title: "t", content: "c", region: "r", language: "en" };
const side = { mainTitle: "t", mainContent: "c" };
const picture = { articleTitle: "t", articleContent: "c" };
const newspaper = { title: "t", content: "c", expandedContent: {} };
const texts: [string, z.ZodType, Record<string, unknown>, string, number][] = [
  ["a press run", PressRunInput, order, "title", 300],
  ["a press run", PressRunInput, order, "content", 10_000],
  ["a press run", PressRunInput, order, "region", 120],
  ["a press run", PressRunInput, order, "author", 120],
  ["expanding", ExpandRequest, order, "title", 300],
  ["expanding", ExpandRequest, order, "content", 10_000],
  ["expanding", ExpandRequest, order, "region", 120],
  ["side stories", SideArticlesRequest, side, "mainTitle", 300],
  ["side stories", SideArticlesRequest, side, "mainContent", 10_000],
  ["side stories", SideArticlesRequest, side, "region", 120],
  ["a picture", ImageRequest, picture, "articleTitle", 300],
  ["a picture", ImageRequest, picture, "articleContent", 10_000],
  ["a picture", ImageRequest, picture, "description", 1_000],
  ["a part made again", BlockInput, { block: "name" }, "instruction", 300],
  ["a newspaper", NewspaperInput, newspaper, "title", 300],
  ["a newspaper", NewspaperInput, newspaper, "content", 10_000],
  ["a newspaper", NewspaperInput, newspaper, "region", 120],
  ["a newspaper", NewspaperInput, newspaper, "author", 120],
];

const named = texts.map(([name, schema, rest, field, most]) => [`${field} of ${name}`, schema, rest, field, most] as const);

it.each(named)("the %s may be as long as the limit and no longer, in characters as people count them", (_, schema, rest, field, most) => {
  const takes = (value: string) => schema.safeParse({ ...rest, [field]: value }).success;
  // Two halves of a letter that NFC joins, a sign of two UTF-16 units, one of three bytes: one each.
  for (const sign of ["x", "e\u0301", "🗞", "報"]) {
    expect([field, sign, takes(sign.repeat(most)), takes(sign.repeat(most + 1))]).toEqual([field, sign, true, false]);
  }
});

it("clamps how long a text and how many stories are wished for", () => {
  const length = (targetLength: unknown) => ExpandRequest.safeParse({ ...order, targetLength }).data?.targetLength;
  expect([-5, 0, 499, 500, 501.4, 12_000, 12_001, 1e9].map(length)).toEqual([500, 500, 500, 500, 501, 12_000, 12_000, 12_000]);
  const count = (wished: unknown) => SideArticlesRequest.safeParse({ ...side, count: wished }).data?.count;
  expect([-1, 0, 2.5, 6, 7, 1e9].map(count)).toEqual([0, 0, 3, 6, 6, 6]);
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, "5", null])
    expect([length(wrong), count(wrong)]).toEqual([undefined, undefined]);
});

it("takes dates that are in the calendar, from 1600 to 2100", () => {
  for (const date of ["", "1600-01-01", "2100-12-31", "2024-02-29"])
    expect([date, EditionDate.safeParse(date).success]).toEqual([date, true]);
  for (const date of [
    "1599-12-31",
    "2101-01-01",
    "2023-02-29",
    "2024-13-01",
    "2024-1-1",
    "24-01-01",
    "2024-01-01T00:00:00Z",
    "today",
    "+002024-01-01",
  ])
    expect([date, EditionDate.safeParse(date).success]).toEqual([date, false]);
});

it("the browser counts and dates as the server does", () => {
  expect(["e\u0301", "🗞️", "島の"].map(countCharacters)).toEqual([1, 2, 2]);
  expect(["", "1600-01-01", "2100-12-31"].every(isEditionDate)).toBe(true);
  expect(["1599-12-31", "2101-01-01", "12026-01-01", "19000"].some(isEditionDate)).toBe(false);
});

it("in local mode nobody is told to wait for having asked for many codes", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.browser().post("/api/auth/codes", { email: uniqueEmail() })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});
