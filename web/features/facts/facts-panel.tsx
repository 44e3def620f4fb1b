import { ListChecks } from "lucide-react";
import { useMemo, useState } from "react";
import { useRestedNewspaper } from "../../api/stone/use-rested-newspaper.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast.ts";
import { isWideNow } from "../../ui/use-wide.ts";
import type { FieldRange } from "./carry.ts";
import { rowsOf } from "./fact-rows.ts";
import { LedgerSheet } from "./ledger-sheet.tsx";
import { carried } from "./marks.ts";
import { wordsAt } from "./printed-words.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useFactDeeds } from "./use-fact-deeds.ts";
import { useFactWords } from "./use-fact-words.ts";
import { pointAt, useFacts, useMarksSwitch } from "./use-facts.ts";
import { checkAgain, useFactsCheck } from "./use-facts-check.ts";

export interface FactsPanelProps {
  /** Whether words of the field at a path stand on the pages. */
  isPrinted: (path: string) => boolean;
  /** Opens a text of the page for editing, at an offset of it. */
  onOpenField: (path: string, offset: number) => void;
  /** Brings a place of the page into view, where it flashes by itself; false when it is printed on no page. */
  onShow: (range: FieldRange) => Promise<boolean>;
}

/** What of the page is not its owner's article, in words, and the way into the ledger. */
export function FactsPanel({ isPrinted, onOpenField, onShow }: FactsPanelProps) {
  useFactsCheck();
  const { t, summary } = useFactWords();
  const newspaper = useRestedNewspaper();
  const { checked, isChecking, hasFailed } = useFacts();
  const areShown = useMarksSwitch((marks) => marks.areShown);
  const [isOpen, setOpen] = useState(false);
  const deeds = useFactDeeds((path, offset) => {
    // There the ledger would lie over the text.
    if (!isWideNow()) setOpen(false);
    onOpenField(path, offset);
  });
  const page = useMemo(() => {
    if (!checked || !newspaper) return null;
    const now = carried(checked, (path) => wordsAt(newspaper, path));
    return { ...now, facts: now.facts.filter(({ at }) => isPrinted(at.path)) };
  }, [checked, newspaper, isPrinted]);
  const decisions = newspaper?.factDecisions;
  const rows = useMemo(() => (page && decisions ? rowsOf(page.facts, { factDecisions: decisions }) : []), [page, decisions]);
  if (!newspaper) return null;
  const told = page ? summary(page, rows) : "";
  const notice = hasFailed && !isChecking && (
    <Notice tone="warn" actions={<Button onClick={checkAgain}>{t("retry")}</Button>}>
      {t("failed")}
    </Notice>
  );
  return (
    <section aria-labelledby="facts-title" className="flex flex-col gap-3 border-t border-rule pt-5 pb-6">
      <h3 id="facts-title" className="text-h4">
        {t("title")}
      </h3>
      <p role="status" className="text-sm text-ink-2">
        {page ? told : hasFailed ? "" : t("lead.checking")}
      </p>
      {page?.isForeign && <p className="text-sm text-ink-2">{t("foreign")}</p>}
      {notice}
      <Switch label={t("showMarks")} checked={areShown} onChange={(next) => useMarksSwitch.setState({ areShown: next })} />
      <Button
        className="self-start"
        aria-haspopup="dialog"
        iconStart={<ListChecks aria-hidden className="size-[18px]" strokeWidth={1.75} />}
        disabled={!page}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      {page && (
        <LedgerSheet
          open={isOpen}
          onOpenChange={setOpen}
          newspaper={newspaper}
          page={page}
          rows={rows}
          summary={told}
          deeds={deeds}
          onShow={(range) => {
            pointAt(range);
            onShow(range).then(
              (isPrinted) => isPrinted || showToast({ title: t("trouble.notPrinted") }),
              () => undefined,
            );
          }}
        />
      )}
      <RemovalDialog deeds={deeds} />
    </section>
  );
}
