import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRestedNewspaper } from "../../api/stone/use-rested-newspaper.ts";
import { Notice } from "../../ui/notice.tsx";
import { AddGroup } from "./add-group.tsx";
import { EditionGroup } from "./edition-group.tsx";
import { JumpGroup } from "./jump-group.tsx";
import { type ChosenLook, PageGroup } from "./page-group.tsx";
import { StoriesGroup } from "./stories-group.tsx";
import "../../i18n/tools-words.ts";

export interface ToolsPanelProps {
  /** Opens the text that stands at a path of the newspaper, or will, where it is on the page. */
  onOpenField: (path: string) => void;
  /** The tools of its pictures. */
  pictures: ReactNode;
  /** A newspaper is being made: what lies here takes no changes meanwhile. */
  isMaking?: boolean;
  /** Called when template or columns were chosen here. */
  onLook?: (look: ChosenLook) => void;
}

/** What can be done to the newspaper on the stone beside its words: all without a token, each a step that can be undone. */
export function ToolsPanel({ onOpenField, pictures, isMaking = false, onLook }: ToolsPanelProps) {
  const { t } = useTranslation("tools");
  const newspaper = useRestedNewspaper();
  if (!newspaper) return null;
  return (
    <section aria-labelledby="tools-title" className="border-t border-rule pt-5">
      <h3 id="tools-title" tabIndex={-1} className="text-h4">
        {t("title")}
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t("lead")}</p>
      {isMaking && <Notice className="mb-4">{t("making")}</Notice>}
      <fieldset disabled={isMaking} className="min-w-0">
        <legend className="sr-only">{t("title")}</legend>
        <StoriesGroup newspaper={newspaper} onOpenField={onOpenField} />
        {pictures}
        <JumpGroup newspaper={newspaper} />
        <PageGroup newspaper={newspaper} onLook={onLook} />
        <EditionGroup newspaper={newspaper} />
        <AddGroup newspaper={newspaper} onOpenField={onOpenField} />
      </fieldset>
    </section>
  );
}
