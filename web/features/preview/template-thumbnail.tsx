import { lazy, Suspense } from "react";
import { PageOutline } from "./page-outline.tsx";
import type { SetPages } from "./set-pages.ts";

const SvgPage = lazy(() => import("../../render/svg-page.tsx").then((module) => ({ default: module.SvgPage })));

/** The front page on the stage, small, when it is set in that template; its outline otherwise. */
export function TemplateThumbnail({ templateId, set }: { templateId: string; set: SetPages | null }) {
  const front = set?.pages[0];
  if (front?.template !== templateId) return <PageOutline />;
  return (
    <Suspense fallback={<PageOutline />}>
      <SvgPage scene={front} label="" hasTextVersion className="pointer-events-none block h-auto w-full" />
    </Suspense>
  );
}
