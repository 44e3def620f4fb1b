import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.ts";

/** A dialog whose files are fetched when it is first opened; a message says so when they do not come. */
export function useFetchedDialog<Props>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isComing, setComing] = useState(false);
  const open = async () => {
    setComing(true);
    try {
      const fetched = await fetchDialog();
      setDialog(() => fetched);
      setOpen(true);
    } catch (error) {
      console.warn("The dialog could not be fetched", error);
      showToast({ title: t("landing.notLoaded"), tone: "error" });
    }
    setComing(false);
  };
  return { Dialog, isOpen, isComing, open, setOpen };
}
