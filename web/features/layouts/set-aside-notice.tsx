import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { dropAside, useCanvas } from "./canvas-store.ts";
import { forgetKeptBoxes, type KeptBoxes } from "./kept-settings.ts";
import { usePageNames } from "./use-page-names.ts";

/** Boxes that were moved and never saved, when the page they were on is not shown any more: they can come back. */
export function SetAsideNotice({ onBringBack }: { onBringBack: (boxes: KeptBoxes) => void }) {
  const { t } = useTranslation("layouts");
  const { pageName } = usePageNames();
  const setAside = useCanvas((canvas) => canvas.setAside);
  const pending = useCanvas((canvas) => canvas.pending);
  const drop = (boxes: KeptBoxes) => {
    dropAside(boxes);
    forgetKeptBoxes();
  };
  return setAside.map((boxes) => (
    <Notice
      key={`${boxes.template} ${boxes.layout}`}
      className="mt-3"
      actions={
        <>
          <Button size="small" disabled={pending !== null} onClick={() => onBringBack(boxes)}>
            {t("canvas.setAside.back")}
          </Button>
          <Button size="small" variant="quiet" onClick={() => drop(boxes)}>
            {t("canvas.setAside.drop")}
          </Button>
        </>
      }
    >
      {t("canvas.setAside.text", { page: pageName(boxes) })}
    </Notice>
  ));
}
