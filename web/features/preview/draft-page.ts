import type { Layout } from "../../../functions/templates/contract.ts";
import { type NewspaperToSet, type PageScene, type PlacedSection, type SideStory, templateOf } from "../../typeset/index.ts";
import { setPagesOf, settingWith } from "./set-pages.ts";
import { standInPicture } from "./stand-in-picture.ts";

export interface DraftToSet {
  title: string;
  content: string;
  region: string;
  author: string;
  language: string;
}

export interface LookToSet {
  templateId: string;
  /** Null: the template's own. */
  layout: Layout | null;
  /** In force for the template in its columns; null: its own page. */
  sectionLayout: readonly PlacedSection[] | null;
}

/** Paragraphs of the article in the places where side stories will stand: what counts at this size is the look. */
function standIns(content: string): SideStory[] {
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.slice(-6).map((paragraph) => ({ headline: [...paragraph.trim()].slice(0, 32).join(""), content: paragraph }));
}

/** A typed article as a newspaper: drawn pictures, its own paragraphs in the rail, its place as the name. */
export function newspaperOfDraft({ title, content, region, author, language }: DraftToSet): NewspaperToSet {
  const name = region.split(/[,،、，]/)[0]?.trim() || title;
  return {
    title,
    content,
    region,
    templateId: "",
    layout: "three-column",
    language,
    author,
    publishDate: "",
    place: null,
    expandedContent: {
      newspaperName: name,
      expandedTitle: title,
      deck: "",
      kicker: "",
      quote: null,
      expandedContent: content,
      byline: author,
      caption: "",
      writerName: author,
      whatsInside: [],
      sideStories: standIns(content),
    },
    newspaperName: name,
    folio: { volume: 1, number: 1, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: "house", images: "house", house: true },
    pictures: { main: standInPicture("main"), small: standInPicture("small") },
  };
}

/** The front page of a newspaper in another look, on paper of that height in points. */
export async function setFrontIn(
  newspaper: NewspaperToSet,
  { templateId, layout, sectionLayout }: LookToSet,
  height?: number,
): Promise<PageScene | null> {
  const looked = { ...newspaper, templateId, layout: layout ?? templateOf(templateId).config.layout, sectionLayout };
  const { pages } = await setPagesOf(looked, settingWith(height === undefined ? undefined : { height }));
  return pages[0] ?? null;
}
