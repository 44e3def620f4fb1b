import type { TypesettingJob, TypesettingNews } from "./typesetting-work.ts";

const tell = (news: TypesettingNews) => self.postMessage(news);

// In a file of its own: WebKit runs a Web Worker's entry file a second time when a later chunk imports from it, and its state is lost.
import("./typesetting-work.ts").then(({ work }) => {
  self.onmessage = ({ data }: MessageEvent<TypesettingJob>) => work(data, tell);
  tell({ kind: "ready" });
}, reportError);
