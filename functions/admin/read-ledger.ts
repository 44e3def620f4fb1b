import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { ledgerPage, presentLedger } from "../user/ledger-entries.ts";
import { accountOf } from "./account.ts";
import { readUserLedger } from "./contract.ts";

/** As its owner reads it; that of a deleted account stays readable under its id. Loaded only after the caller is known to be an admin. */
export const readLedgerEndpoint = endpoint(readUserLedger, async ({ c, db, params, query }) => {
  const [rows, [account]] = await db.batch([ledgerPage(db, params.userId, query.cursor), accountOf(db, params.userId)]);
  if (!account && rows.length === 0) throw new AppError("NOT_FOUND");
  const { entries, next } = presentLedger(rows);
  if (next !== undefined) c.header("link", `</api/admin/users/${encodeURIComponent(params.userId)}/ledger?cursor=${next}>; rel="next"`);
  return entries;
});
