import { findLanguage, type Language, languageOf } from "../../locales/languages.ts";
import {
  type Drawing,
  type EditionLines,
  editedParts,
  editionLines,
  type NewspaperToSet,
  type PageWords,
  type PictureSource,
  type StoryBlock,
  storyBlocks,
} from "../../web/typeset/index.ts";
import type { Newspaper, SideStory } from "../completed-newspapers/contract.ts";
import { isFilled } from "../http/limits.ts";
import { type Words, wordsFor } from "../http/words.ts";
import { pageWords } from "../pages/page-words.ts";
import { openingOf, plainLine } from "../pages/plain-line.ts";
import type { SharedNewspaper, SharedPicture } from "./find-shared.ts";

export interface Figure {
  picture: SharedPicture;
  caption: string;
  alt: string;
  /** Who made it: a rule of the house edition, a model, or neither: the owner's photograph. */
  origin: "rule" | "model" | "photograph";
}

/** A shared newspaper as the public reads it: all its words in page order, not escaped. */
export interface Edition {
  language: Language;
  /** The interface's words and those that pages print, in the newspaper's language. */
  words: Words;
  page: PageWords;
  /** Path of the public page. */
  path: string;
  name: string;
  headline: string;
  /** As its owner called it. */
  newspaperTitle: string;
  /** At most 200 characters. */
  description: string;
  kicker: string;
  deck: string;
  byline: string;
  quote: string;
  blocks: StoryBlock[];
  sideStories: SideStory[];
  lines: EditionLines;
  /** BCP 47, of the stories. */
  textLanguage: string;
  /** Where the article was imported from; null for an address that is not http or https. */
  source: { name: string; href: string } | null;
  /** Whether a model wrote the text. */
  isWritten: boolean;
  /** Whether a model wrote the text or made a picture that is shown. */
  isAssisted: boolean;
  /** Whether its owner has edited, by hand, what was made. */
  isEdited: boolean;
  /** Display name of the model that made pictures; '' where none is shown. */
  painter: string;
  /** The set pages, the front page first; empty until the owner's browser has made pictures of them. */
  pages: SharedPicture[];
  /** The front page again, for narrow screens. */
  narrow: SharedPicture | null;
  /** For previews of links, 1200 by 630 where there is one. */
  card: SharedPicture | null;
  main: Figure | null;
  small: Figure | null;
  author: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  changedAt: number;
}

export function editionOf({ newspaper, pictures }: SharedNewspaper): Edition {
  const language = languageOf(newspaper.language);
  const { expandedContent: text, sharePictures, madeWith } = newspaper;
  const picture = (url: string) => pictures.get(url) ?? null;
  const [main, small] = [figureOf(newspaper, "main", picture), figureOf(newspaper, "small", picture)];
  const page = pageWords(language.code);
  const preview = picture(newspaper.previewImageUrl);
  const pages = sharePictures.pages.map(picture).filter((found) => found !== null);
  const blocks = storyBlocks(firstSeen(text.expandedContent, newspaper.content));
  const isPainted = [main, small].some((figure) => figure?.origin === "model");
  const isWritten = !madeWith.house && madeWith.text !== "" && madeWith.text !== "house";
  return {
    language,
    words: wordsFor(language.code),
    page,
    path: newspaper.shareUrl ?? "/",
    name: plainLine(firstSeen(newspaper.newspaperName, text.newspaperName, newspaper.title)),
    headline: firstSeen(text.expandedTitle, newspaper.title),
    newspaperTitle: newspaper.title,
    description: openingOf(firstSeen(text.deck, blocks.find(({ subhead }) => !subhead)?.text ?? "", newspaper.title), 200),
    kicker: firstSeen(text.kicker),
    deck: firstSeen(text.deck),
    byline: firstSeen(text.byline, newspaper.author),
    quote: firstSeen(text.quote ?? ""),
    blocks,
    sideStories: text.sideStories,
    lines: editionLines(toSet(newspaper, { main, small }), page),
    textLanguage: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text.contentLanguage) ? text.contentLanguage : language.code,
    source: sourceOf(newspaper),
    isWritten,
    isAssisted: isWritten || isPainted,
    isEdited: editedParts(newspaper, newspaper.made).length > 0,
    painter: isPainted ? plainLine(madeWith.images) : "",
    pages: pages.length === 0 && preview ? [preview] : pages,
    narrow: pages.length > 0 && sharePictures.narrow ? picture(sharePictures.narrow) : null,
    card: picture(sharePictures.card) ?? preview,
    main,
    small,
    author: plainLine(firstSeen(newspaper.author, text.writerName)),
    publishedAt: newspaper.createdAt,
    changedAt: newspaper.updatedAt,
  };
}

/** The first text with a visible character: fields may hold only blanks and invisible characters. */
const firstSeen = (...texts: string[]): string => texts.find(isFilled) ?? "";

/** Language of a text and its direction, where the language is one of ours; else as its letters are. */
export function directionIn(code: string, letters: "ltr" | "rtl"): "ltr" | "rtl" {
  return findLanguage(code)?.direction ?? letters;
}

function figureOf(newspaper: Newspaper, role: "main" | "small", find: (url: string) => SharedPicture | null): Figure | null {
  const isMain = role === "main";
  const picture = find(isMain ? newspaper.imageUrl : newspaper.smallImageUrl);
  if (!picture) return null;
  const isOwn = newspaper.pictures.some((setting) => setting.role === role && setting.replaced !== null);
  const isDrawn = picture.type === "application/json" || ["", "house"].includes(newspaper.madeWith.images);
  return {
    picture,
    caption: firstSeen(isMain ? newspaper.imageCaption : newspaper.smallImageCaption),
    alt: isMain ? newspaper.imageAlt : newspaper.smallImageAlt,
    origin: isOwn ? "photograph" : isDrawn ? "rule" : "model",
  };
}

function toSet(newspaper: Newspaper, figures: { main: Figure | null; small: Figure | null }): NewspaperToSet {
  const source = (figure: Figure | null): PictureSource | undefined => {
    if (!figure) return undefined;
    const { src, type, width, height } = figure.picture;
    const drawing: Drawing | undefined = type === "application/json" ? { width, height, items: [] } : undefined;
    const { caption, alt } = figure;
    return { src, width, height, caption, alt, ...(drawing && { drawing }), ...(figure.origin === "photograph" && { isPhotograph: true }) };
  };
  const [main, small] = [source(figures.main), source(figures.small)];
  const edited = editedParts(newspaper, newspaper.made);
  return { ...newspaper, edited, pictures: { ...(main && { main }), ...(small && { small }) } };
}

function sourceOf({ importedUrl, importedSite = "" }: Newspaper): Edition["source"] {
  if (!URL.canParse(importedUrl)) return null;
  const { protocol, hostname, href } = new URL(importedUrl);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return { name: plainLine(importedSite) || hostname.replace(/^(?:www|m|amp)\.(?=.*\.)/, ""), href };
}
