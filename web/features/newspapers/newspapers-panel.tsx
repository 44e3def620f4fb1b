import i18next from "i18next";
import { Newspaper as NewspaperIcon } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "../../../locales/languages.ts";
import { loadWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { NewspapersDrawerProps } from "./newspapers-drawer.tsx";
import type { NewspaperDeeds } from "./use-newspaper-deeds.ts";

/** The panel with its words: without them it would show their keys. */
async function fetchDrawer(language: string) {
  const drawer = await import("./newspapers-drawer.tsx");
  if (!i18next.hasResourceBundle(language, "newspapers")) await loadWords(language as LanguageCode, "newspapers");
  return drawer;
}

/** The button in the navigation; the panel it opens is fetched when the pointer or the keyboard comes to it. */
export function NewspapersPanel(deeds: NewspaperDeeds) {
  const { t, i18n } = useTranslation("app");
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<NewspapersDrawerProps> | null>(null);

  // Only into the browser's store: a press finds it there, and asks again where this failed.
  const prepare = () => void fetchDrawer(i18n.language).catch(() => undefined);

  const press = async () => {
    setOpen(!isOpen);
    if (isOpen || Drawer) return;
    try {
      const { NewspapersDrawer } = await fetchDrawer(i18n.language);
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
      {Drawer && (
        <Suspense>
          <Drawer {...deeds} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
