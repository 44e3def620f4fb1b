import type { Newspaper } from "../../api/newspapers.ts";
import { type EditValue, type PageEdit, readPlace } from "../../api/stone/page-edits.ts";
import { isSameValue } from "../../api/stone/same-value.ts";

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

type Values = Partial<Record<keyof Newspaper, unknown>>;

function valuesOf(role: PictureRole, { imageUrl, caption, alt }: StandingPicture): Values {
  return role === "main"
    ? { imageUrl, imageCaption: caption, imageAlt: alt }
    : { smallImageUrl: imageUrl, smallImageCaption: caption, smallImageAlt: alt };
}

function settingOf(role: PictureRole, { focal, treatment, replaced }: StandingPicture): Setting[] {
  const isPlain = focal === null && treatment === null && replaced === null;
  return isPlain ? [] : [{ role, focal, treatment, replaced }];
}

/** One step that makes of a newspaper one with these values; null where it has them already. */
function editTo(newspaper: Newspaper, values: Values): PageEdit | null {
  const edits = Object.entries(values)
    .map(([path, after]) => ({ path, before: (readPlace(newspaper, path) ?? null) as EditValue, after: after as EditValue }))
    .filter(({ before, after }) => !isSameValue(before, after))
    .map((edit): PageEdit => ({ kind: "value", ...edit }));
  return edits.length > 0 ? { kind: "all", edits } : null;
}

function editFor(newspaper: Newspaper, role: PictureRole, picture: StandingPicture): PageEdit | null {
  const others = newspaper.pictures.filter((setting) => setting.role !== role);
  return editTo(newspaper, { ...valuesOf(role, picture), pictures: [...others, ...settingOf(role, picture)] });
}

/** Prints a picture otherwise, or puts a photograph of the owner's in its place: what was made there is remembered. */
export function printEdit(newspaper: Newspaper, role: PictureRole, picture: PrintedPicture): PageEdit | null {
  const before = pictureOf(newspaper, role);
  const isNew = picture.imageUrl !== before.imageUrl;
  const made = { imageUrl: before.imageUrl, caption: before.caption, alt: before.alt };
  return editFor(newspaper, role, { ...picture, replaced: before.replaced ?? (isNew ? made : null) });
}

/** Takes the photograph off again, or brings back the made picture that was taken off. */
export function restoreEdit(newspaper: Newspaper, role: PictureRole): PageEdit | null {
  const { replaced } = pictureOf(newspaper, role);
  return replaced && editFor(newspaper, role, { ...replaced, focal: null, treatment: null, replaced: null });
}

/** Takes a picture off the page. What was made for its place is remembered, and can be put back at any time. */
export function removeEdit(newspaper: Newspaper, role: PictureRole): PageEdit | null {
  const { imageUrl } = pictureOf(newspaper, role);
  return imageUrl === "" ? null : printEdit(newspaper, role, { imageUrl: "", caption: "", alt: "", focal: null, treatment: null });
}

/** Each picture takes the place of the other, with its words, its crop and how it is printed. */
export function swapEdit(newspaper: Newspaper): PageEdit | null {
  const [main, small] = [pictureOf(newspaper, "main"), pictureOf(newspaper, "small")];
  return editTo(newspaper, {
    ...valuesOf("main", small),
    ...valuesOf("small", main),
    pictures: [...settingOf("main", small), ...settingOf("small", main)],
  });
}
