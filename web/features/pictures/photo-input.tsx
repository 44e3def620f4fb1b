import { clsx } from "clsx";
import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

const formats = "image/jpeg,image/png,image/webp,image/avif,image/*";

interface PhotoInputProps {
  /** A photograph is there already: the place for one is small. */
  hasPhoto: boolean;
  isReading: boolean;
  onChoose: (file: File) => void;
}

/** Takes a photograph by dropping, choosing, pasting, or with the camera of a phone. */
export function PhotoInput({ hasPhoto, isReading, onChoose }: PhotoInputProps) {
  const { t } = useTranslation("app");
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragenter" || event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the buttons inside do the same.
    <div
      className={clsx(
        "flex flex-col items-center gap-3 rounded-ctl border border-dashed px-4 text-center",
        hasPhoto ? "py-3" : "py-8",
        isOver ? "border-2 border-pencil bg-wash" : "border-rule-2",
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      {!hasPhoto && <p className="text-sm">{t("pictures.drop")}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          busy={isReading}
          iconStart={<ImagePlus aria-hidden className="size-[18px]" strokeWidth={1.75} />}
          onClick={() => chooser.current?.click()}
        >
          {t(hasPhoto ? "pictures.another" : "pictures.choose")}
        </Button>
        <Button
          className="hidden pointer-coarse:inline-flex"
          iconStart={<Camera aria-hidden className="size-[18px]" strokeWidth={1.75} />}
          onClick={() => camera.current?.click()}
        >
          {t("pictures.camera")}
        </Button>
      </div>
      {!hasPhoto && <p className="text-xs text-ink-2">{t("pictures.formats")}</p>}
      {[
        { ref: chooser, capture: undefined },
        { ref: camera, capture: "environment" as const },
      ].map(({ ref, capture }) => (
        <input
          key={capture ?? "chooser"}
          ref={ref}
          type="file"
          accept={capture ? "image/*" : formats}
          capture={capture}
          hidden
          aria-label={t(capture ? "pictures.camera" : "pictures.choose")}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after something went wrong.
            event.target.value = "";
          }}
        />
      ))}
    </div>
  );
}
