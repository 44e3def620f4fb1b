import { request } from "../client.ts";

/** Keeps a picture for the signed-in user; gives its address on this site. */
export async function uploadImage(picture: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.append("file", picture, name);
  const { imageUrl } = await request("POST /images", { body: form });
  return imageUrl;
}
