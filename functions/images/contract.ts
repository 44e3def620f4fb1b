import * as z from "zod";
import { describe } from "../contract.ts";

/** Owner, or anybody once the newspaper is shared. `as=drawing`: a house picture as data for the typesetter. */
export const readImage = describe({
  method: "GET",
  path: "/images/:key",
  who: "owner",
  params: z.object({ key: z.string().max(64) }),
  query: z.object({ as: z.enum(["drawing"]).optional() }),
});
/**
 * Multipart `file`, or JSON `{ url }` of a picture on the public web, fetched like an imported page: PNG, JPEG or WebP, sniffed, at
 * most 10 MB. Place, time and camera are taken out of the file.
 */
export const uploadImage = describe({ method: "POST", path: "/images", who: "user", answer: z.object({ imageUrl: z.string() }) });
