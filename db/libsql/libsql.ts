import { createClient } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { jittered, retry } from "../../functions/http/retry.ts";
import type { Database } from "../client.ts";
import { isTransient } from "../retry-write.ts";

/** Same as D1's query time limit. */
const longestMs = 30_000;
const answerInTime: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(longestMs) });

type Client = ReturnType<typeof createClient>;

/**
 * The same schema and queries on libSQL: `batch` means one transaction there too, which is all the functions rely on.
 * `url`: `libsql://…`, `https://…` or `http://…`; another, such as a `file:`, throws, since no Worker reaches it.
 */
export function openLibsql(url: string, authToken: string): Database {
  const client = createClient({ url, authToken: authToken || undefined, fetch: answerInTime });
  return drizzle(patient(client)) as unknown as Database;
}

/**
 * A busy server has not executed anything, so the request is retried for some seconds; reads are also retried when the answer was
 * lost. Write batches take the write lock at the start: the client's default "deferred" starts with a read and fails if
 * another connection writes before its first write.
 */
function patient(client: Client): Client {
  const execute = client.execute.bind(client) as (statement: Statement) => ReturnType<Client["execute"]>;
  const batch = client.batch.bind(client);
  client.execute = async (statement: Statement) => withBytes(await whenFree(() => execute(statement), onlyReads(statement)));
  client.batch = async (statements, mode) => {
    const reads = statements.every(onlyReads);
    return (await whenFree(() => batch(statements, mode ?? (reads ? "read" : "write")), reads)).map(withBytes);
  };
  return client;
}

type Result = Awaited<ReturnType<Client["execute"]>>;

/** Converts blobs to bytes: without Buffer, as in a Worker, drizzle decodes an ArrayBuffer as text and loses bytes that are not UTF-8. */
function withBytes(result: Result): Result {
  for (const [at, row] of result.rows.entries()) {
    const descriptors = Object.getOwnPropertyDescriptors(row);
    const blobs = Object.values(descriptors).filter(({ value }) => value instanceof ArrayBuffer);
    // The client's rows are read-only.
    for (const blob of blobs) blob.value = new Uint8Array(blob.value);
    if (blobs.length > 0) result.rows[at] = Object.defineProperties({}, descriptors) as Result["rows"][number];
  }
  return result;
}

type Statement = Parameters<Client["batch"]>[0][number];

function onlyReads(statement: Statement): boolean {
  const sql = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(sql);
}

/** Another connection holds the write lock, or the server takes no more requests at this moment. */
const busy = /database is locked|Server returned HTTP status 429/;

function whenFree<T>(ask: () => Promise<T>, reads: boolean): Promise<T> {
  return retry(ask, {
    attempts: 12,
    delayMs(failure, attempt) {
      const mayHelp = (failure instanceof Error && busy.test(failure.message)) || (reads && attempt < 3 && isTransient(failure));
      return mayHelp ? jittered(Math.min(20 * 2 ** attempt, 1_000)) : undefined;
    },
  });
}
