import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { SvgPage } from "../../render/react/svg-page.tsx";
import { useCanvas } from "./canvas-store.ts";
import type { SetSample } from "./sample-press.ts";
import { SectionOverlay } from "./section-overlay.tsx";
import { usePageNames } from "./use-page-names.ts";
import { usePageScale } from "./use-page-scale.ts";

interface CanvasPageProps {
  page: SetSample;
  /** The page without what lies over it: what is exported. */
  sheet: RefObject<HTMLDivElement | null>;
}

/** The set page with its sections over it, or the picture an image model made of it. */
export function CanvasPage({ page: { scene }, sheet }: CanvasPageProps) {
  const { t } = useTranslation("layouts");
  const { pageName } = usePageNames();
  const preview = useCanvas((canvas) => canvas.preview);
  const hasOverlay = useCanvas((canvas) => canvas.hasOverlay);
  const frame = useRef<HTMLDivElement>(null);
  const scale = usePageScale(frame, scene.width);
  if (!preview) return null;
  const { enhancedImageUrl } = preview;
  const label = t(enhancedImageUrl ? "canvas.enhancedPage" : "canvas.page", { page: pageName(preview) });
  return (
    <div ref={frame} className="relative isolate bg-paper shadow-page" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
      <div ref={sheet} className="absolute inset-0">
        {enhancedImageUrl ? (
          <img src={enhancedImageUrl} alt={label} className="size-full object-contain" />
        ) : (
          <SvgPage scene={scene} label={label} className="block size-full" />
        )}
      </div>
      {hasOverlay && !enhancedImageUrl && <SectionOverlay scale={scale} templateId={preview.template} />}
    </div>
  );
}
