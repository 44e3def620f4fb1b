import * as z from "zod";
import { describe } from "../contract.ts";

export const Layout = z.enum(["one-column", "two-column", "three-column"]);
export type Layout = z.infer<typeof Layout>;

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
  sectionLayouts: z.record(z.string(), z.unknown()),
});
export type Template = z.infer<typeof Template>;

export const listTemplates = describe({ method: "GET", path: "/templates", who: "any", answer: z.array(Template) });
