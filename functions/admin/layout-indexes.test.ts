import { expect, it } from "vitest";
import { inForce, layoutsInForce } from "../templates/templates.ts";
import { startServer } from "../testing/index.ts";
import { versionsOf } from "./layouts.ts";

const server = startServer();

it("finds the versions of a page, and those in force of all, by the index of pages", async () => {
  const database = await server.db();
  const plan = async (sql: string, params: unknown[]) =>
    (await server.run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail)).join("; ");
  const page = { template: "modern-herald", layout: "two-column" } as const;
  for (const before of [undefined, 5]) {
    const { sql, params } = versionsOf(database, page, 51, before).toSQL();
    const steps = await plan(sql, params);
    expect(steps).toContain("USING INDEX layouts_in_force (template=? AND layout=?");
    expect(steps).not.toMatch(/TEMP B-TREE|SCAN/);
  }
  const all = layoutsInForce(database).toSQL();
  const steps = await plan(all.sql, all.params);
  expect(steps).toMatch(/SEARCH l USING INDEX layouts_in_force \(template=\? AND layout=\?\)/);
  expect(steps).not.toMatch(/SCAN (layouts|l)\b/);
  const newest = database
    .select({ sections: inForce(page, "sections") })
    .from(inForce(page, "id"))
    .toSQL();
  expect(await plan(newest.sql, newest.params)).not.toMatch(/SCAN v|TEMP B-TREE/);
});
