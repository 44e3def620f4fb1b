import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client.ts";
import {
  apiKeys,
  checkoutSessions,
  identities,
  images,
  newspapers,
  newspaperVersions,
  paperNames,
  passkeys,
  paymentReversals,
  pressRuns,
  sessions,
  tokenLedger,
  users,
} from "../../db/schema.ts";
import { present as presentKey } from "../api-keys/api-keys.ts";
import { restorableFor } from "../completed-newspapers/newspaper-bounds.ts";
import { presentIfReadable } from "../completed-newspapers/row.ts";
import { rowOfVersion, versionsWithNewspapers } from "../completed-newspapers/version-rows.ts";
import { imageUrl } from "../images/keep-picture.ts";

/** Rows per page: a few MB at most, since a newspaper has up to 256 KB and a version includes its newspaper. */
const lengths = { ledger: 500, pressRuns: 100, newspapers: 8, versions: 8, pictures: 500 };

/** The queries for the document's first part, in one batch. Secret columns are not selected, except those that `present` leaves out. */
export function accountQueries(db: Database, userId: string) {
  return [
    db
      .select({
        id: users.id,
        email: users.email,
        username: users.username,
        firstName: users.firstName,
        role: users.role,
        language: users.language,
        tokens: users.tokens,
        debt: users.debt,
        newspaperCount: users.newspaperCount,
        freeMonth: users.freeMonth,
        stripeCustomer: users.stripeCustomer,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({
        provider: identities.provider,
        issuer: identities.issuer,
        subject: identities.subject,
        email: identities.email,
        createdAt: identities.createdAt,
        seenAt: identities.seenAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, seenAt: passkeys.seenAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    db
      .select({ agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db.select().from(apiKeys).where(eq(apiKeys.userId, userId)),
    db
      .select({
        id: checkoutSessions.id,
        status: checkoutSessions.status,
        paymentIntent: checkoutSessions.paymentIntent,
        createdAt: checkoutSessions.createdAt,
        paidAt: checkoutSessions.paidAt,
      })
      .from(checkoutSessions)
      .where(eq(checkoutSessions.userId, userId)),
    db
      .select({
        id: paymentReversals.id,
        checkout: paymentReversals.sessionId,
        amount: paymentReversals.amount,
        tokens: paymentReversals.tokens,
        createdAt: paymentReversals.createdAt,
        undoneAt: paymentReversals.undoneAt,
      })
      .from(paymentReversals)
      .innerJoin(checkoutSessions, eq(checkoutSessions.id, paymentReversals.sessionId))
      .where(eq(checkoutSessions.userId, userId)),
    db
      .select({ zip: paperNames.zip, language: paperNames.language, name: paperNames.name, createdAt: paperNames.createdAt })
      .from(paperNames)
      .where(eq(paperNames.owner, userId)),
  ] as const;
}

type Answers<Q> = { [K in keyof Q]: Awaited<Q[K]> };

/**
 * All data kept about a person except secrets, as the text of one JSON document, in chunks: long lists are read page by page while the
 * document is sent. Times are milliseconds since 1970 (UTC).
 */
export async function* exportDocument(
  db: Database,
  userId: string,
  now: number,
  first: Answers<ReturnType<typeof accountQueries>>,
): AsyncGenerator<string> {
  const [[account], joined, keys, devices, providers, checkouts, reversals, names] = first;
  const fields = {
    format: "stop-press-export",
    version: 1,
    exportedAt: now,
    account,
    identities: joined,
    passkeys: keys,
    sessions: devices,
    apiKeys: providers.map(presentKey),
    checkouts,
    reversals,
    paperNames: names,
  };
  const named = new Map<string, string[]>();
  yield JSON.stringify(fields, null, 1).slice(0, -2);
  yield* list("ledger", ledgerOf(db, userId));
  yield* list("pressRuns", pressRunsOf(db, userId));
  yield* list("newspapers", newspapersOf(db, userId, now, named));
  yield* list("versions", versionsOf(db, userId, now, named));
  yield* list("pictures", picturesOf(db, userId, named));
  yield "\n}\n";
}

async function* list(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n ${JSON.stringify(name)}: [`;
  let separator = "\n  ";
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ",\n  ";
  }
  yield "\n ]";
}

/** All rows of a paged query; each page starts after the last row of the previous one. */
async function* pages<Row>(length: number, ask: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await ask(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < length) return;
  }
}

async function* ledgerOf(db: Database, userId: string) {
  const { id, delta, owed, reason, at } = tokenLedger;
  const place = sql<number>`rowid`.as("place");
  const entries = pages<{ id: string; delta: number; owed: number; reason: string; at: number; place: number }>(lengths.ledger, (after) =>
    db
      .select({ id, delta, owed, reason, at, place })
      .from(tokenLedger)
      .where(and(eq(tokenLedger.userId, userId), after && sql`rowid > ${after.place}`))
      .orderBy(sql`rowid`)
      .limit(lengths.ledger),
  );
  for await (const { place: _, ...entry } of entries) yield entry;
}

/** SQL condition: the row comes after the one with these values. */
const isAfter = (columns: [SQLiteColumn, SQLiteColumn], [time, id]: [number, string]) =>
  sql`(${columns[0]}, ${columns[1]}) > (${time}, ${id})`;

async function* pressRunsOf(db: Database, userId: string) {
  const { createdAt, id } = pressRuns;
  const runs = pages<typeof pressRuns.$inferSelect>(lengths.pressRuns, (after) =>
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.userId, userId), after && isAfter([createdAt, id], [after.createdAt, after.id])))
      .orderBy(asc(createdAt), asc(id))
      .limit(lengths.pressRuns),
  );
  for await (const run of runs) {
    const { id, kind, status, code, reason, refunded, textModel, imageModel, textBy, imageBy, newspaperId, createdAt, endedAt } = run;
    const order = run.input === null ? null : orderIn(run.input);
    yield { id, kind, status, code, reason, refunded, textModel, imageModel, textBy, imageBy, newspaperId, createdAt, endedAt, order };
  }
}

/** Unreadable data belongs to the person too, and is exported as stored. */
function newspaperIn(row: typeof newspapers.$inferSelect) {
  const { id, title, newspaperName, data } = row;
  return presentIfReadable(row) ?? { id, title, newspaperName, unreadable: data };
}

function orderIn(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return { unreadable: input };
  }
}

/** Time and reason of the operator's takedown, as JSON. */
const takedown = sql<
  string | null
>`(SELECT json_object('reason', takedowns.reason, 'at', takedowns.at) FROM takedowns WHERE takedowns.newspaper_id = newspapers.id)`.as(
  "takedown",
);

/** Includes those in the bin that can still be restored. `named` collects which newspapers use a picture. */
async function* newspapersOf(db: Database, userId: string, now: number, named: Map<string, string[]>) {
  const { updatedAt, id, deletedAt } = newspapers;
  const rows = pages<typeof newspapers.$inferSelect & { takedown: string | null }>(lengths.newspapers, (after) =>
    db
      .select({ ...getTableColumns(newspapers), takedown })
      .from(newspapers)
      .where(
        and(
          eq(newspapers.userId, userId),
          or(isNull(deletedAt), gt(deletedAt, now - restorableFor)),
          after && isAfter([updatedAt, id], [after.updatedAt, after.id]),
        ),
      )
      .orderBy(asc(updatedAt), asc(id))
      .limit(lengths.newspapers),
  );
  // A newspaper changed during the export moves to the end of the order and would appear twice.
  const told = new Set<string>();
  for await (const row of rows) {
    if (told.has(row.id)) continue;
    told.add(row.id);
    for (const [, key = ""] of row.data.matchAll(/\/api\/images\/([\w-]+)/g)) noteNamed(named, key, row.id);
    yield {
      ...newspaperIn(row),
      deletedAt: row.deletedAt,
      takenDown: row.takedown === null ? null : (JSON.parse(row.takedown) as object),
    };
  }
}

function noteNamed(named: Map<string, string[]>, key: string, newspaperId: string): void {
  const ids = named.get(key) ?? [];
  if (!ids.includes(newspaperId)) named.set(key, [...ids, newspaperId]);
}

/** Earlier versions of the newspapers above. */
async function* versionsOf(db: Database, userId: string, now: number, named: Map<string, string[]>) {
  const { createdAt, id } = newspaperVersions;
  const rows = pages<Awaited<ReturnType<typeof versionsWithNewspapers>>[number]>(lengths.versions, (after) =>
    versionsWithNewspapers(db, userId, now, after && isAfter([createdAt, id], [after.version.createdAt, after.version.id]))
      .orderBy(asc(createdAt), asc(id))
      .limit(lengths.versions),
  );
  for await (const row of rows) {
    const { id, newspaperId, cause, name, part, pictures } = row.version;
    for (const key of pictures.split(",").filter(Boolean)) noteNamed(named, key, newspaperId);
    yield { id, newspaperId, cause, part, name, newspaper: newspaperIn(rowOfVersion(row)) };
  }
}

async function* picturesOf(db: Database, userId: string, named: Map<string, string[]>) {
  const { createdAt, key } = images;
  const rows = pages<typeof images.$inferSelect>(lengths.pictures, (after) =>
    db
      .select()
      .from(images)
      .where(and(eq(images.userId, userId), after && isAfter([createdAt, key], [after.createdAt, after.key])))
      .orderBy(asc(createdAt), asc(key))
      .limit(lengths.pictures),
  );
  for await (const { key, type, size, width, height, pressRunId, createdAt } of rows)
    yield { address: imageUrl(key), type, size, width, height, newspapers: named.get(key) ?? [], pressRunId, createdAt };
}
