import { expect, test } from "vitest";
import { sample } from "../../../functions/house/edition/sample-articles.test-data.ts";
import type { Layout, NewspaperToSet } from "../model/newspaper.ts";
import type { PageScene, SceneItem } from "../model/scene.ts";
import { setNewspaper } from "../page/set-newspaper.ts";
import { toolsOf } from "./sample-newspapers.test-data.ts";

/** A newspaper of an article's own paragraphs, without a provider: the last ones are its side stories. */
function newspaperOf(file: string, layout: Layout, sides: number): NewspaperToSet {
  const { language, title, author, region, publishDate, content } = sample(file);
  const paragraphs = content.split("\n\n");
  const main = paragraphs.slice(0, -sides);
  const headOf = (text: string) => /^.{12}[^\s、。]*/u.exec(text)?.[0] ?? text;
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
    expandedContent: {
      newspaperName: "",
      expandedTitle: title,
      deck: headOf(main[1] ?? ""),
      kicker: "",
      quote: null,
      expandedContent: main.join("\n\n"),
      byline: author,
      caption: title,
      writerName: author,
      whatsInside: [],
      sideStories: paragraphs.slice(-sides).map((text) => ({ headline: headOf(text), content: text })),
    },
    newspaperName: region.split(/[,،、]/)[0] ?? title,
    folio: { volume: 1, number: 7, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: "house", images: "house", house: true },
    pictures: {
      main: { src: "main", width: 1536, height: 1024, caption: title, alt: "" },
      small: { src: "small", width: 1024, height: 768, caption: title, alt: "" },
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

function lineOf(item: SceneItem): unknown[] {
  const at = [item.x, item.y].map(round);
  if (item.kind === "text") {
    const { block, width, size, font, wordSpace, letterSpace, text } = item;
    return [block, ...at, round(width), round(size), font, round(wordSpace), round(letterSpace), text];
  }
  return item.kind === "path" ? [item.kind, ...at] : [item.kind, item.block, ...at, round(item.width), round(item.height)];
}

/** One item a line, so that a change shows as the lines it moves. */
function printed(pages: PageScene[]): string {
  const lines = pages.flatMap((page) => [{ page: page.page }, ...page.items.map(lineOf)]);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

const references: [string, string, Layout, number][] = [
  ["english", "en-library-reopening", "three-column", 5],
  ["english-one-column", "en-snowbound-bus", "one-column", 5],
  ["german-two-columns", "de-hochwasserschutz", "two-column", 4],
  ["japanese", "ja-shima-no-ferry", "three-column", 5],
  ["arabic", "ar-iyadat-alraseef", "three-column", 5],
];

// After a wanted change: npm run vitest -- run web/typeset/testing/references.test.ts -u
for (const [name, file, layout, sides] of references) {
  test(`the page stands as it stood: ${name}`, async () => {
    const newspaper = newspaperOf(file, layout, sides);
    const { pages } = setNewspaper(newspaper, await toolsOf(newspaper.language));
    await expect(printed(pages)).toMatchFileSnapshot(`references/${name}.jsonl`);
  });
}
