import type { FactsWork } from "./facts-piece.ts";
import type { FactsNews } from "./facts-work.ts";

const tell = (news: FactsNews) => self.postMessage(news);

// Apart from this file: WebKit runs a Web Worker's first file a second time when a later one asks for something out of it, and what it knew
// is lost.
import("./facts-work.ts").then(({ work }) => {
  self.onmessage = ({ data }: MessageEvent<FactsWork>) => work(data, tell);
  tell({ kind: "ready" });
}, reportError);
