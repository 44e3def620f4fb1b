import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import type { SectionType } from "../../../functions/templates/contract.ts";
import { sectionTypes } from "./section-types.ts";
import "../../i18n/layouts-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { showToast } from "../../ui/toast.ts";
import { useCanvas } from "./canvas-store.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { edit, select, useLayoutStore } from "./layout-store.ts";
import { useSectionWords } from "./use-section-words.ts";

const usual: SectionType = "expanded-content";

interface NewSectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for name and type of a section and lays it near the page's corner, selected and with the keyboard on it. */
export function NewSectionDialog({ open, onOpenChange }: NewSectionDialogProps) {
  const { t } = useTranslation("layouts");
  const { typeOf } = useSectionWords();
  const form = useId();
  const [name, setName] = useState("");
  const [type, setType] = useState<SectionType>(usual);
  const isFull = useLayoutStore((store) => store.sections.length >= limits.sections);
  const isBlank = name.trim() === "";

  useEffect(() => {
    // After the dialog has taken the keyboard, which it gives to its first button.
    if (open) requestAnimationFrame(() => document.getElementById(form)?.querySelector("input")?.focus());
  }, [open, form]);

  const turn = (isOpen: boolean) => {
    if (!isOpen) setName("");
    if (!isOpen) setType(usual);
    onOpenChange(isOpen);
  };

  const create = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isFull) return;
    const section = newSection(name.trim(), type);
    edit({ kind: "add", section, index: useLayoutStore.getState().sections.length });
    select(section.id);
    useCanvas.setState({ hasOverlay: true });
    turn(false);
    // Where it can be moved by keys at once; the dialog would give the keyboard back to its button.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-section="${section.id}"] > button`)?.focus());
    showToast({ title: t("dialog.created"), description: t("dialog.added", { name: section.name }), tone: "success" });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      title={t("dialog.title")}
      description={t("dialog.description")}
      actions={
        <>
          <Button onClick={() => turn(false)}>{t("dialog.cancel")}</Button>
          <Button variant="press" type="submit" form={form} disabled={isBlank || isFull}>
            {t("dialog.create")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={create} className="flex flex-col gap-4">
        <TextField
          label={t("dialog.name")}
          error={isFull ? t("dialog.full") : undefined}
          value={name}
          maxLength={limits.sectionName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={t("dialog.type")}
          choices={sectionTypes.map((value) => ({ value, label: typeOf(value) }))}
          value={type}
          onChange={setType}
        />
      </form>
    </Dialog>
  );
}

/** 200 by 100 at 50, 50; named by the time, a later one where two are made in one millisecond. */
function newSection(name: string, type: SectionType): LayoutBox {
  const { sections } = useLayoutStore.getState();
  let time = Date.now();
  while (sections.some(({ id }) => id === `custom-${time}`)) time += 1;
  return { id: `custom-${time}`, type, name, x: 50, y: 50, width: 200, height: 100 };
}
