import * as z from "zod";
import { describe } from "../http/contract.ts";

/**
 * Gives a picture. To its owner, and to anyone once a newspaper that shows it is shared; else 404. `as=drawing`: a picture of the house
 * edition as data for the typesetter.
 */
export const readImage = describe({
  method: "GET",
  path: "/images/:key",
  who: "any",
  params: z.object({ key: z.string().max(64) }),
  query: z.object({ as: z.enum(["drawing"]).optional() }),
  status: [200, 304],
  media: ["image/*", "application/json"],
});
/** Address of a picture on the public web. */
export const ImageAddress = z.object({ url: z.string() });

/**
 * Keeps a picture: a file, or the one at an address of the public web. PNG, JPEG or WebP by its content, at most 10 MB and 4,096
 * segments, 300 an hour. Place, time and camera are taken out of the file.
 */
export const uploadImage = describe({
  method: "POST",
  path: "/images",
  who: "user",
  bodies: { "multipart/form-data": z.object({ file: z.file() }), "application/json": ImageAddress },
  status: [201],
  answer: z.object({ imageUrl: z.string() }),
});
