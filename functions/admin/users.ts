import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { decodeBase64Url } from "hono/utils/encode";
import * as z from "zod";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { tokenLedger, users } from "../../db/schema.ts";
import { encodeBase64url } from "../http/base64url.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { ledgerPage, presentLedger } from "../user/ledger-entries.ts";
import { accountOf, act, adminColumns, isStillAdmin, recordAct } from "./acts.ts";
import type { UserSort } from "./contract.ts";
import * as contract from "./contract.ts";

const pageLength = 100;
const standardSort: UserSort = "-createdAt";
type Column = "createdAt" | "email" | "username" | "tokens" | "newspaperCount";

interface Page {
  q?: string;
  sort?: UserSort;
  role?: "admin";
  after?: readonly [string | number, string];
}

/** Loaded only after the caller is known to be an admin: it reads other users' data. */
export const listUsers = endpoint(contract.listUsers, async ({ c, db, query }) => {
  const after = readCursor(query.cursor);
  if (after === null) throw new AppError("INVALID", { details: { fields: ["cursor"] } });
  const [rows, [counts]] = await db.batch([usersFrom(db, { ...query, after }), countUsers(db)]);
  const { page, last } = pageOf(rows, pageLength);
  if (last) {
    const { q, sort, role } = query;
    linkNext(c, { q, sort, role, cursor: writeCursor([last[columnOf(sort).name], last.id]) });
  }
  c.header("x-total-count", String(counts?.total ?? 0));
  c.header("x-admin-count", String(counts?.admins ?? 0));
  return page.map(({ createdAt: _, ...user }) => user);
});

/** One page plus one row, ordered by an index on the column; ties are broken by id. */
export function usersFrom(db: Database, { q, sort, role, after }: Page) {
  const { name, isDescending } = columnOf(sort);
  const prefix = startsWith(q);
  // A literal, not a parameter: the index is partial (admins only).
  const admins = role && sql`${users.role} = 'admin'`;
  // The plus sign keeps SQLite from scanning the whole order for a few matches.
  const [column, id] = prefix || admins ? [sql`+${users[name]}`, sql`+${users.id}`] : [users[name], users.id];
  const beyond = after && sql`(${column}, ${id}) ${sql.raw(isDescending ? "<" : ">")} (${after[0]}, ${after[1]})`;
  const order = isDescending ? desc : asc;
  return db
    .select({ ...adminColumns, createdAt: users.createdAt })
    .from(users)
    .where(and(beyond, prefix, admins))
    .orderBy(order(column), order(id))
    .limit(pageLength + 1);
}

/** Counts of the whole site, regardless of the search. */
export function countUsers(db: Database) {
  return db
    .select({
      total: sql<number>`(SELECT count(*) FROM users)`,
      admins: sql<number>`(SELECT count(*) FROM users WHERE role = 'admin')`,
    })
    .from(sql`(SELECT 1)`);
}

function columnOf(sort: UserSort = standardSort): { name: Column; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  return { name: (isDescending ? sort.slice(1) : sort) as Column, isDescending };
}

/** A range: D1 refuses LIKE patterns of more than 50 bytes, and no index serves them. Addresses and names are stored in lower case. */
function startsWith(q: string | undefined): SQL | undefined {
  const prefix = (q ?? "").normalize("NFKC").replaceAll("\u0000", "").trim().toLowerCase();
  if (prefix === "") return undefined;
  const beyond = `${prefix}\u{10ffff}`;
  return sql`((${users.email} >= ${prefix} AND ${users.email} < ${beyond}) OR (${users.username} >= ${prefix} AND ${users.username} < ${beyond}))`;
}

