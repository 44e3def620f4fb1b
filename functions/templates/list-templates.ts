import { max } from "drizzle-orm";
import { layouts } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { endpoint } from "../endpoint.ts";
import { listTemplates } from "./contract.ts";
import { presentTemplate } from "./present.ts";

export const listTemplatesEndpoint = endpoint(listTemplates, async ({ db }) => {
  // SQLite takes the other columns from the row that has the maximum: the version in force.
  const inForce = await db
    .select({ template: layouts.template, layout: layouts.layout, sections: layouts.sections, newest: max(layouts.createdAt) })
    .from(layouts)
    .groupBy(layouts.template, layouts.layout);
  return templates.map((template) =>
    presentTemplate(
      template,
      inForce.filter((row) => row.template === template.id),
    ),
  );
});
