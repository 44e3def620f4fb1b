import { lazy, type RefObject, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { importOf, useOrigin } from "../../api/article-origin.ts";
import { useDraft } from "../../api/draft.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { articleLimits } from "./limits.ts";
import type { useImport } from "./use-import.ts";
import { siteOf } from "./web-address.ts";

const LeadPicture = lazy(() => import("./lead-picture.tsx").then((module) => ({ default: module.LeadPicture })));

interface ImportedNoteProps {
  importing: ReturnType<typeof useImport>;
  /** Can be given the keyboard. */
  box: RefObject<HTMLDivElement | null>;
}

/** Where the article comes from, what of it is missing, its picture, and the way back. */
export function ImportedNote({ importing, box }: ImportedNoteProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const content = useDraft((draft) => draft.content);
  const source = useOrigin((origin) => importOf(origin, content));
  if (!source) return null;
  // The site's place in the sentence is the language's.
  const [before = "", after = ""] = t("import.from", { site: "\n" }).split("\n");
  const { importedUrl, siteName, isCut, offeredPicture, imageUrl } = source;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 border-s-[3px] border-ink ps-3 text-sm">
      <p className="min-w-0 break-words">
        {before}
        <a
          href={importedUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="font-medium text-pencil underline underline-offset-4"
          title={importedUrl}
        >
          <bdi>{siteName || siteOf(importedUrl)}</bdi>
        </a>
        {after}
        <span className="block text-xs text-ink-2">{t("import.credited")}</span>
      </p>
      {isCut && <p className="text-ink-2">{t("import.cut", { limit: figure(articleLimits.content) })}</p>}
      {(offeredPicture || imageUrl) && (
        <ErrorBoundary resetKey={importedUrl} fallback={() => null}>
          <Suspense fallback={null}>
            <LeadPicture key={offeredPicture} address={offeredPicture} imageUrl={imageUrl} />
          </Suspense>
        </ErrorBoundary>
      )}
      <p className="-ms-3 flex flex-wrap">
        {importing.undo && (
          <Button variant="quiet" size="small" onClick={importing.undo}>
            {t("import.undo")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={importing.forgetSource}>
          {t("import.forget")}
        </Button>
      </p>
    </div>
  );
}
