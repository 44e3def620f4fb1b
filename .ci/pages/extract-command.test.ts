import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bytesIn } from "../../functions/import-url/extract/charset-bytes.test-data.ts";
import { runExtract } from "./extract-command.ts";

/** A folder with one page in it, and what the command printed and said there. */
function deskWith(name: string, bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "extract-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), bytes);
  const printed: string[] = [];
  const said: string[] = [];
  const run = (...args: string[]) =>
    runExtract(args, { folder, out: (text) => void printed.push(text), say: (line) => void said.push(line) });
  return { run, result: () => JSON.parse(printed.join("")), printed: () => printed.join(""), said: () => said.join("\n") };
}

const paragraphs = [
  "島の議会は火曜日、古い連絡船を冬のあいだも走らせると決めた。夜中まで続いた話し合いで、四十人の島民が船の存続を訴えたためだ。",
  "船は一九六一年に造られ、郵便と医師と十一人の子どもたちを運んでいる。機関の手入れがなされるなら、船長はあと二年残ると約束した。",
  "新しい桟橋の費用は県が払い、運賃は変わらないと議長は述べた。航路の帳簿は、議会がふたたび集まる三月に公開される。",
];
const article = `<article><h1>連絡船は残る</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</article>`;
const page = `<html lang="ja"><head><title>連絡船は残る</title></head><body>${article}</body></html>`;

test("a page in an old charset becomes an article, and it is said what was read", () => {
  const desk = deskWith("ferry.html", bytesIn("shift_jis", page));
  expect(desk.run("ferry.html", "--url", "https://www.shima-news.jp/ferry", "--encoding", "sjis", "--language", "ja")).toBe(0);
  const { ok, article, read, sources } = desk.result();
  expect(ok).toBe(true);
  expect(article).toMatchObject({ title: "連絡船は残る", language: "ja", url: "https://www.shima-news.jp/ferry" });
  expect(article.content).toBe(paragraphs.join("\n\n"));
  expect(read).toMatchObject({ bytes: bytesIn("shift_jis", page).length, charset: "shift_jis" });
  expect(sources.title).not.toBe("");
});

test("where there is no article, the sentence that a user would read is printed", () => {
  const desk = deskWith("feed.xml", new TextEncoder().encode('<?xml version="1.0"?><rss version="2.0"><channel></channel></rss>'));
  expect(desk.run("feed.xml", "--url", "https://www.shima-news.jp/feed", "--type", "application/rss+xml")).toBe(1);
  expect(desk.result()).toMatchObject({ ok: false, code: "NOT_A_PAGE", message: expect.stringContaining("paste the text") });
});

test.each([
  [["--url", "https://a.org"], "Which page?"],
  [["ferry.html"], "Where was the page?"],
  [["ferry.html", "--url", "a.org"], "begins with http:// or https://"],
  [["ferry.html", "more.html", "--url", "https://a.org"], "One page at a time"],
  [["ferry.html", "--url", "https://a.org", "--encoding", "latin-99"], "no browser knows this charset"],
  [["ferry.html", "--url", "https://a.org", "--encoding", "utf-8", "--type", "text/html"], "either --encoding or --type"],
  [["ferry.html", "--url", "https://a.org", "--language", "!"], "a language's code"],
  [["other.html", "--url", "https://a.org"], "other.html could not be read"],
  [["ferry.html", "--colour", "red"], "--colour"],
])("called as %j it says what is missing", (args, sentence) => {
  const desk = deskWith("ferry.html", new TextEncoder().encode(page));
  expect(desk.run(...args)).toBe(2);
  expect(desk.said()).toContain(sentence);
  expect(desk.printed()).toBe("");
});
