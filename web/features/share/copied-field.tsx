import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextArea, TextField } from "../../ui/field.tsx";

interface CopiedFieldProps {
  label: string;
  help?: string;
  words: string;
  /** How often the browser refused to copy the words: they are then selected, to be copied by hand. */
  refusals: number;
  /** Lines of a text that is longer than one. */
  rows?: number;
}

/** Words to be taken elsewhere. They are read from left to right in every language: addresses and code. */
export function CopiedField({ label, help, words, refusals, rows }: CopiedFieldProps) {
  const { t } = useTranslation("share-app");
  const box = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  useEffect(() => {
    if (refusals === 0) return;
    box.current?.focus();
    box.current?.select();
  }, [refusals]);
  const shared = {
    ref: box,
    label,
    help: refusals > 0 ? t("copied.not") : help,
    value: words,
    readOnly: true,
    dir: "ltr",
    spellCheck: false,
    onFocus: () => box.current?.select(),
  };
  return rows ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} />;
}
