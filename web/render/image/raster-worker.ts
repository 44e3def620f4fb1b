import type { RasterJob, RasterNews } from "./raster-job.ts";
import { drawFile } from "./raster-work.ts";

const tell = (news: RasterNews) => self.postMessage(news);

self.onmessage = ({ data }: MessageEvent<RasterJob>) => drawFile(data, tell);

tell({ kind: "ready" });
