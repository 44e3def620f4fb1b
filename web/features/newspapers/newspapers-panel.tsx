import { Newspaper as NewspaperIcon } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { NewspaperDeeds, NewspapersDrawerProps } from "./newspapers-drawer.tsx";

const fetchDrawer = () => import("./newspapers-drawer.tsx");

/** The button in the navigation; the panel it opens is fetched when the pointer or the keyboard comes to it. */
export function NewspapersPanel(deeds: NewspaperDeeds) {
  const { t } = useTranslation("app");
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<NewspapersDrawerProps> | null>(null);

  // Only into the browser's store: a press finds it there, and asks again where this failed.
  const prepare = () => void fetchDrawer().catch(() => undefined);

  const press = async () => {
    setOpen(!isOpen);
    if (isOpen || Drawer) return;
    try {
      const { NewspapersDrawer } = await fetchDrawer();
      setDrawer(() => NewspapersDrawer);
    } catch (error) {
      console.warn("The panel of newspapers could not be fetched", error);
      setOpen(false);
      showToast({ title: t("newspapers.deleteFailed.title"), description: t("newspapers.failed"), tone: "error" });
    }
  };

  return (
    <>
      <Button
        variant="quiet"
        className="max-xl:justify-start"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Drawer}
        iconStart={<NewspaperIcon aria-hidden className="size-[18px]" strokeWidth={1.75} />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void press()}
      >
        {t("newspapers.open")}
      </Button>
      {Drawer && <Drawer {...deeds} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
