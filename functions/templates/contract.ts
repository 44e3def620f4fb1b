import * as z from "zod";
import { describe, limits } from "../http/contract.ts";

export const Layout = z.enum(["one-column", "two-column", "three-column"]);
export type Layout = z.infer<typeof Layout>;

/** What a box of a layout holds; `caption` is of custom boxes only. */
export const sectionTypes = [
  "masthead",
  "expanded-title",
  "expanded-content",
  "side-stories",
  "image",
  "caption",
  "whats-inside",
  "byline",
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** Of a page as section layouts know it, in points: as a page of a language that reads from the left shows it. */
export const layoutPage = { width: 612, height: 816 } as const;

/** One box of a front page. Ids: those of the page itself (`masthead`, `main-image` …) and `custom-` with a time. */
export const LayoutSection = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
    type: z.enum(sectionTypes),
    name: z.string().trim().min(1).max(limits.sectionName),
    x: z.number().min(0).max(layoutPage.width),
    y: z.number().min(0).max(layoutPage.height),
    width: z.number().min(20).max(layoutPage.width),
    height: z.number().min(20).max(layoutPage.height),
  })
  .refine(({ x, y, width, height }) => x + width <= layoutPage.width + 0.01 && y + height <= layoutPage.height + 0.01, {
    message: "must stand on the page",
  });
export type LayoutSection = z.infer<typeof LayoutSection>;

/** Boxes of the parts of a front page: the typesetter sets each in its box. Parts without a box are not on the front page. */
export const SectionLayout = z
  .array(LayoutSection)
  .min(1)
  .max(limits.sections)
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, { message: "each id once" });
export type SectionLayout = z.infer<typeof SectionLayout>;

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  region: z.string(),
  config: z.object({
    fontFamily: z.enum(["serif", "sans-serif"]),
    /** Points on a page 612 points wide. */
    fontSize: z.number(),
    layout: Layout,
    colors: z.object({ background: z.string(), primary: z.string(), secondary: z.string(), accent: z.string() }),
  }),
  /** Saved section layouts in force, by layout. */
  sectionLayouts: z.partialRecord(Layout, SectionLayout),
});
export type Template = z.infer<typeof Template>;

/** Lists the templates of front pages. */
export const listTemplates = describe({ method: "GET", path: "/templates", who: "any", answer: z.array(Template) });
