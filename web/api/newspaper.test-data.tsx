import { type Random, randomOf } from "../typeset/testing/random-text.ts";
import type { Newspaper } from "./newspapers.ts";
import { applyEdit, type EditValue, type PageEdit, readPlace } from "./stone/page-edits.ts";

/** A newspaper as the server gives it, with two side stories. */
export function createNewspaper(changes: Partial<Newspaper> = {}): Newspaper {
  return {
    id: "p",
    title: "Rain",
    content: "It rained all day.",
    region: "Duluth",
    templateId: "american-classic",
    layout: "three-column",
    language: "en",
    author: "",
    publishDate: "2026-03-08",
    importedUrl: "",
    place: null,
    newspaperName: "The Duluth Courier",
    expandedContent: {
      newspaperName: "The Duluth Courier",
      expandedTitle: "It rained",
      deck: "All day",
      kicker: "Weather",
      quote: "Wet",
      expandedContent: "It rained all day in Duluth.\n\nNobody was hurt.\n\nThe harbor closed at noon.",
      contentLanguage: "",
      additions: [],
      byline: "By R. Halvorsen",
      caption: "",
      writerName: "R. Halvorsen",
      whatsInside: [],
      sideStories: [
        { headline: "The harbor", content: "Ships waited." },
        { headline: "The school", content: "Children stayed." },
      ],
      smallCaption: "",
    },
    imageUrl: "/api/images/map",
    imageCaption: "Duluth.",
    imageAlt: "Map of Duluth",
    smallImageUrl: "/api/images/rain",
    smallImageCaption: "Rain.",
    smallImageAlt: "Engraving of rain",
    currentFilter: "none",
    exportSettings: { format: "png", quality: "hd", resolution: { width: 1920, height: 2560, dpi: 150 } },
    pictures: [],
    paperSize: "",
    folio: { volume: 1, number: 7, price: "", motto: "", ears: ["", ""] },
    jumpAt: null,
    factDecisions: [],
    pageShape: null,
    made: {},
    previewImageUrl: "/api/images/small",
    sharePictures: { pages: [], card: "" },
    sectionLayout: null,
    pressRunId: "run-1",
    madeWith: { text: "", images: "", house: true },
    shareUrl: null,
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  };
}

/** The newspaper with other words in its printed text. */
export function withWords(newspaper: Newspaper, words: Partial<Newspaper["expandedContent"]>): Newspaper {
  return { ...newspaper, expandedContent: { ...newspaper.expandedContent, ...words } };
}

const signs = ["a", "b", " ", "ß", "é", "e\u0301", "𝒜", "👩‍🚒", "学", "ا", "\n\n", "x", ". "] as const;

function randomText(random: Random, most: number): string {
  return Array.from({ length: random.between(0, most) }, () => random.pick(signs)).join("");
}

const texts = [
  "newspaperName",
  "imageCaption",
  "folio.motto",
  "folio.ears.1",
  "expandedContent.expandedTitle",
  "expandedContent.expandedContent",
] as const;

export function randomNewspaper(seed: number): Newspaper {
  const random = randomOf(seed);
  const sideStories = Array.from({ length: random.between(0, 4) }, () => ({
    headline: randomText(random, 8),
    content: randomText(random, 30),
  }));
  return withWords(createNewspaper({ newspaperName: randomText(random, 9), imageCaption: randomText(random, 12) }), {
    expandedTitle: randomText(random, 12),
    expandedContent: Array.from({ length: random.between(1, 6) }, () => randomText(random, 14) || "x").join("\n\n"),
    sideStories,
  });
}

/** An edit that fits the newspaper, of any kind. */
export function randomEdit(random: Random, newspaper: Newspaper, depth = 0): PageEdit {
  const stories = newspaper.expandedContent.sideStories;
  const list = "expandedContent.sideStories";
  const story = () => random.between(0, stories.length - 1);
  const kinds = [
    "text",
    "text",
    "text",
    "value",
    "insert",
    ...(stories.length > 0 ? (["remove", "move", "side"] as const) : []),
    ...(depth < 2 ? (["all"] as const) : []),
  ] as const;
  switch (random.pick(kinds as unknown as readonly [(typeof kinds)[number], ...(typeof kinds)[number][]])) {
    case "side":
      return textAt(random, newspaper, `${list}.${story()}.${random.pick(["headline", "content"])}`);
    case "value":
      return { kind: "value", path: "currentFilter", before: newspaper.currentFilter, after: random.pick(["none", "sepia", "aged"]) };
    case "insert":
      return {
        kind: "insert",
        path: list,
        index: random.between(0, stories.length),
        value: { headline: randomText(random, 5), content: randomText(random, 9) },
      };
    case "remove": {
      const index = story();
      return { kind: "remove", path: list, index, value: stories[index] as EditValue };
    }
    case "move":
      return { kind: "move", path: list, from: story(), to: story() };
    case "all": {
      const edits: PageEdit[] = [];
      let now = newspaper;
      for (let count = random.between(0, 3); count > 0; count -= 1) {
        const edit = randomEdit(random, now, depth + 1);
        edits.push(edit);
        now = applyEdit(now, edit) ?? now;
      }
      return { kind: "all", edits };
    }
    default:
      return textAt(random, newspaper, random.pick(texts));
  }
}

function textAt(random: Random, newspaper: Newspaper, path: string): PageEdit {
  const text = String(readPlace(newspaper, path));
  const at = random.between(0, text.length);
  const removed = text.slice(at, at + random.between(0, 6));
  return { kind: "text", path, at, removed, inserted: randomText(random, 5) };
}
