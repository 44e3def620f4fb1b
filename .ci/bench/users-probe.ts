import { openDatabase } from "../../db/client.ts";
import { userSorts } from "../../functions/admin/contract.ts";
import { countUsers, usersFrom } from "../../functions/admin/users.ts";

type Binding = Parameters<typeof openDatabase>[0];

/** Counts what goes over the binding, and what the database says it has read for it. */
function counted(binding: Binding) {
  const sums = { calls: 0, statements: 0, rowsRead: 0 };
  const batch = async (statements: unknown[]) => {
    sums.calls++;
    sums.statements += statements.length;
    const answers = await binding.batch(statements as never);
    for (const { meta } of answers) sums.rowsRead += meta.rows_read;
    return answers;
  };
  const watched = new Proxy(binding, { get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name).bind(target)) });
  return { watched, sums };
}

/**
 * The table of users inside workerd. GET /bare asks SELECT 1. GET /page?sort&role&q&after asks what the admin's list asks for one page,
 * after the place given as JSON; it gives the rows and what was asked of the database.
 */
export default {
  async fetch(request: Request, { DB }: { DB: Binding }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/bare") return Response.json(await DB.prepare("SELECT 1").all());
    const { watched, sums } = counted(DB);
    const db = openDatabase(watched);
    const sort = userSorts.find((known) => known === searchParams.get("sort"));
    const q = searchParams.get("q") ?? undefined;
    const after = JSON.parse(searchParams.get("after") ?? "null") as [string | number, string] | null;
    const role = searchParams.get("role") === "admin" ? "admin" : undefined;
    const [rows, [counts]] = await db.batch([
      usersFrom(db, { ...(sort && { sort }), ...(q && { q }), ...(role && { role }), ...(after && { after }) }),
      countUsers(db),
    ]);
    return Response.json({ rows, counts, ...sums });
  },
};
