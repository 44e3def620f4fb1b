import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { FactDeeds } from "./use-fact-deeds.ts";
import { useFactWords } from "./use-fact-words.ts";

/** Asks before more than a sentence goes. */
export function RemovalDialog({ deeds: { asked, onAsked } }: { deeds: FactDeeds }) {
  const { t } = useFactWords();
  const kind = asked && asked.kind !== "sentences" ? asked.kind : "paragraph";
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onAsked(false)}
      title={t(`ask.${kind}.title`)}
      description={
        <>
          {t(`ask.${kind}.text`)}
          <q dir="auto" className="mt-2 block max-h-40 overflow-y-auto text-sm text-ink [quotes:none]">
            {asked?.removed}
          </q>
        </>
      }
      confirmLabel={t(`ask.${kind}.confirm`)}
      onConfirm={() => onAsked(true)}
    />
  );
}
