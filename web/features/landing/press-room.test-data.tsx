import type { NewspaperToSet, PageScene, TextItem } from "../../typeset/index.ts";
import type { PressRoom } from "./press-room.ts";

/** A front page with one line on it. */
export function createScene(text: string): PageScene {
  const line: TextItem = {
    kind: "text",
    block: "expanded-title",
    role: "headline",
    x: 10,
    y: 20,
    width: 100,
    text,
    font: "normal 400 Source Serif 4",
    size: 9,
    color: "#111",
    wordSpace: 0,
    letterSpace: 0,
    naturalSpace: 2,
    hyphen: false,
    last: true,
    language: "en",
    direction: "ltr",
  };
  const place = { page: 1, width: 612, height: 816, background: "#f4efe2", ink: "#111", template: "american-classic" };
  return { ...place, language: "en", direction: "ltr", items: [line], frames: [], sections: [], jumps: [] };
}

/** Sets one line: the headline as far as it has come. */
export const createPressRoom = (): PressRoom => ({
  setFront: async ({ expandedContent }) => createScene(expandedContent.expandedTitle),
  begin: () => ({
    set: async ({ texts, parts }) => ({
      scene: createScene(parts.text?.expandedTitle ?? texts.expandedTitle ?? ""),
      bars: new Map(),
      places: [],
    }),
  }),
});

const paragraphs = Array.from(
  { length: 12 },
  (_, index) => `Paragraph ${index + 1} tells what happened at the library, and who was there when it did.`,
);

/** As `npm run pictures` stores one. */
export const createNewspaper = (): NewspaperToSet => ({
  title: "Alder Street Library reopens",
  content: paragraphs.join("\n\n"),
  region: "Duluth, United States",
  templateId: "american-classic",
  layout: "three-column",
  language: "en",
  author: "Karen Sundgaard",
  publishDate: "2026-03-08",
  place: null,
  expandedContent: {
    newspaperName: "The Duluth Gazette",
    expandedTitle: "Alder Street Library Reopens",
    deck: "What reopened is the same building and also a different one",
    kicker: "Libraries",
    quote: "I counted twice",
    expandedContent: paragraphs.join("\n\n"),
    byline: "Karen Sundgaard",
    caption: "Where the library stands",
    writerName: "Karen Sundgaard",
    whatsInside: [],
    sideStories: [
      { headline: "By the numbers", content: "41,000 books stand on the shelves." },
      { headline: "In quotes", content: "It likes being 4:52." },
    ],
  },
  newspaperName: "The Duluth Gazette",
  folio: { volume: 1, number: 7, price: "", motto: "", ears: ["", ""] },
  madeWith: { text: "house", images: "house", house: true },
  pictures: { main: { src: "drawing 1", caption: "", alt: "" }, small: { src: "drawing 2", caption: "", alt: "" } },
});
