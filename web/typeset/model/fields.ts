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
