import { Download } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Progress as Bar } from "../../ui/progress.tsx";
import type { Product, Progress } from "./use-export.ts";

interface ExportButtonProps {
  label: string;
  /** What it makes: only its own work is shown at it. */
  products: readonly Product[];
  progress: Progress | null;
  isReady: boolean;
  isPress?: boolean;
  /** Said below it while nothing is being made. */
  details: string;
  aside?: ReactNode;
  /** Said while the file is being made. */
  working: string;
  onExport: () => void;
  onCancel: () => void;
}

/** A download with its progress, and a way to stop it. While another file is being made it waits. */
export function ExportButton(props: ExportButtonProps) {
  const { label, products, progress, isReady, isPress = false, details, aside, working, onExport, onCancel } = props;
  const { t } = useTranslation("app");
  const isWorking = progress !== null && products.includes(progress.product);
  const wasWorking = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that canceled is gone, and the keyboard with it.
    if (!isWorking && document.activeElement === document.body && wasWorking.current) button.current?.focus({ preventScroll: true });
    wasWorking.current = isWorking;
  }, [isWorking]);
  const isWaiting = progress !== null && !isWorking;
  const said = isWorking ? (progress.done === null ? t("exports.setting") : working) : details;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button
          ref={button}
          className="flex-1"
          size="large"
          variant={isPress ? "press" : "plain"}
          iconStart={<Download aria-hidden className="size-[18px]" strokeWidth={1.75} />}
          busy={isWorking}
          aria-disabled={isReady && !isWaiting ? undefined : true}
          onClick={() => !isWaiting && onExport()}
        >
          {label}
        </Button>
        {isWorking && (
          <Button size="large" onClick={onCancel}>
            {t("exports.cancel")}
          </Button>
        )}
      </div>
      {isWorking && <Bar label={said} value={progress.done} />}
      <p className="flex justify-between gap-3 text-xs text-ink-2">
        <span role="status">{said}</span>
        {aside}
      </p>
    </div>
  );
}
