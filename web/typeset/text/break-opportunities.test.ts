import { expect, test } from "vitest";
import { fakeMeasurer } from "../testing/fake-measurer.ts";
import { setLines } from "./lines.ts";
import { measureParagraph } from "./paragraph.ts";
import { breakParagraph } from "./total-fit.ts";

const whole = (word: string) => [word];

/** The text with a bar wherever a line may end, but for the last resort. */
function marked(text: string, language: string): string {
  const measured = measureParagraph(text, { font: "any", language }, { measurer: fakeMeasurer, hyphenate: whole });
  const ends = measured.opportunities.filter(({ kind }) => kind !== "end" && kind !== "emergency").map(({ textNext }) => textNext);
  return [0, ...ends].map((start, index) => measured.text.slice(start, ends[index])).join("|");
}

test("a line ends after a dash only where a word or an opening mark follows (UAX 14 LB13, LB17, LB22)", () => {
  expect(marked("«Casi —subraya—. A las cuatro» —dijo—, ¡no!—gritó", "es")).toBe(
    "«Casi |—subraya—. |A |las |cuatro» |—dijo—, |¡no!—|gritó",
  );
  expect(marked("So‘—’ and word——word, word—… or “—so” then", "en")).toBe("So‘—’ |and |word——|word, |word—… |or |“—so” |then");
  expect(marked("word—“quote”, 5–(6), A–Z, 10–20, at –$10 or $5–$10", "en")).toBe(
    "word—|“quote”, |5–|(6), |A–|Z, |10–|20, |at |–$10 |or |$5–|$10",
  );
});

test("a closing bracket, an ellipsis of full stops and a slash alone do not begin a line (LB13, LB15d)", () => {
  expect(marked("He waited ... then (they say )so ?…! and one / two", "en")).toBe(
    "He |waited ... |then |(they |say )so ?…! |and |one / |two",
  );
  expect(marked("word( see below ) and [ so ], ¡ hola", "es")).toBe("word( see |below ) |and |[ so ], |¡ hola");
  expect(marked("at .5 the .NET runtime …and so", "en")).toBe("at |.5 |the |.NET |runtime |…and |so");
});

test("figures keep their signs, and Latin words their symbols, inside Japanese and Chinese (LB12, LB21, LB25, LB28)", () => {
  expect(marked("気温は−5度から+3%、-5度、±2、₩1000", "ja")).toBe("気|温|は|−5|度|か|ら|+3%、|-5|度、|±2、|₩1000");
  expect(marked("距離は14\u00a0kmで、non\u2011use、画面3840×2160、A~B", "ja")).toBe(
    "距|離|は|14\u00a0km|で、|non\u2011use、|画|面|3840×2160、|A~B",
  );
  expect(marked("语言C++和=rand、a_b、x<y、37.5°C", "zh")).toBe("语|言|C++|和|=rand、|a_b、|x<y、|37.5°C");
  expect(marked("連絡はinfo@example.jpへ", "ja")).toBe("連|絡|は|info@|example.|jp|へ");
});

test("an address inside Japanese and Chinese breaks after its marks, as one between spaces does", () => {
  expect(marked("次はhttps://example.jp/a_b/c?x=1&y=2を", "ja")).toBe("次|は|https://|example.|jp/|a_|b/|c?|x=|1&|y=|2|を");
});

test("marks of every width are held by kinsoku (JLREQ cl-01 to cl-07, CLREQ; UAX 14 CL, EX, IS, NS, SY, OP, QU)", () => {
  for (const mark of "‼⁇⁈⁉｠›‧/／-｡､･｣") expect(marked(`漢${mark}字`, "ja"), mark).toBe(`漢${mark}|字`);
  for (const mark of "｟‹„‚｢") expect(marked(`漢${mark}字`, "ja"), mark).toBe(`漢|${mark}字`);
  expect(marked("漢'字'漢", "ja")).toBe("漢'字'漢");
  expect(marked("漢—“字”，“字", "zh")).toBe("漢|—|“字”，|“字");
});

test("words that no line may part are parted where no line holds them", () => {
  for (const text of [". ".repeat(200), "!a ".repeat(100), "? » ) ".repeat(60), "(a( ".repeat(80), "a\u00a0".repeat(3).repeat(60)]) {
    const measured = measureParagraph(text, { font: "any", language: "en" }, { measurer: fakeMeasurer, hyphenate: whole });
    const [fit] = breakParagraph(measured, () => 80, 10);
    for (const { text: line, natural } of fit ? setLines(fit, () => 80, 10) : []) expect(natural, line).toBeLessThan(90);
  }
});
