import { type SQL, sql } from "drizzle-orm";
import { type Layout, SectionLayout } from "./contract.ts";

/** The page whose boxes are saved. */
export interface LayoutPage {
  template: string;
  layout: Layout;
}

/**
 * A column of the newest version of a page's boxes, the one in force, as a subquery: NULL where none was ever saved, and `sections` also
 * where the template's own page holds again. The text names the index: every newspaper that is printed asks.
 */
export function inForce({ template, layout }: LayoutPage, column: "id" | "sections" | "created_at"): SQL {
  return sql`(SELECT v.${sql.identifier(column)} FROM layouts v INDEXED BY layouts_in_force WHERE v.template = ${template} AND v.layout = ${layout} ORDER BY v.created_at DESC LIMIT 1)`;
}

/** Boxes as they were stored; null for a reset, and for a row of an older form that can no longer be read. */
export function readSections(stored: string | null): SectionLayout | null {
  if (stored === null) return null;
  try {
    return SectionLayout.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
