import { endpoint } from "../http/endpoint.ts";
import { listLayoutVersions } from "./contract.ts";
import { presentVersion, requireTemplate, versionsOf } from "./layout-versions.ts";

const pageLength = 50;

export const listLayoutVersionsEndpoint = endpoint(listLayoutVersions, async ({ c, db, params, query }) => {
  requireTemplate(params);
  const rows = await versionsOf(db, params, pageLength + 1, query.cursor);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  if (last && rows.length > pageLength)
    c.header("link", `</api/admin/layouts/${params.template}/${params.layout}/versions?cursor=${last.savedAt}>; rel="next"`);
  return page.map(presentVersion);
});
