import { fields, sideHeadline, sideText } from "./fields.ts";
import type { NewspaperToSet, PictureSource } from "./newspaper.ts";

/** A picture of a story. */
export interface StoryPicture extends PictureSource {
  /** The picture under a head, or a smaller one that stands where the page has room. */
  rank: "main" | "small";
  /** Fields of the picture and of its caption. */
  of: { picture: "imageUrl" | "smallImageUrl"; caption: string };
}

/** A story as it is printed; what it does not have is ''. */
export interface Story {
  /** Place among the secondary stories; null for the lead. */
  index: number | null;
  headline: string;
  kicker: string;
  deck: string;
  /** A sentence of the story, to be printed once more as a pull quote. */
  quote: string;
  byline: string;
  /** A blank line parts paragraphs, a line `## …` is a subhead. */
  body: string;
  /** The first is the most important. */
  pictures: readonly StoryPicture[];
  /** So many of its blocks stand on the front page, the others go on inside; null: as many as it holds. */
  jumpAt: number | null;
  /** Fields that hold its words; none for what the newspaper has no field for. */
  of: { headline: string; body: string; byline?: string };
}

/** What pages are made of, in the order of its stories' importance. */
export interface Edition {
  lead: Story;
  secondary: readonly Story[];
}

/** A newspaper as an edition: one lead with its side stories, and the newspaper's two pictures are the lead's. */
export function editionOf({ expandedContent: words, title, content, pictures, jumpAt }: NewspaperToSet): Edition {
  const { main, small } = pictures;
  const lead: Story = {
    index: null,
    headline: words.expandedTitle.trim() || title.trim(),
    kicker: words.kicker.trim(),
    deck: words.deck.trim(),
    quote: words.quote?.trim() ?? "",
    byline: words.byline.trim(),
    body: words.expandedContent.trim() || content.trim(),
    pictures: [
      ...(main ? [{ ...main, rank: "main", of: { picture: "imageUrl", caption: fields.mainCaption } } as const] : []),
      ...(small ? [{ ...small, rank: "small", of: { picture: "smallImageUrl", caption: fields.smallCaption } } as const] : []),
    ],
    jumpAt: jumpAt ?? null,
    of: { headline: fields.headline, body: fields.story, byline: fields.byline },
  };
  const secondary = words.sideStories.map(
    (side, index): Story => ({
      index,
      headline: side.headline.trim(),
      kicker: "",
      deck: "",
      quote: "",
      byline: "",
      body: side.content.trim(),
      pictures: [],
      jumpAt: null,
      of: { headline: sideHeadline(index), body: sideText(index) },
    }),
  );
  return { lead, secondary };
}

/** The picture of a rank, if the story has one. */
export function pictureOf({ pictures }: Story, rank: StoryPicture["rank"]): StoryPicture | undefined {
  return pictures.find((picture) => picture.rank === rank);
}

/** True of a story that says nothing. */
export function isBlank({ headline, body }: Story): boolean {
  return headline === "" && body === "";
}
