import { clsx } from "clsx";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Dialog, Tabs } from "radix-ui";
import { useState } from "react";
import type { SourceRange } from "../../claims/index.ts";
import { DialogClose } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { isWideNow } from "../../ui/use-wide.ts";
import { ArticleList } from "./article-list.tsx";
import { AskModel } from "./ask-model.tsx";
import type { FieldRange } from "./carry.ts";
import { FactList } from "./fact-list.tsx";
import { countOf } from "./fact-rows.ts";
import type { LedgerProps } from "./ledger-props.ts";
import { NotSeen } from "./not-seen.tsx";
import { useFactWords } from "./use-fact-words.ts";

interface LedgerSheetProps extends LedgerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  summary: string;
}

const tabClass =
  "-mb-px h-11 shrink-0 border-b-[3px] px-1 border-transparent forced-colors:border-[Canvas] text-sm font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink";

/** The ledger: over the panel, beside the page; on narrow screens a sheet from below that leaves room for the page. */
export function LedgerSheet({ open, onOpenChange, summary, ...ledger }: LedgerSheetProps) {
  const { newspaper, page, rows } = ledger;
  const { t, figure } = useFactWords();
  const focus = useReturnFocus();
  const [tab, setTab] = useState<"page" | "article">("page");
  const [isTall, setTall] = useState(false);
  const [sought, setSought] = useState<SourceRange | null>(null);
  const onShow = (range: FieldRange) => {
    if (!isWideNow()) setTall(false);
    ledger.onShow(range);
  };
  const onArticle = (source: SourceRange) => {
    setSought({ ...source });
    setTab("article");
  };
  const open_ = countOf(rows, "open");
  const left = page.sentences.filter(({ verdict }) => verdict === "left out").length;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          // On the sheet itself, where a screen reader says what it is; on a button its hint would lie over the page.
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
          }}
          // What lies on the page and in messages is used while the ledger is open.
          onInteractOutside={(event) => event.preventDefault()}
          className={clsx(
            "fade-in fixed z-40 flex flex-col bg-sheet text-ink outline-none",
            "max-desk:inset-x-0 max-desk:bottom-0 max-desk:rounded-t-sheet max-desk:border-t max-desk:border-rule max-desk:shadow-page",
            isTall ? "max-desk:h-[92dvh]" : "max-desk:h-[58dvh]",
            "desk:inset-y-0 desk:start-0 desk:w-(--panel-width) desk:border-e desk:border-rule",
          )}
        >
          <div className="flex items-start justify-between gap-3 px-5 pt-3 md:px-6">
            <div className="py-2">
              <Dialog.Title className="text-h4">{t("ledger")}</Dialog.Title>
              <Dialog.Description className="mt-1 text-xs text-ink-2">{summary}</Dialog.Description>
            </div>
            <div className="flex">
              <IconButton
                className="desk:hidden"
                label={t(isTall ? "lower" : "taller")}
                aria-expanded={isTall}
                onClick={() => setTall(!isTall)}
              >
                {isTall ? (
                  <ChevronDown aria-hidden className="size-[18px]" strokeWidth={1.75} />
                ) : (
                  <ChevronUp aria-hidden className="size-[18px]" strokeWidth={1.75} />
                )}
              </IconButton>
              <DialogClose />
            </div>
          </div>
          <Tabs.Root value={tab} onValueChange={(next) => setTab(next as typeof tab)} className="flex min-h-0 flex-1 flex-col">
            <Tabs.List
              aria-label={t("ledger")}
              // After a click on a tab the list would once keep the keyboard to itself, with nothing to be seen of that.
              onFocus={({ target, currentTarget }) => {
                if (target === currentTarget) currentTarget.querySelector<HTMLElement>("[data-state=active]")?.focus();
              }}
              className="flex shrink-0 gap-4 overflow-x-auto overflow-y-hidden border-b border-rule px-5 md:px-6"
            >
              <Tabs.Trigger value="page" className={tabClass}>
                {t("tabs.page")} <span className="font-normal tabular-nums">({figure(open_)})</span>
              </Tabs.Trigger>
              <Tabs.Trigger value="article" className={tabClass}>
                {t("tabs.article")} {!page.isForeign && <span className="font-normal tabular-nums">({figure(left)})</span>}
              </Tabs.Trigger>
            </Tabs.List>
            {/* What is long scrolls, and is reached by what stands in it. */}
            <div
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6"
              data-panel-scroll
            >
              {page.isForeign && <p className="border-b border-rule py-3 text-sm text-ink-2">{t("foreign")}</p>}
              <Tabs.Content value="page" tabIndex={-1} className="outline-none">
                <FactList {...ledger} onShow={onShow} onArticle={onArticle} />
                <AskModel key={newspaper.id} newspaper={newspaper} />
                <NotSeen />
              </Tabs.Content>
              <Tabs.Content value="article" tabIndex={-1} className="outline-none">
                <ArticleList key={newspaper.id} {...ledger} sought={sought} onShow={onShow} />
              </Tabs.Content>
            </div>
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
