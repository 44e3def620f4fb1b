import { Maximize, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { PageSheet } from "./page-sheet.tsx";
import { PageViewer } from "./page-viewer.tsx";

/** On narrow screens: the pages at full width in the flow of the screen; a tap opens them over the whole of it, with zoom. */
export function PocketViewer(viewer: ComponentProps<typeof PageViewer>) {
  const { pages, onCurrent, filter, isDimmed, aside, tool, over } = viewer;
  const { t } = useTranslation("app");
  const figure = useFigures();
  const [isOpen, setOpen] = useState(false);
  const nameOf = (page: number) => t("stage.page", { page: figure(page), total: figure(pages.length) });
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <div className="flex flex-col gap-5 px-4 py-6 transition-opacity" style={{ opacity: isDimmed ? 0.92 : 1 }}>
        {pages.map((scene) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for fingers; the button below does the same.
          <div
            key={scene.page}
            onClick={() => {
              if (getSelection()?.toString()) return;
              onCurrent(scene.page);
              setOpen(true);
            }}
          >
            <PageSheet scene={scene} filter={filter} over={scene.page === 1 ? over : null} label={nameOf(scene.page)} />
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <div className="w-full">{aside}</div>
          <Dialog.Trigger asChild>
            <Button iconStart={<Maximize aria-hidden className="size-[18px]" strokeWidth={1.75} />}>{t("stage.fullScreen")}</Button>
          </Dialog.Trigger>
          {tool}
        </div>
      </div>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="fade-in fixed inset-0 z-50 flex flex-col bg-stone">
          <Dialog.Title className="sr-only">{t("stage.label")}</Dialog.Title>
          {/* A bar of its own: over the page the button would lie on the newspaper's name. */}
          <div className="flex shrink-0 justify-end border-b border-rule bg-sheet px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <Dialog.Close asChild>
              <Button iconStart={<X aria-hidden className="size-[18px]" strokeWidth={1.75} />}>{t("stage.close")}</Button>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1">
            <PageViewer {...viewer} fitTo="width" over={null} aside={undefined} tool={undefined} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
