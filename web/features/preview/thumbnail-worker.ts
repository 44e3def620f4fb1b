import type { ThumbnailNews, ThumbnailOrder } from "./thumbnail-work.ts";

const tell = (news: ThumbnailNews) => self.postMessage(news);

// Apart from this file: WebKit runs a Web Worker's first file a second time when a later one asks for something out of it, and what it knew is lost.
import("./thumbnail-work.ts").then(({ drawFront }) => {
  self.onmessage = ({ data }: MessageEvent<ThumbnailOrder>) => drawFront(data, tell);
  tell({ kind: "ready" });
}, reportError);
