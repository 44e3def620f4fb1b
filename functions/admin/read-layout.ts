import { endpoint } from "../http/endpoint.ts";
import { readLayout } from "./contract.ts";
import { presentVersion, requireTemplate, versionsOf } from "./layout-versions.ts";

export const readLayoutEndpoint = endpoint(readLayout, async ({ db, params }) => {
  requireTemplate(params);
  const [version] = await versionsOf(db, params, 1);
  return version ? presentVersion(version) : null;
});
