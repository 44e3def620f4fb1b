import type { PageScene, SideStory } from "../../typeset/index.ts";
import { setPagesOf } from "./set-pages.ts";

export interface DraftToSet {
  title: string;
  content: string;
  region: string;
  author: string;
  language: string;
  templateId: string;
}

const blankPicture = (width: number, height: number) => ({
  src: "",
  width,
  height,
  caption: "",
  alt: "",
  drawing: {
    width,
    height,
    items: [
      {
        kind: "path" as const,
        d: `M0 0H${width}V${height}H0Z M0 0L${width} ${height} M${width} 0L0 ${height}`,
        stroke: "ink" as const,
        strokeWidth: 2,
      },
    ],
  },
});

/** Paragraphs of the article in the places where side stories will stand: what counts at this size is the look. */
function standIns(content: string): SideStory[] {
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.slice(-6).map((paragraph) => ({ headline: [...paragraph.trim()].slice(0, 32).join(""), content: paragraph }));
}

/** A front page of the typed article, to be seen small: crossed boxes for pictures, its own paragraphs in the rail, its place as the name. */
export async function setDraftPage({ title, content, region, author, language, templateId }: DraftToSet): Promise<PageScene | null> {
  const name = region.split(/[,،、，]/)[0]?.trim() || title;
  const { pages } = await setPagesOf({
    title,
    content,
    region,
    templateId,
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
    pictures: { main: blankPicture(900, 520), small: blankPicture(900, 600) },
  });
  return pages[0] ?? null;
}
