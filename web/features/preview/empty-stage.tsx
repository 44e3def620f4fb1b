import { useTranslation } from "react-i18next";
import { importOf, useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import type { Device } from "../../typeset/index.ts";
import { PageOutline } from "./page-outline.tsx";

interface EmptyStageProps {
  isEmpty?: boolean;
  device?: Device;
}

/** How wide a page of each is here, and of what shape. */
const widths = {
  desktop: "max-w-[26rem] desk:max-w-[min(39rem,(100dvh-16.5rem)*0.75)]",
  tablet: "max-w-[22rem] desk:max-w-[min(28rem,(100dvh-16.5rem)*0.75)]",
  mobile: "max-w-[14rem] desk:max-w-[min(18rem,(100dvh-16.5rem)*0.55)]",
} as const satisfies Record<Device, string>;
const shapes = { desktop: "aspect-3/4", tablet: "aspect-3/4", mobile: "aspect-9/16" } as const satisfies Record<Device, string>;

/** The stage without a page: its outline, and where nothing is under way what will happen here. */
export function EmptyStage({ isEmpty = false, device = "desktop" }: EmptyStageProps) {
  const { t } = useTranslation("app");
  const content = useDraft((draft) => draft.content);
  // What was taken over from an imported page will be the main picture.
  const picture = useOrigin((origin) => importOf(origin, content)?.imageUrl ?? "");
  return (
    <div className="flex h-full flex-col items-center justify-center gap-5 p-6 max-desk:py-8">
      <div className={`w-full ${widths[device]}`}>
        <PageOutline shape={shapes[device]} isLabeled={isEmpty} picture={isEmpty ? picture : ""} />
      </div>
      {isEmpty && <p className="text-center text-sm text-ink-2">{t("stage.empty")}</p>}
    </div>
  );
}
