import { sql } from "drizzle-orm";
import { tokenLedger } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { accountOf, isStillAdmin } from "./account.ts";
import { noteAct } from "./audit.ts";
import { changeTokens } from "./contract.ts";

/** The new total as one entry of the ledger. What it moves by is reckoned inside the statement: what is spent or bought meanwhile is not lost. */
export const changeTokensEndpoint = endpoint(changeTokens, async ({ db, now, user, params, body }) => {
  const id = crypto.randomUUID();
  const cause = `admin:${id}`;
  const from = body.from ?? null;
  const act = { id, actor: user.id, action: "tokens", subject: params.userId, at: now } as const;
  const [, , [account], [actor], [entry]] = await sendAgain(() =>
    db.batch([
      db
        .insert(tokenLedger)
        .select(
          sql`SELECT ${cause}, users.id, ${body.tokens} - users.tokens, 'admin', ${now}, 0 FROM users WHERE users.id = ${params.userId} AND users.tokens <> ${body.tokens} AND (${from} IS NULL OR users.tokens = ${from}) AND ${isStillAdmin(user.id)}`,
        )
        .onConflictDoNothing(),
      noteAct(
        db,
        act,
        sql`json_object('before', users.tokens - token_ledger.delta, 'after', users.tokens)`,
        sql`FROM token_ledger JOIN users ON users.id = token_ledger.user_id WHERE token_ledger.id = ${cause}`,
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
