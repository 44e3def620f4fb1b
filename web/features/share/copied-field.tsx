import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";

interface CopiedFieldProps {
  label: string;
  help?: string;
  words: string;
  /** How often the browser refused to copy the words: they are then selected, to be copied by hand. */
  refusals: number;
}

/** Words to be taken elsewhere. They are read from left to right in every language: addresses and code. */
export function CopiedField({ label, help, words, refusals }: CopiedFieldProps) {
  const { t } = useTranslation("share-app");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    box.current?.focus();
    box.current?.select();
  }, [refusals]);
  return (
    <TextField
      ref={box}
      label={label}
      help={refusals > 0 ? t("copied.not") : help}
      value={words}
      readOnly
      dir="ltr"
      spellCheck={false}
      onFocus={(event) => event.target.select()}
    />
  );
}
