import type { FreshSet } from "./fresh-statements.ts";
import { pagesEast } from "./pages-east.test-data.ts";
import { pagesFarEast } from "./pages-far-east.test-data.ts";
import { pagesNorth } from "./pages-north.test-data.ts";
import { pagesSouth } from "./pages-south.test-data.ts";

/**
 * What a model really writes: twelve new articles, and for each the whole page that an honest model answers to the product's prompt, every
 * sentence of it in its order, 504 in all, as true statements; and 408 of such sentences with one invention each. Written on 21 November
 * 2026 by two authors who had not read the check; not scored when it was committed. The other sets choose sentences that are hard to look
 * up; these are as they come.
 */
export const pagesSets: Readonly<Record<string, FreshSet>> = { ...pagesNorth, ...pagesSouth, ...pagesEast, ...pagesFarEast };
