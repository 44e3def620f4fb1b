import { type LiveNews, type LiveWork, work } from "./live-work.ts";

const tell = (news: LiveNews) => self.postMessage(news);

self.onmessage = ({ data }: MessageEvent<LiveWork>) => work(data, tell);

tell({ kind: "ready" });
