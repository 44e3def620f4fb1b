import type { Newspaper } from "../../api/newspapers.ts";
import type { Measurer, PageScene, TextItem } from "../../typeset/index.ts";

export interface Sample {
  language: string;
  title: string;
  author: string;
  region: string;
  publishDate: string;
  content: string;
}

/** The project's sample articles in all twelve languages. */
export const samples: readonly Sample[] = Object.values(
  import.meta.glob<Sample>("../../../.ci/samples/*.json", { import: "default", eager: true }),
);

type Changes = Partial<Omit<Newspaper, "expandedContent">> & { expandedContent?: Partial<Newspaper["expandedContent"]> };

export const article = `The library opened on Friday with 4,000 books. “People read differently after ten,” said Liis Kask, who keeps the keys.

The house at the river was a bakery until 1994. Its ovens still stand.

The city pays 18,000 euros a year for it.`;

/** A newspaper of an article about a library, without any words of its own until told. */
export function createPaper({ expandedContent, ...changes }: Changes = {}): Newspaper {
  return {
    id: "paper-1",
    title: "The night library opens its doors",
    content: article,
    language: "en",
    region: "Tartu, Estonia",
    author: "",
    publishDate: "2026-03-08",
    place: null,
    newspaperName: "The Tartu Lamp",
    imageUrl: "/api/images/map",
    imageCaption: "",
    smallImageUrl: "",
    smallImageCaption: "",
    folio: { volume: 1, number: 1, price: "", motto: "", ears: ["", ""] },
    factDecisions: [],
    pageShape: null,
    pressRunId: null,
    madeWith: { text: "gpt-5-mini", images: "gpt-image-1", house: false },
    expandedContent: {
      newspaperName: "The Tartu Lamp",
      expandedTitle: "The night library opens its doors",
      deck: "",
      kicker: "",
      quote: null,
      expandedContent: article,
      contentLanguage: "",
      additions: [],
      byline: "",
      caption: "",
      writerName: "",
      whatsInside: [],
      sideStories: [],
      smallCaption: "",
      ...expandedContent,
    },
    ...changes,
  } as Newspaper;
}

/** Every sign half an em wide; marks and joiners none. */
export const evenMeasurer: Measurer = {
  width: (text) => [...text].filter((sign) => !/[\u200d\p{Mn}]/u.test(sign)).length * 0.5,
  covers: () => true,
};

/** A line of ten-point type. */
export function createLine(text: string, more: Partial<TextItem> = {}): TextItem {
  return {
    kind: "text",
    block: "expanded-content",
    role: "body",
    x: 100,
    y: 200,
    width: 300,
    text,
    font: "normal 400 Gelasio",
    size: 10,
    color: "#000",
    wordSpace: 0,
    letterSpace: 0,
    naturalSpace: 2.5,
    hyphen: false,
    last: false,
    language: "en",
    direction: "ltr",
    ...more,
  };
}

export const pageOf = (...items: TextItem[]): PageScene =>
  ({ page: 1, width: 612, height: 816, background: "#fff", ink: "#000", items, language: "en", direction: "ltr" }) as unknown as PageScene;
