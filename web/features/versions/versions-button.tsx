import { History } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/versions-words.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { VersionsDialogProps } from "./versions-dialog.tsx";

type VersionsButtonProps = Omit<VersionsDialogProps, "open" | "onOpenChange">;

const fetchDialog = () => import("./versions-dialog.tsx").then(({ VersionsDialog }) => VersionsDialog);

/** Opens the versions of the newspaper on the stage; what it opens is fetched when the pointer or the keyboard comes to it. */
export function VersionsButton(props: VersionsButtonProps) {
  const { t, i18n } = useTranslation(["versions", "app"]);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<VersionsDialogProps> | null>(null);

  // Only into the browser's store: a press finds it there, and asks again where this failed.
  const prepare = () => void fetchDialog().catch(() => undefined);

  const press = async () => {
    setOpen(true);
    if (Dialog) return;
    try {
      const fetched = await fetchDialog();
      setDialog(() => fetched);
    } catch (error) {
      console.warn("The versions could not be fetched", error);
      setOpen(false);
      showToast({ title: t("app:newspapers.deleteFailed.title"), description: t("list.failed"), tone: "error" });
    }
  };

  // Their file did not come: better no button than the keys of its words.
  if (!i18n.hasResourceBundle(i18n.language, "versions")) return null;
  return (
    <>
      <Button
        size="small"
        title={t("open")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Dialog}
        iconStart={<History aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void press()}
      >
        <span className="group-data-narrow/tools:sr-only">{t("open")}</span>
      </Button>
      {Dialog && <Dialog {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
