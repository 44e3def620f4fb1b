import { useTranslation } from "react-i18next";
import { importOf, useOrigin } from "../../api/article-origin.ts";
import { useDraft } from "../../api/draft.ts";
import { PageOutline } from "./page-outline.tsx";

/** The stage without a page: its outline, and where nothing is under way what will happen here. */
export function EmptyStage({ isEmpty = false }: { isEmpty?: boolean }) {
  const { t } = useTranslation("app");
  const content = useDraft((draft) => draft.content);
  // What was taken over from an imported page will be the main picture.
  const picture = useOrigin((origin) => importOf(origin, content)?.imageUrl ?? "");
  return (
    <div className="flex h-full flex-col items-center justify-center gap-5 p-6 max-desk:py-8">
      <div className="w-full max-w-[26rem] desk:max-w-[min(39rem,(100dvh-12rem)*0.75)]">
        <PageOutline isLabeled={isEmpty} picture={isEmpty ? picture : ""} />
      </div>
      {isEmpty && <p className="text-center text-sm text-ink-2">{t("stage.empty")}</p>}
    </div>
  );
}
