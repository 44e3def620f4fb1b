import type { TypesettingJob, TypesettingNews } from "./typesetting-work.ts";

const tell = (news: TypesettingNews) => self.postMessage(news);

// Apart from this file: WebKit runs a Web Worker's first file a second time when a later one asks for something out of it, and what it knew is lost.
import("./typesetting-work.ts").then(({ work }) => {
  self.onmessage = ({ data }: MessageEvent<TypesettingJob>) => work(data, tell);
  tell({ kind: "ready" });
}, reportError);
