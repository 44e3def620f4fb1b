import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { layouts } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { endpoint } from "../http/endpoint.ts";
import { Layout, listTemplates } from "./contract.ts";
import { presentTemplate } from "./present.ts";

const pages = JSON.stringify(templates.flatMap(({ id }) => Layout.options.map((layout) => [id, layout])));

export const listTemplatesEndpoint = endpoint(listTemplates, async ({ db }) => {
  const inForce = await layoutsInForce(db);
  return templates.map((template) =>
    presentTemplate(
      template,
      inForce.filter((row) => row.template === template.id),
    ),
  );
});

/** Of every template and layout, a seek each: everybody asks for this, and there may be hundreds of earlier versions. */
export function layoutsInForce(db: Database) {
  return db
    .select({ template: layouts.template, layout: layouts.layout, sections: layouts.sections })
    .from(layouts)
    .where(
      sql`${layouts.id} IN (SELECT (SELECT l.id FROM layouts l INDEXED BY layouts_in_force WHERE l.template = json_extract(p.value, '$[0]') AND l.layout = json_extract(p.value, '$[1]') ORDER BY l.created_at DESC LIMIT 1) FROM json_each(${pages}) p) AND ${layouts.sections} IS NOT NULL`,
    );
}
