import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { treatPixels } from "../../render/image/treatment.ts";
import type { PartContent } from "./parts.ts";

interface ComparedPictureProps {
  content: Extract<PartContent, { kind: "picture" }>;
  newspaper: Newspaper;
}

const ink = [26, 25, 23] as const;
const paper = "#f7f5f0";
/** At this resolution dots and lines are as fine as they can be and still be seen one by one. */
const resolution = 192;

/** A picture as the page prints it: a drawing as it is, everything else in the newspaper's treatment. */
export function ComparedPicture({ content, newspaper }: ComparedPictureProps) {
  const { t } = useTranslation("blocks");
  const { imageUrl, alt, setting } = content;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isFailed, setFailed] = useState(false);
  const { templateId } = newspaper;
  const own = setting?.treatment ?? null;

  useEffect(() => {
    const line = new AbortController();
    const draw = async () => {
      const [answer, { templateOf }] = await Promise.all([
        fetch(imageUrl, { credentials: "include", signal: line.signal }),
        import("../../typeset/index.ts"),
      ]);
      const blob = await answer.blob();
      // A drawing is drawn by the element below.
      if (!answer.ok || blob.type.startsWith("image/svg")) return;
      const picture = await createImageBitmap(blob);
      const context = canvas.current?.getContext("2d", { willReadFrequently: true });
      if (!context || line.signal.aborted) return;
      const width = Math.min(picture.width, 720);
      const height = Math.round((picture.height * width) / picture.width);
      context.canvas.width = width;
      context.canvas.height = height;
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, width, height);
      picture.close();
      const { treatment, contrast } = templateOf(templateId).manner.picture;
      const printed = own ?? treatment;
      if (printed === "plain") return;
      const pixels = context.getImageData(0, 0, width, height);
      treatPixels(pixels.data, width, { treatment: printed, resolution, ink, ...(contrast && { contrast }) });
      context.putImageData(pixels, 0, 0);
      context.globalCompositeOperation = "destination-over";
      context.fillStyle = paper;
      context.fillRect(0, 0, width, height);
    };
    // The picture below stays as it is where it cannot be treated.
    draw().catch((error: unknown) => line.signal.aborted || console.warn("A picture is compared untreated", error));
    return () => line.abort();
  }, [imageUrl, templateId, own]);

  if (imageUrl === "") return <p className="text-sm text-ink-2">{t("nothing")}</p>;
  if (isFailed) return <p className="text-sm text-ink-2">{t("pictureFailed")}</p>;
  return (
    <div className="relative">
      <img src={imageUrl} alt={alt} className="w-full" onError={() => setFailed(true)} />
      <canvas ref={canvas} aria-hidden width={0} height={0} className="pointer-events-none absolute inset-0 size-full" />
    </div>
  );
}
