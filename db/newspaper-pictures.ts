import { limits } from "../functions/http/limits.ts";

/**
 * Where a newspaper's JSON names pictures, as JSON paths for SQLite. The triggers of `shown_pictures` (db/migrations) list `shown` too.
 */
export const picturePaths = {
  /** The article's own. */
  article: ["$.imageUrl", "$.smallImageUrl"],
  /** Pictures replaced by the owner's photographs: visible only to the owner. */
  replaced: ["$.pictures[0].replaced.imageUrl", "$.pictures[1].replaced.imageUrl"],
  /** Pictures of the set pages, regenerated after every change. */
  pages: [
    "$.previewImageUrl",
    "$.sharePictures.card",
    "$.sharePictures.narrow",
    ...Array.from({ length: limits.sharedPages }, (_, at) => `$.sharePictures.pages[${at}]`),
  ],
} as const;

/** Paths as arguments of SQLite's JSON functions. */
export const pathArguments = (...lists: (readonly string[])[]): string =>
  lists
    .flat()
    .map((path) => `'${path}'`)
    .join(", ");
