import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { layouts } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { endpoint } from "../http/endpoint.ts";
import * as contract from "./contract.ts";
import { Layout, SectionLayout, type Template } from "./contract.ts";

const pages = JSON.stringify(templates.flatMap(({ id }) => Layout.options.map((layout) => [id, layout])));

export const listTemplates = endpoint(contract.listTemplates, async ({ db }) => {
  const inForce = await layoutsInForce(db);
  return templates.map((template) =>
    presentTemplate(
      template,
      inForce.filter((row) => row.template === template.id),
    ),
  );
});

/** The newest version of every template and layout, a seek each: there may be hundreds of earlier versions. */
export function layoutsInForce(db: Database) {
  return db
    .select({ template: layouts.template, layout: layouts.layout, sections: layouts.sections })
    .from(layouts)
    .where(
      sql`${layouts.id} IN (SELECT (SELECT l.id FROM layouts l INDEXED BY layouts_in_force WHERE l.template = json_extract(p.value, '$[0]') AND l.layout = json_extract(p.value, '$[1]') ORDER BY l.created_at DESC LIMIT 1) FROM json_each(${pages}) p) AND ${layouts.sections} IS NOT NULL`,
    );
}

/** `saved`: the versions of this template in force; null sections mean that the default holds again. */
function presentTemplate(
  { id, name, description, region, config }: (typeof templates)[number],
  saved: readonly { layout: string; sections: string | null }[],
): Template {
  const sectionLayouts: Template["sectionLayouts"] = {};
  for (const { layout, sections } of saved) {
    const known = Layout.safeParse(layout);
    const read = readSections(sections);
    if (known.success && read) sectionLayouts[known.data] = read;
  }
  return { id, name, description, region, config, sectionLayouts };
}

/** The page whose boxes are saved. */
export interface LayoutPage {
  template: string;
  layout: Layout;
}

/**
 * A column of the newest version of a page's boxes, the one in force, as a subquery: NULL where none was ever saved, and `sections` also
 * after a reset to the template's own page.
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
