import * as z from "zod";
import type { newspapers } from "../../db/schema.ts";
import { logLine, traceOf } from "../http/log.ts";
import { SectionLayout } from "../templates/contract.ts";
import { Newspaper } from "./contract.ts";
import { shareAddress } from "./share-address.ts";

type Row = typeof newspapers.$inferSelect;

const Stored = z.string().transform((text) => JSON.parse(text) as Record<string, unknown>);

/** A section layout of an older form is the template's own page. */
const Presented = Newspaper.extend({ sectionLayout: SectionLayout.nullable().catch(null) });

/** The only place where a row becomes a newspaper. Fields that were unknown when it was saved get their defaults. */
export function present(row: Row): Newspaper {
  return Presented.parse({
    ...Stored.parse(row.data),
    id: row.id,
    title: row.title,
    newspaperName: row.newspaperName,
    templateId: row.templateId,
    language: row.language,
    pressRunId: row.pressRunId,
    shareUrl: row.shareId && shareAddress(row.shareId, row.title),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
}

/** The same for one of many rows: a damaged one is logged, and null, so that the others can still be read. */
export function presentIfReadable(row: Row): Newspaper | null {
  try {
    return present(row);
  } catch (failure) {
    logLine("error", { message: "a stored newspaper cannot be read", newspaper: row.id, error: traceOf(failure) });
    return null;
  }
}
