import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

const slowAfter = 8_000;

/** While a screen's files and answers are on their way; after a while with a sentence about it and a way on. */
export function Loading() {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="gutters mx-auto flex max-w-[40rem] flex-col items-center gap-4 py-16 text-center text-ink-2">
      <p>{t("loading")}</p>
      {isSlow && (
        <>
          <p>{t("slow")}</p>
          <Button onClick={() => location.reload()}>{t("failed.reload")}</Button>
        </>
      )}
    </div>
  );
}
