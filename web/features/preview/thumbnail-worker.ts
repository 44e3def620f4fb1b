import { drawFront, type ThumbnailNews, type ThumbnailOrder } from "./thumbnail-work.ts";

const tell = (news: ThumbnailNews) => self.postMessage(news);

self.onmessage = ({ data }: MessageEvent<ThumbnailOrder>) => drawFront(data, tell);

tell({ kind: "ready" });
