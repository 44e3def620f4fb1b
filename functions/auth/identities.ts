import { and, asc, eq, ne, notExists, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { identities, users } from "../../db/schema.ts";
import type { AppContext, SessionUser } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { randomId } from "../http/random-id.ts";
import { canSendMail } from "../mail/mailer.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import * as contract from "./contract.ts";
import type { ProvenIdentity } from "./oidc-claims.ts";
import { usableProviders } from "./oidc-providers.ts";
import { usernames } from "./sign-in.ts";
import { beginAttempt, takeAttempt } from "./sign-in-attempts.ts";

/** An identity and the configured provider that proved it. */
export type ProviderIdentity = ProvenIdentity & { provider: string };

/** Public id of an identity; the provider's subject is not sent to the client. */
export function identityId(c: AppContext, { issuer, subject }: { issuer: string; subject: string }): Promise<string> {
  return keyedHash(c.var.settings.IDENTITY_SECRET, "identity id", JSON.stringify([issuer, subject]));
}

/** The account an identity is joined to, or null. Updates when it was last used. */
export async function accountOfIdentity(c: AppContext, identity: ProviderIdentity): Promise<string | null> {
  const { db, now } = c.var;
  const [known] = await db.batch([
    db
      .update(identities)
      .set({ seenAt: now, provider: identity.provider, ...(identity.email && { email: identity.email }) })
      .where(isOf(identity))
      .returning({ userId: identities.userId }),
    fillFirstName(c, identity),
  ]);
  return known[0]?.userId ?? null;
}

/**
 * The account of an identity with a confirmed address: the one it is joined to, else the one with that address (which it then joins), else
 * a new one. One batch, so that concurrent callbacks create neither two accounts nor one without a way in.
 */
export async function accountOfConfirmed(
  c: AppContext,
  identity: ProviderIdentity,
  language: string,
): Promise<{ userId: string; joined: boolean }> {
  const { db, now, settings } = c.var;
  const { email } = identity;
  const role = settings.ADMIN_EMAILS.includes(email) ? "admin" : "user";
  for (const username of usernames(email)) {
    const [made, joined, , owners] = await db.batch([
      insertWhere(
        db,
        users,
        { id: randomId(), email, username, firstName: identity.firstName, role, language, createdAt: now },
        notExists(ownerOf(c, identity)),
      )
        .onConflictDoNothing()
        .returning({ id: users.id }),
      join(c, identity, eq(users.email, email)),
      fillFirstName(c, identity),
      ownerOf(c, identity),
    ]);
    const [owner] = owners;
    if (owner) return { userId: owner.userId, joined: joined.length > 0 && made.length === 0 };
  }
  throw new Error("no free username was found");
}

/**
 * Joins an identity to an account unless it belongs to one already; it is never moved. `ended`: the session is over, perhaps since the
 * request to the provider.
 */
export async function joinIdentity(
  c: AppContext,
  { id, sessionId }: Pick<SessionUser, "id" | "sessionId">,
  identity: ProviderIdentity,
): Promise<"joined" | "known" | "taken" | "ended"> {
  const isSignedIn = sql`EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${sessionId} AND sessions.user_id = ${id})`;
  const [joined, owners] = await c.var.db.batch([
    join(c, identity, sql`${eq(users.id, id)} AND ${isSignedIn}`),
    ownerOf(c, identity),
    fillFirstName(c, identity),
  ]);
  if (joined.length > 0) return "joined";
  const [owner] = owners;
  if (!owner) return "ended";
  return owner.userId === id ? "known" : "taken";
}

const isOf = ({ issuer, subject }: ProvenIdentity) => and(eq(identities.issuer, issuer), eq(identities.subject, subject)) as SQL;

const ownerOf = (c: AppContext, identity: ProvenIdentity) =>
  c.var.db.select({ userId: identities.userId }).from(identities).where(isOf(identity));

function join(c: AppContext, { issuer, subject, provider, email }: ProviderIdentity, account: SQL) {
  const { db, now } = c.var;
  const identity = { issuer, subject, userId: users.id, provider, email, createdAt: now, seenAt: now };
  return insertWhere(db, identities, identity, account, sql`users`).onConflictDoNothing().returning({ userId: identities.userId });
}

/** Fills in the provider's name if the account has none. No effect when the identity is joined to no account. */
function fillFirstName(c: AppContext, identity: ProvenIdentity) {
  const { db } = c.var;
  return db
    .update(users)
    .set({ firstName: identity.firstName })
    .where(and(eq(users.id, sql`${ownerOf(c, identity)}`), eq(users.firstName, ""), ne(sql`${identity.firstName}`, ""))) satisfies Query;
}

const Pending = z.object({
  issuer: z.string(),
  subject: z.string(),
  provider: z.string(),
  email: z.string(),
  isConfirmed: z.literal(false),
  firstName: z.string(),
});

/** Keeps an identity without a confirmed address for ten minutes, until an address has been proven in this browser. */
export function keepPending(c: AppContext, identity: ProviderIdentity): Promise<void> {
  return beginAttempt(c, "identity", identity);
}

/** Extends it by ten minutes, the lifetime of the code; false when there is none of this provider. */
export async function renewPending(c: AppContext, providerId: string): Promise<boolean> {
  const pending = await takePending(c, providerId);
  if (pending) await keepPending(c, pending);
  return pending !== null;
}

/** Joins it to the account whose address has just been proven here. */
export async function joinPending(
  c: AppContext,
  user: SessionUser,
  providerId: string,
): Promise<Awaited<ReturnType<typeof joinIdentity>> | "none"> {
  const pending = await takePending(c, providerId);
  return pending ? joinIdentity(c, user, pending) : "none";
}

async function takePending(c: AppContext, providerId: string): Promise<ProviderIdentity | null> {
  const pending = Pending.safeParse(await takeAttempt(c, "identity")).data;
  return pending?.provider === providerId ? pending : null;
}

export const listIdentities = endpoint(
  contract.listIdentities,
  // Uses the index identities_user.
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

/**
 * SQL condition: without this passkey or identity the user can still sign in with a code by mail, a passkey or a usable provider. Belongs
 * in the deleting statement itself, since two devices may remove one each at the same time.
 */
export function hasAnotherWayIn(c: AppContext, userId: string, removed: { passkeyId: string } | { issuer: string; subject: string }): SQL {
  const usable = JSON.stringify(usableProviders(c).map(({ id }) => id));
  const [otherPasskey, otherIdentity] =
    "passkeyId" in removed
      ? [sql`p.id <> ${removed.passkeyId}`, sql`1`]
      : [sql`1`, sql`NOT (i.issuer = ${removed.issuer} AND i.subject = ${removed.subject})`];
  return sql`(${canSendMail(c) ? 1 : 0}
    OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = ${userId} AND ${otherPasskey})
    OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = ${userId} AND ${otherIdentity} AND i.provider IN (SELECT value FROM json_each(${usable}))))`;
}

export const lastWayIn = () =>
  new AppError("CONFLICT", { message: "This is your last way to sign in. Please add another one first.", details: { reason: "last" } });

export const removeIdentity = endpoint(
  contract.removeIdentity,
  ({ db, userId }) => [db.select().from(identities).where(eq(identities.userId, userId))],
  async ({ c, db, user, settings, params }, [rows]) => {
    const ids = await Promise.all(rows.map((row) => identityId(c, row)));
    const identity = rows[ids.indexOf(params.id)];
    if (!identity) throw new AppError("NOT_FOUND");
    const { issuer, subject, provider } = identity;
    const removed = await db
      .delete(identities)
      .where(
        and(
          eq(identities.issuer, issuer),
          eq(identities.subject, subject),
          eq(identities.userId, user.id),
          hasAnotherWayIn(c, user.id, { issuer, subject }),
        ),
      )
      .returning({ provider: identities.provider });
    if (removed.length === 0) throw lastWayIn();
    await notifyAccount(c, user, {
      kind: "identity-removed",
      name: settings.OIDC_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider,
    });
    return undefined;
  },
);
