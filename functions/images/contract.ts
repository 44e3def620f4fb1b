import * as z from "zod";
import { describe } from "../http/contract.ts";

/** The owner's own, and anybody's once a newspaper that shows it is shared; else 404. `as=drawing`: a house picture as data for the typesetter. */
export const readImage = describe({
  method: "GET",
  path: "/images/:key",
  who: "any",
  params: z.object({ key: z.string().max(64) }),
  query: z.object({ as: z.enum(["drawing"]).optional() }),
});
/**
 * Multipart `file`, or JSON `{ url }` of a picture on the public web, fetched like an imported page: PNG, JPEG or WebP, sniffed, at
 * most 10 MB and 4,096 segments, 300 an hour. Place, time and camera are taken out of the file.
 */
export const uploadImage = describe({ method: "POST", path: "/images", who: "user", answer: z.object({ imageUrl: z.string() }) });
