import { recalled, remember } from "../model/memo.ts";
import type { NewspaperToSet, PictureSource } from "../model/newspaper.ts";
import type { Faces } from "../templates/faces.ts";
import { graphemesOf } from "./clean.ts";
import type { Measurer } from "./measurer.ts";
import { withQuotationMarks } from "./quotation-marks.ts";

/** A newspaper's text as it is printed, and the characters that were left out of it, each once. */
export interface PrintedCopy {
  newspaper: NewspaperToSet;
  dropped: readonly string[];
}

/** Kinds of text by the faces they are printed in: a character that one of these faces lacks is left out of all text of the kind. */
const rolesOf = {
  name: ["nameplate"],
  motto: ["motto"],
  ear: ["earText"],
  place: ["folio"],
  region: ["credit"],
  headline: ["banner"],
  deck: ["deck"],
  kicker: ["deckSecond", "kicker"],
  quote: ["deckThird", "quote"],
  byline: ["byline"],
  text: ["body"],
  sideText: ["sideText"],
  subhead: ["subhead"],
  sideHeadline: ["sideHead", "sideLead"],
  caption: ["caption"],
  colophon: ["colophon"],
} as const satisfies Record<string, readonly (keyof Faces)[]>;
type Kind = keyof typeof rolesOf;

/** Stands for signs that were left out while a text is tidied around them; no face has it. */
const gap = "\ufffc";
const emptied = /[([{（［「『《«“„"][\s\ufffc]*\ufffc[\s\ufffc]*[)\]}）］」』》»”“"]/gu;
const gapBeforeMark = /[ \u00a0\u202f]\ufffc+(?=[.,;:!?…)\]}”’»"']|\s|$)/gu;
const gaps = /^\ufffc+\s*|\ufffc/gu;
const neverPrinted = /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+$/u;
const mostParagraphs = 2_000;
const mostSigns = 20_000;

interface WithoutSigns {
  text: string;
  dropped: readonly string[];
}

/**
 * A paragraph without the signs no face has, and tidy where they stood: no space before a mark, no empty brackets. A letter whose accent
 * alone is missing stays, and the figure of a keypad's key.
 */
function withoutMissing(text: string, isSet: (sign: string) => boolean): WithoutSigns {
  const dropped: string[] = [];
  let printed = "";
  for (const sign of graphemesOf(text)) {
    if (neverPrinted.test(sign) || isSet(sign)) {
      printed += sign;
      continue;
    }
    dropped.push(sign);
    const bare = sign.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "");
    printed += bare !== "" && bare !== sign && isSet(bare) ? bare : gap;
  }
  if (dropped.length === 0) return { text, dropped };
  const tidy = printed.replace(emptied, gap).replace(gapBeforeMark, "").replace(gaps, "");
  return { text: /[\p{L}\p{N}]/u.test(tidy) ? tidy : "", dropped };
}

/** How words are changed: their text, their language, and what they are. */
type Change = (text: string, language: string, kind: Kind) => string;

const subheadMark = "## ";

/** Applies a function to every printed text of a newspaper: text of the article in the article's language, the rest in the paper's. */
function mapWords(newspaper: NewspaperToSet, change: Change): NewspaperToSet {
  const { expandedContent: words, folio, pictures, place, language: paper } = newspaper;
  const article = (text: string, kind: Kind) => change(text, words.contentLanguage || paper || "en", kind);
  const own = (text: string, kind: Kind) => change(text, paper || "en", kind);
  const story = (text: string, kind: Kind = "text") =>
    text
      .split("\n")
      .map((line) =>
        line.startsWith(subheadMark) ? subheadMark + article(line.slice(subheadMark.length), "subhead") : article(line, kind),
      )
      .join("\n");
  const captioned = (picture: PictureSource | undefined) => picture && { ...picture, caption: article(picture.caption, "caption") };
  const [main, small] = [captioned(pictures.main), captioned(pictures.small)];
  return {
    ...newspaper,
    // What the article was is printed where the edition has no words of its own.
    title: words.expandedTitle.trim() ? newspaper.title : article(newspaper.title, "headline"),
    content: words.expandedContent.trim() ? newspaper.content : story(newspaper.content),
    region: own(newspaper.region, "region"),
    place: place && { ...place, city: own(place.city, "place") },
    newspaperName: own(newspaper.newspaperName, "name"),
    ...(newspaper.source && { source: own(newspaper.source, "colophon") }),
    expandedContent: {
      ...words,
      expandedTitle: article(words.expandedTitle, "headline"),
      deck: article(words.deck, "deck"),
      kicker: article(words.kicker, "kicker"),
      quote: words.quote && article(words.quote, "quote"),
      expandedContent: story(words.expandedContent),
      byline: article(words.byline, "byline"),
      sideStories: words.sideStories.map((side) => ({
        ...side,
        headline: article(side.headline, "sideHeadline"),
        content: story(side.content, "sideText"),
      })),
    },
    folio: { ...folio, motto: own(folio.motto, "motto"), ears: [own(folio.ears[0], "ear"), own(folio.ears[1], "ear")] },
    pictures: { ...(main && { main }), ...(small && { small }) },
  };
}

/** The words with the quotation marks of their languages: the signs faces are asked for. */
export const withPrintedMarks = (newspaper: NewspaperToSet): NewspaperToSet => mapWords(newspaper, withQuotationMarks);

/** The words as they are printed: with the quotation marks of their languages, without the signs that their faces do not have. */
export function printedCopy(newspaper: NewspaperToSet, faces: Faces, measurer: Measurer): PrintedCopy {
  const dropped = new Set<string>();
  const covers = (font: string) => {
    const known = recalled(measurer, `covered|${font}`, () => new Map<string, boolean>());
    return (sign: string) => remember(known, sign, mostSigns, () => measurer.covers(sign, font));
  };
  const printed = (paragraph: string, kind: Kind): string => {
    const fonts = rolesOf[kind].map((role) => (faces[role] ?? faces.body).font);
    const known = recalled(measurer, `printed|${fonts.join("|")}`, () => new Map<string, WithoutSigns>());
    const { text, dropped: signs } = remember(known, paragraph, mostParagraphs, () => {
      const all = fonts.map(covers);
      return withoutMissing(paragraph, (sign) => all.every((hasSign) => hasSign(sign)));
    });
    for (const sign of signs) dropped.add(sign);
    return text;
  };
  const copy = mapWords(newspaper, (text, language, kind) => withQuotationMarks(printed(text, kind), language));
  return { newspaper: copy, dropped: [...dropped] };
}
