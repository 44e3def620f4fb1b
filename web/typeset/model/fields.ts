/** Paths of the fields whose words are printed: keys and indexes from the newspaper on. */
export const fields = {
  name: "newspaperName",
  motto: "folio.motto",
  price: "folio.price",
  date: "publishDate",
  region: "region",
  headline: "expandedContent.expandedTitle",
  deck: "expandedContent.deck",
  kicker: "expandedContent.kicker",
  quote: "expandedContent.quote",
  byline: "expandedContent.byline",
  story: "expandedContent.expandedContent",
  mainCaption: "imageCaption",
  smallCaption: "smallImageCaption",
} as const;

export const earField = (side: number): string => `folio.ears.${side}`;
export const sideHeadline = (index: number): string => `expandedContent.sideStories.${index}.headline`;
export const sideText = (index: number): string => `expandedContent.sideStories.${index}.content`;

/** The headline of a story: of the lead, whose index is null, or of a side story. */
export const headlineField = (index: number | null): string => (index === null ? fields.headline : sideHeadline(index));
/** The text of a story: of the lead, whose index is null, or of a side story. */
export const textField = (index: number | null): string => (index === null ? fields.story : sideText(index));
