import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newspaperLimits } from "../../../functions/http/limits.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { FocalPicker } from "./focal-picker.tsx";
import { PhotoInput } from "./photo-input.tsx";
import type { PictureRole, PictureTreatment } from "./picture-edits.ts";
import type { usePictureForm } from "./use-picture-form.ts";

const asTemplate = "template";
const treatments = [asTemplate, "halftone", "engraving", "duotone", "plain"] as const;
const isTreatment = (value: string): value is NonNullable<PictureTreatment> => value !== asTemplate;

/** Narrower than this, the dots of print show the pixels. */
const fineWidth = 900;

interface PictureDialogProps {
  role: PictureRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture: ReturnType<typeof usePictureForm>;
  /** Width over height of its place on the page, when known. */
  shape: number | null;
  /** Pictures of this newspaper are painted, not drawn: they are cropped and treated as photographs are. */
  isPainted: boolean;
  onDone: () => void;
}

export function PictureDialog({ role, open, onOpenChange, picture, shape, isPainted, onDone }: PictureDialogProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { form, standing, change, choose, trouble, isReading, isSending } = picture;
  const [isAsked, setAsked] = useState(false);
  const description = useRef<HTMLTextAreaElement>(null);
  const src = form.photo?.address ?? standing.imageUrl;
  const isMissingAlt = form.alt.trim() === "";
  const isPhotograph = form.photo !== null || standing.replaced !== null;
  const isTreated = isPhotograph || isPainted;
  const isUnreadable = trouble === "not-a-picture" || trouble === "too-heavy" || trouble === "too-small";
  const complaint = trouble && <Notice tone="error">{t(`pictures.errors.${trouble}`)}</Notice>;
  const finish = () => {
    // A photograph that is still being prepared would be left behind.
    if (isReading || isSending) return;
    setAsked(isMissingAlt);
    if (isMissingAlt) description.current?.focus();
    else onDone();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`pictures.${role}`)}
      description={src === "" ? undefined : t("pictures.lead")}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("pictures.cancel")}</Button>
          <Button variant="press" busy={isSending || isReading} disabled={src === ""} onClick={finish}>
            {t("pictures.print")}
          </Button>
        </>
      }
    >
      <PhotoInput hasPhoto={isPhotograph && src !== ""} isReading={isReading} onChoose={choose} />
      <p role="status" className="sr-only">
        {isReading ? t("pictures.reading") : ""}
      </p>
      {isUnreadable && complaint}
      {src !== "" && (
        <>
          <FocalPicker
            src={src}
            alt={form.alt}
            shape={isTreated ? shape : null}
            focal={form.focal}
            treatment={isTreated ? form.treatment : null}
            onChange={(focal) => change({ focal })}
          />
          {form.photo && form.photo.width < fineWidth && (
            <p className="text-xs text-warn">{t("pictures.coarse", { figure: figure(form.photo.width) })}</p>
          )}
          <TextArea
            ref={description}
            label={t("pictures.alt.label")}
            help={t("pictures.alt.help")}
            error={isAsked && isMissingAlt ? t("pictures.alt.missing") : undefined}
            rows={2}
            maxLength={newspaperLimits.caption}
            value={form.alt}
            onChange={(event) => change({ alt: event.target.value })}
            required
            dir="auto"
          />
          <TextField
            label={t("pictures.caption.label")}
            help={t("pictures.caption.help")}
            maxLength={newspaperLimits.caption}
            value={form.caption}
            onChange={(event) => change({ caption: event.target.value })}
            dir="auto"
          />
          {isTreated && (
            <Select
              label={t("pictures.treatment.label")}
              help={t(`pictures.treatment.help.${form.treatment ?? asTemplate}`)}
              choices={treatments.map((value) => ({ value: value as string, label: t(`pictures.treatment.${value}`) }))}
              value={form.treatment ?? asTemplate}
              onChange={(value) => change({ treatment: isTreatment(value) ? value : null })}
            />
          )}
        </>
      )}
      {!isUnreadable && complaint}
    </Dialog>
  );
}
