import { expect, it } from "vitest";
import { loneAddress, withScheme } from "./web-address.ts";

it("an address without a scheme gets https, and one with a scheme keeps it", () => {
  expect(["example.com/a", " http://a.example ", "//a.example/b", "ftp://a.example", "  "].map(withScheme)).toEqual([
    "https://example.com/a",
    "http://a.example",
    "https://a.example/b",
    "ftp://a.example",
    "",
  ]);
});

it("knows a text that is nothing but an address, and no sentence for one", () => {
  const addresses = [
    "https://a.example/b?c=d#e",
    "www.example.com",
    "example.co.uk/news/1",
    "пример.рф/статья",
    "例え.jp/記事",
    "a.example?id=1",
  ];
  for (const text of addresses) expect(loneAddress(`\n${text} `), text).toBe(text);
  const others = [
    "",
    "e.g.",
    "Snow.",
    "example.com",
    "and/or",
    "https://",
    "See https://a.example/b",
    "https://a.example/b\nMore.",
    "2026/11",
    "1.5/2",
  ];
  for (const text of others) expect(loneAddress(text), text).toBeNull();
});
