import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A quiet word beside a field; read aloud when it appears. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation("account");
  return (
    <span role="status" className="inline-flex min-h-[1.4em] items-center gap-1 font-medium text-ok">
      {isSaved && (
        <>
          <Check aria-hidden className="size-3.5" strokeWidth={2.25} />
          {t("saved")}
        </>
      )}
    </span>
  );
}
