import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client.ts";
import { images, newspapers } from "../../db/schema.ts";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { present } from "../completed-newspapers/row.ts";
import { isPublic, shownPictures } from "../completed-newspapers/sharing.ts";
import { imageUrl } from "../images/keep-picture.ts";

export interface SharedPicture {
  src: string;
  /** Media type; that of drawings is `application/json`. */
  type: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface SharedNewspaper {
  newspaper: Newspaper;
  /** Those that can be seen of it, by their addresses. */
  pictures: ReadonlyMap<string, SharedPicture>;
}

/** The newspaper that is shared under this id with its pictures, in one round trip; null when there is none (any more). */
export async function findShared(db: Database, shareId: string): Promise<SharedNewspaper | null> {
  const named = sql`SELECT substr(shown.value, ${imageUrl("").length + 1}) FROM ${newspapers} n, ${shownPictures(sql`n.data`)} shown WHERE n.share_id = ${shareId} AND ${isPublic}`;
  const n = alias(newspapers, "n");
  const [[row], pictures] = await db.batch([
    db
      .select()
      .from(n)
      .where(and(eq(n.shareId, shareId), isPublic)),
    db
      .select({ key: images.key, userId: images.userId, type: images.type, width: images.width, height: images.height })
      .from(images)
      .where(sql`${images.key} IN (${named})`),
  ]);
  if (!row) return null;
  const own = pictures.filter(({ userId }) => userId === row.userId);
  return {
    newspaper: present(row),
    pictures: new Map(own.map(({ key, type, width, height }) => [imageUrl(key), { src: imageUrl(key), type, width, height }])),
  };
}
