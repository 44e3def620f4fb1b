import { sql } from "drizzle-orm";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { inForce } from "../templates/stored-sections.ts";
import { resetLayout } from "./contract.ts";
import { requireTemplate } from "./layout-versions.ts";
import { saveVersion } from "./save-version.ts";

export const resetLayoutEndpoint = endpoint(resetLayout, async ({ db, now, user, params }) => {
  requireTemplate(params);
  const isReset = sql`(${inForce(params, "id")} IS NOT NULL AND ${inForce(params, "sections")} IS NULL)`;
  const saved = await saveVersion({ db, now, userId: user.id, page: params, sections: null, when: sql`NOT ${isReset}` });
  const version = saved.written ?? saved.inForce;
  if (!version) throw new AppError("CONFLICT");
  return version;
});
