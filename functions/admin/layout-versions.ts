import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { layouts, users } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { AppError } from "../http/errors.ts";
import { type LayoutPage, readSections } from "../templates/stored-sections.ts";
import type { LayoutVersion } from "./contract.ts";

/** Throws NOT_FOUND for a template nobody knows. */
export function requireTemplate({ template }: LayoutPage): void {
  if (!templates.some(({ id }) => id === template)) throw new AppError("NOT_FOUND");
}

/** Newest first by layouts_in_force, whose times only grow (save-version.ts); before the one saved at `before` where it is given. */
export function versionsOf(db: Database, page: LayoutPage, most: number, before?: number) {
  return versions(db)
    .where(
      and(
        eq(layouts.template, page.template),
        eq(layouts.layout, page.layout),
        before === undefined ? undefined : lt(layouts.createdAt, before),
      ),
    )
    .orderBy(desc(layouts.createdAt))
    .limit(most);
}

export function versionById(db: Database, id: string) {
  return versions(db).where(eq(layouts.id, id));
}

function versions(db: Database) {
  return db
    .select({ id: layouts.id, sections: layouts.sections, savedAt: layouts.createdAt, savedBy: users.email })
    .from(layouts)
    .leftJoin(users, eq(users.id, layouts.userId))
    .$dynamic();
}

export function presentVersion({
  sections,
  ...version
}: Omit<LayoutVersion, "sectionLayout"> & { sections: string | null }): LayoutVersion {
  return { ...version, sectionLayout: readSections(sections) };
}
