import type { layoutPage as contractPage, SectionType } from "../../../functions/templates/contract.ts";

// As the contract has them, whose own module would bring 60 KB of zod to the browser; section-types.test.tsx compares.
export const sectionTypes = [
  "masthead",
  "expanded-title",
  "expanded-content",
  "side-stories",
  "image",
  "caption",
  "whats-inside",
  "byline",
] as const satisfies readonly SectionType[];

/** In points: as a page of a language that reads from the left shows it. */
export const layoutPage: typeof contractPage = { width: 612, height: 816 };
