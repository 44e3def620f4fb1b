import { endpoint } from "../http/endpoint.ts";
import { readLedger } from "./contract.ts";
import { ledgerPage, presentLedger } from "./ledger-entries.ts";

export const readLedgerEndpoint = endpoint(
  readLedger,
  ({ db, userId, query }) => [ledgerPage(db, userId, query.cursor)],
  async ({ c }, [rows]) => {
    const { entries, next } = presentLedger(rows);
    if (next !== undefined) c.header("link", `</api/user/ledger?cursor=${next}>; rel="next"`);
    return entries;
  },
);
