import { sql } from "drizzle-orm";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { inForce } from "../templates/stored-sections.ts";
import { type LayoutConflict, saveLayout } from "./contract.ts";
import { requireTemplate } from "./layout-versions.ts";
import { saveVersion } from "./save-version.ts";

export const saveLayoutEndpoint = endpoint(saveLayout, async ({ db, now, user, params, body }) => {
  requireTemplate(params);
  const { sectionLayout, from } = body;
  const when = from === undefined ? sql`1` : sql`${inForce(params, "id")} IS ${from}`;
  const saved = await saveVersion({ db, now, userId: user.id, page: params, sections: sectionLayout, when });
  if (saved.written) return saved.written;
  throw new AppError("CONFLICT", {
    message: "Another version of this layout was saved in the meantime. Please look at it, then keep it or save yours over it.",
    details: { inForce: saved.inForce } satisfies LayoutConflict,
  });
});
