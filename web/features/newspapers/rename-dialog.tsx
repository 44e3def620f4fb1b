import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, isFilled, limits } from "../../../functions/http/limits.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface RenameDialogProps {
  newspaper: Newspaper;
  isBusy: boolean;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Asks for another title. What was typed stays when it cannot be saved. */
export function RenameDialog({ newspaper, isBusy, problem, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation(["newspapers", "public"]);
  const figure = useFigures();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(newspaper.title);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    // After the dialog has noted what had the keyboard before, and gets it back.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isEmpty = !isFilled(title);
  const tooMany = countCharacters(title.trim()) - limits.title;
  const wrong = tooMany > 0 ? t("rename.tooLong", { count: tooMany, figure: figure(tooMany) }) : isEmpty ? t("rename.empty") : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return field.current?.focus();
    if (isBusy) return;
    if (title.trim() === newspaper.title) return onClose();
    onRename(title.trim());
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("rename.title")}
      actions={
        <>
          <Button onClick={onClose}>{t("public:cancel")}</Button>
          <Button type="submit" form={form} variant="press" busy={isBusy}>
            {t("rename.save")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t("rename.field")}
          help={t("rename.help")}
          error={(isTried || tooMany > 0 ? wrong : null) ?? problem ?? undefined}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          autoComplete="off"
          lang={newspaper.language}
          dir="auto"
        />
      </form>
    </Dialog>
  );
}
