import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import "../../i18n/layouts-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CanvasActions } from "./canvas-actions.tsx";
import { CanvasPage } from "./canvas-page.tsx";
import { useCanvas } from "./canvas-store.ts";
import { Card } from "./card.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { KeptBoxes } from "./kept-settings.ts";
import { useLayoutStore } from "./layout-store.ts";
import { PageWarnings } from "./page-warnings.tsx";
import { SetAsideNotice } from "./set-aside-notice.tsx";
import { UnsavedBadge } from "./unsaved-badge.tsx";
import { usePageNames } from "./use-page-names.ts";

interface CanvasCardProps {
  /** The sample's words are there. */
  isReady: boolean;
  onGenerate: (boxes?: KeptBoxes) => void;
  onEnhance: () => void;
  /** Sets the page again after a failure. */
  onAgain: () => void;
  className?: string;
}

/** The page under the editor's hands. */
export function CanvasCard({ isReady, onGenerate, onEnhance, onAgain, className }: CanvasCardProps) {
  const { t } = useTranslation("layouts");
  const { pageName } = usePageNames();
  const figure = useFigures();
  const { preview, page, pending, trouble, hasFailed } = useCanvas();
  const count = useLayoutStore((store) => store.sections.length);
  const isDirty = useLayoutStore((store) => store.isDirty);
  const sheet = useRef<HTMLDivElement>(null);
  const badges = preview && (
    <>
      <Badge>{pageName(preview)}</Badge>
      <Badge tone="pencil">{t("canvas.sections", { count, figure: figure(count) })}</Badge>
      <UnsavedBadge isShown={isDirty}>{t("canvas.unsaved")}</UnsavedBadge>
    </>
  );
  return (
    <Card title={t("canvas.title")} badges={badges} className={className}>
      {preview && <CanvasActions preview={preview} sheet={sheet} onEnhance={onEnhance} />}
      {trouble && (
        <Notice tone="error" className="mt-3">
          {trouble}
        </Notice>
      )}
      {preview && hasFailed && (
        <Notice tone="error" className="mt-3" actions={<Button onClick={onAgain}>{t("canvas.again")}</Button>}>
          {t("canvas.notSet")}
        </Notice>
      )}
      <SetAsideNotice onBringBack={onGenerate} />
      <p role="status" className="sr-only">
        {pending === "generate" || pending === "settings" ? t("canvas.generating") : ""}
      </p>
      {preview && page ? (
        <Laid page={page} sheet={sheet} onGenerate={() => onGenerate()} />
      ) : (
        <EmptyCanvas isReady={isReady} onGenerate={() => onGenerate()} />
      )}
      <ConflictDialog />
    </Card>
  );
}

function Laid({
  page,
  sheet,
}: {
  page: NonNullable<ReturnType<typeof useCanvas.getState>["page"]>;
  sheet: RefObject<HTMLDivElement | null>;
  onGenerate: () => void;
}) {
  const { t } = useTranslation("layouts");
  const enhanced = useCanvas(({ preview }) => preview?.enhancedImageUrl ?? null);
  const backToPage = () => useCanvas.setState(({ preview }) => ({ preview: preview && { ...preview, enhancedImageUrl: null } }));
  return (
    <>
      {enhanced && (
        <Notice className="mt-3" actions={<Button onClick={backToPage}>{t("canvas.backToPage")}</Button>}>
          {t("canvas.enhancedNote")}
        </Notice>
      )}
      <div className="-mx-5 mt-3 bg-stone px-3 py-5 sm:mx-0 sm:px-6 sm:py-6">
        <CanvasPage page={page} sheet={sheet} />
      </div>
      {!enhanced && <PageWarnings warnings={page.warnings} />}
    </>
  );
}

function EmptyCanvas({ isReady, onGenerate }: { isReady: boolean; onGenerate: () => void }) {
  const { t } = useTranslation("layouts");
  const pending = useCanvas((canvas) => canvas.pending);
  const isComing = pending !== null || useCanvas.getState().preview !== null;
  return (
    <div className="-mx-5 mt-3 bg-stone px-3 py-5 sm:mx-0 sm:px-6 sm:py-6">
      <div className="grid aspect-3/4 max-h-[70vh] w-full place-content-center justify-items-center gap-3 border border-dashed border-rule-2 px-6 text-center">
        {isComing ? (
          <p>{t("canvas.generating")}</p>
        ) : (
          <>
            <h3 className="text-h4">{t("canvas.empty.title")}</h3>
            <p className="text-ink-2">{t("canvas.empty.hint")}</p>
            <Button variant="press" disabled={!isReady} onClick={onGenerate}>
              {t("canvas.empty.button")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
