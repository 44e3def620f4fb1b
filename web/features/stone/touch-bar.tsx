import { Check, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

interface TouchBarProps {
  /** Rendered in the same dialog as the page, if that is in one. */
  beside: HTMLElement | null;
  onDone: () => void;
  onRevert: () => void;
}

/** How much of the window a keyboard on the screen covers, from below. */
function useCovered(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const measure = () => setCovered(Math.max(0, Math.round(window.innerHeight - seen.offsetTop - seen.height)));
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, []);
  return covered;
}

/** Over the keyboard of a telephone, which has no Escape: keeps what is written, or takes it back. */
export function TouchBar({ beside, onDone, onRevert }: TouchBarProps) {
  const { t } = useTranslation("stone");
  const covered = useCovered();
  const root = beside?.closest<HTMLElement>("[role=dialog]") ?? document.body;
  return createPortal(
    <div
      data-stone-keep=""
      data-stone-touch=""
      className="fixed inset-x-0 z-50 hidden items-center justify-end gap-2 border-t border-rule bg-sheet px-4 py-2 pointer-coarse:flex"
      style={{ bottom: covered, paddingBottom: covered > 0 ? undefined : "max(0.5rem, env(safe-area-inset-bottom))" }}
      // The keyboard stays as long as the text has the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button onClick={onRevert} iconStart={<Undo2 aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}>
        {t("takeBack")}
      </Button>
      <Button onClick={onDone} iconStart={<Check aria-hidden className="size-[18px]" strokeWidth={1.75} />}>
        {t("done")}
      </Button>
    </div>,
    root,
  );
}
