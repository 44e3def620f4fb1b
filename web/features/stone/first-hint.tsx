import { useTranslation } from "react-i18next";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../../api/forgiving-storage.ts";

/** Whether the user of this browser knows that text can be edited in place. */
export const useStoneKnown = create<{ isKnown: boolean; learn: () => void }>()(
  persist((set) => ({ isKnown: false, learn: () => set({ isKnown: true }) }), {
    name: "stone-known",
    version: 1,
    storage: forgivingStorage(),
    merge: (stored, fresh) => ({ ...fresh, isKnown: (stored as { isKnown?: unknown } | null)?.isKnown === true }),
  }),
);

/** Said once, over the first page, until a text has been opened. */
export function FirstHint() {
  const { t } = useTranslation("stone");
  const { isKnown, learn } = useStoneKnown();
  if (isKnown) return null;
  return (
    <p className="stone-hint" lang={undefined}>
      <span className="pointer-coarse:hidden">{t("hint")}</span>
      <span className="hidden pointer-coarse:inline">{t("hintTouch")}</span>
      <button type="button" onClick={learn} className="rounded-ctl px-1.5 font-semibold underline underline-offset-2">
        {t("close")}
      </button>
    </p>
  );
}
