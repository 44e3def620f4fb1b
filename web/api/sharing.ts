import type { QueryClient } from "@tanstack/react-query";
import { request } from "./client.ts";
import { keepSavedNewspaper, savedNewspaper } from "./newspapers.ts";

/**
 * Makes a newspaper public, or takes that back; gives its path on this site, null when it is not public any more. Rejects as the server
 * refuses: then nothing has changed.
 */
export async function setSharing(client: QueryClient, id: string, shared: boolean): Promise<string | null> {
  const answer = await request("PUT /completed-newspapers/:id/sharing", { params: { id }, body: { shared } });
  const shareUrl = answer?.shareUrl ?? null;
  const saved = savedNewspaper(client, id);
  if (saved) keepSavedNewspaper(client, { ...saved, shareUrl });
  return shareUrl;
}
