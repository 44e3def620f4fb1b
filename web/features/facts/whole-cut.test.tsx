import { expect, it } from "vitest";
import { paragraphsIn, passagesOf, sentencesIn } from "../../claims/index.ts";
import { samples } from "./facts.test-data.tsx";
import { cutOf } from "./whole-cut.ts";

const cut = (text: string, words: string, language = "en") => {
  const from = text.indexOf(words);
  return cutOf(text, { from, to: from + words.length }, language);
};

it("takes a sentence out with one of the spaces around it, wherever it stands", () => {
  const text = "One came. Two went at 9. Three stayed.\n\nFour more.";
  expect(cut(text, "One").text).toBe("Two went at 9. Three stayed.\n\nFour more.");
  expect(cut(text, "9").text).toBe("One came. Three stayed.\n\nFour more.");
  expect(cut(text, "stayed")).toEqual({ text: "One came. Two went at 9.\n\nFour more.", removed: "Three stayed.", size: "sentences" });
  expect(cut("一つ来た。二つ去った。三つ残った。", "二つ", "ja").text).toBe("一つ来た。三つ残った。");
});

it("takes a paragraph of one sentence whole, and the subhead nothing is left under", () => {
  const text = "First. Second.\n\n## Later\n\nOnly one here.\n\n## End\n\nLast words.";
  expect(cut(text, "Only")).toEqual({
    text: "First. Second.\n\n## End\n\nLast words.",
    removed: "Only one here.",
    size: "paragraph",
  });
  expect(cut(text, "Last").text).toBe("First. Second.\n\n## Later\n\nOnly one here.");
  expect(cut(text, "Later").text).toBe("First. Second.\n\nOnly one here.\n\n## End\n\nLast words.");
  expect(cut("Nothing else.", "else")).toEqual({ text: "", removed: "Nothing else.", size: "all" });
});

it("never takes half of what somebody says", () => {
  expect(cut("Rain fell. “It rose. It fell. It rose again,” she said. We saw.", "fell. It").text).toBe("Rain fell. We saw.");
  expect(cut("Rain fell. “It rose at 9. It fell.", "rose at 9").text).toBe("Rain fell.");
  expect(cut("— Ya viene a las 9. No corras. —dijo ella. Llovía.", "a las 9", "es").text).not.toMatch(/^No corras/);
});

it("leaves whole sentences in twelve languages, and every other word as it was", () => {
  const languages = new Set<string>();
  for (const { content, language } of samples) {
    languages.add(language);
    const sentences = paragraphsIn(content).flatMap((paragraph) =>
      sentencesIn(paragraph.text, language).map((sentence) => ({ from: paragraph.from + sentence.from, text: sentence.text })),
    );
    for (const sentence of sentences) {
      const middle = sentence.from + Math.floor(sentence.text.length / 2);
      const { text, removed, size } = cutOf(content, { from: middle, to: middle + 1 }, language);
      expect(removed).toContain(sentence.text);
      expect(text.length).toBeLessThan(content.length);
      const bare = (words: string) => words.replace(/\s/g, "");
      const at = content.indexOf(removed);
      if (size === "sentences") expect(bare(text)).toBe(bare(content.slice(0, at) + content.slice(at + removed.length)));
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/ {2}|\n{3}| \n|\n /);
      // No mark is left without its other one that had it before.
      const open = (words: string) => paragraphsIn(words).flatMap((each) => passagesOf(each.text).filter(({ kind }) => kind === "open"));
      expect(open(text).length, removed).toBeLessThanOrEqual(open(content).length);
    }
  }
  expect(languages.size).toBe(12);
});
