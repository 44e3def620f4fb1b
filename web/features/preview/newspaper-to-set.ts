import type { Newspaper } from "../../api/newspapers.ts";
import { sourceName } from "../../render/source-name.ts";
import type { NewspaperToSet, PictureSource } from "../../typeset/index.ts";
import { readPicture } from "./pictures.ts";

async function pictureOf(newspaper: Newspaper, role: "main" | "small"): Promise<PictureSource | null | undefined> {
  const isMain = role === "main";
  const src = isMain ? newspaper.imageUrl : newspaper.smallImageUrl;
  if (src === "") return undefined;
  const setting = newspaper.pictures.find((picture) => picture.role === role);
  const isPhotograph = newspaper.madeWith.images !== "house" || Boolean(setting?.replaced);
  const known = await readPicture(src, isPhotograph);
  if (!known) return null;
  return {
    ...known,
    caption: isMain ? newspaper.imageCaption : newspaper.smallImageCaption,
    alt: isMain ? newspaper.imageAlt : newspaper.smallImageAlt,
    ...(setting?.focal ? { focal: setting.focal } : {}),
    ...(setting?.treatment ? { treatment: setting.treatment } : {}),
    ...(setting?.replaced ? { isPhotograph: true } : {}),
  };
}

/** A saved newspaper as the typesetter takes it; `missing` counts pictures that could not be had. */
export async function newspaperToSet(newspaper: Newspaper): Promise<{ toSet: NewspaperToSet; missing: number }> {
  const [main, small] = await Promise.all([pictureOf(newspaper, "main"), pictureOf(newspaper, "small")]);
  const { title, content, region, templateId, layout, language, author, publishDate, place, expandedContent, folio, madeWith } = newspaper;
  const source = sourceName(newspaper.importedUrl);
  return {
    toSet: {
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
      pictures: { ...(main ? { main } : {}), ...(small ? { small } : {}) },
      ...(newspaper.sectionLayout && { sectionLayout: newspaper.sectionLayout }),
    },
    missing: [main, small].filter((picture) => picture === null).length,
  };
}
