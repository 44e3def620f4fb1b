import { lazy } from "react";
import { untilItComes } from "./api/until-it-comes.ts";
import { lazyAhead } from "./ui/lazy-ahead.ts";
import { needWords } from "./ui/need-words.ts";

// Without it nothing that is edited would be saved.
export const [StoneKeeper, fetchStoneKeeper] = lazyAhead(() =>
  untilItComes(() => import("./features/history/stone-keeper.tsx")).then((module) => module.StoneKeeper),
);
export const [StageTools, fetchStageTools] = lazyAhead(() =>
  untilItComes(() => import("./stage-tools.tsx")).then((module) => module.StageTools),
);
export const [FactsSection, fetchFactsSection] = lazyAhead(() =>
  untilItComes(() => import("./facts-on-stage.tsx")).then((module) => module.FactsSection),
);
// The page can be changed once there is one.
export const [ToolsPanel, fetchToolsPanel] = lazyAhead(() =>
  untilItComes(() => import("./features/tools/tools-panel.tsx")).then((module) => module.ToolsPanel),
);
export const [PicturesPanel, fetchPicturesPanel] = lazyAhead(() =>
  import("./features/pictures/pictures-panel.tsx").then((module) => module.PicturesPanel),
);

// These lie over the page and its tools, and come after both: it does not wait for them.
const loadPageLayers = () => import("./page-layers.tsx");
const loadVerdict = () => import("./verdict-on-stage.tsx");
export const PageLayers = lazy(() => untilItComes(loadPageLayers).then((module) => ({ default: module.PageLayers })));
export const VerdictOnStage = lazy(() => untilItComes(loadVerdict).then((module) => ({ default: module.VerdictOnStage })));

/** Words of the parts above, whose files know where they are. */
const namespaces = ["history", "versions", "facts", "tools"];

/**
 * Fetches what a newspaper on the stage has beside it and over it, while it is made. What does not come now is asked for where it is drawn.
 */
export async function fetchBesidePage(): Promise<void> {
  const files = [
    fetchStoneKeeper(),
    fetchStageTools(),
    fetchFactsSection(),
    fetchToolsPanel(),
    fetchPicturesPanel(),
    loadPageLayers(),
    loadVerdict(),
  ];
  await Promise.allSettled(files);
  await Promise.allSettled(namespaces.map(needWords));
}
