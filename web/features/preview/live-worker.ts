import type { LiveNews, LiveWork } from "./live-work.ts";

const tell = (news: LiveNews) => self.postMessage(news);

// Apart from this file: WebKit runs a Web Worker's first file a second time when a later one asks for something out of it, and what it knew is lost.
import("./live-work.ts").then(({ work }) => {
  self.onmessage = ({ data }: MessageEvent<LiveWork>) => work(data, tell);
  tell({ kind: "ready" });
}, reportError);
