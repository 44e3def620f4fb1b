import { useTranslation } from "react-i18next";
import "../../i18n/newspapers-words.ts";
import { SidePanel } from "../../ui/side-panel.tsx";
import { NewspaperList } from "./newspaper-list.tsx";
import { RecentlyDeleted } from "./recently-deleted.tsx";
import type { NewspaperDeeds } from "./use-newspaper-deeds.ts";

export interface NewspapersDrawerProps extends NewspaperDeeds {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel at the end side: the saved newspapers, newest first. */
export function NewspapersDrawer({ open, onOpenChange, ...deeds }: NewspapersDrawerProps) {
  const { t } = useTranslation("app");
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={t("newspapers.title")}>
      {open && (
        <>
          <NewspaperList deeds={deeds} onClose={() => onOpenChange(false)} />
          <RecentlyDeleted />
        </>
      )}
    </SidePanel>
  );
}
