import { type PointerEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Crop, coverCrop } from "../../render/image/pictures.ts";
import { focalAfterKey, focalAt } from "./focal.ts";
import type { Focal, PictureTreatment } from "./picture-edits.ts";
import { TreatedPicture } from "./treated-picture.tsx";

interface FocalPickerProps {
  src: string;
  alt: string;
  /** Width over height of the picture's place on the page; null when it is not known, and nothing is dimmed. */
  shape: number | null;
  focal: Focal;
  /** How it will be printed; null shows the picture as it is. */
  treatment: PictureTreatment;
  onChange: (focal: Focal) => void;
}

/** The picture with its focal point: clicked, dragged, or moved by the arrow keys. What the page cuts off is dimmed. */
export function FocalPicker({ src, alt, shape, focal, treatment, onChange }: FocalPickerProps) {
  const { t } = useTranslation("app");
  const { tag } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const helpId = useId();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const percent = (part: number) => part.toLocaleString(tag, { style: "percent", maximumFractionDigits: 0 });
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (picture.current) onChange(focalAt(picture.current.getBoundingClientRect(), event.clientX, event.clientY));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div
        ref={picture}
        dir="ltr"
        className="relative mx-auto w-fit cursor-crosshair touch-none bg-wash select-none"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <img
          ref={image}
          src={src}
          alt={alt}
          draggable={false}
          className="block max-h-[min(17rem,34vh)] w-auto max-w-full"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {size && treatment && <TreatedPicture image={image} mark={`${src} ${size.width}`} treatment={treatment} />}
        {size && shape && (
          <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
            <Cut crop={coverCrop(size, { width: shape, height: 1 }, focal)} size={size} />
          </div>
        )}
        <button
          type="button"
          role="slider"
          aria-label={t("pictures.focal.label")}
          aria-describedby={helpId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(focal.x * 100)}
          aria-valuetext={t("pictures.focal.value", { x: percent(focal.x), y: percent(focal.y) })}
          className="absolute size-11 -translate-1/2 cursor-grab rounded-full active:cursor-grabbing"
          style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          onKeyDown={(event) => {
            const next = focalAfterKey(focal, event.key, event.shiftKey);
            if (!next) return;
            event.preventDefault();
            onChange(next);
          }}
        >
          <span
            aria-hidden
            className="absolute inset-2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_#1a1917,inset_0_0_0_1.5px_#1a1917]"
          />
          <span aria-hidden className="absolute top-1/2 left-1/2 size-1.5 -translate-1/2 bg-white shadow-[0_0_0_1.5px_#1a1917]" />
        </button>
      </div>
      <p id={helpId} className="text-xs text-ink-2">
        {t("pictures.focal.help")}
      </p>
    </div>
  );
}

/** What falls off at the edges of the picture's place. */
function Cut({ crop, size }: { crop: Crop; size: { width: number; height: number } }) {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      className="absolute outline-[100vmax] outline-black/45"
      style={{
        left: share(crop.x, size.width),
        top: share(crop.y, size.height),
        width: share(crop.width, size.width),
        height: share(crop.height, size.height),
      }}
    />
  );
}
