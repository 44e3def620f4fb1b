import { lazy } from "react";
import type { Newspaper } from "./api/newspapers.ts";
import { HistoryButtons } from "./features/history/history-buttons.tsx";
import { VersionsButton } from "./features/versions/versions-button.tsx";

const FrontPicture = lazy(() => import("./features/preview/front-picture.tsx").then((module) => ({ default: module.FrontPicture })));

/** What stands beside the newspaper on the desk in the bar over its pages. */
export function StageTools({
  newspaper,
  onRestored,
}: {
  newspaper: Newspaper | undefined;
  onRestored: Parameters<typeof VersionsButton>[0]["onRestored"];
}) {
  return (
    <>
      <HistoryButtons />
      {newspaper && (
        <VersionsButton
          key={newspaper.id}
          newspaper={newspaper}
          preview={(version, words) => <FrontPicture newspaper={version} {...words} />}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
