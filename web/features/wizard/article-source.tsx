import { lazy, type RefObject, Suspense } from "react";
import { importOf, useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import type { useImport } from "./use-import.ts";

const ImportedNote = lazy(() => import("./imported-note.tsx").then((module) => ({ default: module.ImportedNote })));

interface ArticleSourceProps {
  importing: ReturnType<typeof useImport>;
  /** Can be given the keyboard. */
  box: RefObject<HTMLDivElement | null>;
}

/** The page the article was imported from, while there is one. */
export function ArticleSource({ importing, box }: ArticleSourceProps) {
  const content = useDraft((draft) => draft.content);
  const source = useOrigin((origin) => importOf(origin, content));
  if (!source) return null;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 border-s-[3px] border-ink ps-3 text-sm">
      <ErrorBoundary resetKey={source.importedUrl} fallback={() => <span className="break-all">{source.importedUrl}</span>}>
        <Suspense fallback={<span className="block min-h-24 break-all">{source.importedUrl}</span>}>
          <ImportedNote importing={importing} source={source} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
