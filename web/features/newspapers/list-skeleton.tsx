import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { PaperOutline } from "./paper-outline.tsx";

const slowAfter = 8_000;

/** Outlines of cards while the list comes; after eight seconds it says that this is slow. */
export function ListSkeleton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(["newspapers", "app"]);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div>
      <p role="status" className={isSlow ? "text-sm text-ink-2" : "sr-only"}>
        {isSlow ? t("slow") : t("app:newspapers.loading")}
      </p>
      {isSlow && (
        <Button size="small" className="mt-3" onClick={onRetry}>
          {t("app:newspapers.retry")}
        </Button>
      )}
      {[0, 1, 2].map((card) => (
        <div key={card} aria-hidden className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-4 last:border-b-0">
          <span className="block aspect-3/4 border border-rule">
            <PaperOutline />
          </span>
          <span className="flex flex-col gap-2.5 pt-1">
            <span className="h-2 w-2/5 bg-rule" />
            <span className="h-3.5 w-full bg-rule" />
            <span className="h-2 w-3/5 bg-rule" />
            <span className="h-2 w-full bg-rule" />
            <span className="h-2 w-4/5 bg-rule" />
          </span>
        </div>
      ))}
    </div>
  );
}
