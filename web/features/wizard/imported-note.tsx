import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import type { Origin } from "../../api/press/article-origin.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { sourceName } from "../../render/image/source-name.ts";
import { Button } from "../../ui/button.tsx";
import { LeadPicture } from "./lead-picture.tsx";
import type { useImport } from "./use-import.ts";
import { titleId } from "./wizard-section.tsx";

interface ImportedNoteProps {
  importing: ReturnType<typeof useImport>;
  source: Origin;
}

/** Where the article comes from, what of it is missing, its picture, and the way back. */
export function ImportedNote({ importing, source }: ImportedNoteProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  // The site's place in the sentence is the language's.
  const [before = "", after = ""] = t("import.from", { site: "\n" }).split("\n");
  const { importedUrl, siteName, isCut, offeredPicture, imageUrl } = source;
  /** This note goes with what is taken back, and the keyboard would be nowhere. */
  const leave = (act: () => void) => () => {
    document.getElementById(titleId("article"))?.focus({ preventScroll: true });
    act();
  };
  return (
    <>
      <p className="min-w-0 break-words">
        {before}
        <a
          href={importedUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="font-medium text-pencil underline underline-offset-4"
          title={importedUrl}
        >
          <bdi>{siteName || sourceName(importedUrl)}</bdi>
        </a>
        {after}
        <span className="block text-xs text-ink-2">{t("import.credited")}</span>
      </p>
      {isCut && <p className="text-ink-2">{t("import.cut", { limit: figure(limits.content) })}</p>}
      {(offeredPicture || imageUrl) && <LeadPicture key={offeredPicture} address={offeredPicture} imageUrl={imageUrl} />}
      <p className="-ms-3 flex flex-wrap">
        {importing.undo && (
          <Button variant="quiet" size="small" onClick={leave(importing.undo)}>
            {t("import.undo")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={leave(importing.forgetSource)}>
          {t("import.forget")}
        </Button>
      </p>
    </>
  );
}
