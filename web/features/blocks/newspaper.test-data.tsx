import type { Newspaper } from "../../api/newspapers.ts";

/** A newspaper with two side stories, made by models in run-1. */
export function createNewspaper(changes: Partial<Newspaper> = {}): Newspaper {
  return {
    id: "paper-1",
    pressRunId: "run-1",
    title: "Rain",
    content: "It rained all day.",
    language: "en",
    newspaperName: "The Duluth Courier",
    expandedContent: {
      newspaperName: "The Duluth Courier",
      expandedTitle: "It rained",
      deck: "All day",
      kicker: "Weather",
      quote: "Wet",
      expandedContent: "It rained all day in Duluth.",
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
    pictures: [],
    pageShape: null,
    made: {},
    currentFilter: "none",
    previewImageUrl: "/api/images/small",
    madeWith: { text: "gpt-5-mini", images: "gpt-image-1", house: false },
    updatedAt: 1_795_000_000_000,
    createdAt: 1_795_000_000_000,
    shareUrl: null,
    ...changes,
  } as Newspaper;
}
