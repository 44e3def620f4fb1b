import { and, eq, isNull, lt } from "drizzle-orm";
import { Refusal } from "./refusal.ts";
import { requests } from "./tables.ts";
import type { Till } from "./till.ts";

const kept = 24 * 60 * 60 * 1000;
/** After this a call whose process ended in the middle may be made again. */
const abandoned = 60_000;

export interface Answer {
  status: number;
  body: string;
  replayed?: true;
}

/**
 * Stripe's promise about Idempotency-Key: the same call with the same key is answered by what the first one was answered; with
 * other parameters it is refused; while the first is at work, too (409, which the SDK repeats). A call that was refused before it did
 * anything may be made again.
 */
export async function answerOnce({ db, now }: Till, key: string, asked: string, work: () => Promise<Answer>): Promise<Answer> {
  const [, claimed] = await db.batch([
    db.delete(requests).where(lt(requests.at, now - kept)),
    db
      .insert(requests)
      .values({ key, asked, at: now })
      .onConflictDoUpdate({
        target: requests.key,
        set: { at: now, asked },
        setWhere: and(isNull(requests.status), lt(requests.at, now - abandoned)),
      })
      .returning({ key: requests.key }),
  ]);
  if (claimed.length === 0) return earlier(db, key, asked);
  try {
    const answer = await work();
    await db.update(requests).set({ status: answer.status, body: answer.body }).where(eq(requests.key, key));
    return answer;
  } catch (failure) {
    await db.delete(requests).where(eq(requests.key, key));
    throw failure;
  }
}

async function earlier(db: Till["db"], key: string, asked: string): Promise<Answer> {
  const [row] = await db.select().from(requests).where(eq(requests.key, key));
  if (row && row.asked !== asked) {
    throw new Refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  if (!row || row.status === null || row.body === null) {
    throw new Refusal(`There is currently another in-progress request using this Idempotent Key: ${key}.`, {
      status: 409,
      code: "idempotency_key_in_use",
    });
  }
  return { status: row.status, body: row.body, replayed: true };
}
