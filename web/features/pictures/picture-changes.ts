import type { Newspaper } from "../../api/newspapers.ts";
import type { NewspaperChanges } from "../../api/unsaved-changes.ts";

export type PictureRole = "main" | "small";
type Setting = Newspaper["pictures"][number];
export type PictureTreatment = Setting["treatment"];
export type Focal = NonNullable<Setting["focal"]>;

/** A picture of a newspaper with how it is printed. */
export interface PrintedPicture {
  /** '' for none. */
  imageUrl: string;
  caption: string;
  alt: string;
  focal: Focal | null;
  /** Null: as the template prints its pictures. */
  treatment: PictureTreatment;
}

export interface StandingPicture extends PrintedPicture {
  /** What was made for the place of a photograph of the owner's; null when nothing was replaced. */
  replaced: Setting["replaced"];
}

export function pictureOf(newspaper: Newspaper, role: PictureRole): StandingPicture {
  const isMain = role === "main";
  const setting = newspaper.pictures.find((picture) => picture.role === role);
  return {
    imageUrl: isMain ? newspaper.imageUrl : newspaper.smallImageUrl,
    caption: isMain ? newspaper.imageCaption : newspaper.smallImageCaption,
    alt: isMain ? newspaper.imageAlt : newspaper.smallImageAlt,
    focal: setting?.focal ?? null,
    treatment: setting?.treatment ?? null,
    replaced: setting?.replaced ?? null,
  };
}

function changesFor(newspaper: Newspaper, role: PictureRole, picture: StandingPicture): NewspaperChanges {
  const { imageUrl, caption, alt, focal, treatment, replaced } = picture;
  const others = newspaper.pictures.filter((setting) => setting.role !== role);
  const isPlain = focal === null && treatment === null && replaced === null;
  return {
    ...(role === "main"
      ? { imageUrl, imageCaption: caption, imageAlt: alt }
      : { smallImageUrl: imageUrl, smallImageCaption: caption, smallImageAlt: alt }),
    pictures: isPlain ? others : [...others, { role, focal, treatment, replaced }],
    // The small picture of the page shows the old one.
    previewImageUrl: "",
  };
}

/** What changes when a picture is printed otherwise, or a photograph of the owner's takes its place: what was made there is remembered. */
export function changesToPrint(newspaper: Newspaper, role: PictureRole, picture: PrintedPicture): NewspaperChanges {
  const before = pictureOf(newspaper, role);
  const isNew = picture.imageUrl !== before.imageUrl;
  const made = { imageUrl: before.imageUrl, caption: before.caption, alt: before.alt };
  return changesFor(newspaper, role, { ...picture, replaced: before.replaced ?? (isNew ? made : null) });
}

/** What changes when the photograph is taken off again. */
export function changesToRestore(newspaper: Newspaper, role: PictureRole): NewspaperChanges {
  const { replaced } = pictureOf(newspaper, role);
  return replaced ? changesFor(newspaper, role, { ...replaced, focal: null, treatment: null, replaced: null }) : {};
}
