import { asc, eq } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { listPasskeys } from "./contract.ts";
import { passkeyColumns } from "./passkey-columns.ts";

export const listPasskeysEndpoint = endpoint(
  listPasskeys,
  ({ db, userId }) => [
    db.select(passkeyColumns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  ],
  async (_, [rows]) => rows,
);
