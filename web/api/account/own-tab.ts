const storageName = "tab";
/** Browsers have them on secure pages alone. */
const locks = (): LockManager | null => (navigator as Partial<Navigator>).locks ?? null;
const lockOf = (tab: string) => `tab ${tab}`;

/** Who this tab is. `before` names the tab it was copied from, or itself before a reload; null for a new one. */
export interface OwnTab {
  id: string;
  before: string | null;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(storageName);
  } catch {
    return null;
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(storageName, id);
  } catch {
    // Without storage a tab is another after each reload.
  }
}

/** Holds the lock until the tab ends; false where another tab holds it. */
function hold(manager: LockManager, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    manager
      .request(lockOf(id), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(true));
  });
}

async function findOut(): Promise<OwnTab> {
  const before = remembered();
  const manager = locks();
  // A tab that was duplicated has got a copy of what the first one remembers.
  const isOwn = before !== null && (!manager || (await hold(manager, before)));
  if (isOwn) return { id: before, before };
  const id = crypto.randomUUID();
  remember(id);
  if (manager) await hold(manager, id);
  return { id, before };
}

let own: Promise<OwnTab> | null = null;

/** The same for as long as the page lives, and after it is loaded again; never that of another tab that is open. */
export function ownTab(): Promise<OwnTab> {
  own ??= findOut();
  return own;
}

/** Whether another tab of this name is open; true where that cannot be known. */
export async function isTabOpen(id: string): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  return state?.held?.some(({ name }) => name === lockOf(id)) ?? true;
}
