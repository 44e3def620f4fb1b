import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";
import type { NewspaperInput } from "./contract.ts";

const pictureFields = ["imageUrl", "smallImageUrl", "previewImageUrl"] as const;
const keyOf = (url: string) => url.slice("/api/images/".length);

/** Addresses of pictures by the field that names them. */
function namedPictures(newspaper: NewspaperInput): { field: string; url: string }[] {
  return [
    ...pictureFields.map((field) => ({ field, url: newspaper[field] })),
    ...[newspaper.sharePictures.card, newspaper.sharePictures.narrow ?? "", ...newspaper.sharePictures.pages].map((url) => ({
      field: "sharePictures",
      url,
    })),
    ...newspaper.pictures.map(({ replaced }) => ({ field: "pictures", url: replaced?.imageUrl ?? "" })),
  ].filter(({ url }) => url !== "");
}

function keysOf(newspaper: NewspaperInput): string[] {
  return [...new Set(namedPictures(newspaper).map(({ url }) => keyOf(url)))];
}

/** The SQL for: the picture of this row is kept. Those of a press run that has no newspaper yet, and of a failed one, are deleted with the run. */
const isKept = (row: SQL) => sql`NOT EXISTS (SELECT 1 FROM press_runs r WHERE r.id = ${row}.press_run_id
  AND (r.status IN ('failed', 'stopped') OR (r.kind = 'press' AND r.status = 'running')))`;

/** The SQL for: every picture the newspaper names is the user's, and kept. */
export function areOwn(newspaper: NewspaperInput, userId: string): SQL {
  const keys = keysOf(newspaper);
  return sql`(SELECT count(*) FROM images i WHERE i.user_id = ${userId} AND i.key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND ${isKept(sql`i`)}) = ${keys.length}`;
}

/** Those of the pictures the newspaper names that are the user's, and kept. */
export function findOwn(db: Database, newspaper: NewspaperInput, userId: string) {
  return db
    .select({ key: images.key })
    .from(images)
    .where(
      and(
        eq(images.userId, userId),
        isKept(sql`images`),
        sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keysOf(newspaper))}))`,
      ),
    );
}

/** Throws INVALID with the fields that name a picture not among the `found`; `at` is the newspaper's path in the body. */
export function refuseOthers(newspaper: NewspaperInput, found: readonly { key: string }[], at = ""): void {
  const lost = namedPictures(newspaper).filter(({ url }) => !found.some(({ key }) => key === keyOf(url)));
  if (lost.length > 0) throw new AppError("INVALID", { details: { fields: [...new Set(lost.map(({ field }) => at + field))] } });
}
