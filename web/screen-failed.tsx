import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "./paths.ts";
import { Button, buttonClass } from "./ui/button.tsx";
import { Loading } from "./ui/loading.tsx";
import { isLostFile, reloadOnce } from "./ui/lost-file.ts";
import { takeReference } from "./ui/reference.ts";

/**
 * In place of a screen that fell over, or whose files did not come: what was kept, and the ways on. A site that was deployed anew is loaded
 * once by itself.
 */
export function ScreenFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const isLost = isLostFile(error);
  const [isReloading, setReloading] = useState(isLost);
  const [isOnline] = useState(() => navigator.onLine);
  const [reference] = useState(takeReference);

  useEffect(() => {
    if (!isLost) return;
    if (navigator.onLine) return setReloading(reloadOnce());
    setReloading(false);
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isLost]);

  if (isReloading) return <Loading />;
  return (
    <main id="main" role="alert" className="gutters mx-auto max-w-[40rem] py-16">
      <h1 className="text-h3">{t(isLost ? "failed.lost.title" : "failed.title")}</h1>
      <p className="mt-3 text-ink-2">{t(!isLost ? "failed.text" : isOnline ? "failed.lost.text" : "failed.lost.offline")}</p>
      {reference && <p className="mt-3 text-sm text-ink-2 select-all">{t("reference", { id: reference })}</p>}
      <div className="mt-6 flex flex-wrap gap-2">
        {!isLost && <Button onClick={onRetry}>{t("retry")}</Button>}
        <Button variant={isLost ? "plain" : "quiet"} onClick={() => location.reload()}>
          {t("failed.reload")}
        </Button>
        <a href={paths.landing} className={buttonClass({ variant: "quiet" })}>
          {t("failed.start")}
        </a>
      </div>
    </main>
  );
}
