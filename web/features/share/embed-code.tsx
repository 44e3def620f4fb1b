import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { CopiedField } from "./copied-field.tsx";

interface EmbedCodeProps {
  code: string;
  refusals: number;
  onCopy: () => void;
}

/** Code for another site, asked for by a press: the keyboard goes to it. */
export function EmbedCode({ code, refusals, onCopy }: EmbedCodeProps) {
  const { t } = useTranslation("share-app");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);
  return (
    <div ref={box} className="flex flex-col items-start gap-2">
      <div className="w-full">
        <CopiedField label={t("code.label")} help={t("code.help")} words={code} refusals={refusals} rows={3} />
      </div>
      <Button size="small" iconStart={<Copy aria-hidden className="size-[18px]" strokeWidth={1.75} />} onClick={onCopy}>
        {t("copyCode")}
      </Button>
    </div>
  );
}
