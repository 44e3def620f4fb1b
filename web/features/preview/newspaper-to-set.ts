import type { Newspaper } from "../../api/newspapers.ts";
import { creditedSite } from "../../render/image/source-name.ts";
import { editedParts, type NewspaperToSet, type PictureSource } from "../../typeset/index.ts";
import type { KnownPicture } from "./pictures.ts";

export type PictureRole = "main" | "small";

/** A picture of a newspaper before anything is known of it; null where there is none. */
export interface WantedPicture {
  src: string;
  /** It need not be asked for as a drawing. */
  isPhotograph: boolean;
}

export function wantedPicture(newspaper: Newspaper, role: PictureRole): WantedPicture | null {
  const src = role === "main" ? newspaper.imageUrl : newspaper.smallImageUrl;
  if (src === "") return null;
  const setting = newspaper.pictures.find((picture) => picture.role === role);
  return { src, isPhotograph: newspaper.madeWith.images !== "house" || Boolean(setting?.replaced) };
}

function pictureOf(newspaper: Newspaper, role: PictureRole, known: KnownPicture): PictureSource {
  const isMain = role === "main";
  const setting = newspaper.pictures.find((picture) => picture.role === role);
  return {
    ...known,
    caption: isMain ? newspaper.imageCaption : newspaper.smallImageCaption,
    alt: isMain ? newspaper.imageAlt : newspaper.smallImageAlt,
    ...(setting?.focal ? { focal: setting.focal } : {}),
    ...(setting?.treatment ? { treatment: setting.treatment } : {}),
    ...(setting?.replaced ? { isPhotograph: true } : {}),
  };
}

/** A newspaper as the typesetter takes it, with what is known of its pictures: those that are not are left out. */
export function toSetWith(newspaper: Newspaper, known: (role: PictureRole) => KnownPicture | null): NewspaperToSet {
  const { title, content, region, templateId, layout, language, author, publishDate, place, expandedContent, folio, madeWith } = newspaper;
  const source = creditedSite(newspaper);
  const [main, small] = [known("main"), known("small")];
  const edited = editedParts(newspaper, newspaper.made);
  return {
    title,
    content,
    region,
    templateId,
    layout,
    language,
    author,
    publishDate,
    ...(source && { source }),
    place,
    expandedContent,
    newspaperName: newspaper.newspaperName || expandedContent.newspaperName,
    folio,
    madeWith,
    ...(edited.length > 0 && { edited }),
    pictures: {
      ...(main ? { main: pictureOf(newspaper, "main", main) } : {}),
      ...(small ? { small: pictureOf(newspaper, "small", small) } : {}),
    },
    ...(newspaper.sectionLayout && { sectionLayout: newspaper.sectionLayout }),
    ...(newspaper.pageShape && { shape: newspaper.pageShape }),
    ...((newspaper.jumpAt ?? null) !== null && { jumpAt: newspaper.jumpAt }),
  };
}
