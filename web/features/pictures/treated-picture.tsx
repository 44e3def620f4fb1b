import { type RefObject, useEffect, useRef } from "react";
import { treatPixels } from "../../render/image/treatment.ts";
import type { PictureTreatment } from "./picture-edits.ts";

const ink = [26, 25, 23] as const;
const paper = "#f7f5f0";
/** At this resolution dots and lines are as fine as they can be and still be seen one by one. */
const shownResolution = 192;

interface TreatedPictureProps {
  image: RefObject<HTMLImageElement | null>;
  /** Changes when another picture has come. */
  mark: string;
  treatment: NonNullable<PictureTreatment>;
}

/** Lies over a picture and shows it as it will be printed. */
export function TreatedPicture({ image, mark, treatment }: TreatedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture in the same element is drawn anew.
  useEffect(() => {
    const source = image.current;
    const context = canvas.current?.getContext("2d", { willReadFrequently: true });
    if (!source || !context || source.width === 0) return;
    const width = Math.round(source.width * devicePixelRatio);
    const height = Math.round(source.height * devicePixelRatio);
    context.canvas.width = width;
    context.canvas.height = height;
    context.imageSmoothingQuality = "high";
    context.drawImage(source, 0, 0, width, height);
    if (treatment === "plain") return;
    const pixels = context.getImageData(0, 0, width, height);
    treatPixels(pixels.data, width, { treatment, resolution: shownResolution, ink });
    context.putImageData(pixels, 0, 0);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }, [image, mark, treatment]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
