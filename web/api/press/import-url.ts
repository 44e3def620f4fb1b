import type { ImportedArticle } from "../../../functions/import-url/contract.ts";
import { api } from "../client.ts";

export type { ImportedArticle };

/** Has the server read one web page. `language`: in which its place is named. Throws ApiError, NetworkError, or the signal's reason. */
export function importPage(url: string, language: string, signal: AbortSignal): Promise<ImportedArticle> {
  return api.post("/api/import-url", { url, language }, { signal });
}

/** Has the server fetch a picture of the web and keep it for the user; gives its address on this site. */
export async function takePicture(url: string, signal: AbortSignal): Promise<string> {
  const { imageUrl } = await api.post<{ imageUrl: string }>("/api/images", { url }, { signal });
  return imageUrl;
}
