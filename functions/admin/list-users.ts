import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { adminColumns } from "./account.ts";
import { listUsers, type UserSort } from "./contract.ts";
import { readCursor, writeCursor } from "./cursor.ts";

const pageLength = 100;
const standardSort: UserSort = "-createdAt";
type Column = "createdAt" | "email" | "username" | "tokens" | "newspaperCount";

interface Page {
  q?: string;
  sort?: UserSort;
  role?: "admin";
  after?: readonly [string | number, string];
}

/** Loaded only after the caller is known to be an admin: it reads what is others'. */
export const listUsersEndpoint = endpoint(listUsers, async ({ c, db, query }) => {
  const after = readCursor(query.cursor);
  if (after === null) throw new AppError("INVALID", { details: { fields: ["cursor"] } });
  const [rows, [counts]] = await db.batch([usersFrom(db, { ...query, after }), countUsers(db)]);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  if (last && rows.length > pageLength) {
    const cursor = writeCursor([last[columnOf(query.sort).name], last.id]);
    const next = new URLSearchParams({
      ...(query.q && { q: query.q }),
      ...(query.sort && { sort: query.sort }),
      ...(query.role && { role: query.role }),
      cursor,
    });
    c.header("link", `</api/admin/users?${next}>; rel="next"`);
  }
  c.header("x-total-count", String(counts?.total ?? 0));
  c.header("x-admin-count", String(counts?.admins ?? 0));
  return page.map(({ createdAt: _, ...user }) => user);
});

/** One page more one, in the order of an index of the column; the id decides between equals. */
export function usersFrom(db: Database, { q, sort, role, after }: Page) {
  const { name, turned } = columnOf(sort);
  const sought = beginsWith(q);
  // The role stands in the text, for an index that holds admins only.
  const admins = role && sql`${users.role} = 'admin'`;
  // The sign keeps SQLite from walking the whole order for the few who are sought.
  const [column, id] = sought || admins ? [sql`+${users[name]}`, sql`+${users.id}`] : [users[name], users.id];
  const beyond = after && sql`(${column}, ${id}) ${sql.raw(turned ? "<" : ">")} (${after[0]}, ${after[1]})`;
  const order = turned ? desc : asc;
  return db
    .select({ ...adminColumns, createdAt: users.createdAt })
    .from(users)
    .where(and(beyond, sought, admins))
    .orderBy(order(column), order(id))
    .limit(pageLength + 1);
}

/** Of the whole site, whatever is sought. The role stands in the text, for an index that holds admins only. */
export function countUsers(db: Database) {
  return db
    .select({
      total: sql<number>`(SELECT count(*) FROM users)`,
      admins: sql<number>`(SELECT count(*) FROM users WHERE role = 'admin')`,
    })
    .from(sql`(SELECT 1)`);
}

function columnOf(sort: UserSort = standardSort): { name: Column; turned: boolean } {
  const turned = sort.startsWith("-");
  return { name: (turned ? sort.slice(1) : sort) as Column, turned };
}

/** As a range, for D1 refuses LIKE patterns of more than 50 bytes and no index serves them. Addresses and names are kept in lower case. */
function beginsWith(q: string | undefined): SQL | undefined {
  const sought = (q ?? "").normalize("NFKC").replaceAll("\u0000", "").trim().toLowerCase();
  if (sought === "") return undefined;
  const beyond = `${sought}\u{10ffff}`;
  return sql`((${users.email} >= ${sought} AND ${users.email} < ${beyond}) OR (${users.username} >= ${sought} AND ${users.username} < ${beyond}))`;
}
