import { useEffect, useRef } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { useEditNewspaper } from "../../api/stone/edit-newspaper.ts";
import { makeSharePictures, type PagesToShare } from "./share-pictures.ts";

/** After the page has printed in and its owner has looked at it, or gone on to another look. */
const rest = 4_000;

/**
 * A public newspaper that was changed gets new pictures of its pages, quietly: without them its page shows the text. `toShare` is null
 * while its pages are being set, and while pictures are made elsewhere.
 */
export function useNewPictures(newspaper: Newspaper | undefined, toShare: PagesToShare | null): void {
  const edit = useEditNewspaper();
  const tried = useRef<{ pages: unknown; filter: unknown } | null>(null);
  const latest = useRef(toShare);
  latest.current = toShare;
  const id = newspaper?.id;
  const isWanted = Boolean(newspaper?.shareUrl) && newspaper?.sharePictures.card === "";
  const pages = toShare?.pages;
  const filter = toShare?.filter;
  useEffect(() => {
    if (!isWanted || id === undefined || !pages) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const wanted = latest.current;
      if (!wanted || (tried.current?.pages === pages && tried.current.filter === filter)) return;
      tried.current = { pages, filter };
      try {
        const { preview: _small, ...sharePictures } = await makeSharePictures(wanted, { signal: left.signal, onProgress: () => {} });
        if (!left.signal.aborted) edit(id, { sharePictures });
      } catch (error) {
        if (!left.signal.aborted) console.warn("No new pictures were made for the public page", error);
        else tried.current = null;
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isWanted, id, pages, filter, edit]);
}
