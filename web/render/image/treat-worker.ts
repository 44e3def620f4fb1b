import type { PictureItem } from "../../typeset/model/scene.ts";
import { fileOf } from "../draw/canvas.ts";
import { treatPicture } from "./pictures.ts";

export interface TreatJob {
  number: number;
  item: PictureItem;
  ink: string;
  /** Pixels per inch of the page. */
  resolution: number;
}

/** `treated` without a picture: it could not be had. */
export type TreatNews = { kind: "ready" } | { kind: "treated"; number: number; picture: Blob | null };

const tell = (news: TreatNews) => self.postMessage(news);

self.onmessage = async ({ data: { number, item, ink, resolution } }: MessageEvent<TreatJob>) => {
  try {
    const canvas = await treatPicture(item, ink, resolution);
    tell({ kind: "treated", number, picture: await fileOf(canvas) });
  } catch {
    tell({ kind: "treated", number, picture: null });
  }
};

tell({ kind: "ready" });
