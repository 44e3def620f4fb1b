import { and, eq, sql } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { canSendMail } from "../mail/mailer.ts";
import { removePasskey } from "./contract.ts";
import { tellOfChange } from "./notify.ts";
import { usableProviders } from "./oidc-providers.ts";

export const removePasskeyEndpoint = endpoint(
  removePasskey,
  ({ db, userId, params }) => [
    db
      .select({ name: passkeys.name })
      .from(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, userId))),
  ],
  async ({ c, db, user, params }, [[passkey]]) => {
    if (!passkey) throw new AppError("NOT_FOUND");
    const usable = JSON.stringify(usableProviders(c).map(({ id }) => id));
    // Without mail the last way in must stay, also when two devices remove one each.
    const isNotLast = sql`(${canSendMail(c) ? 1 : 0}
      OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.user_id = ${user.id} AND other.id <> ${params.id})
      OR EXISTS (SELECT 1 FROM identities WHERE identities.user_id = ${user.id}
        AND identities.provider IN (SELECT value FROM json_each(${usable}))))`;
    const removed = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, user.id), isNotLast))
      .returning({ id: passkeys.id });
    if (removed.length === 0) {
      throw new AppError("CONFLICT", {
        message: "This is your last way to sign in. Please add another one first.",
        details: { reason: "last" },
      });
    }
    await tellOfChange(c, user, { kind: "passkey-removed", name: passkey.name || undefined });
    return undefined;
  },
);
