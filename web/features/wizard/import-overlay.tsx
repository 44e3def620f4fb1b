import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** In milliseconds: a second Enter or click that was meant for Import. */
const sameImpulse = 600;

/** Lies over the article while a page is fetched. Button and Escape give up; the keyboard goes back to where it came from. */
export function ImportOverlay({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("app");
  const wordsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;

  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "nearest" });
    const listen = (event: KeyboardEvent) => event.key === "Escape" && !event.isComposing && cancel.current();
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <div className="fade-in absolute -inset-x-2 -inset-y-2 z-10 bg-sheet/85">
      <div className="sticky top-24 mx-auto flex max-w-sm flex-col items-center gap-4 rounded-box border border-rule-2 border-t-[3px] border-t-ink bg-sheet px-5 py-6 text-center shadow-page">
        <div role="status" id={wordsId}>
          <p className="font-semibold">{t("import.extracting")}</p>
          <p className="mt-1 text-sm text-ink-2">{t("import.wait")}</p>
        </div>
        <div className="w-full text-xs text-ink-2">
          {t("import.running")}
          <span aria-hidden className="relative mt-1.5 block h-[3px] overflow-hidden bg-rule motion-reduce:hidden">
            <span className="absolute start-0 h-full w-2/5 animate-[bar-runs_1.1s_linear_infinite] bg-ink rtl:[--along:-1]" />
          </span>
        </div>
        <Button
          ref={button}
          aria-describedby={wordsId}
          onKeyDown={(event) => {
            const isSame = event.repeat || performance.now() - opened.current < sameImpulse;
            if (event.key === "Enter" && isSame) event.preventDefault();
          }}
          onClick={(event) => event.detail < 2 && onCancel()}
        >
          {t("import.cancel")}
        </Button>
      </div>
    </div>
  );
}
