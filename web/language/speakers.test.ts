import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readArticle } from "./article.ts";
import { lexiconOf } from "./lexicons.test-data.ts";

/** For each language articles, how one of their quotations begins, and the name it may be given to: null for none. */
const planted: Record<string, [content: string, opening: string, name: string | null][]> = JSON.parse(
  readFileSync("web/language/speakers.test-data.json", "utf8"),
);

/** Who is given for the quotation that begins so; undefined when there is no such quotation. */
function speakerIn(content: string, language: string, opening: string): string | null | undefined {
  const quotation = readArticle(content, lexiconOf(language)).quotations.find((one) => one.words.startsWith(opening));
  return quotation && (quotation.speaker?.name ?? null);
}

const cases = Object.entries(planted).flatMap(([language, each]) => each.map((one) => [language, ...one] as const));

it.each(cases)("gives the quotation its speaker or nobody (%s): %s (%s…)", (language, content, opening, name) => {
  expect(speakerIn(content, language, opening)).toBe(name);
});

it.each([
  ["ru", "— хлеб и соль;\n\n— билеты, о которых сообщил Иван Соколов.", "билеты"],
  ["hi", "रमेश यादव ने ‘मेरे गांव की पुरानी कहानियां’ नाम की किताब पढ़ी।", "मेरे गांव"],
  ["ko", "홍길동 교장은 ‘섬마을 아이들의 긴 여름’이라는 책을 읽었다.", "섬마을"],
])("takes a list or the title of a book for no speech (%s): %s", (language, content, opening) => {
  expect(speakerIn(content, language, opening)).toBeUndefined();
});
