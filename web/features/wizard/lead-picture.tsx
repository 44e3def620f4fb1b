import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { useOrigin } from "../../api/press/article-origin.ts";
import { takePicture } from "../../api/press/import-url.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { Button } from "../../ui/button.tsx";

interface LeadPictureProps {
  /** Of the page's lead picture, on its own site; nothing is fetched until it is asked for. */
  address: string;
  /** Once it is the user's own. */
  imageUrl: string;
}

const isStorageFull = (error: unknown) =>
  error instanceof ApiError && (error.details as { reason?: unknown } | undefined)?.reason === "storage";

/** Offers the page's lead picture as the newspaper's main picture, shows it when it was taken over, and gives it back. */
export function LeadPicture({ address, imageUrl }: LeadPictureProps) {
  const { t } = useTranslation("app");
  const refreshAccount = useRefreshAccount();
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<"failed" | "full" | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(imageUrl);
  useEffect(() => {
    if (shown.current === imageUrl) return;
    shown.current = imageUrl;
    // The pressed button is gone; the one that undoes it has its place.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [imageUrl]);

  const take = async () => {
    const mine = new AbortController();
    work.current = mine;
    setFetching(true);
    setProblem(null);
    try {
      const taken = await takePicture(address, mine.signal);
      if (!mine.signal.aborted) useOrigin.getState().note({ imageUrl: taken });
    } catch (error) {
      if (mine.signal.aborted) return;
      if (error instanceof ApiError && error.status === 401) return void refreshAccount();
      setProblem(isStorageFull(error) ? "full" : "failed");
    } finally {
      if (!mine.signal.aborted) setFetching(false);
    }
  };

  /** It was another person's on this browser, or is gone: a newspaper ordered with it would be refused. */
  const drop = () => {
    if (!navigator.onLine) return;
    useOrigin.getState().note({ imageUrl: "" });
    setProblem("failed");
  };

  return (
    <div className="flex flex-col gap-2 border-t border-rule pt-3">
      {imageUrl ? (
        <div className="flex items-start gap-3">
          <img
            src={imageUrl}
            alt={t("import.picture.alt")}
            onError={drop}
            className="h-20 w-28 shrink-0 rounded-ctl bg-wash object-cover"
          />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <p role="status">{t("import.picture.taken")}</p>
            <Button ref={button} variant="quiet" size="small" className="-ms-3" onClick={() => useOrigin.getState().note({ imageUrl: "" })}>
              {t("import.picture.remove")}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p>{t("import.picture.offer")}</p>
          <Button ref={button} size="small" className="self-start" busy={isFetching} onClick={() => void take()}>
            {t("import.picture.take")}
          </Button>
          {problem && (
            <p role="alert" className="font-medium text-press">
              {t(problem === "full" ? "pictures.errors.full" : "import.picture.failed")}
            </p>
          )}
        </>
      )}
      <p className="text-xs text-ink-2">{t("import.picture.rights")}</p>
    </div>
  );
}
