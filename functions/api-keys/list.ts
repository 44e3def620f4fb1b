import { eq } from "drizzle-orm";
import { apiKeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { KeyProvider, listApiKeys } from "./contract.ts";
import { present } from "./present.ts";

/** By the primary key; at most one for each provider. */
export const list = endpoint(
  listApiKeys,
  ({ db, userId }) => [db.select().from(apiKeys).where(eq(apiKeys.userId, userId))],
  async (_, [rows]) => {
    const place = (provider: KeyProvider) => KeyProvider.options.indexOf(provider);
    return rows.map(present).sort((one, other) => place(one.provider) - place(other.provider));
  },
);