/** If two admins demote each other at once, the acts are serialized, so that one admin remains. */
export const changeRole = endpoint(contract.changeRole, async ({ db, now, user, params, body }) => {
  const others = sql`(SELECT count(*) FROM users other WHERE other.role = 'admin' AND other.id <> users.id)`;
  const { row, isDone, isAdmin } = await act(db, {
    actor: user.id,
    action: "role",
    subject: params.userId,
    at: now,
    detail: sql`json_object('before', users.role, 'after', ${body.role})`,
    from: sql`users`,
    condition: sql`users.id = ${params.userId} AND users.role <> ${body.role} AND ${isStillAdmin(user.id)}
      AND CASE WHEN ${body.role} = 'admin' THEN NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = users.id) ELSE ${others} > 0 END`,
    writes: (recorded) => [
      db
        .update(users)
        .set({ role: body.role })
        .where(and(eq(users.id, params.userId), ne(users.role, body.role), recorded)),
    ],
    result: () => accountOf(db, params.userId),
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isDone || row.role === body.role) return row;
  if (!isAdmin) throw new AppError("FORBIDDEN");
  if (row.suspendedAt !== null)
    throw new AppError("CONFLICT", { message: "This account is suspended. Please reinstate it first.", details: { reason: "suspended" } });
  throw new AppError("CONFLICT", {
    message: "This is the last admin. Please make somebody else an admin first.",
    details: { reason: "last-admin" },
  });
});

/** Sets the total by one ledger entry. The difference is computed in the statement, so that concurrent spending and purchases are kept. */
export const changeTokens = endpoint(contract.changeTokens, async ({ db, now, user, params, body }) => {
  const id = crypto.randomUUID();
  const cause = `admin:${id}`;
  const from = body.from ?? null;
  const [, , [account], [actor], [entry]] = await retryWrite(() =>
    db.batch([
      insertWhere(
        db,
        tokenLedger,
        { id: cause, userId: users.id, delta: sql`${body.tokens} - users.tokens`, reason: "admin", at: now },
        sql`users.id = ${params.userId} AND users.tokens <> ${body.tokens} AND (${from} IS NULL OR users.tokens = ${from})
          AND ${isStillAdmin(user.id)}`,
        sql`users`,
      ).onConflictDoNothing(),
      recordAct(
        db,
        { id, actor: user.id, action: "tokens", subject: params.userId, at: now },
        sql`json_object('before', users.tokens - token_ledger.delta, 'after', users.tokens)`,
        sql`token_ledger JOIN users ON users.id = token_ledger.user_id`,
        sql`token_ledger.id = ${cause}`,
      ),
      accountOf(db, params.userId),
      accountOf(db, user.id),
      db.select({ id: tokenLedger.id }).from(tokenLedger).where(sql`${tokenLedger.id} = ${cause}`),
    ]),
  );
  if (!account) throw new AppError("NOT_FOUND");
  if (entry) return account;
  if (actor?.role !== "admin") throw new AppError("FORBIDDEN");
  if (from !== null && account.tokens !== from) throw new AppError("CONFLICT", { details: { tokens: account.tokens } });
  return account;
});

/**
 * As shown to its owner; the ledger of a deleted account stays readable under its id. Loaded only after the caller is known to be an
 * admin.
 */
export const readUserLedger = endpoint(contract.readUserLedger, async ({ c, db, params, query }) => {
  const [rows, [account]] = await db.batch([ledgerPage(db, params.userId, query.cursor), accountOf(db, params.userId)]);
  if (!account && rows.length === 0) throw new AppError("NOT_FOUND");
  const { entries, next } = presentLedger(rows);
  if (next !== undefined) linkNext(c, { cursor: String(next) });
  return entries;
});

/** Sort value and id of a list's last row. */
const Place = z.tuple([z.union([z.string().max(254), z.number()]), z.string().max(64)]);
type Place = z.output<typeof Place>;

export function writeCursor(place: Place): string {
  return encodeBase64url(new TextEncoder().encode(JSON.stringify(place)));
}

/** Undefined without a cursor; null when it is invalid. */
export function readCursor(cursor: string | undefined): Place | null | undefined {
  if (cursor === undefined) return undefined;
  try {
    return Place.parse(JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor))));
  } catch {
    return null;
  }
}
