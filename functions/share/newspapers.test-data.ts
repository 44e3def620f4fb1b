import { type Newspaper, Newspaper as Shape } from "../completed-newspapers/contract.ts";
import { shareAddress } from "../completed-newspapers/share-address.ts";
import { type Edition, editionOf } from "./edition.ts";

export const shareId = "AbCdEfGhIjKlMnOpQrStUv";

/** A newspaper with everything in it. */
export function newspaperOf(more: Partial<Newspaper> & { text?: Partial<Newspaper["expandedContent"]> } = {}): Newspaper {
  const { text, ...rest } = more;
  const title = rest.title ?? "The bridge is open";
  return Shape.parse({
    id: "n",
    title,
    content: "The bridge is open. People cross it.",
    region: "Duluth, United States",
    publishDate: "2026-03-07",
    newspaperName: "The Lantern",
    author: "Anna Berg",
    imageUrl: "/api/images/main",
    smallImageUrl: "/api/images/small",
    imageCaption: "The bridge at noon.",
    smallImageCaption: "A bolt.",
    imageAlt: "A bridge.",
    smallImageAlt: "A bolt of iron.",
    sharePictures: { pages: ["/api/images/one", "/api/images/two"], narrow: "/api/images/narrow", card: "/api/images/card" },
    madeWith: { text: "house", images: "house", house: true },
    shareUrl: shareAddress(shareId, title),
    createdAt: Date.UTC(2026, 2, 7),
    updatedAt: Date.UTC(2026, 2, 8),
    ...rest,
    expandedContent: {
      expandedTitle: title,
      deck: "After three years people cross again",
      kicker: "Harbor",
      quote: "I counted the bolts.",
      expandedContent: "The bridge is open.\n\n## The bolts\n\nPeople cross it.",
      byline: "By Anna Berg",
      sideStories: [{ headline: "The ferry", content: "It rests.\n\nFor now." }],
      ...text,
    },
  });
}

export function editionFrom(newspaper: Newspaper, types: Record<string, string> = {}): Edition {
  const names = ["main", "small", "one", "two", "narrow", "card", "preview"];
  const pictures = names.map((name) => {
    const src = `/api/images/${name}`;
    return [
      src,
      { src, type: types[name] ?? "image/webp", width: name === "narrow" ? 720 : 1500, height: name === "narrow" ? 960 : 2000 },
    ] as const;
  });
  return editionOf({ newspaper, pictures: new Map(pictures) });
}
