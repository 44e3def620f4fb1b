import type { pressRuns } from "../../db/schema.ts";

export type RunRow = typeof pressRuns.$inferSelect;
