import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { scrimClass } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The deed itself, as a verb: "Delete newspaper". */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
}

/** For what cannot be taken back at a glance. Focus starts on Cancel. */
export function ConfirmDialog({ open, onOpenChange, title, description, confirmLabel, onConfirm, busy }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass} />
        <AlertDialog.Content
          {...focus}
          className="rise-in fixed inset-x-4 inset-y-0 z-50 m-auto flex h-fit max-h-dvh max-w-md flex-col gap-3 overflow-y-auto rounded-box border-t-[3px] border-ink bg-sheet p-6 text-ink forced-colors:border"
        >
          <AlertDialog.Title className="text-h4">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-2">{description}</AlertDialog.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{t("cancel")}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
