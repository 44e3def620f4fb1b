import type { ImportedArticle } from "../../../functions/import-url/contract.ts";
import { request } from "../client.ts";

export type { ImportedArticle };

/** Has the server read one web page. `language`: in which its place is named. Throws ApiError, NetworkError, or the signal's reason. */
export function importPage(url: string, language: string, signal: AbortSignal): Promise<ImportedArticle> {
  return request("POST /import-url", { body: { url, language }, signal });
}

/** Has the server fetch a picture of the web and keep it for the user; gives its address on this site. */
export async function takePicture(url: string, signal: AbortSignal): Promise<string> {
  const { imageUrl } = await request("POST /images", { body: { url }, signal });
  return imageUrl;
}
