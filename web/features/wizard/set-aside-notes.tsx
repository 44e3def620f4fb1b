import { lazy, Suspense } from "react";
import { useSetAside } from "../../api/stone/set-aside.ts";
import { untilItComes } from "../../api/until-it-comes.ts";
import { PartBoundary } from "../../ui/part-boundary.tsx";

// Few ever see one: the screen does not wait for it.
const SetAsideNote = lazy(() => untilItComes(() => import("./set-aside-note.tsx")).then((module) => ({ default: module.SetAsideNote })));

/** The articles that restored newspapers took the place of. */
export function SetAsideNotes() {
  const articles = useSetAside((aside) => aside.articles);
  return articles.map((article) => (
    <PartBoundary key={`${article.draft.title} ${article.draft.content}`}>
      <Suspense>
        <SetAsideNote article={article} />
      </Suspense>
    </PartBoundary>
  ));
}
