import { lazyAhead } from "../../ui/lazy-ahead.ts";
import { isWideNow } from "../../ui/use-wide.ts";

// The pages' drawing code is wanted with the first newspaper, not with the empty desk.
export const [PageViewer, fetchPageViewer] = lazyAhead(() => import("./page-viewer.tsx").then((module) => module.PageViewer));
export const [PocketViewer, fetchPocketViewer] = lazyAhead(() => import("./pocket-viewer.tsx").then((module) => module.PocketViewer));

/** Fetches what draws pages in a window as wide as this one is now. */
export const fetchViewer = () => (isWideNow() ? fetchPageViewer() : fetchPocketViewer());
