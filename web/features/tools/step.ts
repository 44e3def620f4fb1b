import type { Newspaper } from "../../api/newspapers.ts";
import type { PageEdit } from "../../api/stone/page-edits.ts";
import { perform, useStone } from "../../api/stone/stone.ts";

/**
 * Does an edit made for the newspaper as it lies on the stone now, which may be ahead of what a panel shows. Gives the edit; null where
 * there was nothing to do. `session` as for perform.
 */
export function takeStep(make: (newspaper: Newspaper) => PageEdit | null, session?: string): PageEdit | null {
  const { newspaper } = useStone.getState();
  const edit = newspaper && make(newspaper);
  return edit && perform(edit, session) ? edit : null;
}
