import { Maximize, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useCallback, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { FrontSlot } from "../../ui/front-slot.tsx";
import type { PageViewerHandle } from "./page-layer.ts";
import { PageSheet } from "./page-sheet.tsx";
import { PageViewer, type PageViewerProps } from "./page-viewer.tsx";

export interface PocketViewerProps extends PageViewerProps {
  /** Beside the button that closes the large view. */
  tools?: ReactNode;
}

/** Type in a part that is brought into view without a word of how large it should be, in CSS pixels. */
const readable = 12;

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/** On narrow screens: the pages at full width in the flow of the screen; a tap opens them over the whole of it, with zoom. */
export function PocketViewer({ tools, handle, ...viewer }: PocketViewerProps) {
  const { pages, arrival, onCurrent, filter, isDimmed, aside, tool, over, laid, layer, hiddenItems } = viewer;
  const { t } = useTranslation("app");
  const figure = useFigures();
  const [isOpen, setOpen] = useState(false);
  const nameOf = (page: number) => t("stage.page", { page: figure(page), total: figure(pages.length) });
  const large = useRef<PageViewerHandle | null>(null);
  const wanted = useRef<Parameters<PageViewerHandle["showArea"]> | null>(null);
  const front = useRef<HTMLDivElement>(null);
  /** What asked for a place of the page, and has the keyboard back when that has been seen. */
  const asker = useRef<Element | null>(null);
  const takeLarge = useCallback((opened: PageViewerHandle | null) => {
    large.current = opened;
    const area = wanted.current;
    if (!opened || !area) return;
    opened.showArea(...area);
    // The dialog asks where the keyboard goes after this.
    setTimeout(() => {
      wanted.current = null;
      // Where a text is opened there, that has it; what lies behind must not.
      if (!front.current?.contains(document.activeElement)) front.current?.querySelector<HTMLElement>("section[tabindex]")?.focus();
    });
  }, []);
  const showArea = useCallback<PageViewerHandle["showArea"]>((page, area, leastTypePx = readable) => {
    if (large.current) return large.current.showArea(page, area, leastTypePx);
    wanted.current = [page, area, leastTypePx];
    asker.current = document.activeElement;
    setOpen(true);
  }, []);
  useImperativeHandle(handle, () => ({ showArea }), [showArea]);
  const sheets = useMemo(() => laid && { ...laid, showArea }, [laid, showArea]);
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
            <PageSheet
              scene={scene}
              arrival={arrival}
              filter={filter}
              over={scene.page === 1 ? over : null}
              label={nameOf(scene.page)}
              laid={sheets ?? null}
              // What is typed in stands on the page that is in front.
              layer={isOpen ? undefined : layer}
              hiddenItems={isOpen ? undefined : hiddenItems}
            />
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
        <Dialog.Content
          ref={front}
          aria-describedby={undefined}
          className="fade-in fixed inset-0 z-50 flex flex-col bg-stone"
          onOpenAutoFocus={(event) => wanted.current && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            const before = asker.current;
            asker.current = null;
            if (!(before instanceof HTMLElement) || before === document.body || !before.isConnected) return;
            event.preventDefault();
            before.focus({ preventScroll: true });
          }}
          // Escape in a text on the page is the text's.
          onEscapeKeyDown={(event) => isTyped(event.target) && event.preventDefault()}
        >
          <Dialog.Title className="sr-only">{t("stage.label")}</Dialog.Title>
          {/* A bar of its own: over the page the button would lie on the newspaper's name. */}
          <div className="flex shrink-0 items-center justify-end gap-2 border-b border-rule bg-sheet px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <div data-narrow className="group/tools me-auto flex flex-wrap items-center gap-x-2 gap-y-1">
              {tools}
            </div>
            <Dialog.Close asChild>
              <Button title={t("stage.close")} iconStart={<X aria-hidden className="size-[18px]" strokeWidth={1.75} />}>
                <span className="max-[30rem]:sr-only">{t("stage.close")}</span>
              </Button>
            </Dialog.Close>
          </div>
          <FrontSlot />
          <div className="min-h-0 flex-1">
            <PageViewer {...viewer} handle={takeLarge} fitTo="width" over={null} aside={undefined} tool={undefined} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
