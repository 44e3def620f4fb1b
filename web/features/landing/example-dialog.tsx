import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type Example, examples, largePictureOf } from "./examples.ts";
import { nameOfLanguage } from "./name-of-language.ts";

interface ExampleDialogProps {
  example: Example;
  onShow: (example: Example) => void;
  onClose: () => void;
}

/** A front page of the gallery, large enough to be read; the others are a press or an arrow key away. */
export function ExampleDialog({ example, onShow, onClose }: ExampleDialogProps) {
  const { t } = useTranslation();
  const { tag, direction } = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  const name = nameOfLanguage(example.language, tag);
  const paper = t(`papers.${example.templateId}`);

  function turn(by: number) {
    const next = examples.at((examples.indexOf(example) + by) % examples.length);
    if (!next) return;
    onShow(next);
    top.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" });
  }

  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
      if (key === "ArrowLeft" || key === "ArrowRight") turn(key === forward ? 1 : -1);
    };
    addEventListener("keydown", turnByKey);
    return () => removeEventListener("keydown", turnByKey);
  });

  return (
    <Dialog
      open
      isWide
      onOpenChange={onClose}
      title={<span aria-live="polite">{t("landing.examples.shown", { paper, language: name })}</span>}
      actions={
        <>
          <button type="button" onClick={() => turn(-1)} className={buttonClass({ variant: "plain" })}>
            <ChevronLeft aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />
            {t("landing.examples.previous")}
          </button>
          <button type="button" onClick={() => turn(1)} className={buttonClass({ variant: "plain" })}>
            {t("landing.examples.next")}
            <ChevronRight aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />
          </button>
        </>
      }
    >
      <div ref={top} className="-mx-6 bg-stone p-3 sm:p-6">
        <img
          key={example.language}
          src={largePictureOf(example)}
          width={1080}
          height={1440}
          alt={t("landing.examples.alt", { paper, language: name })}
          className="aspect-3/4 h-auto w-full bg-[#f4efe2] shadow-page"
        />
      </div>
    </Dialog>
  );
}
