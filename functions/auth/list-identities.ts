import { asc, eq } from "drizzle-orm";
import { identities } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { canSendMail } from "../mail/mailer.ts";
import { listIdentities } from "./contract.ts";
import { identityId } from "./identities.ts";
import { usableProviders } from "./oidc-providers.ts";

export const listIdentitiesEndpoint = endpoint(
  listIdentities,
  // By the index identities_user.
  ({ db, userId }) => [db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt))],
  async ({ c, settings }, [rows]) => {
    const names = new Map(settings.OIDC_PROVIDERS.map(({ id, name }) => [id, name]));
    const present = async (row: (typeof rows)[number]) => ({
      id: await identityId(c, row),
      provider: row.provider,
      name: names.get(row.provider) ?? row.provider,
      email: row.email,
      createdAt: row.createdAt,
      seenAt: row.seenAt,
    });
    return {
      identities: await Promise.all(rows.map(present)),
      available: usableProviders(c).map(({ id, name }) => ({ id, name })),
      mail: canSendMail(c),
    };
  },
);
