import { graphemesOf } from "./clean.ts";
import type { Measurer } from "./measure.ts";
import type { NewspaperToSet, PictureSource } from "./newspaper.ts";
import { withQuotationMarks } from "./quotation-marks.ts";
import { recalled, remember } from "./remembered.ts";

/** A newspaper's words as they are printed, and the signs that were left out of them, each once. */
export interface PrintedCopy {
  newspaper: NewspaperToSet;
  dropped: readonly string[];
}

const mayHaveEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** A sign of a keypad is its figure in a frame. */
const keycap = /^([0-9#*])\ufe0f?\u20e3$/u;
const spaceBefore = /[ \u00a0\u202f]$/;
const closes = /^(?:[.,;:!?…)\]}”’»"']|\s|$)/u;
const mostParagraphs = 2_000;

interface WithoutEmoji {
  text: string;
  dropped: readonly string[];
}

/** A paragraph without the emoji no face has, nor the space before them where another follows, or a mark. */
function withoutEmoji(text: string, isSet: (sign: string) => boolean): WithoutEmoji {
  const dropped: string[] = [];
  const signs = graphemesOf(text);
  let printed = "";
  signs.forEach((sign, index) => {
    if (!mayHaveEmoji.test(sign) || isSet(sign)) {
      printed += sign;
      return;
    }
    dropped.push(sign);
    const figure = keycap.exec(sign)?.[1];
    if (figure) printed += figure;
    else if (spaceBefore.test(printed) && closes.test(signs[index + 1] ?? "")) printed = printed.slice(0, -1);
  });
  return { text: printed.trim() === "" ? "" : printed, dropped };
}

/** Everything of a newspaper that is somebody's words, changed: those of the article in its language, those of the paper in the paper's. */
function mapWords(newspaper: NewspaperToSet, change: (text: string, language: string) => string): NewspaperToSet {
  const { expandedContent: words, folio, pictures, language: paper } = newspaper;
  const article = (text: string) => change(text, words.contentLanguage || paper || "en");
  const own = (text: string) => change(text, paper || "en");
  const captioned = (picture: PictureSource | undefined) => picture && { ...picture, caption: article(picture.caption) };
  const [main, small] = [captioned(pictures.main), captioned(pictures.small)];
  return {
    ...newspaper,
    title: article(newspaper.title),
    content: article(newspaper.content),
    region: own(newspaper.region),
    newspaperName: own(newspaper.newspaperName),
    expandedContent: {
      ...words,
      newspaperName: own(words.newspaperName),
      expandedTitle: article(words.expandedTitle),
      deck: article(words.deck),
      kicker: article(words.kicker),
      quote: words.quote && article(words.quote),
      expandedContent: article(words.expandedContent),
      byline: article(words.byline),
      sideStories: words.sideStories.map((side) => ({ ...side, headline: article(side.headline), content: article(side.content) })),
    },
    folio: { ...folio, motto: own(folio.motto), ears: [own(folio.ears[0]), own(folio.ears[1])] },
    pictures: { ...(main && { main }), ...(small && { small }) },
  };
}

/** The words with the quotation marks of their languages: the signs faces are asked for. */
export const withPrintedMarks = (newspaper: NewspaperToSet): NewspaperToSet => mapWords(newspaper, withQuotationMarks);

/** The words as they are printed in faces of `font`: with the quotation marks of their languages, without emoji the faces do not have. */
export function printedCopy(newspaper: NewspaperToSet, font: string, measurer: Measurer): PrintedCopy {
  const covered = recalled(measurer, `emoji|${font}|${measurer.generation ?? 0}`, () => new Map<string, boolean>());
  const paragraphs = recalled(measurer, `printed|${font}|${measurer.generation ?? 0}`, () => new Map<string, WithoutEmoji>());
  const isSet = (sign: string) => remember(covered, sign, mostParagraphs, () => measurer.covers(sign, font));
  const dropped = new Set<string>();
  const printed = (text: string): string => {
    if (!mayHaveEmoji.test(text)) return text;
    const parts = text
      .split("\n")
      .map((paragraph) => remember(paragraphs, paragraph, mostParagraphs, () => withoutEmoji(paragraph, isSet)));
    for (const part of parts) for (const sign of part.dropped) dropped.add(sign);
    return parts.map((part) => part.text).join("\n");
  };
  const copy = mapWords(newspaper, (text, language) => withQuotationMarks(printed(text), language));
  return { newspaper: copy, dropped: [...dropped] };
}
