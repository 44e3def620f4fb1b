import { ApiError, NetworkError } from "../client.ts";

/** Keeps a picture for the signed-in user; gives its address on this site. */
export async function uploadImage(picture: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.append("file", picture, name);
  const response = await fetch("/api/images", { method: "POST", credentials: "include", body: form }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!response.ok) throw new ApiError(response.status, await response.text().catch(() => ""), response.statusText, response.headers);
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return imageUrl;
}
