import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

const at = new Date("2026-11-20T06:07:08.900Z");

it("hyphenates a title and adds the time and the extension", () => {
  expect(fileName("Old Library: open again!", "The Gazette", "png", at)).toBe("Old-Library-open-again-20261120060708.png");
});

it("keeps letters and digits of every script", () => {
  expect(fileName("島のフェリー、再開へ", "島新聞", "png", at)).toBe("島のフェリー-再開へ-20261120060708.png");
  expect(fileName("عيادة الرصيف ٢٠٢٦", "جريدة", "png", at)).toBe("عيادة-الرصيف-٢٠٢٦-20261120060708.png");
  expect(fileName("Über Größe & Maß", "Anzeiger", "png", at)).toBe("Über-Größe-Maß-20261120060708.png");
});

it("cuts the title to 30 characters and never ends it on a hyphen", () => {
  const name = fileName("Twenty-nine letters are here abcd and more", "The Gazette", "png", at);
  const stem = name.replace(/-\d{14}\.png$/, "");
  expect([...stem].length).toBeLessThanOrEqual(30);
  expect(stem.endsWith("-")).toBe(false);
});

it("does not break a letter from its accent", () => {
  const stem = fileName("क्षि".repeat(20), "x", "png", at).replace(/-\d{14}\.png$/, "");
  expect([...stem].length).toBeLessThanOrEqual(30);
  expect(stem.length % [..."क्षि"].length).toBe(0);
});

it("uses the paper's name when the title has no letters, and the product's when neither has", () => {
  expect(fileName("🙂 … !!", "The Elmshaven Gazette", "png", at)).toBe("The-Elmshaven-Gazette-20261120060708.png");
  expect(fileName("🙂", "!!", "png", at)).toBe("stop-press-20261120060708.png");
});

it("leaves nothing in the name that a file system refuses", () => {
  expect(fileName('a/b\\c:d*e?f"g<h>i|j\u0000k', "x", "png", at)).toBe("a-b-c-d-e-f-g-h-i-j-k-20261120060708.png");
});
