import { CutOnPage } from "./cut-on-stage.tsx";
import type { PageLayer } from "./features/preview/page-layer.ts";
import { MarksOnPage } from "./marks-on-stage.tsx";
import { WritingOnPage } from "./writing-on-stage.tsx";

/** What lies over a page of the stage: the text field, the ledger's marks, the cut that is offered. */
export function PageLayers(page: { scene: Parameters<PageLayer>[0]; sheet: Parameters<PageLayer>[1] }) {
  return (
    <>
      <WritingOnPage {...page} />
      <MarksOnPage {...page} />
      <CutOnPage {...page} />
    </>
  );
}
