import { useTranslation } from "react-i18next";
import { PageOutline } from "./page-outline.tsx";

/** The stage without a page: its outline, and where nothing is under way what will happen here. */
export function EmptyStage({ isEmpty = false }: { isEmpty?: boolean }) {
  const { t } = useTranslation("app");
  return (
    <div className="flex h-full flex-col items-center justify-center gap-5 p-6 max-desk:py-8">
      <div className="w-full max-w-[26rem] desk:max-w-[min(39rem,(100dvh-12rem)*0.75)]">
        <PageOutline isLabeled={isEmpty} />
      </div>
      {isEmpty && <p className="text-center text-sm text-ink-2">{t("stage.empty")}</p>}
    </div>
  );
}
