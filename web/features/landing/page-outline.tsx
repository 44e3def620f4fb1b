import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The slots of a front page in hairlines. On newspaper stock, which is the same in both themes. */
export function PageOutline() {
  const { t } = useTranslation();
  return (
    <div className="grid size-full grid-rows-[10%_14%_1fr_16%] gap-[2.5%] p-[4%] text-xs font-medium text-[#57534b]">
      <Slot>{t("landing.page.nameplate")}</Slot>
      <Slot>{t("landing.page.headline")}</Slot>
      <div className="grid min-h-0 grid-cols-[1fr_3fr_1fr] gap-[2.5%]">
        <Slot>{t("landing.page.story")}</Slot>
        <div className="grid min-h-0 grid-rows-[2fr_3fr] gap-[4%]">
          <Slot>{t("landing.page.picture")}</Slot>
          <Slot lines />
        </div>
        <Slot lines />
      </div>
      <Slot>{t("landing.page.side")}</Slot>
    </div>
  );
}

function Slot({ lines, children }: { lines?: boolean; children?: ReactNode }) {
  return (
    <div
      className="grid place-items-center border border-[#8f897c] p-1 text-center"
      style={lines ? { backgroundImage: "repeating-linear-gradient(transparent 0 9px, #d9d4c8 9px 10px)" } : undefined}
    >
      {children}
    </div>
  );
}
