import { and, eq, sql } from "drizzle-orm";
import { identities } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { canSendMail } from "../mail/mailer.ts";
import { removeIdentity } from "./contract.ts";
import { identityId } from "./identities.ts";
import { tellOfChange } from "./notify.ts";
import { usableProviders } from "./oidc-providers.ts";

export const removeIdentityEndpoint = endpoint(
  removeIdentity,
  ({ db, userId }) => [db.select().from(identities).where(eq(identities.userId, userId))],
  async ({ c, db, user, settings, params }, [rows]) => {
    const ids = await Promise.all(rows.map((row) => identityId(c, row)));
    const identity = rows[ids.indexOf(params.id)];
    if (!identity) throw new AppError("NOT_FOUND");
    const { issuer, subject, provider } = identity;
    const usable = JSON.stringify(usableProviders(c).map(({ id }) => id));
    // Without mail the last way in must stay, also when two devices remove one each.
    const removed = await db
      .delete(identities)
      .where(
        and(
          eq(identities.issuer, issuer),
          eq(identities.subject, subject),
          eq(identities.userId, user.id),
          sql`(${canSendMail(c) ? 1 : 0} OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = ${user.id})
            OR EXISTS (SELECT 1 FROM identities AS other WHERE other.user_id = ${user.id} AND NOT (other.issuer = ${issuer} AND other.subject = ${subject})
              AND other.provider IN (SELECT value FROM json_each(${usable}))))`,
        ),
      )
      .returning({ provider: identities.provider });
    if (removed.length === 0) {
      throw new AppError("CONFLICT", {
        message: "This is your last way to sign in. Please add another one first.",
        details: { reason: "last" },
      });
    }
    await tellOfChange(c, user, {
      kind: "identity-removed",
      name: settings.OIDC_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider,
    });
    return undefined;
  },
);
