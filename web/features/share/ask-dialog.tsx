import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { networkNames } from "./networks.ts";
import { isNetwork, type ShareTarget } from "./use-sharing.ts";

interface AskDialogProps {
  /** What the newspaper is to be public for; null while nothing is asked. */
  target: ShareTarget | null;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before a newspaper becomes public, and says what that means. */
export function AskDialog({ target, onConfirm, onDismiss }: AskDialogProps) {
  const { t } = useTranslation("share-app");
  const { t: tPublic } = useTranslation();
  const deed = !target ? "" : isNetwork(target) ? t("ask.network", { network: networkNames[target] }) : t(`ask.${target}`);
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => !open && onDismiss()}
      title={t("ask.title")}
      description={t("ask.lead")}
      actions={
        <>
          <Button onClick={onDismiss}>{tPublic("cancel")}</Button>
          <Button variant="press" className="h-auto! min-h-10 py-1.5 whitespace-normal! pointer-coarse:min-h-11" onClick={onConfirm}>
            {deed}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2 border-y border-rule py-3 text-sm">
        <li>{t("ask.what")}</li>
        <li>{t("ask.not")}</li>
        <li>{t("ask.undo")}</li>
      </ul>
    </Dialog>
  );
}
