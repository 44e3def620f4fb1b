import type { Newsroom, Person } from "../machine/newsroom.ts";

export interface Ordered {
  person: Person;
  key: string;
  body: Record<string, unknown>;
  /** Set once answered. */
  id?: string | undefined;
  /** When the key last started a run: it is valid for a day. */
  since: number;
  runs: number;
}

export interface Payment {
  person: Person;
  id: string;
  userId: string;
  intent: string;
  refund: string;
  isAcknowledged?: boolean;
}

interface Happened {
  orders: readonly Ordered[];
  payments: readonly Payment[];
  /** Model calls by article and step. */
  calls: ReadonlyMap<string, number>;
}

/** Checked besides the invariants once everything has finished: the promises made to clients. */
export function brokenPromises({ d1 }: Newsroom, { orders, payments, calls }: Happened): string[] {
  const faults = d1
    .rows<{ id: string }>("SELECT id FROM press_runs WHERE status = 'running'")
    .map(({ id }) => `a run is still open: ${id}`);
  const free = d1.rows<{ id: string }>(`SELECT r.id FROM press_runs r JOIN users u ON u.id = r.user_id
    WHERE u.role = 'user' AND NOT EXISTS (SELECT 1 FROM token_ledger l WHERE l.id = 'run:' || r.id || ':hold')`);
  faults.push(...free.map(({ id }) => `a run holds no token: ${id}`));
  const isThere = ({ id }: Person) => d1.rows("SELECT 1 FROM users WHERE id = ?", id).length > 0;
  for (const { id, person, isAcknowledged } of payments)
    if (isAcknowledged && isThere(person) && d1.rows("SELECT 1 FROM token_ledger WHERE id = ?", `checkout:${id}`).length === 0)
      faults.push(`a payment was acknowledged and lost: ${id}`);
  const runs = new Map<string, number>();
  for (const { id, person, body, runs: begun } of orders) {
    runs.set(String(body.title), (runs.get(String(body.title)) ?? 0) + begun);
    if (id && isThere(person) && d1.rows("SELECT 1 FROM press_runs WHERE id = ?", id).length === 0)
      faults.push(`an order was accepted and lost: ${id}`);
  }
  for (const [call, count] of calls) {
    const [, title = "", step = ""] = /^(Article \d+) (text|side-stories|picture-1|picture-2|name)$/.exec(call) ?? [];
    if (step && count > 3 * (runs.get(title) ?? 0)) faults.push(`${count} calls of a model for ${call}`);
  }
  return faults;
}
