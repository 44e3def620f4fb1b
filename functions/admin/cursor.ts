import { decodeBase64Url } from "hono/utils/encode";
import * as z from "zod";
import { encodeBase64url } from "../http/base64url.ts";

/** Sort value and id of a list's last row. */
const Place = z.tuple([z.union([z.string().max(254), z.number()]), z.string().max(64)]);
type Place = z.output<typeof Place>;

export function writeCursor(place: Place): string {
  return encodeBase64url(new TextEncoder().encode(JSON.stringify(place)));
}

/** Undefined without a cursor; null when it is invalid. */
export function readCursor(cursor: string | undefined): Place | null | undefined {
  if (cursor === undefined) return undefined;
  try {
    return Place.parse(JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor))));
  } catch {
    return null;
  }
}
