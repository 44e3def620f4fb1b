import { readFileSync } from "node:fs";
import { houseExpand } from "../../../functions/house/edition/expand.ts";
import { housePaperName } from "../../../functions/house/edition/paper-name.ts";
import { sample } from "../../../functions/house/edition/sample-articles.test-data.ts";
import { houseSideStories } from "../../../functions/house/edition/side-stories.ts";
import { nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import type { EditionWords } from "../model/edition-words.ts";
import type { Layout, NewspaperToSet } from "../model/newspaper.ts";
import type { TypesetTools } from "../page/context.ts";
import { loadHyphenator } from "../text/hyphenation.ts";

const translated = new Set(["en", "de", "ja", "ar"]);

function wordsOf(language: string): EditionWords {
  const folder = translated.has(language) ? language : "en";
  const read = (file: string) => JSON.parse(readFileSync(`locales/${folder}/${file}.json`, "utf8"));
  return { page: read("page"), almanac: read("almanac") };
}

/** Real faces, hyphenation and fixed words of a language; English words where the house has no others yet. */
export async function toolsOf(language: string): Promise<TypesetTools> {
  return { measurer: await nodeMeasurer(), hyphenate: await loadHyphenator(language), words: wordsOf(language) };
}

const spaceless = new Set(["ja", "zh"]);

/** Words as the template book counts them: characters / 1.7 where words are not parted. */
export function countWords(text: string, language: string): number {
  return spaceless.has(language) ? Math.round(text.length / 1.7) : text.split(/\s+/).filter(Boolean).length;
}

/** The article cut after a paragraph, or gone on with by its own paragraphs, until it has about so many words. 0 leaves it as it is. */
function atLength(content: string, words: number, language: string): string {
  if (words === 0) return content;
  const source = content.split("\n\n");
  const taken: string[] = [];
  let count = 0;
  for (let index = 0; count < words; index++) {
    const paragraph = source[index % source.length] ?? "";
    // Paragraphs that come again begin elsewhere, so that no two stretches of a long text are alike.
    const again = Math.floor(index / source.length);
    const changed = spaceless.has(language) ? paragraph.slice(again * 3) : paragraph.split(" ").slice(again).join(" ");
    taken.push(changed);
    count += countWords(changed, language);
    if (changed === "") break;
  }
  return taken.join("\n\n");
}

/** A newspaper of the house made from a sample article at about so many words, with two pictures. */
export function newspaperFrom(
  file: string,
  words = 0,
  layout: Layout = "three-column",
  changes: Partial<NewspaperToSet> = {},
): NewspaperToSet {
  const { content, language } = sample(file);
  return newspaperWith(file, atLength(content, words, language), layout, changes);
}

/** The article gone on with, or cut at a space where words are parted, to so many characters. */
export function atCharacters(file: string, characters: number): string {
  const { content, language } = sample(file);
  const long = atLength(content, Math.ceil(characters / (spaceless.has(language) ? 1.7 : 2.5)), language);
  if (spaceless.has(language)) return long.slice(0, characters);
  return long.slice(0, Math.max(long.lastIndexOf(" ", characters), 1));
}

/** A newspaper of the house made from a sample article with another text, with two pictures. */
export function newspaperWith(file: string, content: string, layout: Layout, changes: Partial<NewspaperToSet> = {}): NewspaperToSet {
  const { language, title, author, region, publishDate } = sample(file);
  const newspaperName = housePaperName({ region, language });
  const expandedContent = houseExpand({ title, content, region, language, author, publishDate, paperName: newspaperName });
  const exclude = expandedContent.quote ? [expandedContent.quote] : [];
  const sideStories = houseSideStories({ title, content, language, count: 6, publishDate, exclude });
  return {
    title,
    content,
    region,
    templateId: "american-classic",
    layout,
    language,
    author,
    publishDate,
    place: null,
    expandedContent: { ...expandedContent, sideStories },
    newspaperName,
    folio: { volume: 1, number: 7, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: "house", images: "house", house: true },
    pictures: {
      main: { src: "main", width: 1536, height: 1024, caption: expandedContent.caption, alt: "" },
      small: { src: "small", width: 1024, height: 768, caption: title, alt: "" },
    },
    ...changes,
  };
}
