/** Parts of a newspaper that a model, the house edition or its owner may have written. */
export type MadePart = "name" | "headline" | "story" | "sides" | "captions";

/** What of a newspaper its fingerprints are taken of. */
export interface MadeText {
  newspaperName: string;
  expandedContent: {
    kicker: string;
    expandedTitle: string;
    deck: string;
    expandedContent: string;
    quote: string | null;
    sideStories: readonly { headline: string; content: string }[];
  };
  imageCaption: string;
  smallImageCaption: string;
  imageAlt: string;
  smallImageAlt: string;
}

/** Of each part the fingerprints of everything it was ever made as, with a point between them. */
export type Made = Partial<Record<MadePart, string>>;

/** Stands between fingerprints. */
const joint = ".";
/** Stands between the fields of one text, in none of which it can stand. */
const between = "\u0000";

/**
 * A short name of a text: the same for the same text, another for another (FNV-1a over UTF-16 units, twice with different starts; 52 bits,
 * at most 11 signs of base 36). Blanks at its ends do not count. No secret, and no proof.
 */
export function fingerprintOf(text: string): string {
  const trimmed = text.trim();
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let at = 0; at < trimmed.length; at += 1) {
    const unit = trimmed.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + at), 0x85ebca6b);
  }
  return ((high >>> 12) * 2 ** 32 + (low >>> 0)).toString(36);
}

/** The texts a part consists of, one for each thing that can be made again by itself; blank ones belong to no part. */
function textsOf(newspaper: MadeText, part: MadePart): string[] {
  const { newspaperName, expandedContent: text, imageCaption, imageAlt, smallImageCaption, smallImageAlt } = newspaper;
  const joined = (...fields: string[]) =>
    fields.some((field) => field.trim() !== "") ? [fields.map((field) => field.trim()).join(between)] : [];
  switch (part) {
    case "name":
      return joined(newspaperName);
    case "headline":
      return joined(text.kicker, text.expandedTitle, text.deck);
    case "story":
      return joined(text.expandedContent, text.quote ?? "");
    case "sides":
      return text.sideStories.flatMap(({ headline, content }) => joined(headline, content));
    case "captions":
      return [...joined(imageCaption, imageAlt), ...joined(smallImageCaption, smallImageAlt)];
  }
}

const parts = ["name", "headline", "story", "sides", "captions"] as const satisfies readonly MadePart[];

/** Fingerprints of a newspaper as it has just been made, part by part; '' for a part that has no text. */
export function partsMade(newspaper: MadeText): Record<MadePart, string> {
  const of = (part: MadePart) => textsOf(newspaper, part).map(fingerprintOf).join(joint);
  return { name: of("name"), headline: of("headline"), story: of("story"), sides: of("sides"), captions: of("captions") };
}

/**
 * The parts that hold a text nobody has made: its owner has written it, or changed it. Older newspapers do not know what was made, and name
 * no part. A text that was moved or taken away is no text of somebody else's.
 */
export function editedParts(newspaper: MadeText, made: Made): MadePart[] {
  return parts.filter((part) => {
    const known = made[part]?.split(joint);
    return known !== undefined && textsOf(newspaper, part).some((text) => !known.includes(fingerprintOf(text)));
  });
}
