import { historyDatabase } from "../account/what-is-forgotten.ts";

/** The history of one newspaper in one tab, as it is kept over reloads. */
export interface KeptHistory {
  /** Tab and newspaper. */
  key: string;
  /** Id of the account it belongs to. */
  owner: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** JSON. */
  text: string;
}

const longestKept = 30 * 24 * 60 * 60_000;
/** UTF-16 units of all histories together. */
const mostKept = 20_000_000;
const storeName = "histories";
/** The last state as the page is left, when there is no time for a database, and always where there is none. */
const sessionName = (key: string) => `history ${key}`;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(historyDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "key" }).createIndex("at", "at");
    request.onsuccess = () => {
      // The database is deleted at sign-out: an open connection would block that.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const database = await open();
    return await act(database.transaction(storeName, mode).objectStore(storeName));
  } catch {
    // Private windows, full disks, storage switched off: editing goes on, and a reload begins a new history.
    return null;
  }
}

function readSession(key: string): KeptHistory | null {
  try {
    return JSON.parse(sessionStorage.getItem(sessionName(key)) ?? "null") as KeptHistory | null;
  } catch {
    return null;
  }
}

/** Keeps a history at once, without waiting: for a page that is being left. */
export function keepHistoryAtOnce(kept: KeptHistory): void {
  try {
    sessionStorage.setItem(sessionName(kept.key), JSON.stringify(kept));
  } catch {
    // What the database has is then the last that is known.
  }
}

/** Resolves when the database has committed it, or it is kept elsewhere. */
export async function keepHistory(kept: KeptHistory): Promise<void> {
  const key = await inStore("readwrite", async (store) => {
    const key = await answered(store.put(kept));
    await committed(store.transaction);
    return key;
  });
  if (key === null) keepHistoryAtOnce(kept);
}

/** The history kept last under this key for this account. */
export async function readHistory(key: string, owner: string): Promise<KeptHistory | null> {
  const stored = await inStore("readonly", (store) => answered<KeptHistory | undefined>(store.get(key)));
  const both = [stored, readSession(key)].filter((each) => each?.owner === owner && each.key === key);
  return both.sort((a, b) => (b?.at ?? 0) - (a?.at ?? 0))[0] ?? null;
}

/** Lets go what is too old, and of the rest the oldest until there is not too much. */
export async function pruneHistories(now: number): Promise<void> {
  await inStore("readwrite", async (store) => {
    const all = await answered<KeptHistory[]>(store.index("at").getAll());
    let size = all.reduce((sum, { text }) => sum + text.length, 0);
    for (const { key, at, text } of all) {
      if (now - at < longestKept && size <= mostKept) break;
      size -= text.length;
      store.delete(key);
    }
  });
}
