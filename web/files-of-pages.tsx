import type { Newspaper } from "./api/newspapers.ts";
import { firstChoices } from "./features/exports/export-choices.ts";
import { ExportPanel } from "./features/exports/export-panel.tsx";
import { makePages } from "./features/exports/make-file.ts";
import type { PageSetter } from "./features/exports/page-setter.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { SharePanel } from "./features/share/share-panel.tsx";

/** Exports need other shapes of the newspaper on the stage, which only the preview can set. */
function setterOf(set: SetPages | null): PageSetter {
  const load = async () => {
    if (!set) throw new Error("There is no newspaper to set");
    return { toSet: set.toSet, ...(await import("./features/preview/set-for-paper.ts")) };
  };
  return {
    pages: async (height) => {
      const { toSet, setForHeight } = await load();
      return setForHeight(toSet, height);
    },
    card: async (size) => {
      const { toSet, setCard } = await load();
      return setCard(toSet, size);
    },
  };
}

/** The page in view as a PNG, as the exports make it. */
async function makeSharedFile(
  { newspaper, set, current }: { newspaper: Newspaper; set: SetPages; current: number },
  work: { signal: AbortSignal; onProgress: (done: number) => void },
) {
  const choices = { ...firstChoices(newspaper), format: "png", quality: "hd", isAllPages: false } as const;
  return makePages({ newspaper, pages: set.pages, setter: setterOf(set), choices, page: current, at: new Date() }, work);
}

const noPages: SetPages["pages"] = [];

interface OnDeskProps {
  newspaper: Newspaper | undefined;
  /** Its pages; null before there are any. */
  set: SetPages | null;
  /** They are those of the newspaper as it is at this moment. */
  isSettled: boolean;
  /** Number of the page in view, from 1. */
  current: number;
}

/** The exports of the newspaper on the desk. */
export function ExportOnDesk({
  newspaper,
  set,
  isSettled,
  ...panel
}: OnDeskProps & { onCurrent: (page: number) => void; isCurrentStep: boolean }) {
  return (
    <ExportPanel
      newspaper={set ? newspaper : undefined}
      pages={set?.pages ?? noPages}
      setter={setterOf(set)}
      isSetting={!isSettled}
      {...panel}
    />
  );
}

/** Sharing of the newspaper on the desk. */
export function ShareOnDesk({ newspaper, set, isSettled, current }: OnDeskProps) {
  return (
    <SharePanel
      newspaper={set ? newspaper : undefined}
      pages={set && isSettled && set.missingPictures === 0 ? set.pages : noPages}
      card={setterOf(set).card}
      makeFile={(work) =>
        newspaper && set ? makeSharedFile({ newspaper, set, current }, work) : Promise.reject(new Error("There is no newspaper to draw"))
      }
    />
  );
}
